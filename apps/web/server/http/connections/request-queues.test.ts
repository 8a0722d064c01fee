import { Hono } from "hono";
import { expect, test } from "vitest";
import { createRequestQueues } from "./request-queues.ts";

const settled = () => new Promise((settle) => setImmediate(settle));

test("a client with five hundred requests and an invalid cookie does not delay another client's single request", async () => {
  const deadline = new AbortController();
  const queues = createRequestQueues(deadline.signal, () => Promise.resolve());
  const app = new Hono();
  app.use(queues.middleware((c) => c.req.header("X-Client") ?? ""));
  const ends: (() => void)[] = [];
  app.get("*", async (c) => {
    await new Promise<void>((settle) => void ends.push(settle));
    return c.text("ok");
  });
  const statuses: Record<string, number[]> = { flood: [], user: [] };
  const request = async (client: string) => {
    const answer = await app.request("/", { headers: { "X-Client": client, Cookie: "a=b" } });
    statuses[client]?.push(answer.status);
    return answer.text();
  };
  const crowd = Array.from({ length: 500 }, () => request("flood"));
  await settled();
  // Eight are running, four hundred wait.
  expect(statuses).toEqual({ flood: Array(92).fill(503), user: [] });
  const user = request("user");
  await settled();
  expect(statuses).toEqual({ flood: Array(93).fill(503), user: [] });
  expect(queues.byKind.person.waiting()).toBe(400);
  // One request of the flood is next, then the user's.
  for (let n = 0; n < 2; n += 1) {
    ends.shift()?.();
    await settled();
  }
  for (const end of ends.splice(0)) end();
  await user;
  expect(statuses.user).toEqual([200]);
  expect(queues.byKind.person.waiting()).toBeGreaterThan(380);
  deadline.abort();
  await settled();
  for (const end of ends.splice(0)) end();
  const bodies = await Promise.all(crowd);
  expect(bodies.slice(-1)).toEqual(["The server is busy. Nothing was changed. Try again in 15 seconds.\n"]);
  expect(bodies).toContain("The server is restarting. Nothing was changed. Please try again.\n");
});
