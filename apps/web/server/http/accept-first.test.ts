import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createAcceptFirst } from "./accept-first.ts";

/** A server that gets one connection in each turn of the event loop, as Node's does in a burst. */
function burst(connections: number) {
  const server = new EventEmitter();
  let accepted = 0;
  const accept = () => {
    if (accepted === connections) return;
    accepted += 1;
    server.emit("connection");
    setImmediate(accept);
  };
  setImmediate(accept);
  return { server, accepted: () => accepted };
}

test("work begins after the connections of a burst are accepted", async () => {
  const { server, accepted } = burst(90);
  const first = createAcceptFirst();
  first.watch(server);
  await first.accepted();
  expect(accepted()).toBe(90);
});

test("work that begins in the middle of a burst waits for the rest of it", async () => {
  const { server, accepted } = burst(90);
  const first = createAcceptFirst();
  first.watch(server);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(accepted()).toBeLessThan(90);
  await first.accepted();
  expect(accepted()).toBe(90);
});

test("a connection that arrives while the first of several works is accepted before the second works", async () => {
  const first = createAcceptFirst();
  let turns = 0;
  const works = [1, 2, 3].map(() => first.accepted().then(() => turns));
  const count = () => {
    turns += 1;
    if (turns < 50) setImmediate(count);
  };
  setImmediate(count);
  const [a = 0, b = 0, c = 0] = await Promise.all(works);
  expect(a).toBeLessThan(b);
  expect(b).toBeLessThan(c);
});

test("connections that arrive without end hold up work for a limited number of turns only", async () => {
  const { server, accepted } = burst(Number.POSITIVE_INFINITY);
  const first = createAcceptFirst();
  first.watch(server);
  await first.accepted();
  expect(accepted()).toBeGreaterThan(50);
});
