import { Hono } from "hono";
import { expect, test } from "vitest";
import { createRequestBounds } from "./request-bounds.ts";

const settled = () => new Promise((settle) => setImmediate(settle));

/** An application whose requests end when the test ends them. */
function start() {
  const { middleware, byKind } = createRequestBounds();
  const ends: (() => void)[] = [];
  const app = new Hono().use(middleware).all("*", async (c) => {
    await new Promise<void>((settle) => void ends.push(settle));
    return c.text("done");
  });
  return { app, byKind, ends };
}

test("no more requests of a kind run than its bound, the others wait in order, and those beyond get 503 with a time", async () => {
  const { app, byKind, ends } = start();
  const answers = Array.from({ length: 409 }, () => Promise.resolve(app.request("/")));
  await settled();
  expect([ends.length, byKind.visitor.waiting()]).toEqual([8, 400]);
  const busy = await answers[408];
  expect(busy?.status).toBe(503);
  expect(busy?.headers.get("Retry-After")).toBe("15");
  expect(await busy?.text()).toMatch(/^The server is busy\. Nothing was changed\. Try again in 15 seconds\./);
  for (let n = 0; n < 408; n += 1) {
    ends[n]?.();
    await settled();
  }
  for (const answer of answers.slice(0, 408)) expect((await answer).status).toBe(200);
});

test("requests of one kind that hang delay no other kind", async () => {
  const { app, byKind, ends } = start();
  const cookie = { headers: { Cookie: "session=x" } };
  const hanging = Array.from({ length: 20 }, () => Promise.resolve(app.request("/dashboard", cookie)));
  await settled();
  expect(byKind.user.waiting()).toBe(12);
  for (const [path, init] of [
    ["/", {}],
    ["/contact", { method: "POST" }],
    ["/signin.data", { method: "POST" }],
  ] as const) {
    const answer = app.request(path, init);
    await settled();
    ends.pop()?.();
    expect([path, (await answer).status]).toEqual([path, 200]);
  }
  for (let n = 0; n < 20; n += 1) {
    ends[n]?.();
    await settled();
  }
  for (const answer of hanging) expect((await answer).status).toBe(200);
});

test("a request whose client leaves while it waits is never run", async () => {
  const { app, byKind, ends } = start();
  const running = Array.from({ length: 8 }, () => Promise.resolve(app.request("/")));
  const gone = new AbortController();
  const left = app.request("/", { signal: gone.signal });
  await settled();
  expect(byKind.visitor.waiting()).toBe(1);
  gone.abort();
  expect((await left).status).toBe(400);
  expect(byKind.visitor.waiting()).toBe(0);
  for (const end of ends) end();
  await Promise.all(running);
  expect(ends.length).toBe(8);
});
