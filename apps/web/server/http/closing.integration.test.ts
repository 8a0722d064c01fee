import { once } from "node:events";
import { createServer } from "node:http";
import { connect, Server as NetServer } from "node:net";
import { text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logger } from "../log.ts";
import { listen } from "../testing/listen.ts";
import { until } from "../testing/until.ts";
import { createClosing } from "./closing.ts";

beforeEach(() => {
  logger.level = "silent";
});
afterEach(() => vi.restoreAllMocks());

/** What the system may do to a process between its last look for newcomers and the closing of its port: give its turn to others. */
function takeTurnsBeforeClosing(ms: number): void {
  const close = NetServer.prototype.close;
  vi.spyOn(NetServer.prototype, "close").mockImplementation(function (this: NetServer, done) {
    const began = performance.now();
    while (performance.now() - began < ms);
    return close.call(this, done);
  });
}

test("a form that begins to come while the port is being closed, and whose rest does not come, is told so", async () => {
  const closing = createClosing([]);
  const server = createServer(closing.listener("http://kingpost.test", (_, response) => response.end()));
  const socket = connect(await listen(server), "127.0.0.1");
  await once(socket, "connect");
  const told = text(socket);
  const closed = closing.close(server);
  socket.write("POST /signin HTTP/1.1\r\nHost: kingpost.test\r\nContent-Length: 1000\r\n\r\nemail=");
  await closed;
  expect(await told).toMatch(/^HTTP\/1\.1 503 .*\r\nThis process is stopping\. Nothing was changed/s);
});

test("whoever asks again as soon as he is answered is not broken off, however late the port is closed", async () => {
  const closing = createClosing([]);
  const server = createServer(
    closing.listener("http://kingpost.test", (_, response) => {
      response.setHeader("Connection", "close").end();
    }),
  );
  const port = await listen(server);
  const callers = Array.from({ length: 4 }, () => {
    const told: (number | string)[] = [];
    const workerData = { port, pauseMs: 20 };
    const worker = new Worker(new URL("./testing/caller.ts", import.meta.url), { workerData });
    worker.on("message", (one) => told.push(one));
    return { told, ended: new Promise((settle) => worker.once("exit", settle)) };
  });
  await until("an answer for everybody", () => callers.every(({ told }) => told.includes(200)));
  takeTurnsBeforeClosing(200);
  await closing.close(server);
  for (const { told, ended } of callers) {
    await ended;
    expect(told.filter((one) => one !== 200)).toEqual([503, "ECONNREFUSED"]);
  }
});
