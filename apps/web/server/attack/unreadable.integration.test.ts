import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, dropDatabase } from "../db/testing.ts";
import { endProduct, freePort, type Product, startProduct } from "../testing/product.ts";
import { open, sendRaw } from "./raw-http.ts";

let folder: string;
let url: string;
let port: number;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-unreadable-"));
  [url, port] = await Promise.all([createDatabase(), freePort()]);
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

type Case = readonly [status: number, what: string, bytes: string];

describe("an invalid request gets a plain response, and the connection is closed", () => {
  test.each<Case>([
    [400, "no HTTP", "hello\r\n\r\n"],
    [400, "no method", "/ HTTP/1.1\r\nHost: x\r\n\r\n"],
    [400, "a header without a name", "GET / HTTP/1.1\r\nHost: x\r\n: x\r\n\r\n"],
    [400, "two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na"],
    [400, "pieces without a size", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    [400, "no Host", "GET / HTTP/1.1\r\n\r\n"],
    [400, "two Hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"],
    ...["", "a b", "[", "x:99999", "a@b", "x/y"].map(
      (host): Case => [
        400,
        `the Host ${JSON.stringify(host)}`,
        `GET /signin HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
      ],
    ),
    [400, "a target that is no path", "GET x HTTP/1.1\r\nHost: x\r\n\r\n"],
    [405, "CONNECT", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n"],
    [417, "an expectation of a stranger's", "GET / HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\n\r\n"],
    [431, "headers of 20 kB", `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`],
  ])("%i: %s", async (status, _, words) => {
    const answer = await sendRaw(port, Buffer.from(words));
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/^connection: close$/im);
    expect(answer.head).toMatch(/^content-type: text\/plain/im);
    expect(answer.head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(answer.head).toMatch(/^x-request-id: [\da-f-]{36}$/im);
    expect(answer.body).toMatch(/^[A-Z][^\n]+\.\n$/);
    expect(Buffer.byteLength(answer.body)).toBe(Number(/^content-length: (\d+)/im.exec(answer.head)?.[1]));
  });

  test("408: a request that times out", async () => {
    const socket = await open(port);
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    await new Promise((settle) => socket.once("end", settle));
    socket.destroy();
    expect(Buffer.concat(chunks).toString()).toMatch(
      /^HTTP\/1\.1 408 Request Timeout\r\n(.+\r\n)+\r\nThis request did not arrive in time/,
    );
  });
});

test.each(["/healthz", "/", "/signin"])("HTTP/1.0 does not require a Host: %s", async (path) => {
  expect((await sendRaw(port, Buffer.from(`GET ${path} HTTP/1.0\r\n\r\n`))).status).toBe(200);
});

test.each(["", "Connection: close\r\n"])(
  "an earlier request on the connection is answered normally (%j)",
  async (header) => {
    const request = `GET /signin HTTP/1.1\r\nHost: x\r\n${header}\r\n`;
    const answer = await sendRaw(port, Buffer.from(`${request}hello\r\n\r\n`));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain("</html>");
    // Nothing follows the page.
    expect(answer.body.trimEnd()).toMatch(/(<\/html>|\r\n0)$/);
  },
);

test("a client that keeps sending after the error is disconnected", async () => {
  const socket = await open(port);
  const drip = setInterval(() => socket.writable && socket.write("x".repeat(1000)), 50);
  socket.resume().write("hello\r\n\r\n");
  await new Promise((settle) => socket.once("close", settle));
  clearInterval(drip);
});

test("invalid HTTP is counted in the metrics and is not in the error log", async () => {
  expect(
    product
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{")),
  ).toEqual([]);
  expect(product.errors()).toBe("");
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const status of [400, 405, 408, 431])
    expect(metrics).toContain(`kingpost_http_unreadable_total{status="${status}"}`);
});
