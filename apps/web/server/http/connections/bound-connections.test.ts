import { createServer, request, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../testing/listen.ts";
import { until } from "../../testing/until.ts";
import { boundConnections } from "./bound-connections.ts";

const MOST = 10;

let server: Server | undefined;
let held = 0;
let clients: Socket[] = [];
afterEach(() => {
  for (const client of clients) client.destroy();
  clients = [];
  server?.close();
});

async function start(): Promise<number> {
  server = createServer((incoming, response) => {
    incoming.resume();
    incoming.once("end", () => {
      if (incoming.url === "/held") held += 1;
      else response.end("served");
    });
  });
  boundConnections(server, MOST);
  return listen(server);
}

/** Connections one after another, each with the same words, once the server has read them. */
async function open(port: number, count: number, words: string, isAnswered: boolean): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const client = connect(port, "127.0.0.1");
    clients.push(client);
    client.on("error", () => undefined);
    await new Promise<unknown>((settle) => client.once("connect", () => client.write(words, settle)));
    if (isAnswered) await new Promise<unknown>((settle) => client.once("data", settle));
    client.resume();
  }
}

const visit = (port: number) =>
  new Promise<number | undefined>((settle, reject) => {
    request({ port, host: "127.0.0.1", agent: false }, (response) => settle(response.statusCode))
      .on("error", reject)
      .end();
  });

const isOpen = (client: Socket) => !client.destroyed && !client.readableEnded;

test.each([
  ["with an incomplete request", "GET / HTTP/1.1\r\nHost: x\r\nX-A: ", false],
  ["kept alive after a response", "GET / HTTP/1.1\r\nHost: x\r\n\r\n", true],
  ["with an incomplete form", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\na", false],
] as const)(
  "of more connections than the limit, %s, the oldest are closed for new clients",
  async (_, words, isAnswered) => {
    const port = await start();
    await open(port, MOST + 5, words, isAnswered);
    for (let n = 0; n < 3; n += 1) expect(await visit(port)).toBe(200);
    await until("the end of the oldest", () => !clients.slice(0, 5).some(isOpen));
    expect(clients.slice(-MOST + 3).every(isOpen)).toBe(true);
  },
);

test("a connection whose request is being processed is not closed for a new one", async () => {
  const port = await start();
  await open(port, MOST, "GET /held HTTP/1.1\r\nHost: x\r\n\r\n", false);
  await until("the requests", () => held === MOST);
  await expect(visit(port)).rejects.toThrow();
  expect(clients.every(isOpen)).toBe(true);
});
