import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../testing/listen.ts";
import { readStaticFiles, respondWithFile } from "./static-files.ts";

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-files-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "page-1a2b.js"), "plain");
  await writeFile(join(folder, "assets", "page-1a2b.js.br"), "brotli");
  await writeFile(join(folder, "icon.svg"), "<svg/>");
  for (const name of ["sw.js", "about-sw.js"]) await writeFile(join(folder, name), "worker");
  const files = await readStaticFiles(folder, "https://example.com");
  server = createServer((request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (!respondWithFile(files, request, response, path)) response.end("application");
  });
  origin = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

// `fetch` would decode the body.
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(origin + path, { method, headers: { "Accept-Encoding": "identity", ...headers } });

test("a hashed file is cached permanently, whatever the query", async () => {
  const answer = await get("/assets/page-1a2b.js?v=1");
  expect(await answer.text()).toBe("plain");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(answer.headers.get("etag")).toBeNull();
  expect(answer.headers.get("strict-transport-security")).not.toBeNull();
});

test("the copy that the build has compressed is sent to a client that accepts it", async () => {
  const answer = await get("/assets/page-1a2b.js", { "Accept-Encoding": "gzip, br" }, "HEAD");
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("content-length")).toBe("6");
  // There is no gzip copy.
  const other = await get("/assets/page-1a2b.js", { "Accept-Encoding": "gzip" });
  expect(other.headers.get("content-encoding")).toBeNull();
});

test("another file is revalidated by its tag after an hour, a service worker each time", async () => {
  const icon = await get("/icon.svg");
  expect(icon.headers.get("cache-control")).toBe("public, max-age=3600");
  const tag = icon.headers.get("etag") ?? "";
  const again = await get("/icon.svg", { "If-None-Match": tag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await get("/icon.svg", { "If-None-Match": '"other"' })).status).toBe(200);
  for (const path of ["/sw.js", "/about-sw.js"]) {
    const { headers } = await get(path);
    expect(headers.get("cache-control"), path).toBe("no-cache");
    expect(headers.get("content-security-policy"), path).toBe("default-src 'none'; connect-src 'self'");
  }
});

test("nothing outside the folder is a file, and no method changes one", async () => {
  for (const path of ["/", "/assets", "/../package.json", "/nope.js", "/assets/", "/assets/..%2ficon.svg"])
    expect(await (await get(path)).text(), path).toBe("application");
  for (const path of ["/icon.svg", "/assets/page-1a2b.js", "/assets/none.js"])
    expect(await (await get(path, {}, "POST")).text(), path).toBe("application");
});
