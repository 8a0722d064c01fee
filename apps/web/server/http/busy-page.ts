import type { Context } from "hono";

/** Seconds, for every 503: by then a line of people who wait is through, and the embedded database is up again. */
export const RETRY_AFTER = "15";

/** Plain on purpose: it costs nothing, and reads well without a style sheet. */
const BUSY = `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Too many people at once</title>
<h1>Too many people are here at this moment</h1>
<p>Nothing was sent or changed. Please try again in a quarter of a minute.
If you sent a form, the Back button of your browser leads to what you typed.</p>
</html>
`;

export function sayBusy(c: Context): Response {
  const headers = { "Retry-After": RETRY_AFTER, "Cache-Control": "no-store" };
  if (c.req.header("Accept")?.includes("text/html")) return c.html(BUSY, 503, headers);
  return c.text("Too many ask at this moment. Nothing was changed; please try again later.\n", 503, headers);
}
