import { describe, expect, test } from "vitest";
import { readRows } from "../../as3600/validation/read-rows.ts";
import counts from "./counts.json" with { type: "json" };
import { ARGUED_JOINTS, JOINT_CASES } from "./joint-cases.ts";

const rows = readRows(new URL("joints.csv", import.meta.url).href);

/** 0.5 %, or half a unit in the last printed digit. */
function allowed(value: number): number {
  const [, decimals = ""] = String(value).split(".");
  return Math.max(0.005 * Math.abs(value), decimals === "" ? 0 : 0.5 * 10 ** -decimals.length);
}

/** Relative tolerances of sources that round on the way. */
const ROUNDED: Readonly<Record<string, number>> = {
  // Handbook: 5130 for 0.225 × 250 × 70 × 36².
  "conn-boltgroup-oop-009": 0.006,
  // Handbook: 146 kN and 163 kN before they are squared.
  "conn-boltgroup-oop-005": 0.01,
};

const tolerance = ({ id, value }: (typeof rows)[number]) =>
  Math.max(allowed(value), (ROUNDED[id] ?? 0) * Math.abs(value));

describe("a published value is that of the engine:", () => {
  test.each(rows.filter(({ id }) => id in JOINT_CASES).map((row) => [row.id, row.quantity, row] as const))(
    "%s: %s",
    (id, _, row) => {
      const calculated = JOINT_CASES[id]?.() ?? Number.NaN;
      expect(
        Math.abs(calculated - row.value),
        `calculated ${calculated}, published ${row.value}`,
      ).toBeLessThanOrEqual(tolerance(row) + 1e-12);
    },
  );
});

describe("a value in error, of another edition or outside the product does not come out:", () => {
  test.each(rows.filter(({ id }) => id in ARGUED_JOINTS).map((row) => [row.id, row.quantity, row] as const))(
    "%s: %s",
    (id, _, row) => {
      const ours = ARGUED_JOINTS[id]?.ours?.() ?? Number.POSITIVE_INFINITY;
      expect(Math.abs(ours - row.value)).toBeGreaterThan(tolerance(row));
    },
  );
});

test("every row is compared or argued, and counted", () => {
  const known = Object.keys({ ...JOINT_CASES, ...ARGUED_JOINTS });
  expect(known.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect(counts.joints).toEqual({
    compared: rows.length,
    agree: Object.keys(JOINT_CASES).length,
    explained: Object.keys(ARGUED_JOINTS).length,
  });
});
