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
