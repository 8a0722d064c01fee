import type { RawInputs } from "@kingpost/design";
import type { KeptHistory } from "./design-state.ts";

/** Steps that survive a reload. */
const MOST_KEPT = 50;

const keyOf = (kind: string) => `kingpost.design.${kind}`;

interface Kept extends KeptHistory {
  readonly inputs: RawInputs;
}

/** Storage may be disabled or full: then a reload has nothing to undo. */
function tryTo<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Keeps what can be undone in this tab. */
export function keepHistory(kind: string, { inputs, past, future }: Kept): void {
  const kept: Kept = { inputs, past: past.slice(-MOST_KEPT), future: future.slice(0, MOST_KEPT) };
  tryTo(() => sessionStorage.setItem(keyOf(kind), JSON.stringify(kept)));
}

/** What can be undone of the design on view; undefined if the tab kept another one. */
export function keptHistory(kind: string, inputs: RawInputs): KeptHistory | undefined {
  const text = tryTo(() => sessionStorage.getItem(keyOf(kind)));
  const kept: unknown = text ? tryTo(() => JSON.parse(text)) : undefined;
  if (!isKept(kept) || JSON.stringify(kept.inputs) !== JSON.stringify(inputs)) return undefined;
  return { past: kept.past, future: kept.future };
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
