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
