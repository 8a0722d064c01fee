import { describe, expect, test } from "vitest";
import { compareEverything } from "./compare.ts";
import { EXPLAINED_COUNT } from "./explained.ts";

// Capacities published in design capacity tables and worked examples; sources in report.ts.
const comparisons = compareEverything();
const capacities = [...new Set(comparisons.map(({ query }) => query.capacity))];

describe.each(capacities)("published %s", (capacity) => {
  const mine = comparisons.filter(({ query }) => query.capacity === capacity);

  test("agrees within the rounding of the published values", () => {
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.filter(({ verdict }) => verdict === "unexplained")).toEqual([]);
  });
});

test("published.csv has every published value that was entered", () => {
  expect(comparisons).toHaveLength(1428);
});

test("at least 97 % of the published capacities are reproduced digit by digit", () => {
  const same = comparisons.filter(({ isSameDigits }) => isSameDigits);
  expect(same.length / comparisons.length).toBeGreaterThanOrEqual(0.97);
});

test("every explained difference occurs", () => {
  expect(comparisons.filter(({ verdict }) => verdict === "explained")).toHaveLength(EXPLAINED_COUNT);
});
