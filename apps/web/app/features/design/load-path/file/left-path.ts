import { LOAD_PATH_VERSION, type Member, storedMembers } from "@kingpost/design/load-path";
import { useLocation } from "react-router";
import { ENTRIES, read, write } from "../../../../ui/storage/browser-storage.ts";
import { useOnLeave } from "../../../../ui/use-on-leave.ts";
import { pathModules } from "../../modules/modules-on-demand.ts";
import type { PathState } from "../path-state.ts";
import { openStored } from "./open-path.ts";

/** How many changes can be undone, and how many redone, after the page was left. */
const KEPT_STEPS = 20;

/** A load path as it is stored: each state of its members as the inputs of a load path. */
interface LeftPath {
  readonly search: string;
  readonly inputs: unknown;
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
}

const inputsOf = (members: readonly Member[]) => storedMembers(members, pathModules()).inputs;
const membersOf = (inputs: unknown) => openStored({ version: LOAD_PATH_VERSION, inputs }).members;

/** Keeps the load path when the page is left: its address may not have the last changes, or be too short for them, and has no undo. */
export function useLeftPath({ members, past, future }: PathState, isElsewhere: boolean, owner: string): void {
  const { search } = useLocation();
  useOnLeave(() => {
    if (isElsewhere) return;
    const kept: LeftPath = {
      search,
      inputs: inputsOf(members),
      past: past.slice(-KEPT_STEPS).map(inputsOf),
      future: future.slice(0, KEPT_STEPS).map(inputsOf),
    };
    // If it cannot be kept, only what the address has remains.
    write(ENTRIES.leftPath, JSON.stringify(kept), owner);
  });
}

/** The load path that this address was left with; undefined if there is none. */
export function pathLeftAt(search: string, owner: string): PathState | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(read(ENTRIES.leftPath, owner) ?? "null");
  } catch {
    return undefined;
  }
  if (!isLeft(kept) || kept.search !== search) return undefined;
  const members = membersOf(kept.inputs);
  return members && { members, past: stepsOf(kept.past), future: stepsOf(kept.future) };
}

/** Steps of a kept history, without those that cannot be opened. */
function stepsOf(list: readonly unknown[]): PathState["past"] {
  return list.map(membersOf).filter((members) => members !== undefined);
}

function isLeft(value: unknown): value is LeftPath {
  if (typeof value !== "object" || value === null) return false;
  const { past, future } = value as Partial<Record<keyof LeftPath, unknown>>;
  return "search" in value && "inputs" in value && Array.isArray(past) && Array.isArray(future);
}
