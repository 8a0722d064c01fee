import { Hono } from "hono";
import { expect, test } from "vitest";
import { boundForms, receiveForms } from "./receive-forms.ts";

const PIECE = "a".repeat(64 * 1024);

function start() {
  let runs = 0;
  const app = new Hono().use(boundForms, receiveForms).post("*", async (c) => {
    runs += 1;
    return c.text(String((await c.req.text()).length));
  });
  return { app, runs: () => runs };
}

/** A form of so many pieces, with or without its length. */
function form(pieces: number, hasLength: boolean): RequestInit {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let n = 0; n < pieces; n += 1) controller.enqueue(Buffer.from(PIECE));
      controller.close();
    },
  });
  const headers = hasLength
    ? { "Content-Length": String(pieces * PIECE.length) }
    : { "Transfer-Encoding": "chunked" };
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  return init;
}

test.each([true, false])(
  "a form of 256 kB is received, a larger one is rejected before the application (length sent: %s)",
  async (hasLength) => {
    const { app, runs } = start();
    expect(await (await app.request("/", form(4, hasLength))).text()).toBe(String(4 * PIECE.length));
    expect((await app.request("/", form(5, hasLength))).status).toBe(413);
    expect(runs()).toBe(1);
  },
);

test("the application runs only once a form has arrived completely", async () => {
  const { app, runs } = start();
  const sink = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const body = new ReadableStream<Uint8Array>({ start: sink.resolve });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  const answer = app.request("/", init);
  const controller = await sink.promise;
  controller.enqueue(Buffer.from("name=A"));
  await new Promise((settle) => setImmediate(settle));
  expect(runs()).toBe(0);
  controller.enqueue(Buffer.from("nn"));
  controller.close();
  expect(await (await answer).text()).toBe("8");
});
