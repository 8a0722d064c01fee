import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { preferredEncoding } from "./compress-pages.ts";

type Encoding = "br" | "gzip" | "identity";

/** Bytes of pages, as rendered and as compressed, that are kept at most. All pages of the site take a hundredth of it. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What one page counts beside its bytes, so that many small ones are bounded too. */
const OVERHEAD = 2048;
/** Milliseconds. The firm's days begin in Brisbane (UTC+10, all year), and pages show the date. */
const DAY = 86_400_000;
const BRISBANE = 36_000_000;

const today = () => Math.floor((Date.now() + BRISBANE) / DAY);

interface Page {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Partial<Record<Encoding, Buffer>>;
  readonly tag: string;
  readonly quality: number;
}

/** Bytes. The best compression of a page takes a hundredth of a second, that of the whole open data seconds. */
const WORTH_THE_BEST = 256 * 1024;

/** Brotli: 11 for the pages that have an address of their own, 5 for what a query makes of them and for what is large. */
const qualityOf = (key: string, bytes: number) => (key.includes("?") || bytes > WORTH_THE_BEST ? 5 : 11);

/** Tags are compared weakly, so that a proxy's change from weak to strong is no matter. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, "");

interface Answer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

const compress = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: async (body: Buffer) => body,
};

/** Whether the asker has the page already, whichever encoding it came in. */
function isHeld(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.split(",").some((one) => opaque(one) === opaque(tag) || one.trim() === "*") ?? false;
}

function answerWith(page: Page, body: Buffer, encoding: Encoding, ifNoneMatch: string | undefined): Answer {
  if (isHeld(ifNoneMatch, page.tag)) {
    const { "content-type": _type, ...headers } = page.headers;
    return { status: 304, headers, body: null };
  }
  const headers = { ...page.headers, "content-length": String(body.length) };
  return encoding === "identity"
    ? { status: 200, headers, body }
    : { status: 200, headers: { ...headers, "content-encoding": encoding }, body };
}

/**
 * Pages and data that are the same for every visitor, made once and compressed once per encoding. One enters when the application
 * has said that a browser may keep it (`Cache-Control` without `no-store`), and only as the answer to a request without any
 * cookie: what shows a person, a message or an error never does. Least recently asked go first; all go when the day changes.
 */
export class KeptPages {
  readonly #most: number;
  readonly #pages = new Map<string, Page>();
  #bytes = 0;
  #day = today();

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#bytes -= OVERHEAD;
    for (const body of Object.values(page.bodies)) this.#bytes -= body.length;
    this.#pages.delete(key);
  }

  #find(key: string): Page | undefined {
    const day = today();
    if (day !== this.#day) {
      this.#pages.clear();
      this.#bytes = 0;
      this.#day = day;
    }
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /** The body in an encoding, made at the first call. */
  async #bodyOf(key: string, page: Page, encoding: Encoding): Promise<Buffer> {
    const made = page.bodies[encoding];
    if (made) return made;
    const body = await compress[encoding](page.bodies.identity ?? Buffer.alloc(0), page.quality);
    if (this.#pages.get(key) === page && !page.bodies[encoding]) {
      page.bodies[encoding] = body;
      this.#grow(body.length);
    }
    return body;
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(oldest);
    }
  }

  async #keep(key: string, day: number, response: Response): Promise<Page> {
    const body = Buffer.from(await response.arrayBuffer());
    const tag =
      response.headers.get("ETag") ??
      `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const headers = { ...Object.fromEntries(response.headers), etag: tag, vary: "Cookie, Accept-Encoding" };
    const page = { headers, bodies: { identity: body }, tag, quality: qualityOf(key, body.length) };
    // Rendered before midnight and ready after it: good for this one answer.
    if (day !== today()) return page;
    this.#drop(key);
    this.#pages.set(key, page);
    this.#grow(body.length + OVERHEAD);
    return page;
  }

  /** For the application: answers with a kept page, or keeps the answer that it lets through. */
  readonly middleware: MiddlewareHandler = async (c, next) => {
    const { method } = c.req;
    if ((method !== "GET" && method !== "HEAD") || c.req.header("Cookie") !== undefined) return next();
    const { pathname, search } = new URL(c.req.url);
    const key = pathname + search;
    let page = this.#find(key);
    if (!page) {
      const day = today();
      await next();
      const { res } = c;
      const cacheControl = res.headers.get("Cache-Control") ?? "no-store";
      // The answer to HEAD has no body to keep.
      if (method === "HEAD" || res.status !== 200) return;
      if (cacheControl.includes("no-store") || res.headers.has("Set-Cookie")) return;
      page = await this.#keep(key, day, res);
    }
    const encoding = preferredEncoding(c.req.header("Accept-Encoding")) ?? "identity";
    const body = await this.#bodyOf(key, page, encoding);
    const answer = answerWith(page, body, encoding, c.req.header("If-None-Match"));
    c.res = undefined;
    c.res = new Response(method === "HEAD" || !answer.body ? null : new Uint8Array(answer.body), answer);
  };

  /**
   * For the bare HTTP server, before anything else runs: answers with a page that is ready in the encoding that is asked for.
   * False where there is none. `also` are the headers that every answer carries.
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    also: Readonly<Record<string, string>>,
  ): boolean {
    const { method, url = "", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.cookie !== undefined) return false;
    const page = this.#find(url);
    const encoding = preferredEncoding(headers["accept-encoding"]) ?? "identity";
    const body = page?.bodies[encoding];
    if (!page || !body) return false;
    const answer = answerWith(page, body, encoding, headers["if-none-match"]);
    response.writeHead(answer.status, { ...answer.headers, ...also });
    response.end(method === "HEAD" ? undefined : (answer.body ?? undefined));
    return true;
  }
}
