import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { type FormResult, isUnreachable } from "./form-result.ts";

interface Trouble {
  /** What happened, without a full stop. */
  readonly reason: string;
  /** What to do about it: a sentence. */
  readonly advice: string;
  /** It passes by itself, and the advice says when: a form with words of its own says both. */
  readonly isPassing?: true;
}

const AWAY: Trouble = {
  reason: "The server could not be reached",
  advice: "Check the connection and try again.",
};
/** Seconds are in `Retry-After` (server/http/busy-page.ts), which the router does not hand on: the words say what it says always. */
const BUSY: Trouble = {
  reason: "Too many people are here at this moment",
  advice: "Try again in a quarter of a minute.",
  isPassing: true,
};
/** Who is signed in could not be found out (session.server.ts). */
const STUCK: Trouble = { ...BUSY, reason: "The database does not answer at this moment" };
const FAULT: Trouble = {
  reason: "The server answered with a fault",
  advice: "Try again in a few minutes.",
};

/** The usual sentence: what failed, why, what to do. */
export const failedTo =
  (what: string) =>
  ({ reason, advice }: Trouble): string =>
    `Failed to ${what}: ${reason}. ${advice}`;

/** What stands before the application says in words that it is busy; the application itself answers 503 with nothing. */
function troubleOf(error: unknown): Trouble {
  if (error instanceof TypeError) return AWAY;
  if (!isRouteErrorResponse(error) || error.status !== 503) return FAULT;
  return error.data === null ? STUCK : BUSY;
}

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
      error: words(troubleOf(error)),
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
