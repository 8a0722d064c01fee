import { createServer, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { serveStoredFirst } from "../app.ts";
import { logger } from "../log.ts";
import { listen } from "../testing/listen.ts";
import { compress } from "./compress.ts";
import { PageCache } from "./page-cache.ts";

vi.mock(import("./compress.ts"), async (actual) => {
  const module = await actual();
  return { ...module, compress: vi.fn(module.compress) };
});
const compressed = vi.mocked(compress);

logger.level = "silent";
const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close();
});

const KEEP = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" };
const TEXT = "a page of many words ".repeat(200);

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A real server in front of an application that counts its requests. */
async function serve(page: (c: Context, count: number) => Response, max?: number) {
  let count = 0;
  const pages = new PageCache(max);
  const app = new Hono();
  app.use(pages.middleware);
  app.all("*", (c) => {
    count += 1;
    return page(c, count);
  });
  const server = createServer(
    serveStoredFirst({ files: new Map(), pages }, "https://example.com", getRequestListener(app.fetch)),
  );
  servers.push(server);
  const port = await listen(server);
  const ask = (path: string, { method = "GET", headers = {} }: Sent = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((settle, reject) => {
      request({ port, path, method, headers, host: "127.0.0.1", agent: false }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        settle({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      })
        .on("error", reject)
        .end();
    });
  return { ask, rendered: () => count };
}

test("a page is rendered once and served in every encoding, with its length and a tag", async () => {
  const { ask, rendered } = await serve((c) => c.body(TEXT, 200, KEEP));
  for (let round = 0; round < 2; round += 1) {
    const br = await ask("/", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
    const gzip = await ask("/", { headers: { "Accept-Encoding": "gzip" } });
    expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
    const plain = await ask("/");
    expect(plain.body.toString()).toBe(TEXT);
    for (const { status, headers, body } of [br, gzip, plain]) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-length": String(body.length),
        "cache-control": "private, no-cache",
        vary: "Cookie, Accept-Encoding",
        etag: plain.headers.etag,
      });
    }
  }
  expect(rendered()).toBe(1);
});

test("a client that has the page gets a 304, and HEAD gets only the headers", async () => {
  const { ask, rendered } = await serve((c) => c.body(TEXT, 200, KEEP));
  const { headers } = await ask("/");
  const tag = String(headers.etag);
  const unchanged = await ask("/", { headers: { "If-None-Match": `"other", ${tag}` } });
  expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, tag]);
  const changed = await ask("/", { headers: { "If-None-Match": '"other"' } });
  expect(changed.status).toBe(200);
  const head = await ask("/", { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers["content-length"]).toBe(String(TEXT.length));
  expect(rendered()).toBe(1);
});

test("data of any size are cached like pages, with their own tag and under their Content-Location", async () => {
  const type = "application/json; charset=utf-8";
  const data = JSON.stringify({ words: "x".repeat(300_000) });
  const { ask, rendered } = await serve((c) =>
    c.body(data, 200, {
      "Content-Type": type,
      "Cache-Control": "public, max-age=300",
      ETag: 'W/"of its own"',
      "Content-Location": "/data",
    }),
  );
  await ask("/data", { headers: { "Accept-Encoding": "br" } });
  const again = await ask("/data", { headers: { "Accept-Encoding": "br" } });
  expect(brotliDecompressSync(again.body).toString()).toBe(data);
  expect(again.headers).toMatchObject({
    "content-type": type,
    "cache-control": "public, max-age=300",
    etag: 'W/"of its own"',
  });
  // A proxy may have changed it to a strong tag.
  const unchanged = await ask("/data", { headers: { "If-None-Match": '"of its own"' } });
  expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
  expect(rendered()).toBe(1);
});

const NAMED = { ...KEEP, ETag: 'W/"1"', "Content-Location": "/data" };

test("data with a Content-Location take one cache entry, however they are requested", async () => {
  const { ask, rendered } = await serve(
    (c) => (c.req.path === "/" ? c.body(TEXT, 200, KEEP) : c.body("x".repeat(10_000), 200, NAMED)),
    30_000,
  );
  await ask("/");
  for (let n = 0; n < 20; n += 1) expect((await ask(`/data?${"&".repeat(n)}`)).body).toHaveLength(10_000);
  // The page was not evicted, and the address itself is served from the cache.
  await ask("/");
  await ask("/data");
  expect(rendered()).toBe(21);
});

test("data with a Content-Location are not evicted when pages fill the cache", async () => {
  const { ask, rendered } = await serve(
    (c) => c.body("x".repeat(10_000), 200, c.req.path === "/data" ? NAMED : KEEP),
    40_000,
  );
  await ask("/data");
  for (let n = 0; n < 10; n += 1) await ask(`/?${n}`);
  expect(rendered()).toBe(11);
  await ask("/data");
  expect(rendered()).toBe(11);
});

