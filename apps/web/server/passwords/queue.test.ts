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
  const queue = createQueue(2, 3);
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
  const queue = createQueue(1, 1);
  const failing = queue.run(() => Promise.reject(new Error("no")));
  const next = queue.run(async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});
