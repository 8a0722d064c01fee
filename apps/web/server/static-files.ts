import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const YEAR = 31_536_000;

/**
 * The built files of the browser. Names under `/assets/` carry a hash of their content and never change, so a browser keeps
 * them for good; the few others (icons) are asked for again after an hour. Compressed copies are made by the build.
 */
export function staticFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound(path, c) {
      const hashed = path.includes("/assets/");
      c.header("Cache-Control", hashed ? `public, max-age=${YEAR}, immutable` : "public, max-age=3600");
    },
  });
}
