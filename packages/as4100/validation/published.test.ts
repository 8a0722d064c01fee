import { describe, expect, test } from "vitest";
import { compareEverything } from "./compare.ts";
import { EXPLAINED_COUNT } from "./explained.ts";

// Capacities that design capacity tables and worked examples print; sources in report.ts.
const comparisons = compareEverything();
const capacities = [...new Set(comparisons.map(({ query }) => query.capacity))];

describe.each(capacities)("published %s", (capacity) => {
  const mine = comparisons.filter(({ query }) => query.capacity === capacity);

  test("agrees within the rounding of what is printed", () => {
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.filter(({ verdict }) => verdict === "unexplained")).toEqual([]);
  });
});

test("there are as many published values as were entered", () => {
  expect(comparisons).toHaveLength(1428);
});

test("at least 97 % of the printed digits of the published capacities come out", () => {
  const same = comparisons.filter(({ isSameDigits }) => isSameDigits);
  expect(same.length / comparisons.length).toBeGreaterThanOrEqual(0.97);
});

test("every explained difference is one that is there", () => {
  expect(comparisons.filter(({ verdict }) => verdict === "explained")).toHaveLength(EXPLAINED_COUNT);
});
