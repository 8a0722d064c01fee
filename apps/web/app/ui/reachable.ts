import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { STOPPING, UNFINISHED } from "../../server/http/stopping.ts";
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
  advice: "Check your connection and try again.",
};
/** Seconds are in `Retry-After` (server/http/busy-page.ts), which the router does not hand on: the words say what it says always. */
const BUSY: Trouble = {
  reason: "The server is busy",
  advice: "Try again in 15 seconds.",
  isPassing: true,
};
/** Who is signed in could not be found out (session.server.ts). */
const STUCK: Trouble = { ...BUSY, reason: "The database is not responding" };
const RESTARTING: Trouble = { ...BUSY, reason: "The server is restarting" };
const UNFINISHED_WORK: Trouble = {
  reason: "The server restarted before it finished",
  advice: "Your request may have been completed. Try again in 15 seconds.",
  isPassing: true,
};
const TOO_MANY: Trouble = {
  reason: "Too many requests from your network",
  advice: "Try again in a few minutes.",
};
const TOO_LARGE: Trouble = {
  reason: "This is too long for the form",
  advice: "Shorten it and try again.",
};
/** Of something in front of the server, as a rule: a form at another address than ours is held back by the page (WrongAddress). */
const REFUSED: Trouble = { reason: "The request was rejected", advice: "Try again in a few minutes." };
const FAULT: Trouble = {
  reason: "The server returned an error",
  advice: "Try again in a few minutes.",
};

/**
 * How browsers say that a request, or a module of the page, did not arrive: Chromium, Firefox, Safari. A fault of the page's own is a
 * TypeError too.
 */
const UNANSWERED =
  /^(Failed to fetch|network error|NetworkError when|error loading dynamically imported|Load failed|Importing a module script failed|The network connection was lost|The Internet connection appears)/;

/** The usual sentence: what failed, why, what to do. */
export const failedTo =
  (what: string) =>
  ({ reason, advice }: Trouble): string =>
    `Failed to ${what}: ${reason}. ${advice}`;

/** What stands before the application says in words that it is busy or ends; the application itself answers 503 with nothing. */
function troubleOf503(said: unknown): Trouble {
  if (said === null) return STUCK;
  if (typeof said !== "string") return BUSY;
  if (said.startsWith(UNFINISHED)) return UNFINISHED_WORK;
  return said.startsWith(STOPPING) ? RESTARTING : BUSY;
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof TypeError) return AWAY;
  if (!isRouteErrorResponse(error)) return FAULT;
  if (error.status === 503) return troubleOf503(error.data);
  if (error.status === 429) return TOO_MANY;
  if (error.status === 413) return TOO_LARGE;
  return error.status < 500 ? REFUSED : FAULT;
}

/** Thrown in the place of a page whose module did not arrive. */
export class LostModule extends Error {
  /** The page's own. */
  readonly address: string;

  constructor(address: string) {
    super(`The module of ${address} did not arrive.`);
    this.address = address;
  }
}

/** What a page that could not be asked for says in its place: nothing where the server has answered with the page's own fault. */
export function troubleOfPage(error: unknown): Trouble | undefined {
  if (error instanceof LostModule) return AWAY;
  if (error instanceof TypeError) return UNANSWERED.test(error.message) ? AWAY : undefined;
  const trouble = troubleOf(error);
  return [RESTARTING, UNFINISHED_WORK, TOO_MANY].includes(trouble) ? trouble : undefined;
}

/**
 * What a form says when its request does not arrive, or what comes back is not an answer: the page stays, with what was typed.
 * `form` is its name on a page with several.
 */
export async function withNetworkError<Answer>(
  words: (trouble: Trouble) => string,
  send: () => Promise<Answer>,
  form?: string,
): Promise<Answer | FormResult> {
  try {
    return await send();
  } catch (error) {
    // The router's own way of leaving a page.
    if (error instanceof Response) throw error;
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
