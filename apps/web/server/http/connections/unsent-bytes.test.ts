import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../testing/listen.ts";
import { until } from "../../testing/until.ts";
import { boundUnsent } from "./unsent-bytes.ts";

/** More than the system takes for a client that reads nothing. */
const BODY = Buffer.alloc(16 * 1024 * 1024, "x");
const MAX = 4.5 * BODY.length;
const CLIENTS = 12;

let server: Server | undefined;
let served: Socket[] = [];
let clients: Socket[] = [];
let answered = 0;
afterEach(() => {
  for (const client of clients) client.destroy();
  served = [];
  clients = [];
  answered = 0;
  server?.close();
});

async function start(): Promise<number> {
  const answer = boundUnsent((incoming, response) => {
    answered += 1;
    if (incoming.url === "/in-parts") response.write(BODY);
    else response.end(BODY);
  }, MAX);
  server = createServer(answer);
  // On a busy machine the clients may rest for longer than the server keeps an idle connection.
  server.keepAliveTimeout = 0;
  server.on("connection", (socket) => served.push(socket));
  return listen(server);
}

async function ask(port: number, path: string, from = "127.0.0.1"): Promise<Socket> {
  const client = connect({ port, host: "127.0.0.1", localAddress: from });
  clients.push(client);
  client.on("error", () => undefined);
  client.pause();
  const before = answered;
  client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await until("the response", () => answered > before);
  return client;
}

const held = () => served.reduce((sum, one) => sum + (one.destroyed ? 0 : one.writableLength), 0);
const open = () => served.map((socket) => !socket.destroyed);

test.each(["/at-once", "/in-parts"])(
  "responses %s that no client reads never hold more than the limit, and the oldest are cut",
  async (path) => {
    const port = await start();
    for (let n = 0; n < CLIENTS; n += 1) {
      await ask(port, path);
      expect(held()).toBeLessThanOrEqual(MAX);
    }
    expect(open()).toEqual(Array.from({ length: CLIENTS }, (_, n) => n >= CLIENTS - 4));
  },
);

test("a client that reads nothing loses its responses, and not one at another address", async () => {
  const port = await start();
  const slow = await ask(port, "/at-once", "127.0.0.2");
  for (let n = 0; n < CLIENTS; n += 1) await ask(port, "/at-once");
  let read = 0;
  slow.on("data", (chunk) => {
    read += chunk.length;
  });
  slow.resume();
  await until("the whole response", () => read > BODY.length);
  expect(open().filter(Boolean).length).toBeLessThanOrEqual(5);
});

test("responses that are read are not counted once they are sent", async () => {
  const port = await start();
  for (let n = 0; n < CLIENTS; n += 1) {
    (await ask(port, "/at-once")).resume();
    await until("its end", () => held() === 0);
  }
  expect(open().every(Boolean)).toBe(true);
});
