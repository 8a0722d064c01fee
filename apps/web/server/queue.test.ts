import { expect, test } from "vitest";
import { createQueue, TooBusyError } from "./queue.ts";

/** Work that the test completes. */
function works() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    const place = ends.length;
    await new Promise<void>((settle) => void ends.push(settle));
    running -= 1;
    return place;
  };
  return { work, ends, most: () => most };
}

const settled = () => new Promise((settle) => setImmediate(settle));

test("limits concurrency, serves in order of arrival, and rejects when full", async () => {
  const queue = createQueue({ atOnce: 2, waiting: 3 });
  const { work, ends, most } = works();
  const answers = Array.from({ length: 5 }, () => queue.run(work));
  await expect(queue.run(work)).rejects.toThrow(TooBusyError);
  for (let n = 0; n < 5; n += 1) {
    await settled();
    ends[n]?.();
  }
  expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4]);
  expect(most()).toBe(2);
  const later = queue.run(work);
  await settled();
  ends[5]?.();
  expect(await later).toBe(5);
});

test("failed work releases its slot", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1 });
  const failing = queue.run(() => Promise.reject(new Error("no")));
  const next = queue.run(async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});

test("an aborted entry is skipped", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 3 });
  const { work, ends } = works();
  const first = queue.run(work);
  const gone = new AbortController();
  const left = queue.run(work, gone.signal);
  const last = queue.run(work);
  gone.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  await expect(queue.run(work, gone.signal)).rejects.toThrow("gone");
  expect(queue.waiting()).toBe(1);
  await settled();
  ends[0]?.();
  await first;
  await settled();
  ends[1]?.();
  expect(await last).toBe(1);
});

test("an entry is rejected after the maximum wait, and the others stay", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 3, patience: 50 });
  const { work, ends } = works();
  const first = queue.run(work);
  await expect(queue.run(work)).rejects.toThrow(TooBusyError);
  expect(queue.waiting()).toBe(0);
  const next = queue.run(work);
  ends[0]?.();
  expect(await first).toBe(0);
  await settled();
  ends[1]?.();
  expect(await next).toBe(1);
});

test("clients are served round robin, each in order of arrival", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 10 });
  const done: string[] = [];
  const { work, ends } = works();
  const first = queue.run(work);
  const ask = (client: string, name: string) =>
    queue.run(async () => void done.push(name), undefined, client);
  const all = [
    ...["a1", "a2", "a3"].map((name) => ask("a", name)),
    ask("b", "b1"),
    ask("b", "b2"),
    ask("c", "c1"),
  ];
  await settled();
  ends[0]?.();
  await Promise.all([first, ...all]);
  expect(done).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("a full queue makes room for a client with fewer entries by rejecting the newest of the longest line", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 3 });
  const { work, ends } = works();
  const first = queue.run(work);
  const done: string[] = [];
  const ask = (client: string, name: string) =>
    queue.run(async () => void done.push(name), undefined, client);
  const [a1, a2, a3] = [ask("a", "a1"), ask("a", "a2"), ask("a", "a3")];
  await expect(ask("a", "a4")).rejects.toThrow(TooBusyError);
  const b1 = ask("b", "b1");
  await expect(a3).rejects.toThrow(TooBusyError);
  // With two entries against one, a second one of the other client would only swap them.
  await expect(ask("b", "b2")).rejects.toThrow(TooBusyError);
  expect(queue.waiting()).toBe(3);
  await settled();
  ends[0]?.();
  await Promise.all([first, a1, a2, b1]);
  expect(done).toEqual(["a1", "b1", "a2"]);
  expect(queue.waiting()).toBe(0);
});
