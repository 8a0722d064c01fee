import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const YEAR = 31_536_000;

/**
 * The browser files of the build. Names under `/assets/` contain a hash of their content and never change, so browsers cache
 * them permanently; the few others (icons) expire after an hour. The build creates compressed copies.
 *
 * The service worker is revalidated each time, because browsers detect a new version by it. It may connect to this server only.
 */
export function staticFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound(path, c) {
      if (/[/\\]sw\.js(\.\w+)?$/.test(path)) {
        c.header("Cache-Control", "no-cache");
        c.header("Content-Security-Policy", "default-src 'none'; connect-src 'self'");
        return;
      }
      const hashed = path.includes("/assets/");
      // Never revalidated: the date would only add to the size of fifty files.
      if (hashed) c.header("Last-Modified", undefined);
      c.header("Cache-Control", hashed ? `public, max-age=${YEAR}, immutable` : "public, max-age=3600");
    },
  });
}
