import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logger } from "../log.ts";
import { listen } from "../testing/listen.ts";
import { send } from "../testing/send.ts";
import { handleListenerError } from "./invalid-requests.ts";

const server = createServer();
beforeEach(() => {
  logger.level = "silent";
});
afterEach(() => new Promise((settle) => server.close(settle)));

test("a fault of ours is not called a request that can not be read", async () => {
  const errorHandler = handleListenerError("http://kingpost.test");
  // What is no Error goes past the application's own handler.
  server.on(
    "request",
    getRequestListener(() => Promise.reject("a word"), { errorHandler }),
  );
  const port = await listen(server);
  const fault = await send(port, "/");
  expect(fault).toMatchObject({ status: 500, headers: { "x-content-type-options": "nosniff" } });
  expect(fault.body).toContain(`quote ${fault.headers["x-request-id"]}.`);
  expect(await send(port, "no-path")).toMatchObject({ status: 400 });
});
