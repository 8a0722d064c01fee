import { describe, expect, test } from "vitest";
import { readRows } from "../../as3600/validation/read-rows.ts";
import { ANCHOR_CASES, ARGUED_ANCHORS } from "./anchor-cases.ts";
import counts from "./counts.json" with { type: "json" };

const rows = readRows(new URL("published.csv", import.meta.url).href);

/** 0.5 %, or half a unit in the last printed digit. */
function allowed(value: number): number {
  const [, decimals = ""] = String(value).split(".");
  return Math.max(0.005 * Math.abs(value), 0.5 * 10 ** -decimals.length);
}

/** Values that are truncated or rounded up, in the unit of the row. */
const LAST_DIGIT: Readonly<Record<string, number>> = {
  // The table truncates.
  "anch-cone-009": 0.1,
  // Printed as 90 % and 46 %, rounded up.
  "anch-interaction-001": 0.01,
  "anch-interaction-003": 0.01,
};

describe("a published value is that of the engine:", () => {
  test.each(rows.filter(({ id }) => id in ANCHOR_CASES).map((row) => [row.id, row.quantity, row] as const))(
    "%s: %s",
    (id, _, { value }) => {
      const calculated = ANCHOR_CASES[id]?.() ?? Number.NaN;
      const most = LAST_DIGIT[id] ?? allowed(value);
      expect(
        Math.abs(calculated - value),
        `calculated ${calculated}, published ${value}`,
      ).toBeLessThanOrEqual(most + 1e-12);
    },
  );
});

describe("a value in error, of another rule or outside the product does not come out:", () => {
  test.each(rows.filter(({ id }) => id in ARGUED_ANCHORS).map((row) => [row.id, row.quantity, row] as const))(
    "%s: %s",
    (id, _, { value }) => {
      const ours = ARGUED_ANCHORS[id]?.ours?.() ?? Number.POSITIVE_INFINITY;
      expect(Math.abs(ours - value)).toBeGreaterThan(allowed(value));
    },
  );
});

test("every row is compared or argued, and counted", () => {
  const known = Object.keys({ ...ANCHOR_CASES, ...ARGUED_ANCHORS });
  expect(known.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect(counts.published).toEqual({
    compared: rows.length,
    agree: Object.keys(ANCHOR_CASES).length,
    explained: Object.keys(ARGUED_ANCHORS).length,
  });
});
