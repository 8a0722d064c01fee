import type { MiddlewareHandler } from "hono";
import { compress, LARGE, preferredEncoding } from "./compress.ts";

const COMPRESSIBLE = /^(text\/|application\/(json|problem\+json|xml|javascript))/;

/**
 * Compresses a response before `next` resolves: compression is work like rendering, and part of the request's slot in the queue. Files
 * are compressed once by the build, and cached pages by `page-cache.ts`.
 */
export function compressPages(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { res } = c;
    const type = res.headers.get("Content-Type") ?? "";
    if (res.headers.has("Content-Encoding") || !COMPRESSIBLE.test(type)) return;
    res.headers.append("Vary", "Accept-Encoding");
    const encoding = preferredEncoding(c.req.header("Accept-Encoding"));
    if (encoding === "identity" || !res.body || c.req.method === "HEAD") return;
    const body = Buffer.from(await res.arrayBuffer());
    const compressed = await compress(body, encoding, body.length > LARGE ? "least" : "usual");
    c.res = new Response(bytesOf(compressed), res);
    c.res.headers.set("Content-Encoding", encoding);
    c.res.headers.set("Content-Length", String(compressed.length));
  };
}

/** The same bytes for a Response, whose types do not accept a Buffer. Not a copy: responses may be large and many. */
export function bytesOf({ buffer, byteOffset, byteLength }: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}
