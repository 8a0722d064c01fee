import type { Context, MiddlewareHandler } from "hono";
import { isForeign } from "./origin.ts";

/** Those that any address of the product accepts. */
export const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

/** Rejects methods that no address of the product accepts, before anything is rendered or run. */
export const allowedMethods: MiddlewareHandler = async (c, next) => {
  if (!METHODS.includes(c.req.method)) {
    return c.text("Method not allowed.\n", 405, { Allow: METHODS.join(", ") });
  }
  await next();
};

/** Whether the escapes of a path are valid. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Rejects a path that begins with two slashes, which would be read as another host, and one that cannot be decoded, which the router
 * would report on the console instead of in the log.
 */
export const validPaths: MiddlewareHandler = async (c, next) => {
  const { pathname } = new URL(c.req.url);
  if (/^\/[/\\]/.test(c.req.path) || !isDecodable(pathname)) return c.text("Not found.\n", 404);
  await next();
};

/**
 * Rejects a form from another site, or from a page of ours at an address other than the public one. A browser gets a page with the
 * reason, a program a line of text.
 */
export function sameOriginForms(
  publicUrl: string,
  rejectionPage: (c: Context) => Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => {
    // The open data respond to every POST that they are read-only.
    if (c.req.method !== "POST" || c.req.path.startsWith("/api/v1/")) return next();
    if (!isForeign(c.req.raw.headers, publicUrl)) return next();
    const isProgram = c.req.path.startsWith("/api/") || c.req.path.endsWith(".data");
    if (!isProgram && c.req.header("Accept")?.includes("text/html")) return rejectionPage(c);
    return c.text(`Forms are accepted only from ${publicUrl}. Please open the page there.\n`, 403);
  };
}
