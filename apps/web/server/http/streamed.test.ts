import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { setImmediate as nextRound } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { listen } from "../testing/listen.ts";
import { until } from "../testing/until.ts";
import { compressPages } from "./compress.ts";
import type { HttpEnv } from "./request-id.ts";
import { bodyOf, withFault } from "./streamed.ts";

const PARTS = 100;
/** The system takes a few of them for a client that reads nothing. */
const PART = new Uint8Array(1024 * 1024).fill(120);

let server: Server | undefined;
let made = 0;
let isEnded = false;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function* parts(faultAt = Number.POSITIVE_INFINITY) {
  made = 0;
  isEnded = false;
  try {
    for (; made < PARTS; made += 1) {
      if (made === faultAt) throw new Error("The database is unreachable.");
      yield PART;
    }
  } finally {
    isEnded = true;
  }
}

/** An unread response of a server that streams these parts. */
async function open(body: AsyncGenerator<Uint8Array<ArrayBuffer>>, faults: unknown[] = []) {
  const app = new Hono<HttpEnv>();
  app.use(compressPages());
  app.get("/", (c) => {
    const headers = { "Content-Type": "application/json", "Cache-Control": "no-store, no-transform" };
    return withFault(new Response(bodyOf(body), { headers }), (error) => {
      faults.push(error);
      c.env.outgoing.destroy();
    });
  });
  server = createServer(getRequestListener(app.fetch));
  const port = await listen(server);
  const request = get({ port, host: "127.0.0.1", headers: { "Accept-Encoding": "br, gzip" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return response;
}

/** Waits until no further part is made. */
async function untilStill(): Promise<void> {
  for (let before = -1, rounds = 0; rounds < 200; rounds += 1) {
    if (made !== before) rounds = 0;
    before = made;
    await nextRound();
  }
}

test("a streamed response that is not read is not made, and ends with its client", async () => {
  const response = await open(parts());
  await untilStill();
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(PARTS / 2);
  response.destroy();
  await until("the end of the stream", () => isEnded);
  expect(made).toBeLessThan(PARTS / 2);
});

test("a streamed response that is read arrives whole", async () => {
  const response = await open(parts());
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  expect([bytes, response.complete]).toEqual([PARTS * PART.length, true]);
});

test("a streamed response that fails is incomplete for its client", async () => {
  const faults: unknown[] = [];
  const response = await open(parts(5), faults);
  response.on("error", () => undefined).resume();
  await until("its end", () => response.closed);
  expect(response.complete).toBe(false);
  expect(faults).toEqual([new Error("The database is unreachable.")]);
});