test("a large response under an address chosen by the client is not cached, and still arrives complete", async () => {
  const large = "x y ".repeat(100_000);
  const { ask, rendered } = await serve((c) => c.body(large, 200, KEEP));
  for (let n = 0; n < 2; n += 1) {
    const { headers, body } = await ask("/data?q=x", { headers: { "Accept-Encoding": "br" } });
    expect(brotliDecompressSync(body).toString()).toBe(large);
    expect(headers["content-length"]).toBe(String(body.length));
  }
  expect(rendered()).toBe(2);
});

test("the length of addresses counts towards the size of the cache", async () => {
  const { ask, rendered } = await serve((c) => c.body("x", 200, KEEP), 40_000);
  await ask("/");
  for (let n = 0; n < 3; n += 1) await ask(`/?${"a".repeat(12_000)}${n}`);
  await ask("/");
  expect(rendered()).toBe(5);
});

test("concurrent requests for one encoding compress the page once", async () => {
  const { ask } = await serve((c) => c.body(TEXT, 200, KEEP));
  await ask("/");
  compressed.mockClear();
  const requests = Array.from({ length: 8 }, () => ask("/", { headers: { "Accept-Encoding": "br" } }));
  for (const { body } of await Promise.all(requests))
    expect(brotliDecompressSync(body).toString()).toBe(TEXT);
  expect(compressed).toHaveBeenCalledOnce();
});

test.each([
  ["/consulting", "best"],
  ["/CONSULTING", "usual"],
  ["/consult%69ng", "usual"],
  ["/consulting?a=b", "usual"],
])("%s is compressed with the %s effort, the best one only for the listed spelling", async (path, effort) => {
  const { ask } = await serve((c) => c.body(TEXT, 200, KEEP));
  compressed.mockClear();
  await ask(path, { headers: { "Accept-Encoding": "br" } });
  expect(compressed.mock.calls.map(([, , used]) => used)).toEqual([effort]);
});

test("HEAD before the first GET caches nothing", async () => {
  const { ask } = await serve((c) =>
    c.req.raw.method === "HEAD" ? c.body(null, 200, KEEP) : c.body(TEXT, 200, KEEP),
  );
  await ask("/", { method: "HEAD" });
  expect((await ask("/")).body.toString()).toBe(TEXT);
});

test("a request with a cookie gets its own page, which is not cached", async () => {
  const { ask, rendered } = await serve((c, count) => c.body(`page ${count}`, 200, KEEP));
  const headers = { Cookie: "a=b" };
  expect((await ask("/", { headers })).body.toString()).toBe("page 1");
  expect((await ask("/")).body.toString()).toBe("page 2");
  expect((await ask("/", { headers })).body.toString()).toBe("page 3");
  expect((await ask("/")).body.toString()).toBe("page 2");
  expect(rendered()).toBe(3);
});

test.each([
  ["an error", (c: Context) => c.body(TEXT, 500, KEEP)],
  ["a page that does not exist", (c: Context) => c.body(TEXT, 404, KEEP)],
  ["a page of one user", (c: Context) => c.body(TEXT, 200, { ...KEEP, "Cache-Control": "no-store" })],
  ["a page without Cache-Control", (c: Context) => c.body(TEXT, 200, { "Content-Type": "text/html" })],
  ["a page that sets a cookie", (c: Context) => c.body(TEXT, 200, { ...KEEP, "Set-Cookie": "a=b" })],
])("%s is not cached", async (_what, page) => {
  const { ask, rendered } = await serve(page);
  await ask("/");
  await ask("/");
  expect(rendered()).toBe(2);
});

test("the response to a form is not cached", async () => {
  const { ask, rendered } = await serve((c, count) => c.body(`page ${count}`, 200, KEEP));
  await ask("/", { method: "POST" });
  expect((await ask("/")).body.toString()).toBe("page 2");
  expect((await ask("/", { method: "POST" })).body.toString()).toBe("page 3");
  expect(rendered()).toBe(3);
});

test("a full cache evicts the least recently used pages", async () => {
  const { ask, rendered } = await serve((c) => c.body("x".repeat(10_000), 200, KEEP), 40_000);
  for (const path of ["/", "/?a", "/?b"]) await ask(path);
  await ask("/");
  await ask("/?c");
  await ask("/");
  expect(rendered()).toBe(4);
  await ask("/?a");
  expect(rendered()).toBe(5);
});

test("all pages are rendered again after midnight in Brisbane, because they show the date", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-31T13:59:59Z") });
  const { ask, rendered } = await serve((c, count) => c.body(`page ${count}`, 200, KEEP));
  await ask("/");
  expect((await ask("/")).body.toString()).toBe("page 1");
  vi.setSystemTime(new Date("2026-12-31T14:00:00Z"));
  expect((await ask("/")).body.toString()).toBe("page 2");
  expect(rendered()).toBe(2);
});
