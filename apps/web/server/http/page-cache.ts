import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { SITE_PAGES } from "../../app/features/marketing/site-pages.ts";
import { compress, type Effort, type Encoding, LARGE, preferredEncoding } from "./compress.ts";
import { bytesOf } from "./compress-pages.ts";

/** Bytes of pages, as rendered and as compressed, that are kept at most. All pages of the site take a hundredth of it. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What one page counts beside its bytes and its key, so that many small ones are bounded too. */
const OVERHEAD = 2048;
/** Milliseconds. The firm's days begin in Brisbane (UTC+10, all year), and pages show the date. */
const DAY = 86_400_000;
const BRISBANE = 36_000_000;

const today = () => Math.floor((Date.now() + BRISBANE) / DAY);

interface Page {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Partial<Record<Encoding, Buffer>>;
  /** Bodies that are being compressed: requests that come meanwhile wait for the same one. */
  readonly making: Partial<Record<Encoding, Promise<Buffer>>>;
  readonly tag: string;
  readonly effort: Effort;
  /** Whether it stays when there is no more room. */
  readonly isListed: boolean;
}

/** Brotli's best takes ten times as long as a page takes to render: only for addresses of which there is a fixed number. */
const OWN_PATHS: ReadonlySet<string> = new Set(Object.values(SITE_PAGES).map(({ path }) => path));

/** Tags are compared weakly, so that a proxy's change from weak to strong is no matter. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, "");

interface Kept {
  readonly key: string;
  readonly page: Page;
}

interface Answer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

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
 *
 * An answer that names its own address (`Content-Location`) is kept under that, however it was asked for, and for good: the
 * application names a fixed number of them. Any other is kept under the address that it was asked by, unless it is large.
 */
export class PageCache {
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
    this.#bytes -= OVERHEAD + key.length;
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
  #bodyOf(key: string, page: Page, encoding: Encoding): Buffer | Promise<Buffer> {
    const made = page.bodies[encoding] ?? page.making[encoding];
    if (made) return made;
    const making = this.#make(key, page, encoding);
    page.making[encoding] = making;
    return making;
  }

  async #make(key: string, page: Page, encoding: Encoding): Promise<Buffer> {
    const making = compress(page.bodies.identity ?? Buffer.alloc(0), encoding, page.effort);
    const body = await making.finally(() => delete page.making[encoding]);
    page.bodies[encoding] = body;
    if (this.#pages.get(key) === page) this.#grow(body.length);
    return body;
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    for (const [key, { isListed }] of this.#pages) {
      if (this.#bytes <= this.#most) break;
      if (!isListed) this.#drop(key);
    }
  }

  /** An answer as it is kept from now on, or good for this one time. */
  async #keep(path: string, day: number, response: Response): Promise<Kept> {
    const named = response.headers.get("Content-Location");
    const key = named ?? path;
    const given = response.headers.get("ETag");
    const known = this.#find(key);
    if (known && known.tag === given) return { key, page: known };
    const body = Buffer.from(await response.arrayBuffer());
    // The client made up the address.
    const isTooLarge = named === null && body.length > LARGE;
    const tag = given ?? `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const headers = { ...Object.fromEntries(response.headers), etag: tag, vary: "Cookie, Accept-Encoding" };
    const page: Page = {
      headers,
      bodies: { identity: body },
      making: {},
      tag,
      effort: isTooLarge ? "least" : OWN_PATHS.has(key) ? "best" : "usual",
      isListed: named !== null,
    };
    // Rendered before midnight and ready after it, a page is good for this one answer as well.
    if (isTooLarge || day !== today()) return { key, page };
    this.#drop(key);
    this.#pages.set(key, page);
    this.#grow(body.length + OVERHEAD + key.length);
    return { key, page };
  }

  /** For the application: answers with a kept page, or keeps the answer that it lets through. */
  readonly middleware: MiddlewareHandler = async (c, next) => {
    const { method } = c.req;
    if ((method !== "GET" && method !== "HEAD") || c.req.header("Cookie") !== undefined) return next();
    const { pathname, search } = new URL(c.req.url);
    const path = pathname + search;
    const ready = this.#find(path);
    let kept = ready && { key: path, page: ready };
    if (!kept) {
      const day = today();
      await next();
      const { res } = c;
      const cacheControl = res.headers.get("Cache-Control") ?? "no-store";
      // The answer to HEAD has no body to keep.
      if (method === "HEAD" || res.status !== 200) return;
      if (cacheControl.includes("no-store") || res.headers.has("Set-Cookie")) return;
      kept = await this.#keep(path, day, res);
    }
    const { key, page } = kept;
    const encoding = preferredEncoding(c.req.header("Accept-Encoding"));
    const body = await this.#bodyOf(key, page, encoding);
    const answer = answerWith(page, body, encoding, c.req.header("If-None-Match"));
    c.res = undefined;
    c.res = new Response(method === "HEAD" || !answer.body ? null : bytesOf(answer.body), answer);
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
    const encoding = preferredEncoding(headers["accept-encoding"]);
    const body = page?.bodies[encoding];
    if (!page || !body) return false;
    const answer = answerWith(page, body, encoding, headers["if-none-match"]);
    response.writeHead(answer.status, { ...answer.headers, ...also });
    response.end(method === "HEAD" ? undefined : (answer.body ?? undefined));
    return true;
  }
}
