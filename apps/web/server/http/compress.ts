import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { parseAccept } from "hono/utils/accept";
import { isStreamed } from "./streamed.ts";

export type Encoding = "br" | "gzip" | "identity";

/** The effort for a body: of a page that stays cached, of one response, or of a large one that may never be requested again. */
export type Effort = "best" | "usual" | "least";

/** Brotli 5: within 3 % of the best ratio on a page, at a tenth of its time. Brotli 1 takes a seventh of that again. */
const BROTLI = { best: 11, usual: 5, least: 1 } as const satisfies Readonly<Record<Effort, number>>;
const GZIP = { best: 6, usual: 6, least: 1 } as const satisfies Readonly<Record<Effort, number>>;

/** Bytes. Up to here the usual effort costs less than rendering a page. */
export const LARGE = 256 * 1024;

/** Brotli before gzip, of those that the client accepts: `br;q=0` excludes it. */
export function preferredEncoding(header = ""): Encoding {
  const accepted = parseAccept(header);
  const preferred = (["br", "gzip"] as const).find((encoding) => {
    const named = accepted.find((one) => one.type.toLowerCase() === encoding);
    return ((named ?? accepted.find((one) => one.type === "*"))?.q ?? 0) > 0;
  });
  return preferred ?? "identity";
}

export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return promisify(gzip)(body, { level: GZIP[effort] });
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const COMPRESSIBLE = /^(text\/|application\/(json|problem\+json|xml|javascript))/;

/**
 * Compresses a response before `next` resolves: compression is work like rendering, and bounded with it. Files are
 * compressed once by the build, and cached pages by `page-cache.ts`.
 */
export function compressPages(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { res } = c;
    const type = res.headers.get("Content-Type") ?? "";
    if (res.headers.has("Content-Encoding") || !COMPRESSIBLE.test(type) || isStreamed(res)) return;
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
