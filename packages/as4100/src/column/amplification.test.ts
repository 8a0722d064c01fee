import { SILENT } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import { type Amplification, amplificationFactor, amplifiedMoment, endMomentRatio } from "./amplification.ts";
import { BRACED, MOMENT_SHAPE_FACTOR, SWAY_FACTOR } from "./amplification-formulas.ts";

const UC = steelSectionOf(recordIn("200UC46.2", "300"));

describe("the published value", () => {
  // OpenCalcs-AS4100, hand arithmetic.
  test("of c_m and delta_b for beta_m 0.2 and for 0.4, N* = 600 and N_omb = 1000 kN", () => {
    const factor = (betaM: number) => {
      const cm = MOMENT_SHAPE_FACTOR.evaluate({ betaM });
      return [cm, BRACED.x.factor.evaluate({ cm, n: 600e3, nomb: 1000e3 })];
    };
    const [[cm, delta] = [], [cmReverse, deltaReverse] = []] = [factor(0.2), factor(0.4)];
    expect(cm).toBeCloseTo(0.52, 9);
    expect(delta).toBeCloseTo(1.3, 9);
    expect(cmReverse).toBeCloseTo(0.44, 9);
    expect(deltaReverse).toBeCloseTo(1.1, 9);
  });

  test("of the elastic buckling load of a column with k_e = 0.7", () => {
    expect(BRACED.y.buckling.evaluate({ e: 200_000, i: 8e6, le: 0.7 * 4000 }) / 1e3).toBeCloseTo(2014.2, 1);
  });
});

test("the ratio of the end moments is positive in reverse curvature, and -1 without moments", () => {
  const ratio = (from: number, to: number) => endMomentRatio({ ends: { from, to } }, SILENT);
  expect(ratio(-4, 10)).toBeCloseTo(0.4, 12);
  expect(ratio(10, 4)).toBeCloseTo(-0.4, 12);
  expect(ratio(0, 0)).toBe(-1);
});

test("a frame that sways amplifies by 1 / (1 - 1 / lambda_c), where that is more", () => {
  expect(SWAY_FACTOR.evaluate({ lambdaC: 6 })).toBeCloseTo(1.2, 12);
  const of: Amplification = {
    n: 1000,
    ends: { from: 1, to: 1 },
    le: 3000,
    sway: { by: "frame", lambdaC: 6 },
    isSecondOrder: false,
  };
  expect(amplificationFactor(UC, "x", of, SILENT)).toBeCloseTo(1.2, 9);
  expect(amplificationFactor(UC, "x", { ...of, isSecondOrder: true }, SILENT)).toBe(1);
  // The storey sways as a whole: a column in tension too.
  expect(amplificationFactor(UC, "x", { ...of, n: -1000 }, SILENT)).toBeCloseTo(1.2, 9);
  expect(amplificationFactor(UC, "x", { ...of, n: -1000, sway: undefined }, SILENT)).toBe(1);
});

test("a ratio that is given takes the place of that of the end moments", () => {
  const of = { n: 500e3, ends: { from: 1, to: 1 }, le: 4000, sway: undefined, isSecondOrder: false };
  const given = (value: number) =>
    amplificationFactor(UC, "y", { ...of, betaM: { value, because: "of transverse loads" } }, SILENT);
  expect(given(-1)).toBe(amplificationFactor(UC, "y", of, SILENT));
  const nomb = (Math.PI ** 2 * 200_000 * UC.iy) / 4000 ** 2;
  expect(given(0.2)).toBeCloseTo(Math.max(1, 0.52 / (1 - 500e3 / nomb)), 9);
});

describe("a storey amplifies", () => {
  const of = { n: 1000, ends: { from: 1, to: 1 }, le: 3000, isSecondOrder: false };
  const factor = (sway: Amplification["sway"]) => amplificationFactor(UC, "x", { ...of, sway }, SILENT);

  test("by its first-order sway: 1 / (1 - (Delta_s / h_s) (Sigma N* / Sigma V*))", () => {
    expect(factor({ by: "drift", drift: 0.005, n: 2000e3, v: 50e3 })).toBeCloseTo(1.25, 9);
    expect(() => factor({ by: "drift", drift: 0.05, n: 2000e3, v: 50e3 })).toThrow("unstable");
  });

  test("by the buckling loads of its members: 1 / (1 - 1 / lambda_ms)", () => {
    expect(factor({ by: "storey", buckling: 5000, axial: 1000 })).toBeCloseTo(1.25, 9);
    expect(() => factor({ by: "storey", buckling: 1000, axial: 1000 })).toThrow("unstable");
  });
});

test("a member at its elastic buckling load has no amplified moment", () => {
  const of = { ends: { from: 1, to: 1 }, le: 3000, sway: undefined, isSecondOrder: false };
  const nomb = (Math.PI ** 2 * 200_000 * UC.iy) / 3000 ** 2;
  expect(() => amplifiedMoment(UC, "y", { ...of, n: nomb }, SILENT)).toThrow("N_omb");
  expect(amplificationFactor(UC, "y", { ...of, n: nomb / 2 }, SILENT)).toBeCloseTo(2, 9);
});

test("the factor rises with the axial force and the length, and is at least 1", () => {
  const number = fc.double({ min: 0, max: 0.49, noNaN: true });
  const ratio = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(number, ratio, (share, end) => {
      const nomb = (Math.PI ** 2 * 200_000 * UC.iy) / 4000 ** 2;
      const at = (n: number, le: number) =>
        amplificationFactor(
          UC,
          "y",
          { n, ends: { from: 1e6, to: end * 1e6 }, le, sway: undefined, isSecondOrder: false },
          SILENT,
        );
      const factor = at(share * nomb, 4000);
      expect(factor).toBeGreaterThanOrEqual(1);
      expect(at(2 * share * nomb, 4000)).toBeGreaterThanOrEqual(factor);
      expect(at(share * nomb, 4200)).toBeGreaterThanOrEqual(factor);
    }),
  );
});
