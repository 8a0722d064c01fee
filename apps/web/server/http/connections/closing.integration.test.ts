import { once } from "node:events";
import { createServer } from "node:http";
import { connect, Server as NetServer } from "node:net";
import { text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logger } from "../../log.ts";
import { listen } from "../../testing/listen.ts";
import { until } from "../../testing/until.ts";
import { createClosing } from "./closing.ts";

beforeEach(() => {
  logger.level = "silent";
});
afterEach(() => vi.restoreAllMocks());

/** Blocks the process between its last check for new connections and the closing of its port, as the scheduler may do. */
function blockBeforeClosing(ms: number): void {
  const close = NetServer.prototype.close;
  vi.spyOn(NetServer.prototype, "close").mockImplementation(function (this: NetServer, done) {
    const began = performance.now();
    while (performance.now() - began < ms);
    return close.call(this, done);
  });
}

test("a form that starts while the port is closing and stays incomplete gets a response", async () => {
  const closing = createClosing();
  const server = createServer(closing.listener("http://kingpost.test", (_, response) => response.end()));
  const socket = connect(await listen(server), "127.0.0.1");
  await once(socket, "connect");
  const response = text(socket);
  const closed = closing.close(server);
  socket.write("POST /signin HTTP/1.1\r\nHost: kingpost.test\r\nContent-Length: 1000\r\n\r\nemail=");
  await closed;
  expect(await response).toMatch(/^HTTP\/1\.1 503 .*\r\nThe server is restarting\. Nothing was changed/s);
});

test("a client that sends its next request right after a response is not cut off, however late the port closes", async () => {
  const closing = createClosing();
  const server = createServer(
    closing.listener("http://kingpost.test", (_, response) => {
      response.setHeader("Connection", "close").end();
    }),
  );
  const port = await listen(server);
  const callers = Array.from({ length: 4 }, () => {
    const outcomes: (number | string)[] = [];
    const workerData = { port, pauseMs: 20 };
    const worker = new Worker(new URL("../testing/caller.ts", import.meta.url), { workerData });
    worker.on("message", (one) => outcomes.push(one));
    return { outcomes, ended: new Promise((settle) => worker.once("exit", settle)) };
  });
  await until("a response to every client", () => callers.every(({ outcomes }) => outcomes.includes(200)));
  blockBeforeClosing(200);
  await closing.close(server);
  for (const { outcomes, ended } of callers) {
    await ended;
    expect(outcomes.filter((one) => one !== 200)).toEqual([503, "ECONNREFUSED"]);
  }
});
