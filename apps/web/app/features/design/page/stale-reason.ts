import type { RunOutcome } from "@kingpost/design";

/** Why the result in sight is not of the present inputs; undefined where it is. */
export function staleReason(outcome: RunOutcome): string | undefined {
  switch (outcome.kind) {
    case "result":
      return undefined;
    case "unavailable":
      return `Not calculated. ${outcome.reason.message}`;
    case "errors": {
      const count = outcome.problems.filter(({ kind }) => kind === "error").length;
      return `Not calculated: ${count === 1 ? "1 input has an error" : `${count} inputs have errors`}. Below is the last result.`;
    }
  }
}
