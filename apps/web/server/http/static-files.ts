import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const YEAR = 31_536_000;

/**
 * The built files of the browser. Names under `/assets/` carry a hash of their content and never change, so a browser keeps
 * them for good; the few others (icons) are asked for again after an hour. Compressed copies are made by the build.
 *
 * The service worker is asked for each time: it is how a browser learns of a new version. It may talk to this server alone.
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
      // Nobody asks whether it has changed: on each of fifty files the date would only weigh.
      if (hashed) c.header("Last-Modified", undefined);
      c.header("Cache-Control", hashed ? `public, max-age=${YEAR}, immutable` : "public, max-age=3600");
    },
  });
}
