import { createServer, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { serveCachedFirst } from "../app.ts";
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
const WORDS = "a page of many words ".repeat(200);

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A real server in front of an application that counts how often it is asked. */
async function serve(page: (c: Context, count: number) => Response, most?: number) {
  let count = 0;
  const pages = new PageCache(most);
  const app = new Hono();
  app.use(pages.middleware);
  app.all("*", (c) => {
    count += 1;
    return page(c, count);
  });
  const server = createServer(serveCachedFirst(pages, "https://example.com", getRequestListener(app.fetch)));
  servers.push(server);
  const port = await listen(server);
  const ask = (path: string, { method = "GET", headers = {} }: Asked = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((settle, refuse) => {
      request({ port, path, method, headers, host: "127.0.0.1", agent: false }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        settle({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      })
        .on("error", refuse)
        .end();
    });
  return { ask, asked: () => count };
}

test("a page is rendered once and answered whole in every encoding, with its length and a tag", async () => {
  const { ask, asked } = await serve((c) => c.body(WORDS, 200, KEEP));
  for (let round = 0; round < 2; round += 1) {
    const br = await ask("/", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(brotliDecompressSync(br.body).toString()).toBe(WORDS);
    const gzip = await ask("/", { headers: { "Accept-Encoding": "gzip" } });
    expect(gunzipSync(gzip.body).toString()).toBe(WORDS);
    const plain = await ask("/");
    expect(plain.body.toString()).toBe(WORDS);
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
  expect(asked()).toBe(1);
});

test("who has the page already is told so, and HEAD gets the headers alone", async () => {
  const { ask, asked } = await serve((c) => c.body(WORDS, 200, KEEP));
  const { headers } = await ask("/");
  const tag = String(headers.etag);
  const held = await ask("/", { headers: { "If-None-Match": `"other", ${tag}` } });
  expect([held.status, held.body.length, held.headers.etag]).toEqual([304, 0, tag]);
  const changed = await ask("/", { headers: { "If-None-Match": '"other"' } });
  expect(changed.status).toBe(200);
  const head = await ask("/", { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers["content-length"]).toBe(String(WORDS.length));
  expect(asked()).toBe(1);
});

test("data are kept as pages are, however large, under the tag that they came with and the address that they name", async () => {
  const type = "application/json; charset=utf-8";
  const data = JSON.stringify({ words: "x".repeat(300_000) });
  const { ask, asked } = await serve((c) =>
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
  // A proxy on the way may have made a strong tag of it.
  const held = await ask("/data", { headers: { "If-None-Match": '"of its own"' } });
  expect([held.status, held.body.length]).toEqual([304, 0]);
  expect(asked()).toBe(1);
});

const NAMED = { ...KEEP, ETag: 'W/"1"', "Content-Location": "/data" };

test("data that name their address take the place of one, however they are asked for", async () => {
  const { ask, asked } = await serve(
    (c) => (c.req.path === "/" ? c.body(WORDS, 200, KEEP) : c.body("x".repeat(10_000), 200, NAMED)),
    30_000,
  );
  await ask("/");
  for (let n = 0; n < 20; n += 1) expect((await ask(`/data?${"&".repeat(n)}`)).body).toHaveLength(10_000);
  // The page was not pushed out, and the address itself is answered without the application.
  await ask("/");
  await ask("/data");
  expect(asked()).toBe(21);
});

test("data that name their address stay when pages fill the memory", async () => {
  const { ask, asked } = await serve(
    (c) => c.body("x".repeat(10_000), 200, c.req.path === "/data" ? NAMED : KEEP),
    40_000,
  );
  await ask("/data");
  for (let n = 0; n < 10; n += 1) await ask(`/?${n}`);
  expect(asked()).toBe(11);
  await ask("/data");
  expect(asked()).toBe(11);
});

test("a large answer under an address that anybody can make up is not kept, and comes whole all the same", async () => {
  const large = "x y ".repeat(100_000);
  const { ask, asked } = await serve((c) => c.body(large, 200, KEEP));
  for (let n = 0; n < 2; n += 1) {
    const { headers, body } = await ask("/data?q=x", { headers: { "Accept-Encoding": "br" } });
    expect(brotliDecompressSync(body).toString()).toBe(large);
    expect(headers["content-length"]).toBe(String(body.length));
  }
  expect(asked()).toBe(2);
});

test("pages with long addresses do not fill the memory with these", async () => {
  const { ask, asked } = await serve((c) => c.body("x", 200, KEEP), 40_000);
  await ask("/");
  for (let n = 0; n < 3; n += 1) await ask(`/?${"a".repeat(12_000)}${n}`);
  await ask("/");
  expect(asked()).toBe(5);
});

test("many who ask for one encoding at once have it compressed once", async () => {
  const { ask } = await serve((c) => c.body(WORDS, 200, KEEP));
  await ask("/");
  compressed.mockClear();
  const asking = Array.from({ length: 8 }, () => ask("/", { headers: { "Accept-Encoding": "br" } }));
  for (const { body } of await Promise.all(asking)) expect(brotliDecompressSync(body).toString()).toBe(WORDS);
  expect(compressed).toHaveBeenCalledOnce();
});

test.each([
  ["/consulting", "best"],
  ["/CONSULTING", "usual"],
  ["/consult%69ng", "usual"],
  ["/consulting?a=b", "usual"],
])("%s is compressed with the %s effort: of other spellings there is no end", async (path, effort) => {
  const { ask } = await serve((c) => c.body(WORDS, 200, KEEP));
  compressed.mockClear();
  await ask(path, { headers: { "Accept-Encoding": "br" } });
  expect(compressed.mock.calls.map(([, , given]) => given)).toEqual([effort]);
});

test("HEAD before anybody has asked for the page leaves nothing behind", async () => {
  const { ask } = await serve((c) =>
    c.req.raw.method === "HEAD" ? c.body(null, 200, KEEP) : c.body(WORDS, 200, KEEP),
  );
  await ask("/", { method: "HEAD" });
  expect((await ask("/")).body.toString()).toBe(WORDS);
});

test("a request with a cookie gets a page of its own, and leaves none", async () => {
  const { ask, asked } = await serve((c, count) => c.body(`page ${count}`, 200, KEEP));
  const headers = { Cookie: "a=b" };
  expect((await ask("/", { headers })).body.toString()).toBe("page 1");
  expect((await ask("/")).body.toString()).toBe("page 2");
  expect((await ask("/", { headers })).body.toString()).toBe("page 3");
  expect((await ask("/")).body.toString()).toBe("page 2");
  expect(asked()).toBe(3);
});

test.each([
  ["an error", (c: Context) => c.body(WORDS, 500, KEEP)],
  ["a page that is not there", (c: Context) => c.body(WORDS, 404, KEEP)],
  ["what is one person's", (c: Context) => c.body(WORDS, 200, { ...KEEP, "Cache-Control": "no-store" })],
  ["what says nothing", (c: Context) => c.body(WORDS, 200, { "Content-Type": "text/html" })],
  ["what sets a cookie", (c: Context) => c.body(WORDS, 200, { ...KEEP, "Set-Cookie": "a=b" })],
])("%s is not kept", async (_what, page) => {
  const { ask, asked } = await serve(page);
  await ask("/");
  await ask("/");
  expect(asked()).toBe(2);
});

test("the answer to a form is not kept", async () => {
  const { ask, asked } = await serve((c, count) => c.body(`page ${count}`, 200, KEEP));
  await ask("/", { method: "POST" });
  expect((await ask("/")).body.toString()).toBe("page 2");
  expect((await ask("/", { method: "POST" })).body.toString()).toBe("page 3");
  expect(asked()).toBe(3);
});

test("pages that many addresses make do not fill the memory: those not asked for longest go", async () => {
  const { ask, asked } = await serve((c) => c.body("x".repeat(10_000), 200, KEEP), 40_000);
  for (const path of ["/", "/?a", "/?b"]) await ask(path);
  await ask("/");
  await ask("/?c");
  await ask("/");
  expect(asked()).toBe(4);
  await ask("/?a");
  expect(asked()).toBe(5);
});

test("a page shows the day and the year: all are rendered anew once it is midnight in Brisbane", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-31T13:59:59Z") });
  const { ask, asked } = await serve((c, count) => c.body(`page ${count}`, 200, KEEP));
  await ask("/");
  expect((await ask("/")).body.toString()).toBe("page 1");
  vi.setSystemTime(new Date("2026-12-31T14:00:00Z"));
  expect((await ask("/")).body.toString()).toBe("page 2");
  expect(asked()).toBe(2);
});
