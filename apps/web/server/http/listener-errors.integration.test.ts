import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logger } from "../log.ts";
import { listen } from "../testing/listen.ts";
import { send } from "../testing/send.ts";
import { handleListenerError } from "./listener-errors.ts";

const server = createServer();
beforeEach(() => {
  logger.level = "silent";
});
afterEach(() => new Promise((settle) => server.close(settle)));

test("an internal error is reported as a 500, an invalid request as a 400", async () => {
  const errorHandler = handleListenerError("http://kingpost.test");
  // A thrown value that is not an Error bypasses the application's own handler.
  server.on(
    "request",
    getRequestListener(() => Promise.reject("not an Error"), { errorHandler }),
  );
  const port = await listen(server);
  const fault = await send(port, "/");
  expect(fault).toMatchObject({ status: 500, headers: { "x-content-type-options": "nosniff" } });
  expect(fault.body).toContain(`quote ${fault.headers["x-request-id"]}.`);
  expect(await send(port, "no-path")).toMatchObject({ status: 400 });
});
