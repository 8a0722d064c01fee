import { mkdtemp, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, dropDatabase } from "../db/testing.ts";
import { MOST_CONNECTIONS } from "../http/slow-clients.ts";
import { endProduct, freePort, type Product, startProduct } from "../testing/product.ts";
import { open, sendRaw } from "./raw-http.ts";

let folder: string;
let url: string;
let port: number;
let product: Product;
let attackers: Socket[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-slow-"));
  [url, port] = await Promise.all([createDatabase(), freePort()]);
  const settings = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: "error",
  };
  product = startProduct(folder, settings);
  await product.ready;
});
afterEach(() => {
  for (const socket of attackers) socket.destroy();
  attackers = [];
});
afterAll(async () => {
  await endProduct(product);
  await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

async function attack(count: number, words: string): Promise<readonly Socket[]> {
  for (let made = 0; made < count; made += 100) {
    const some = await Promise.all(Array.from({ length: Math.min(100, count - made) }, () => open(port)));
    for (const socket of some) {
      socket.resume().write(words);
      attackers.push(socket);
    }
  }
  return attackers;
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

/** A visitor gets each of some pages while the attack continues, that is, before the attackers are disconnected. */
async function expectVisitsDuringAttack(): Promise<void> {
  for (const path of ["/", "/signin", "/section-library-preview", "/api/v1/sections", "/readyz"]) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    expect(attackers.some(isOpen), path).toBe(true);
  }
}

const closed = (socket: Socket) =>
  socket.destroyed ? Promise.resolve() : new Promise<void>((settle) => socket.once("close", () => settle()));

describe.each([
  ["headers that never end", "GET / HTTP/1.1\r\nHost: x\r\nX-A: ", "b"],
  [
    "a body that never ends",
    "POST /signin HTTP/1.1\r\nHost: x\r\nOrigin: PUBLIC_URL\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 200000\r\n\r\n",
    "a",
  ],
])("five hundred clients with %s", (_, start, more) => {
  test("do not delay a visitor, and are disconnected", async () => {
    const sockets = await attack(500, start.replace("PUBLIC_URL", `http://127.0.0.1:${port}`));
    // A byte now and then keeps the connection active.
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(more);
    }, 1000);
    try {
      await expectVisitsDuringAttack();
      await Promise.all(sockets.map(closed));
    } finally {
      clearInterval(drip);
    }
  });
});

test("two thousand idle connections do not delay a visitor", async () => {
  await attack(2000, "");
  await expectVisitsDuringAttack();
});

describe.each([
  ["with an incomplete request", "GET / HTTP/1.1\r\nHost: x\r\nX-A: "],
  ["kept alive after a response", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["with an incomplete form", "POST /signin HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\na"],
])("more connections than the limit, all of them %s,", (_, words) => {
  test("are closed for new clients", async () => {
    await attack(MOST_CONNECTIONS + 100, words);
    // Each visitor has a separate connection.
    for (const path of ["/", "/signin", "/section-library-preview", "/healthz"]) {
      const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
      const answer = await sendRaw(port, Buffer.from(request));
      expect(answer.status).toBe(200);
    }
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(Number(/connections_given_up_total (\d+)/.exec(metrics)?.[1])).toBeGreaterThanOrEqual(100);
    // The oldest are closed, not the newest.
    expect(attackers.slice(-100).every(isOpen)).toBe(true);
    expect(attackers.filter(isOpen).length).toBeLessThanOrEqual(MOST_CONNECTIONS);
  });
});

test("a client that never reads its responses occupies only its own connection", async () => {
  const ask = `GET /api/v1/sections HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  for (let n = 0; n < 50; n += 1) {
    const socket = await open(port);
    socket.pause();
    socket.write(ask.repeat(20));
    attackers.push(socket);
  }
  await expectVisitsDuringAttack();
});

test.each([
  ["one header of 20 kB", `X-A: ${"a".repeat(20_000)}\r\n`],
  ["a thousand headers", "X-A: aaaaaaaaaaaaaaaa\r\n".repeat(1000)],
  ["cookies of 17 kB", `Cookie: ${"a=b; ".repeat(3500)}\r\n`],
])("%s get 431 before the application runs", async (_, header) => {
  const answer = await sendRaw(port, Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n`));
  expect(answer.status).toBe(431);
});

test("five hundred short headers are accepted", async () => {
  const headers = "X-A: a\r\n".repeat(500);
  const answer = await sendRaw(port, Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`));
  expect(answer.status).toBe(200);
});

test("a Content-Length over the limit is rejected before the body is sent", async () => {
  const head = `POST /signin HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n`;
  const answer = await sendRaw(port, Buffer.from(`${head}Content-Length: 999999999\r\n\r\n`));
  expect([400, 413]).toContain(answer.status);
});
