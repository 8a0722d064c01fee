import { attempt, SILENT, verdictOf } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { steelSectionOf } from "@kingpost/sections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import { capacityOf } from "../capacity/capacity-of.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  designShearWithMoment,
  designWebShear,
  leastWebThickness,
  shearBendingCheck,
  shearBendingRatio,
  shearCheck,
  webThicknessCheck,
} from "./index.ts";

const UB = steelSectionOf(recordIn("360UB50.7", "300"));
const RHS = steelSectionOf(recordIn("150x100x6.0RHS", "C350"));
const ANGLE = steelSectionOf(recordIn("100x100x8EA", "300"));
/** A welded girder: d1 = 1200, tw = 8, fy = 300: lambda_w = 164.32. */
const GIRDER: SteelSection = { ...UB, kind: "welded-i", d: 1250, tf: 25, tw: 8, fy: 300, fyw: 300 };
const names = { id: "shear", title: "Shear" };
const phiVv = Number(capacityOf(UB, { capacity: "phiVv" }));
const phiMs = Number(capacityOf(UB, { capacity: "phiMsx" }));

describe("the shear capacity of a stiffened web", () => {
  // Vw = 0.6 x 300 x 1200 x 8 = 1728 kN, (82 / 164.317)^2 = 0.249037.
  test.each([
    // alpha_v = 0.249037 (0.75 / 2.25 + 1) = 0.332049
    [1800, false, 0.332049],
    // alpha_v = 0.249037 (1 / 0.25 + 0.75) = 1.182926 > 1
    [600, false, 1],
    // alpha_v = 0.249037 (1 / 0.5625 + 0.75) = 0.629510
    [900, false, 0.62951],
    // alpha_d = 1 + 0.667951 / (1.15 x 0.332049 x sqrt(3.25)) = 1.970274
    [1800, true, 0.332049 * 1.970274],
    // Too far apart: unstiffened.
    [3601, true, 0.249037],
  ])(
    "with stiffeners at %d mm (tension field: %s) is %d of its yield capacity",
    (spacing, hasTensionField, factor) => {
      const capacity = designWebShear(GIRDER, { spacing, hasTensionField }, SILENT);
      expect(Number(capacity) / (0.9 * 1728e3)).toBeCloseTo(factor, 4);
    },
  );

  test("never falls where stiffeners are nearer, and never exceeds the yield capacity", () => {
    const spacing = fc.double({ min: 100, max: 5000, noNaN: true });
    fc.assert(
      fc.property(spacing, spacing, fc.boolean(), (one, other, hasTensionField) => {
        const at = (s: number) => Number(designWebShear(GIRDER, { spacing: s, hasTensionField }, SILENT));
        expect(at(Math.min(one, other))).toBeGreaterThanOrEqual(at(Math.max(one, other)) * (1 - 1e-12));
        expect(at(one)).toBeLessThanOrEqual(0.9 * 1728e3 * (1 + 1e-12));
        const plain = designWebShear(GIRDER, { spacing: one, hasTensionField: false }, SILENT);
        expect(at(one)).toBeGreaterThanOrEqual(Number(plain));
      }),
    );
  });

  test("does not count stiffeners of a hollow section, and rejects a spacing that is not a length", () => {
    const stiffeners = { spacing: 100, hasTensionField: false };
    expect(designWebShear(RHS, stiffeners, SILENT)).toBe(capacityOf(RHS, { capacity: "phiVv" }));
    const at = (spacing: number) =>
      attempt(() => designWebShear(UB, { spacing, hasTensionField: false }, SILENT));
    expect(at(0)).toMatchObject({ code: "non-positive" });
    expect(at(Number.NaN)).toMatchObject({ code: "not-finite" });
  });

  test("is not covered for a web that is too thin at the spacing", () => {
    const thin = { ...GIRDER, tw: 5.6 };
    const result = (spacing?: number) => {
      const stiffeners = spacing === undefined ? undefined : { spacing, hasTensionField: false };
      const capacity = designWebShear(thin, stiffeners, SILENT);
      return typeof capacity === "number" ? "covered" : /Clause [\d.]+\d/.exec(capacity.reason)?.[0];
    };
    expect(result()).toBe("Clause 5.10.1");
    expect(result(1300)).toBe("Clause 5.10.4");
    expect(result(900)).toBe("covered");
  });
});

