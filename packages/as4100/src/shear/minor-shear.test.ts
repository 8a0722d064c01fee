import { SILENT } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { customSectionRecordOf, steelSectionOf } from "@kingpost/sections";
import { expect, test } from "vitest";
import { catalogue, recordIn } from "../../validation/catalogue.ts";
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

test("the checks along the width of a hollow section have derivations", () => {
  const checks = [
    minorShearCheck(RHS, -50e3, names),
    minorShearBendingCheck(RHS, { v: -50e3, m: 30e6 }, names),
  ];
  for (const check of checks) {
    if (check.kind !== "limit") throw new Error(`${check.kind}: no limit`);
    expect(() => checkSteps(check.steps)).not.toThrow();
    expect(check.demand).toBe(50e3);
  }
});

const plates = (size: string) =>
  steelSectionOf(required(customSectionRecordOf(`own:I-${size}-fy250_fyw250_fu410`)));

test.each([
  // 0.9 x 0.5 x 0.6 x 300 x 2 x 171 x 11.5
  ["360UB50.7", UB, 318.573],
  // 0.9 x 0.5 x 0.6 x 300 x 2 x 75 x 12
  ["200PFC", steelSectionOf(recordIn("200PFC", "300")), 145.8],
  // (82 / ((600 - 6) / 6))^2 = 0.68605 of 0.9 x 0.5 x 0.6 x 250 x 2 x 600 x 6
  ["flanges of 600 x 6", plates("700x600x6x6"), 333.422],
])("shear along the flanges of %s is carried by half of their shear yield capacity", (_, section, phiV) => {
  const check = minorShearCheck(section, -50e3, names);
  if (check.kind !== "limit") throw new Error(`${check.kind}: no limit`);
  expect(check.limit / 1e3).toBeCloseTo(phiV, 2);
  expect(() => checkSteps(check.steps)).not.toThrow();
  // Up to there no moment reduces it.
  expect(minorShearBendingRatio(section)).toBeUndefined();
});

test("flanges beyond the limit of plates with a free edge, and angles, have reasons", () => {
  const angle = steelSectionOf(recordIn("150x100x10UA", "300"));
  expect(minorShearCheck(plates("1300x1200x6x6"), 1, names)).toMatchObject({
    kind: "not covered",
    reason: expect.stringContaining("flanges are more slender"),
  });
  expect(minorShearCheck(angle, 1, names).kind).toBe("not covered");
});

test("the elastic shear stress along the flanges of no channel is more than 1.5 times the average", () => {
  const channels = catalogue.records().filter(({ category }) => category === "PFC");
  expect(channels.length).toBeGreaterThan(10);
  for (const { name, properties } of channels) {
    const { bf, tf, iy, centroidXL } = properties;
    // V Q / (I t) with Q = tf (bf - xL)^2 and t = 2 tf at the neutral axis, over V / (2 bf tf).
    expect((bf * tf * (bf - centroidXL) ** 2) / iy, name).toBeLessThan(1.5);
  }
});

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("There is none.");
  return value;
}
