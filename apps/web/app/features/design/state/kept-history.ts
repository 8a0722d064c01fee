import type { RawInputs } from "@kingpost/design";
import type { KeptHistory } from "./design-state.ts";

/** Steps that survive a reload. */
const MOST_KEPT = 50;

const keyOf = (kind: string) => `kingpost.design.${kind}`;

interface Kept extends KeptHistory {
  readonly inputs: RawInputs;
  readonly search: string;
}

interface Restored {
  readonly history: KeptHistory;
  readonly inputs?: RawInputs;
}

/** Storage may be disabled or full: then a reload has nothing to undo. */
function tryTo<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Keeps what this tab can undo, and in this browser the design itself. `search`: of the address by which it can be found again. */
export function keepHistory(kind: string, { inputs, past, future, search }: Kept): void {
  const kept: Kept = { inputs, past: past.slice(-MOST_KEPT), future: future.slice(0, MOST_KEPT), search };
  tryTo(() => sessionStorage.setItem(keyOf(kind), JSON.stringify(kept)));
  if (!isSaved(search)) tryTo(() => localStorage.setItem(keyOf(kind), JSON.stringify(inputs)));
}

/** A saved design is kept by the account. */
const isSaved = (search: string) => new URLSearchParams(search).has("design");

/**
 * What can be undone of the design on view; undefined if the tab kept another one. With `inputs` if the page was left before its address had the
 * last changes.
 */
export function keptHistory(kind: string, inputs: RawInputs, search: string): Restored | undefined {
  const kept = tryTo((): unknown => JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? "null"));
  if (!isKept(kept)) return undefined;
  const history = { past: kept.past, future: kept.future };
  if (JSON.stringify(kept.inputs) === JSON.stringify(inputs)) return { history };
  return kept.search === search && !isSaved(search) ? { history, inputs: kept.inputs } : undefined;
}

/** The last design of a module in this browser, unless it is saved in an account. */
export function lastDesign(kind: string): RawInputs | undefined {
  const last = tryTo((): unknown => JSON.parse(localStorage.getItem(keyOf(kind)) ?? "null"));
  return typeof last === "object" && last !== null ? { ...last } : undefined;
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === "object" &&
    value !== null &&
    "inputs" in value &&
    "past" in value &&
    Array.isArray(value.past) &&
    "future" in value &&
    Array.isArray(value.future)
  );
}
