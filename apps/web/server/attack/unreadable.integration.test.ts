import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPreparedDatabase, dropDatabase } from "../db/testing/database.ts";
import { endProduct, freePort, type Product, startProduct } from "../testing/product.ts";
import { open, sendRaw } from "./raw-http.ts";

let folder: string;
let url: string;
let port: number;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-unreadable-"));
  [url, port] = await Promise.all([createPreparedDatabase(), freePort()]);
  product = startProduct(folder, {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: "error",
  });
  await product.ready;
});
afterAll(async () => {
  await endProduct(product);
  await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

// The proxy in front answers these with a page of its own: faults/proxy.ts.
test.each<[status: number, what: string, bytes: string]>([
  [400, "no HTTP", "hello\r\n\r\n"],
  [400, "no method", "/ HTTP/1.1\r\nHost: x\r\n\r\n"],
  [400, "a header without a name", "GET / HTTP/1.1\r\nHost: x\r\n: x\r\n\r\n"],
  [400, "two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na"],
  [400, "pieces without a size", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
  [400, "no Host", "GET / HTTP/1.1\r\n\r\n"],
  ...["a b", "[", "x:99999", "a@b", "x/y"].map((host): [number, string, string] => [
    400,
    `the Host ${JSON.stringify(host)}`,
    `GET /signin HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  ]),
  [400, "a target that is no path", "GET x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  [417, "an unknown expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n"],
  [431, "headers of 20 kB", `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`],
])("%i: %s is rejected, and the connection closed", async (status, _, words) => {
  const answer = await sendRaw(port, Buffer.from(words));
  expect(answer.status).toBe(status);
  expect(answer.head).toMatch(/^connection: close$/im);
});

/** Sends these bytes and nothing after them, and reads until the server closes. */
async function answerTo(bytes: string): Promise<string> {
  const socket = await open(port);
  socket.write(bytes);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await new Promise((settle) => socket.once("end", settle));
  socket.destroy();
  return Buffer.concat(chunks).toString();
}

test("a request that does not arrive in time gets 408", async () => {
  expect(await answerTo("GET / HTTP/1.1\r\nHost: x\r\n")).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});

test.each(["/healthz", "/", "/signin"])("HTTP/1.0 does not require a Host: %s", async (path) => {
  expect(await answerTo(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test("a client that keeps sending after the error is disconnected", async () => {
  const socket = await open(port);
  const drip = setInterval(() => socket.writable && socket.write("x".repeat(1000)), 50);
  socket.resume().write("hello\r\n\r\n");
  await new Promise((settle) => socket.once("close", settle));
  clearInterval(drip);
});

test("invalid HTTP is not in the error log", () => {
  expect(
    product
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{")),
  ).toEqual([]);
  expect(product.errors()).toBe("");
});
