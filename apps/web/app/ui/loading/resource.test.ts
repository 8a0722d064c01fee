import { expect, test } from "vitest";
import { resource, retryFailed } from "./resource.ts";

/** A resource whose first attempts fail. */
function failing(times: number) {
  const retries: boolean[] = [];
  const one = resource(async (isRetry) => {
    retries.push(isRetry);
    if (retries.length <= times) throw new Error(`failure ${retries.length}`);
    return "loaded";
  });
  return { one, retries };
}

test("a resource is requested once for all callers", async () => {
  const { one, retries } = failing(0);
  expect(one.value()).toBeUndefined();
  expect(one.attempt()).toBe(one.load());
  expect(await one.load()).toBe("loaded");
  expect([one.value(), await one.attempt()]).toEqual(["loaded", "loaded"]);
  expect(retries).toEqual([false]);
});

test("a failure is kept for rendering, however often the page renders", async () => {
  const { one, retries } = failing(9);
  const first = one.attempt();
  await expect(first).rejects.toThrow("failure 1");
  for (let count = 0; count < 100; count += 1) expect(one.attempt()).toBe(first);
  expect(retries).toHaveLength(1);
});

test("the user's retry loads each failed resource once more where it is rendered", async () => {
  const { one, retries } = failing(1);
  const { one: other, retries: ofOther } = failing(0);
  await expect(one.attempt()).rejects.toThrow("failure 1");
  await other.attempt();
  retryFailed();
  expect(retries).toEqual([false]);
  expect(await one.attempt()).toBe("loaded");
  retryFailed();
  await Promise.all([one.attempt(), other.attempt()]);
  expect([retries, ofOther]).toEqual([[false, true], [false]]);
});

test("an event loads a failed resource again, and joins a load in progress", async () => {
  const { one, retries } = failing(1);
  await expect(one.load()).rejects.toThrow("failure 1");
  const second = one.load();
  expect(one.load()).toBe(second);
  expect(one.attempt()).toBe(second);
  expect(await second).toBe("loaded");
  expect(retries).toEqual([false, true]);
});
