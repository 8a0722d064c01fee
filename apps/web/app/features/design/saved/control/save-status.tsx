import type { SaveState } from "./autosave.ts";

interface SaveStatusProps {
  readonly state: SaveState;
  /** Why the last action of the user failed. */
  readonly failure: string | undefined;
  readonly frozen: string | undefined;
  readonly onRetry: () => void;
  readonly onCompare: () => void;
}

/** Whether the design is saved, and what to do if it is not. */
export function SaveStatus({ state, failure, frozen, onRetry, onCompare }: SaveStatusProps) {
  const words = failure ?? stateWords(state);
  const isFailure = failure !== undefined || state.kind === "failed" || state.kind === "conflict";
  return (
    <span className="save-state" data-failure={isFailure || undefined}>
      <span role="status">
        {words}
        {frozen === undefined || isFailure ? "" : `. Revision ${frozen} is frozen.`}
      </span>
      {state.kind === "failed" ? (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      ) : null}
      {state.kind === "conflict" ? (
        <button type="button" onClick={onCompare}>
          Compare
        </button>
      ) : null}
    </span>
  );
}

/** Message on a save that is repeated. */
export const savedLater = (message: string) =>
  `Not saved yet: ${message} This page keeps your changes and tries again by itself.`;

/** State of a save in a sentence. */
export function stateWords(state: SaveState): string {
  switch (state.kind) {
    case "saved":
      return "Saved";
    case "saving":
      return "Saving\u2026";
    case "failed":
      return state.retryAfter === undefined ? `Not saved: ${state.message}` : savedLater(state.message);
    case "conflict":
      return "Not saved: also changed elsewhere.";
  }
}
