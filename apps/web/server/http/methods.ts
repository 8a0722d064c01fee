import type { Context, MiddlewareHandler } from "hono";

const ALLOWED = ["GET", "HEAD", "POST", "OPTIONS"];

/** Refuses what no address of the product takes, before anything is rendered or run. */
export const allowedMethods: MiddlewareHandler = async (c, next) => {
  if (!ALLOWED.includes(c.req.method)) {
    return c.text("This method is not taken here.\n", 405, { Allow: ALLOWED.join(", ") });
  }
  await next();
};

/** Whether the escapes of a path stand for text. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * A path that begins with two slashes would read as the name of another host. One that can not be decoded names nothing either, and
 * the router would say so on the console, past the log.
 */
export const ownPaths: MiddlewareHandler = async (c, next) => {
  const { pathname } = new URL(c.req.url);
  if (/^\/[/\\]/.test(c.req.path) || !isReadable(pathname))
    return c.text("There is nothing at this address.\n", 404);
  await next();
};

/** Whether a form shows that it was sent by a page of ours. */
function isOurs(header: (name: string) => string | undefined, publicUrl: string): boolean {
  const origin = header("Origin");
  // "null" is nobody, whatever else the browser says: no page of ours hides its origin, and the router takes no such form.
  if (origin !== undefined) return origin === publicUrl;
  const site = header("Sec-Fetch-Site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  const referer = header("Referer") ?? "";
  return URL.canParse(referer) && new URL(referer).origin === publicUrl;
}

/**
 * Refuses a form that another site sends, or a page of ours at an address that is not the public one. A person gets a page
 * that says so; a program gets a line.
 */
export function ownForms(
  publicUrl: string,
  refusalPage: (c: Context) => Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => {
    // The open data take no forms; there the answer is that they are for reading.
    if (c.req.method !== "POST" || c.req.path.startsWith("/api/v1/")) return next();
    if (isOurs((name) => c.req.header(name), publicUrl)) return next();
    const isProgram = c.req.path.startsWith("/api/") || c.req.path.endsWith(".data");
    if (!isProgram && c.req.header("Accept")?.includes("text/html")) return refusalPage(c);
    return c.text(`Forms are taken from ${publicUrl} only. Please open the page there.\n`, 403);
  };
}
