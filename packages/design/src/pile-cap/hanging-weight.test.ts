import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { PILE_CAP } from "./module.ts";

const { checkOf, isMet, limitOf } = checksOfModule(PILE_CAP);
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });

// 4 piles of 600 mm at 3 m, 3.9 m x 3.9 m x 0.6 m below 6 m of soil, column 700 x 700: 25 and 18 kN/m3.
const wide = {
  depth: 600,
  spacing: 3000,
  soil: 6000,
  tolerance: 0,
  strengthT: 2e6,
  tensionBy: "us",
  coversStability: true,
};
const WEIGHT = 3.9 * 3.9 * (25 * 0.6 + 18 * 6) - 0.7 * 0.7 * 18 * 6;
/** The mean depth of N28 both ways above piles of 75 mm with a cover of 50 mm, within the perimeter of the column. */
const WITHIN = ((700 + (600 - 75 - 50 - 28)) / 3900) ** 2;

/** AS 3600:2018 Amendment 2, 9.3.3: V* is the force across the critical perimeter, whichever part of it the weight is on. */
describe("the weight of cap and soil, which hangs on a column that pulls", () => {
  test("punches the cap with the pull of the piles: all of the pull but the weight within the perimeter", () => {
    const { demand } = limitOf({ ...wide, ...under({ n: -2.4e6 }) }, "cap/column/punching");
    expect(demand / 1e3).toBeCloseTo(2400 - 0.9 * WEIGHT * WITHIN, 6);
  });

  test("does so where it holds every pile down", () => {
    const up = { ...wide, ...under({ n: -1.5e6 }) };
    expect(checkOf(up, "piles/tension")).toBeUndefined();
    expect(limitOf(up, "cap/column/punching").demand / 1e3).toBeCloseTo(1500 - 0.9 * WEIGHT * WITHIN, 6);
  });

  test("is the least of it: 0.9 relieves the piles beside actions that are entered", () => {
    // In tension a pile punches with its pull and the weight of its own part, 600 + 150 + 433 / 2 mm each way.
    const { demand } = limitOf({ ...wide, ...under({ n: -2.4e6 }) }, "cap/pile/punching");
    const part = ((600 + 150 + (600 - 75 - 50 - 28 - 14) / 2) / 3900) ** 2;
    expect(demand / 1e3).toBeCloseTo((2400 - 0.9 * WEIGHT) / 4 + 0.9 * WEIGHT * part, 6);
  });

  test("shears it beside the column, less what the piles carry", () => {
    const up = { ...wide, isDepthWaived: true, ...under({ n: -1.63e6 }) };
    expect(checkOf(up, "piles/tension")).toBeUndefined();
    // At 0.72 x 600 mm from the face.
    const beyond = (1950 - 350 - 432) / 3900;
    const { demand } = limitOf(up, "cap/one-way-shear-right");
    expect(demand / 1e3).toBeCloseTo(0.9 * WEIGHT * beyond - (2 * (0.9 * WEIGHT - 1630)) / 4, 6);
  });

  test("bends the top by less than concrete alone carries, with the minimum of bars (8.1.6.1)", () => {
    const up = { ...wide, depth: 900, topSpacing: 300, ...under({ n: -1.2e6 }) };
    expect(checkOf(up, "piles/tension")).toBeUndefined();
    expect(limitOf(up, "cap/bending-top-x").demand).toBeGreaterThan(0);
    expect(isMet(up, "cap/minimum-top-x")).toBe(false);
    expect(checkOf({ ...up, ...under({ n: 1e6 }) }, "cap/minimum-top-x")).toBeUndefined();
  });

  test("is pulled by stability too, though no pile is (AS/NZS 1170.0 4.2.1)", () => {
    const up = {
      ...wide,
      deductsWeight: true,
      actionsBy: "cases",
      caseActions: [
        { case: "G", n: 200e3 },
        { case: "Q", n: -700e3 },
      ],
    };
    expect(checkOf(up, "piles/stability")).toMatchObject({
      kind: "not applicable",
      reason: "0.9 of the permanent action holds every pile down.",
    });
    // A weight that is deducted does not relieve the column. The combinations of strength have 1.2 of the permanent force.
    const { demand, combination } = limitOf(up, "cap/column/punching");
    expect(demand / 1e3).toBeCloseTo(1.5 * 700 - 0.9 * 200, 6);
    expect(combination).toContain("0.9G against");
  });

  test("of a pedestal is where the column is", () => {
    // 5 m of 0.7 m x 0.7 m, 600 mm beside the centre of the piles at 900 mm.
    const of = (pedestal: number) =>
      limitOf({ tolerance: 0, offsetX: 600, pedestal, ...under({ n: 1e6 }) }, "piles/compression").demand;
    const pedestal = 1.35 * 25 * 0.7 * 0.7 * 5;
    expect((of(5000) - of(0)) / 1e3).toBeCloseTo(pedestal / 4 + (pedestal * 0.6) / (4 * 0.9), 6);
  });
});