describe("the least web thickness", () => {
  // sqrt(300 / 250) = 1.095445
  test.each([
    [undefined, 1200 / 180],
    [3601, 1200 / 180],
    [3600, 1200 / 200],
    [1200, 1200 / 200],
    [1000, 1000 / 200],
    [888, 888 / 200],
    [880, 1200 / 270],
  ])("with stiffeners at %s mm is %d sqrt(fy / 250)", (spacing, thickness) => {
    const stiffeners = spacing === undefined ? undefined : { spacing, hasTensionField: false };
    expect(leastWebThickness(GIRDER, stiffeners, SILENT)).toBeCloseTo(thickness * Math.sqrt(1.2), 9);
  });

  test("is checked against the thickness", () => {
    const thin = { ...GIRDER, tw: 7 };
    expect(verdictOf(webThicknessCheck(GIRDER, names))).toBe("pass");
    expect(verdictOf(webThicknessCheck(thin, names))).toBe("fail");
    expect(verdictOf(webThicknessCheck(thin, names, { spacing: 1200, hasTensionField: false }))).toBe("pass");
    expect(verdictOf(webThicknessCheck(ANGLE, names))).toBe("not applicable");
  });
});

describe("the shear capacity with a moment", () => {
  test.each([
    [0, 1],
    [0.75, 1],
    [0.750001, 1],
    [0.8, 0.92],
    [0.9, 0.76],
    [1, 0.6],
    [1.3, 0.6],
    [-0.9, 0.76],
  ])("of %d phiMs is %d phiVv", (moment, factor) => {
    const capacity = designShearWithMoment(UB, moment * phiMs, undefined, SILENT);
    expect(Number(capacity) / phiVv).toBeCloseTo(factor, 5);
  });

  test("has the ratio of the check, and bends at 0.75 phiMs and at phiMs", () => {
    const point = { v: 0.45 * phiVv, m: 0.95 * phiMs };
    const rate = shearBendingRatio(UB);
    expect(rate?.of(point.v, point.m)).toBeCloseTo(0.45 / 0.68, 10);
    expect(rate?.bends).toEqual([0.75 * phiMs, phiMs]);
    const check = shearBendingCheck(UB, point, names);
    expect(check.kind === "limit" && check.ratio).toBe(rate?.of(point.v, point.m));
    expect(shearBendingRatio(ANGLE)).toBeUndefined();
  });
});

test("the checks of shear have derivations that can be worked by hand, and reasons where they are not made", () => {
  const stiffeners = { spacing: 1500, hasTensionField: true };
  const checks = [UB, RHS, GIRDER].flatMap((section) => [
    shearCheck(section, -50e3, names, stiffeners),
    shearCheck(section, 50e3, names),
    shearBendingCheck(section, { v: 50e3, m: 0.85 * phiMs }, names, stiffeners),
  ]);
  for (const section of [UB, RHS, GIRDER]) {
    const check = webThicknessCheck(section, names, stiffeners);
    if (check.kind !== "requirement") throw new Error(`${check.kind}: no requirement`);
    expect(() => checkSteps(check.steps)).not.toThrow();
  }
  for (const check of checks) {
    if (check.kind !== "limit") throw new Error(`${check.kind}: no limit`);
    expect(() => checkSteps(check.steps)).not.toThrow();
    expect(check.demand).toBeGreaterThan(0);
  }
  expect(shearCheck(UB, -0.5 * phiVv, names)).toMatchObject({ ratio: 0.5, unit: "kN" });
  expect(verdictOf(shearCheck(ANGLE, 1, names))).toBe("not covered");
});
