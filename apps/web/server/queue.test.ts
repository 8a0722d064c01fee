import { expect, test } from "vitest";
import { createQueue, TooBusyError } from "./queue.ts";

/** Work that ends when it is told to. */
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

test("so many run at once, the others in the order in which they came, and too many are refused", async () => {
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

test("work that fails gives its place to the next", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1 });
  const failing = queue.run(() => Promise.reject(new Error("no")));
  const next = queue.run(async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});

test("who goes away while waiting is passed over", async () => {
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

test("those who wait can be sent away; what runs ends in peace", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 3 });
  const { work, ends } = works();
  const first = queue.run(work);
  const second = queue.run(work);
  queue.sendAway();
  await expect(second).rejects.toThrow(TooBusyError);
  await settled();
  ends[0]?.();
  expect(await first).toBe(0);
  expect(queue.waiting()).toBe(0);
});

test("who has waited for too long is sent away, and the others stay", async () => {
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

test("askers take turns, each in the order in which they came", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 10 });
  const done: string[] = [];
  const { work, ends } = works();
  const first = queue.run(work);
  const ask = (asker: string, name: string) => queue.run(async () => void done.push(name), undefined, asker);
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

test("a full line makes room for who waits less often, at the cost of the last of who waits most", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 3 });
  const { work, ends } = works();
  const first = queue.run(work);
  const done: string[] = [];
  const ask = (asker: string, name: string) => queue.run(async () => void done.push(name), undefined, asker);
  const [a1, a2, a3] = [ask("a", "a1"), ask("a", "a2"), ask("a", "a3")];
  await expect(ask("a", "a4")).rejects.toThrow(TooBusyError);
  const b1 = ask("b", "b1");
  await expect(a3).rejects.toThrow(TooBusyError);
  // Two of the one against one of the other: a second of the other would only change places.
  await expect(ask("b", "b2")).rejects.toThrow(TooBusyError);
  expect(queue.waiting()).toBe(3);
  await settled();
  ends[0]?.();
  await Promise.all([first, a1, a2, b1]);
  expect(done).toEqual(["a1", "b1", "a2"]);
  expect(queue.waiting()).toBe(0);
});
