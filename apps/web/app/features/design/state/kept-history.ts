import type { RawInputs } from "@kingpost/design";
import {
  historyEntry,
  lastDesignEntry,
  read,
  readOwn,
  remove,
  VISITOR,
  write,
} from "../../../ui/storage/browser-storage.ts";
import type { KeptHistory } from "./design-state.ts";

/** Steps that survive a reload. */
const MOST_KEPT = 50;

interface Kept extends KeptHistory {
  readonly inputs: RawInputs;
  readonly search: string;
}

interface Restored {
  readonly history: KeptHistory;
  readonly inputs?: RawInputs;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    // A text that this product did not write.
    return undefined;
  }
}

/**
 * Keeps the history for this tab and the design for this browser, both for the user of the page (`useOwner`). `search` is the query of the
 * address by which the design is found again.
 */
export function keepHistory(kind: string, { inputs, past, future, search }: Kept, owner: string): void {
  const kept: Kept = { inputs, past: past.slice(-MOST_KEPT), future: future.slice(0, MOST_KEPT), search };
  write(historyEntry(kind), JSON.stringify(kept), owner);
  if (isSaved(search)) forgetSaved(kind, [inputs, ...past], owner);
  else write(lastDesignEntry(kind), JSON.stringify(inputs), owner);
}

/** Removes a design that was typed before it was saved, or before signing in: the account has it now. */
function forgetSaved(kind: string, states: readonly RawInputs[], owner: string): void {
  const saved = new Set(states.map((state) => JSON.stringify(state)));
  for (const one of new Set([owner, VISITOR])) {
    const last = readOwn(lastDesignEntry(kind), one);
    if (last !== undefined && saved.has(last)) remove(lastDesignEntry(kind), one);
  }
  if (owner === VISITOR) return;
  const kept = parsed(readOwn(historyEntry(kind), VISITOR));
  if (isKept(kept) && saved.has(JSON.stringify(kept.inputs))) remove(historyEntry(kind));
}

/** Whether the account keeps the design of an address. */
const isSaved = (search: string) => new URLSearchParams(search).has("design");

/**
 * The kept history of the design on view; undefined if the tab kept another design. It has `inputs` if the page was left before its address
 * had the last changes.
 */
export function keptHistory(
  kind: string,
  inputs: RawInputs,
  search: string,
  owner: string,
): Restored | undefined {
  const kept = parsed(read(historyEntry(kind), owner));
  if (!isKept(kept)) return undefined;
  const history = { past: kept.past, future: kept.future };
  if (JSON.stringify(kept.inputs) === JSON.stringify(inputs)) return { history };
  return kept.search === search && !isSaved(search) ? { history, inputs: kept.inputs } : undefined;
}

/** Whether this tab shows a visitor's design again after signing in, although no link has it. */
export function isKeptForSignIn(kind: string, inputs: RawInputs, search: string): boolean {
  const kept = parsed(readOwn(historyEntry(kind), VISITOR));
  return (
    isKept(kept) &&
    kept.search === search &&
    !isSaved(search) &&
    JSON.stringify(kept.inputs) === JSON.stringify(inputs)
  );
}

/** The last design of a module in this browser, unless it is saved in an account. */
export function lastDesign(kind: string, owner: string): RawInputs | undefined {
  const last = parsed(read(lastDesignEntry(kind), owner));
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
