import { SILENT } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { steelSectionOf } from "@kingpost/sections";
import { expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import {
  designMinorShearWithMoment,
  minorShearBendingCheck,
  minorShearBendingRatio,
  minorShearCheck,
} from "./minor-shear.ts";

const UB = steelSectionOf(recordIn("360UB50.7", "300"));
/** Published: phiVvy = 200 kN, phiMsy = 37.3 kNm. */
const RHS = steelSectionOf(recordIn("200x100x6.0RHS", "C350"));
const names = { id: "shear", title: "Shear" };

test.each([
  [0, 1],
  [0.75 * 37.3, 1],
  // 2.2 - 1.6 0.9
  [0.9 * 37.3, 0.76],
  [37.3, 0.6],
  [100, 0.6],
])("a moment of %d kNm about y leaves %d of the shear capacity along the width", (moment, factor) => {
  const capacity = Number(designMinorShearWithMoment(RHS, moment * 1e6, SILENT));
  expect(capacity / 200e3).toBeCloseTo(factor, 2);
  const ratio = minorShearBendingRatio(RHS)?.of(100e3, moment * 1e6);
  expect(ratio).toBeCloseTo(100e3 / capacity, 12);
});

test("the checks along the width have derivations for hollow sections, and reasons for others", () => {
  const checksOf = (section: typeof RHS) => [
    minorShearCheck(section, -50e3, names),
    minorShearBendingCheck(section, { v: -50e3, m: 30e6 }, names),
  ];
  for (const check of checksOf(RHS)) {
    if (check.kind !== "limit") throw new Error(`${check.kind}: no limit`);
    expect(() => checkSteps(check.steps)).not.toThrow();
    expect(check.demand).toBe(50e3);
  }
  expect(checksOf(UB).map(({ kind }) => kind)).toEqual(["not covered", "not covered"]);
  expect(minorShearBendingRatio(UB)).toBeUndefined();
});
