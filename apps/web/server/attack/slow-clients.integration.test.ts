import { mkdtemp, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createPreparedDatabase, dropDatabase } from "../db/testing/database.ts";
import { MAX_CONNECTIONS } from "../http/connections/connection-limits.ts";
import { endProduct, freePort, type Product, startProduct } from "../testing/product.ts";
import { until } from "../testing/until.ts";
import { open, sendRaw } from "./raw-http.ts";

let folder: string;
let url: string;
let port: number;
let product: Product;
let attackers: Socket[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-slow-"));
  [url, port] = await Promise.all([createPreparedDatabase(), freePort()]);
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

test("clients with headers or a body that never ends do not delay a visitor, and are disconnected", async () => {
  const form = `POST /signin HTTP/1.1\r\nHost: x\r\nOrigin: http://127.0.0.1:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 200000\r\n\r\n`;
  // More than the places for forms.
  await attack(150, "GET / HTTP/1.1\r\nHost: x\r\nX-A: ");
  const sockets = await attack(150, form);
  // A byte now and then keeps the connection active.
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }, 1000);
  try {
    await expectVisitsDuringAttack();
    await Promise.all(sockets.map(closed));
  } finally {
    clearInterval(drip);
  }
});

test("a thousand idle connections do not delay a visitor", async () => {
  await attack(1000, "");
  await expectVisitsDuringAttack();
});

test("connections over the limit are closed, and the product serves the others and recovers", async () => {
  const kept = await open(port);
  await attack(MAX_CONNECTIONS + 50, "GET / HTTP/1.1\r\nHost: x\r\nX-A: ");
  await until("the end of those over the limit", () => attackers.some((socket) => !isOpen(socket)));
  const chunks: Buffer[] = [];
  kept.on("data", (chunk: Buffer) => chunks.push(chunk));
  kept.write("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  await new Promise((settle) => kept.once("end", settle));
  kept.destroy();
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of attackers) socket.destroy();
  await until("the next visitor", async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.status === 200;
  });
});

test("a client that never reads its responses occupies only its own connection", async () => {
  const ask = `GET /api/v1/sections HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  for (let n = 0; n < 20; n += 1) {
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
