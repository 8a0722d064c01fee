import type { Member } from "@kingpost/design/load-path";

/** A load path while it is edited. */
export interface PathState {
  readonly members: readonly Member[];
  readonly past: readonly (readonly Member[])[];
  readonly future: readonly (readonly Member[])[];
}

export type PathAction =
  | { readonly kind: "change"; readonly members: readonly Member[] }
  | { readonly kind: "restore"; readonly state: PathState }
  | { readonly kind: "undo" | "redo" };

/** How many changes can be undone. */
const MOST_STEPS = 100;

export const startPath = (members: readonly Member[]): PathState => ({ members, past: [], future: [] });

export function nextPath(state: PathState, action: PathAction): PathState {
  const { members, past, future } = state;
  switch (action.kind) {
    case "change":
      return { members: action.members, past: [...past, members].slice(-MOST_STEPS), future: [] };
    case "restore":
      return action.state;
    case "undo": {
      const before = past.at(-1);
      return before ? { members: before, past: past.slice(0, -1), future: [members, ...future] } : state;
    }
    case "redo": {
      const [after, ...rest] = future;
      return after ? { members: after, past: [...past, members], future: rest } : state;
    }
  }
}
