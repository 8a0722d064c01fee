import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { SITE_PAGES } from "../../shared/site-pages.ts";
import { bytesOf, compress, type Effort, type Encoding, LARGE, preferredEncoding } from "./compress.ts";
import { responseWith, type StoredResponse, sendStored, tagOf } from "./stored-response.ts";

/** The maximum size of the cache in bytes, with rendered and compressed pages. All pages of the site take a hundredth of it. */
const MAX_BYTES = 32 * 1024 * 1024;
/** The overhead of one page besides its bytes and its key, so that many small ones are bounded too. */
const OVERHEAD = 2048;
/** Milliseconds. The firm's days begin in Brisbane (UTC+10, all year), and pages show the date. */
const DAY = 86_400_000;
const BRISBANE = 36_000_000;

const today = () => Math.floor((Date.now() + BRISBANE) / DAY);

interface Page extends StoredResponse {
  /** The address that it is cached under. */
  readonly key: string;
  readonly bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** Bodies that are being compressed: concurrent requests wait for the same one. */
  readonly compressing: Partial<Record<Encoding, Promise<Buffer>>>;
  readonly effort: Effort;
  /** Whether it is exempt from eviction. */
  readonly isListed: boolean;
}

/** Brotli's best level takes ten times as long as rendering a page, so it is limited to a fixed number of addresses. */
const SITE_PATHS: ReadonlySet<string> = new Set(Object.values(SITE_PAGES).map(({ path }) => path));

/**
 * Caches pages and data that are the same for every visitor, rendered once and compressed once per encoding. A response is cached if the
 * application allows browsers to store it (`Cache-Control` without `no-store`) and the request has no cookie: pages with user data, a
 * message or an error are never cached. The least recently used are evicted first; the cache is cleared when the day changes.
 *
 * A response with its own address (`Content-Location`) is cached under it, whatever the requested address, and is never evicted to make
 * room: the application has a fixed number of them. Any other is cached under the requested address, unless it is large.
 */
export class PageCache {
  readonly #max: number;
  readonly #pages = new Map<string, Page>();
  #bytes = 0;
  #day = today();

  constructor(max = MAX_BYTES) {
    this.#max = max;
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

  /** The body in an encoding, compressed at the first call. */
  #bodyOf(page: Page, encoding: Encoding): Buffer | Promise<Buffer> {
    const existing = page.bodies[encoding] ?? page.compressing[encoding];
    if (existing) return existing;
    const compressing = this.#compress(page, encoding);
    page.compressing[encoding] = compressing;
    return compressing;
  }

  async #compress(page: Page, encoding: Encoding): Promise<Buffer> {
    const compressing = compress(page.bodies.identity, encoding, page.effort);
    const body = await compressing.finally(() => delete page.compressing[encoding]);
    page.bodies[encoding] = body;
    if (this.#pages.get(page.key) === page) this.#grow(body.length);
    return body;
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    for (const [key, { isListed }] of this.#pages) {
      if (this.#bytes <= this.#max) break;
      if (!isListed) this.#drop(key);
    }
  }

  /** A response as a cache entry, or as an entry for this request only. */
  async #store(path: string, day: number, response: Response): Promise<Page> {
    const named = response.headers.get("Content-Location");
    const key = named ?? path;
    const given = response.headers.get("ETag");
    const known = this.#find(key);
    if (known && known.tag === given) return known;
    const body = Buffer.from(await response.arrayBuffer());
    // The client chose the address.
    const isTooLarge = named === null && body.length > LARGE;
    const tag = given ?? tagOf(body);
    const headers = { ...Object.fromEntries(response.headers), etag: tag, vary: "Cookie, Accept-Encoding" };
    const page: Page = {
      key,
      headers,
      bodies: { identity: body },
      compressing: {},
      tag,
      effort: isTooLarge ? "least" : SITE_PATHS.has(key) ? "best" : "usual",
      isListed: named !== null,
    };
    // A page rendered before midnight and ready after it is used for this one response too.
    if (isTooLarge || day !== today()) return page;
    this.#drop(key);
    this.#pages.set(key, page);
    this.#grow(body.length + OVERHEAD + key.length);
    return page;
  }

  /** For the application: responds with a cached page, or caches the response of the next handler. */
  readonly middleware: MiddlewareHandler = async (c, next) => {
    const { method } = c.req;
    if ((method !== "GET" && method !== "HEAD") || c.req.header("Cookie") !== undefined) return next();
    const { pathname, search } = new URL(c.req.url);
    const path = pathname + search;
    let page = this.#find(path);
    if (!page) {
      const day = today();
      await next();
      const { res } = c;
      const cacheControl = res.headers.get("Cache-Control") ?? "no-store";
      // The response to HEAD has no body.
      if (method === "HEAD" || res.status !== 200) return;
      if (cacheControl.includes("no-store") || res.headers.has("Set-Cookie")) return;
      page = await this.#store(path, day, res);
    }
    const encoding = preferredEncoding(c.req.header("Accept-Encoding"));
    const body = await this.#bodyOf(page, encoding);
    const answer = responseWith(page, body, encoding, c.req.header("If-None-Match"));
    c.res = undefined;
    c.res = new Response(method === "HEAD" || !answer.body ? null : bytesOf(answer.body), answer);
  };

  /**
   * For the HTTP server, before the application runs: responds with a page that is cached in the requested encoding. Returns false if
   * there is none. `common` are the headers of every response.
   */
  respond(
    request: IncomingMessage,
    response: ServerResponse,
    common: Readonly<Record<string, string>>,
  ): boolean {
    const { method, url = "", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || headers.cookie !== undefined) return false;
    const page = this.#find(url);
    const encoding = preferredEncoding(headers["accept-encoding"]);
    const body = page?.bodies[encoding];
    if (!page || !body) return false;
    sendStored(request, response, page, body, encoding, common);
    return true;
  }
}
