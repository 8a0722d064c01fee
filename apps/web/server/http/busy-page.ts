import type { Context } from "hono";
import type { Surface } from "./request-id.ts";
import { STOPPING, UNFINISHED } from "./stopping.ts";

/** Seconds, for every 503: by then a line of people who wait is through, and the embedded database is up again. */
export const RETRY_AFTER = "15";

/** A link would lead to the page with its fields empty. No browser keeps passwords. */
const BACK = `<p>Back to the page: the Back button of your browser leads to what you typed. Passwords are to be typed again.</p>
`;

interface Reason {
  readonly title: string;
  readonly heading: string;
  /** What became of the request: a sentence. */
  readonly outcome: string;
  /** For whoever asks for no page. */
  readonly words: string;
}

const NOTHING = "Nothing was sent or changed.";
const BUSY: Reason = {
  title: "Too many people at once",
  heading: "Too many people are here at this moment",
  outcome: NOTHING,
  words: "Too many ask at this moment. Nothing was changed; please try again later.",
};
const ENDING: Reason = {
  title: "Restarting",
  heading: "The server is restarting",
  outcome: NOTHING,
  words: STOPPING,
};
const UNSURE: Reason = {
  ...ENDING,
  outcome: "It stopped before it had finished with what you sent, which may have been done all the same.",
  words: UNFINISHED,
};

/** Plain on purpose: it costs nothing, and reads well without a style sheet. The id is ours, never the sender's. */
const busyPage = ({ title, heading, outcome }: Reason, requestId: string, isForm: boolean) => `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${heading}</h1>
<p>${outcome} Please try again in a quarter of a minute.</p>
${isForm ? BACK : ""}<p>If you write to us about it, quote <code>${requestId}</code>.</p>
</html>
`;

function sayLater(c: Context<Surface>, reason: Reason): Response {
  const headers = { "Retry-After": RETRY_AFTER, "Cache-Control": "no-store" };
  if (c.req.header("Accept")?.includes("text/html"))
    return c.html(busyPage(reason, c.get("requestId"), c.req.method === "POST"), 503, headers);
  return c.text(`${reason.words}\n`, 503, headers);
}

/** To whoever waited in a line, or found it full. */
export const respondBusy = (c: Context<Surface>) => sayLater(c, BUSY);

/** To whoever waits in a line when the process ends. */
export const respondRestarting = (c: Context<Surface>) => sayLater(c, ENDING);

/** To whoever's request is being worked on when the process ends. */
export const respondUnfinished = (c: Context<Surface>) => sayLater(c, c.req.method === "POST" ? UNSURE : ENDING);

/** To whoever is still sending a form when the process ends. */
export function respondStopping(c: Context<Surface>): Response {
  const answer = respondRestarting(c);
  // Unread bytes would stand before the next request.
  answer.headers.set("Connection", "close");
  return answer;
}
