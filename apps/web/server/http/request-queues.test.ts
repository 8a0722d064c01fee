import { Hono } from "hono";
import { expect, test } from "vitest";
import { createRequestQueues } from "./request-queues.ts";

const settled = () => new Promise((settle) => setImmediate(settle));

test("a stranger who asks five hundred times with a cookie of nobody's holds up nobody who asks once", async () => {
  const queues = createRequestQueues();
  const app = new Hono();
  app.use(queues.middleware((c) => c.req.header("X-Asker") ?? ""));
  const ends: (() => void)[] = [];
  app.get("*", async (c) => {
    await new Promise<void>((settle) => void ends.push(settle));
    return c.text("ok");
  });
  const statuses: Record<string, number[]> = { stranger: [], person: [] };
  const ask = async (asker: string) => {
    const answer = await app.request("/", { headers: { "X-Asker": asker, Cookie: "a=b" } });
    statuses[asker]?.push(answer.status);
    return answer.text();
  };
  const crowd = Array.from({ length: 500 }, () => ask("stranger"));
  await settled();
  // Eight are being answered, four hundred wait.
  expect(statuses).toEqual({ stranger: Array(92).fill(503), person: [] });
  const person = ask("person");
  await settled();
  expect(statuses).toEqual({ stranger: Array(93).fill(503), person: [] });
  expect(queues.waiting().person).toBe(400);
  // One of the stranger's was next, then it is the person's turn.
  for (let n = 0; n < 2; n += 1) {
    ends.shift()?.();
    await settled();
  }
  for (const end of ends.splice(0)) end();
  await person;
  expect(statuses.person).toEqual([200]);
  expect(queues.waiting().person).toBeGreaterThan(380);
  queues.rejectPending();
  await settled();
  for (const end of ends.splice(0)) end();
  const told = await Promise.all(crowd);
  expect(told.slice(-1)).toEqual([
    "Too many ask at this moment. Nothing was changed; please try again later.\n",
  ]);
  expect(told).toContain("This process is stopping. Nothing was changed; please try again.\n");
});
