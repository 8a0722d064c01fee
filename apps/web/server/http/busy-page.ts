import type { Context } from "hono";
import { STOPPING, UNFINISHED } from "../../shared/stopping-messages.ts";
import type { Surface } from "./request-id.ts";

/** Seconds, for every 503: by then a full queue has drained, and the embedded database has restarted. */
export const RETRY_AFTER = "15";

/** A link would lead to an empty form. Browsers do not keep passwords. */
const BACK = `<p>Your browser's Back button returns to what you typed. Enter passwords again.</p>
`;

interface Reason {
  readonly title: string;
  readonly heading: string;
  /** A sentence: whether anything was changed. */
  readonly outcome: string;
  /** The response to a client that does not accept HTML. */
  readonly text: string;
}

const NOTHING = "Nothing was sent or changed.";
const BUSY: Reason = {
  title: "Server busy",
  heading: "The server is busy",
  outcome: NOTHING,
  text: `The server is busy. Nothing was changed. Try again in ${RETRY_AFTER} seconds.`,
};
const RESTARTING: Reason = {
  title: "Restarting",
  heading: "The server is restarting",
  outcome: NOTHING,
  text: STOPPING,
};
const UNKNOWN: Reason = {
  ...RESTARTING,
  outcome: "It stopped while it was processing your request. The request may have been completed.",
  text: UNFINISHED,
};

/** A cheap page without scripts and styles. The request ID is set by the server, never by the client. */
const busyPage = ({ title, heading, outcome }: Reason, requestId: string, isForm: boolean) => `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${heading}</h1>
<p>${outcome} Try again in ${RETRY_AFTER} seconds.</p>
${isForm ? BACK : ""}<p>If you contact us about this, quote <code>${requestId}</code>.</p>
</html>
`;

function respondUnavailable(c: Context<Surface>, reason: Reason): Response {
  const headers = { "Retry-After": RETRY_AFTER, "Cache-Control": "no-store" };
  if (c.req.header("Accept")?.includes("text/html"))
    return c.html(busyPage(reason, c.get("requestId"), c.req.method === "POST"), 503, headers);
  return c.text(`${reason.text}\n`, 503, headers);
}

/** For a request whose queue is full, or that waited too long in it. */
export const respondBusy = (c: Context<Surface>) => respondUnavailable(c, BUSY);

/** For a request in the queue when the process stops. */
export const respondRestarting = (c: Context<Surface>) => respondUnavailable(c, RESTARTING);

/** For a running request when the process stops. */
export const respondUnfinished = (c: Context<Surface>) =>
  respondUnavailable(c, c.req.method === "POST" ? UNKNOWN : RESTARTING);

/** For an incomplete form when the process stops. */
export function respondStopping(c: Context<Surface>): Response {
  const answer = respondRestarting(c);
  // The rest of the form would be parsed as the next request.
  answer.headers.set("Connection", "close");
  return answer;
}
