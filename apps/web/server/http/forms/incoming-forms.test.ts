import { Hono } from "hono";
import { expect, test } from "vitest";
import { until } from "../../testing/until.ts";
import { receiveForms } from "./incoming-forms.ts";

/** Together these fill the memory limit for incoming forms, each at the size limit of a form. */
const CROWD = 256;
const PIECES = 4;
const PIECE = new Uint8Array(64 * 1024);

/** A form without any bytes yet. */
function openOn(app: Hono) {
  const sink = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const body = new ReadableStream<Uint8Array>({ start: sink.resolve });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  return {
    answer: Promise.resolve(app.request("/", init)),
    /** Whether the server has read all pieces that were sent. */
    isRead: async () => (await sink.promise).desiredSize === 1,
    /** Sends all of its pieces at once. */
    send: async () => {
      const controller = await sink.promise;
      for (let n = 0; n < PIECES; n += 1) controller.enqueue(PIECE);
    },
    end: async () => (await sink.promise).close(),
  };
}

test("a rejected form no longer counts towards the memory limit, even if more of it has arrived", async () => {
  const app = new Hono();
  app.use(receiveForms(new AbortController().signal));
  app.post("/", (c) => c.text("accepted"));
  const crowdOn = async () => {
    const crowd = Array.from({ length: CROWD }, () => openOn(app));
    await Promise.all(crowd.map(({ send }) => send()));
    await until("the pieces of all forms", async () =>
      (await Promise.all(crowd.map(({ isRead }) => isRead()))).every(Boolean),
    );
    return crowd;
  };
  const statusesOf = async (crowd: Awaited<ReturnType<typeof crowdOn>>) => {
    await Promise.all(crowd.map(({ end }) => end()));
    return new Set((await Promise.all(crowd.map(({ answer }) => answer))).map(({ status }) => status));
  };

  const oldest = openOn(app);
  const crowd = await crowdOn();
  await oldest.send();
  expect((await oldest.answer).status).toBe(503);
  expect(await statusesOf(crowd)).toEqual(new Set([200]));
  expect(await statusesOf(await crowdOn())).toEqual(new Set([200]));
});
