import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { STOPPING, UNFINISHED } from "../../../shared/stopping-messages.ts";
import { type FormResult, isUnreachable } from "../form/form-result.ts";

interface Trouble {
  /** What happened, without a full stop. */
  readonly reason: string;
  /** What the user can do: a sentence. */
  readonly advice: string;
  /** Temporary, and the advice contains the time to retry. */
  readonly isPassing?: true;
}

const AWAY: Trouble = {
  reason: "The server could not be reached",
  advice: "Check your connection and try again.",
};
/** The seconds are in `Retry-After` (server/http/request-bounds.ts), which the router does not pass on, so the text repeats its value. */
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
/** Response of something in front of the server, as a rule: the page holds back a form at another address than ours (WrongAddress). */
const REFUSED: Trouble = { reason: "The request was rejected", advice: "Try again in a few minutes." };
const FAULT: Trouble = {
  reason: "The server returned an error",
  advice: "Try again in a few minutes.",
};

/**
 * How browsers report that a request or a module did not arrive: Chromium, Firefox, Safari. A defect of the page is a TypeError
 * too.
 */
const UNANSWERED =
  /^(Failed to fetch|network error|NetworkError when|error loading dynamically imported|Load failed|Importing a module script failed|The network connection was lost|The Internet connection appears)/;

/** Whether something did not arrive, rather than that it could not be shown: the network failed, or a response is not what was requested. */
export function isLoadFailure(error: unknown): boolean {
  if (error instanceof TypeError) return UNANSWERED.test(error.message);
  return (
    error instanceof SyntaxError ||
    (error instanceof Error && /could not be loaded|Unable to preload/.test(error.message))
  );
}

/** The usual sentence: what failed, why, and what to do. */
export const failedTo =
  (what: string) =>
  ({ reason, advice }: Trouble): string =>
    `Failed to ${what}: ${reason}. ${advice}`;

/** A busy server, and the proxy in front of one that restarts, respond with a text; the application's own 503 is empty. */
function troubleOf503(text: unknown): Trouble {
  if (text === null) return STUCK;
  if (typeof text !== "string") return BUSY;
  if (text.startsWith(UNFINISHED)) return UNFINISHED_WORK;
  return text.startsWith(STOPPING) ? RESTARTING : BUSY;
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof TypeError) return AWAY;
  if (!isRouteErrorResponse(error)) return FAULT;
  if (error.status === 503) return troubleOf503(error.data);
  if (error.status === 429) return TOO_MANY;
  if (error.status === 413) return TOO_LARGE;
  return error.status < 500 ? REFUSED : FAULT;
}

/** Thrown instead of a page whose module did not arrive. */
export class LostModule extends Error {
  /** The page's address. */
  readonly address: string;

  constructor(address: string) {
    super(`The module of ${address} did not arrive.`);
    this.address = address;
  }
}

/** The message for a page that could not be loaded; undefined if the server responded with the page's own error. */
export function troubleOfPage(error: unknown): Trouble | undefined {
  if (error instanceof LostModule) return AWAY;
  if (error instanceof TypeError) return UNANSWERED.test(error.message) ? AWAY : undefined;
  const trouble = troubleOf(error);
  return [RESTARTING, UNFINISHED_WORK, TOO_MANY].includes(trouble) ? trouble : undefined;
}

/**
 * The message for a form whose request did not arrive or got an invalid response: the page stays, with its input. `form` is its
 * name on a page with several.
 */
export async function withNetworkError<Answer>(
  words: (trouble: Trouble) => string,
  send: () => Promise<Answer>,
  form?: string,
): Promise<Answer | FormResult> {
  try {
    return await send();
  } catch (error) {
    // The router throws a Response to leave a page.
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
