import type { MiddlewareHandler } from "hono";

const ALLOWED = ["GET", "HEAD", "POST", "OPTIONS"];

/** Refuses what no address of the product takes, before anything is rendered or run. */
export const allowedMethods: MiddlewareHandler = async (c, next) => {
  if (!ALLOWED.includes(c.req.method)) {
    return c.text("This method is not taken here.\n", 405, { Allow: ALLOWED.join(", ") });
  }
  await next();
};

/** A path that begins with two slashes would read as the name of another host. */
export const ownPaths: MiddlewareHandler = async (c, next) => {
  if (/^\/[/\\]/.test(c.req.path)) return c.text("There is nothing at this address.\n", 404);
  await next();
};

/**
 * Refuses a form that another site sends. A browser names the sender in `Origin`; where it does not, `Sec-Fetch-Site` or
 * `Referer` must show that the form is ours.
 */
export function ownForms(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header("Sec-Fetch-Site");
    const referer = c.req.header("Referer") ?? "";
    const origin = c.req.header("Origin") ?? (URL.canParse(referer) ? new URL(referer).origin : undefined);
    const isOurs = site === undefined ? origin === publicUrl : site === "same-origin" || site === "none";
    // The open data take no forms; there the answer is that they are for reading.
    if (c.req.method === "POST" && !isOurs && !c.req.path.startsWith("/api/v1/")) {
      return c.text(`Forms are taken from ${publicUrl} only. Please open the page there.\n`, 403);
    }
    await next();
  };
}
