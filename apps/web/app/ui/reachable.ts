import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { type FormResult, isUnreachable } from "./form-result.ts";

interface Trouble {
  /** What happened, without a full stop. */
  readonly reason: string;
  /** What to do about it: a sentence. */
  readonly advice: string;
}

const AWAY: Trouble = {
  reason: "The server could not be reached",
  advice: "Check the connection and try again.",
};
const FAULT: Trouble = {
  reason: "The server answered with a fault",
  advice: "Try again in a few minutes.",
};

/** The usual sentence: what failed, why, what to do. */
export const failedTo =
  (what: string) =>
  ({ reason, advice }: Trouble): string =>
    `Failed to ${what}: ${reason}. ${advice}`;

/** The router's own way of leaving a page, and refusals that have a page of their own. */
const goesItsOwnWay = (error: unknown): boolean =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);

/**
 * What a form says when its request does not arrive, or what comes back is not an answer: the page stays, with what was typed.
 * `form` is its name on a page with several.
 */
export async function orUnreachable<Answer>(
  words: (trouble: Trouble) => string,
  send: () => Promise<Answer>,
  form?: string,
): Promise<Answer | FormResult> {
  try {
    return await send();
  } catch (error) {
    if (goesItsOwnWay(error)) throw error;
    return {
      error: words(error instanceof TypeError ? AWAY : FAULT),
      unreachable: true,
      ...(form === undefined ? {} : { form }),
    };
  }
}

/** A page whose form did not arrive stays as it is. */
export function stayIfUnreachable({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return isUnreachable(actionResult) ? false : defaultShouldRevalidate;
}
