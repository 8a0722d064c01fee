import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing/database.ts";
import { tooManyAttempts } from "./format-retry-delay.ts";
import { createLimits, limitKey } from "./limits.ts";

const RULE = { free: 3, firstDelay: 10, maxDelay: 60, memory: 3600 };

let database: TestDatabase;
let now = new Date("2026-11-21T00:00:00Z");
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
const limits = () => createLimits(database.pool, () => now);

describe("attempts", () => {
  test("are free at first, then delayed twice as long each time, up to a maximum", async () => {
    const waits: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      const first = await limits().attempt("a", RULE);
      if (!first.allowed) {
        waits.push(first.retryAfter);
        pass(first.retryAfter - 1);
        expect(await limits().attempt("a", RULE)).toEqual({ allowed: false, retryAfter: 1 });
        pass(1);
        expect(await limits().attempt("a", RULE)).toEqual({ allowed: true });
      }
    }
    expect(waits).toEqual([10, 20, 40, 60, 60, 60]);
  });

  test("do not extend the delay when rejected", async () => {
    for (let n = 0; n < 3; n += 1) await limits().attempt("b", RULE);
    for (let n = 0; n < 50; n += 1) {
      expect(await limits().attempt("b", RULE)).toEqual({ allowed: false, retryAfter: 10 });
    }
  });

  test("are counted one by one when concurrent", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => limits().attempt("c", RULE)));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test("overlapping attempts within the free count are all allowed, in whatever order they lock the row", async () => {
    // Each later attempt has an earlier time, as one that waited for the row has.
    let reads = 0;
    const start = now.getTime();
    const overlapping = createLimits(database.pool, () => new Date(start - reads++));
    const rule = { ...RULE, free: 40 };
    const answers = await Promise.all(Array.from({ length: 40 }, () => overlapping.attempt("overlap", rule)));
    expect(answers.filter(({ allowed }) => !allowed)).toEqual([]);
    // The wait begins with the latest attempt, not with the one that was counted last.
    expect(await limits().attempt("overlap", rule)).toEqual({ allowed: false, retryAfter: 10 });
  });

  test("are reset after a period without any, and after a success", async () => {
    for (const key of ["d", "e"]) for (let n = 0; n < 3; n += 1) await limits().attempt(key, RULE);
    await limits().forget(["d"]);
    expect(await limits().attempt("d", RULE)).toEqual({ allowed: true });
    expect(await limits().attempt("e", RULE)).toMatchObject({ allowed: false });
    pass(3601);
    for (let n = 0; n < 3; n += 1) expect(await limits().attempt("e", RULE)).toEqual({ allowed: true });
  });

  test("of several keys count for all or for none, also when concurrent", async () => {
    const both = (own: string) =>
      limits().attemptAll([
        [own, { ...RULE, free: 100 }],
        ["shared", RULE],
      ]);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => both(`own ${n % 2}`)));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
    expect(answers.find(({ allowed }) => !allowed)).toEqual({ allowed: false, retryAfter: 10 });
    const { rows } = await database.pool.query(
      "select sum(count)::int as sum from limits where key like 'own %'",
    );
    expect(rows).toEqual([{ sum: 3 }]);
  });

  test("can be given back one at a time, and the others stay counted", async () => {
    for (let n = 0; n < 2; n += 1) await limits().attempt("shared again", RULE);
    await limits().attempt("shared again", RULE);
    await limits().giveBack("shared again");
    expect(await limits().attempt("shared again", RULE)).toEqual({ allowed: true });
    expect(await limits().attempt("shared again", RULE)).toMatchObject({ allowed: false });
    await limits().giveBack("never tried");
  });

  test("of one key do not count for another", async () => {
    for (let n = 0; n < 3; n += 1) await limits().attempt("f", RULE);
    expect(await limits().attempt("g", RULE)).toEqual({ allowed: true });
  });
});

test("a window allows its maximum, and the next one starts at zero", async () => {
  const rule = { window: 60, max: 2 };
  const count = () => limits().withinWindow("h", rule);
  expect(await count()).toEqual({ allowed: true });
  pass(40);
  expect(await count()).toEqual({ allowed: true });
  expect(await count()).toEqual({ allowed: false, retryAfter: 20 });
  pass(19);
  expect(await count()).toEqual({ allowed: false, retryAfter: 1 });
  pass(1);
  expect(await count()).toEqual({ allowed: true });
  const atOnce = await Promise.all(Array.from({ length: 20 }, count));
  expect(atOnce.filter(({ allowed }) => allowed)).toHaveLength(1);
});

test("counts made by a wrong clock lock out no client once the clock is right", async () => {
  const rule = { window: 60, max: 2 };
  pass(40 * 24 * 3600);
  for (let n = 0; n < 3; n += 1) await limits().withinWindow("clock-window", rule);
  for (let n = 0; n < 4; n += 1) await limits().attempt("clock-attempt", RULE);
  pass(-40 * 24 * 3600);
  expect(await limits().withinWindow("clock-window", rule)).toEqual({ allowed: true });
  expect(await limits().withinWindow("clock-window", rule)).toEqual({ allowed: true });
  expect(await limits().withinWindow("clock-window", rule)).toMatchObject({ allowed: false });
  for (let n = 0; n < 3; n += 1)
    expect(await limits().attempt("clock-attempt", RULE)).toEqual({ allowed: true });
  expect(await limits().attempt("clock-attempt", RULE)).toMatchObject({ allowed: false });
});

test("a key does not reveal its user, and its parts are kept apart", () => {
  expect(limitKey("sign-in", "ann@example.com")).not.toContain("ann");
  expect(limitKey("sign-in", "ab", "c")).not.toBe(limitKey("sign-in", "a", "bc"));
});

test.each([
  [1, "Too many attempts. Try again in 1 second."],
  [40, "Too many attempts. Try again in 40 seconds."],
  [89, "Too many attempts. Try again in 89 seconds."],
  [90, "Too many attempts. Try again in 2 minutes."],
  [900, "Too many attempts. Try again in 15 minutes."],
])("%i seconds give the message: %s", (seconds, message) => {
  expect(tooManyAttempts(seconds)).toBe(message);
});
