import type { RunOutcome } from "@kingpost/design";

/** Why there is no result of the present inputs, and what is shown in its place; undefined where there is one. */
export function staleReason(outcome: RunOutcome, hasLast: boolean): string | undefined {
  const shown = hasLast ? " The last result is shown in grey." : "";
  switch (outcome.kind) {
    case "result":
      return undefined;
    case "unavailable":
      return `Not calculated. ${outcome.reason.message}${shown}`;
    case "errors": {
      const count = outcome.problems.filter(({ kind }) => kind === "error").length;
      return `Not calculated: ${count === 1 ? "1 input has an error" : `${count} inputs have errors`}.${shown}`;
    }
  }
}
