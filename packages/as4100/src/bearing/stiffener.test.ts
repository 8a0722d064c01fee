import { type Check, SILENT, verdictOf } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { steelSectionOf } from "@kingpost/sections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printedSectionIn, recordIn } from "../../validation/catalogue.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  designBearing,
  intermediateAreaCheck,
  intermediateStiffnessCheck,
  type LoadBearingStiffener,
  stiffenedBearingBuckling,
  stiffenedBearingYield,
  stiffenedBucklingCheck,
  stiffenedYieldCheck,
  stiffenerOutstandCheck,
  torsionalRestraintCheck,
} from "./index.ts";

/** A welded girder: d1 = 1200, tw = 8, fy = 300: sqrt(fy / 250) = 1.095445. */
const GIRDER: SteelSection = {
  ...printedSectionIn("310UB46.2", "300"),
  kind: "welded-i",
  d: 1250,
  bf: 350,
  tf: 25,
  tw: 8,
  ry: 80,
  fy: 300,
  fyw: 300,
};
const RHS = steelSectionOf(recordIn("150x100x6.0RHS", "C350"));
const PAIR: LoadBearingStiffener = { width: 100, thickness: 12, sides: 2, fy: 250, webSides: 2 };
const BEARING = { bs: 100, restrainedFlanges: 2 } as const;
const names = { id: "stiffener", title: "Stiffener" };

function limitOf(check: Check) {
  if (check.kind !== "limit") throw new Error(`${check.kind}: no limit`);
  expect(() => checkSteps(check.steps)).not.toThrow();
  return check;
}

describe("a load-bearing stiffener", () => {
  test("adds the yield capacity of its area in contact with the flange to that of the web (AS 4100:2020 5.14.1)", () => {
    const added = (section: SteelSection) =>
      Number(stiffenedBearingYield(section, BEARING, PAIR, SILENT)) -
      (designBearing(section, BEARING)?.yielding ?? Number.NaN);
    // A welded section: the corner is cut for a weld as large as the web is thick.
    expect(added(GIRDER)).toBeCloseTo(0.9 * 2 * (100 - 8) * 12 * 250, 6);
    // 410UB53.7 has a root radius of 11.4 mm and 85.2 mm of flange beside its web.
    const rolled = steelSectionOf(recordIn("410UB53.7", "300"));
    const narrow = { ...PAIR, width: 80 };
    const both = stiffenedBearingYield(rolled, BEARING, narrow, SILENT);
    const web = designBearing(rolled, BEARING)?.yielding ?? Number.NaN;
    expect(Number(both) - web).toBeCloseTo(0.9 * 2 * (80 - 11.4) * 12 * 250, 6);
    // A plate that ends within the corner bears on nothing.
    expect(stiffenedBearingYield(rolled, BEARING, { ...PAIR, width: 10 }, SILENT)).toBeCloseTo(web, 6);
  });

  // As = 2400; lw = 17.5 x 8 / 1.095445 = 127.80; Aeff = 2400 + 2 x 127.80 x 8 = 4444.8;
  // Is = 2 x 12 (104^3 - 4^3) / 3 = 8 998 400; r = 44.994; le = 840; lambda_n = 18.669 (fy = 250): alpha_c = 0.97886.
  test("buckles as a strut with the web beside it", () => {
    const capacity = stiffenedBearingBuckling(GIRDER, BEARING, PAIR, SILENT);
    expect(Number(capacity) / (0.9 * 250 * 4444.8)).toBeCloseTo(0.9789, 2);
    const ofOneSide = stiffenedBearingBuckling(GIRDER, BEARING, { ...PAIR, webSides: 1 }, SILENT);
    // The radius of gyration grows as the area falls.
    expect(Number(ofOneSide) / Number(capacity)).toBeGreaterThan(3422.4 / 4444.8);
    expect(Number(ofOneSide) / Number(capacity)).toBeLessThan((3422.4 / 4444.8) * 1.02);
  });

  test("takes half the distance to the next stiffener where that is less web, and d1 as its length with one flange", () => {
    const at = (change: Partial<LoadBearingStiffener>, restrainedFlanges: 1 | 2 = 2) =>
      Number(stiffenedBearingBuckling(GIRDER, { restrainedFlanges }, { ...PAIR, ...change }, SILENT));
    expect(at({ spacing: 1000 })).toBe(at({}));
    expect(at({ spacing: 200 })).toBeLessThan(at({}));
    expect(at({}, 1)).toBeLessThan(at({}));
  });

  test("has a greatest outstand", () => {
    // 15 x 12 / 1.2.
    expect(stiffenerOutstandCheck({ ...PAIR, fy: 360 }, names)).toMatchObject({
      kind: "requirement",
      isMet: true,
      finding: "100 mm, not more than 150 mm",
    });
  });

  test("is stronger the wider and the thicker it is", () => {
    const length = fc.double({ min: 10, max: 150, noNaN: true });
    fc.assert(
      fc.property(length, length, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const at = (width: number) =>
          Number(stiffenedBearingBuckling(GIRDER, BEARING, { ...PAIR, width }, SILENT));
        expect(at(less)).toBeLessThanOrEqual(at(more));
      }),
    );
  });

  test("is checked against the force, and is not covered for hollow sections", () => {
    const yielding = limitOf(stiffenedYieldCheck(GIRDER, BEARING, PAIR, -300e3, names));
    const buckling = limitOf(stiffenedBucklingCheck(GIRDER, BEARING, PAIR, -300e3, names));
    for (const check of [yielding, buckling]) expect(check).toMatchObject({ demand: 300e3, unit: "kN" });
    const checks = [
      stiffenedYieldCheck(RHS, BEARING, PAIR, 1, names),
      stiffenedBucklingCheck(RHS, BEARING, PAIR, 1, names),
      torsionalRestraintCheck(RHS, PAIR, { reaction: 1, load: 2 }, names),
      intermediateAreaCheck(RHS, PAIR, { spacing: 100, hasTensionField: true }, 1, names),
    ];
    expect(checks.map(verdictOf)).toEqual(Array(4).fill("not covered"));
  });
});

describe("torsional end restraint by a stiffener", () => {
  // l_e / r_y is that of the stiffened web (5.14.2): d1 / r = 1200 / 44.994 = 26.67, below 230 / 4.6 = 50, so that alpha_t = 4.
  test("has the factor of a stocky web, whatever the segment is (AS 4100:2020 5.14.5)", () => {
    const check = limitOf(torsionalRestraintCheck(GIRDER, PAIR, { reaction: -100e3, load: 200e3 }, names));
    expect(check.demand).toBeCloseTo(8_998_400, 6);
    expect(check.limit).toBeCloseTo(4e-3 * 1250 ** 3 * 25 * 0.5, 3);
    expect(verdictOf(check)).toBe("fail");
  });
});

describe("an intermediate stiffener", () => {
  // s / d1 = 1.5: alpha_v = 0.332049, alpha_d = 1.970274: phiVb = 0.9 x 0.332049 x 1.970274 x 1728 = 1017.45 kN, Aw = 9600;
  // s / d1 - (s / d1)^2 / sqrt(1 + (s / d1)^2) = 1.5 - 2.25 / 1.802776 = 0.251925.
  test.each([
    [2, 1],
    [1, 2.4],
  ] as const)("on %d sides of the web has a least area", (sides, gamma) => {
    const check = limitOf(
      intermediateAreaCheck(
        GIRDER,
        { ...PAIR, sides },
        { spacing: 1800, hasTensionField: true },
        -500e3,
        names,
      ),
    );
    const area = 0.5 * gamma * 9600 * (1 - 0.332049) * (500 / 1017.45) * 0.251925;
    expect(check.limit / area).toBeCloseTo(1, 4);
    expect(check.demand).toBe(1200 * sides);
  });

  test.each([
    [1600, 0.75 * 1200 * 512],
    [1697, 0.75 * 1200 * 512],
    [2400, (1.5 * 1200 ** 3 * 512) / 2400 ** 2],
  ])("at %d mm has a least stiffness of %d mm4", (spacing, stiffness) => {
    const check = limitOf(intermediateStiffnessCheck(GIRDER, PAIR, spacing, names));
    expect(check.limit).toBeCloseTo(stiffness, 3);
    expect(check.demand).toBeCloseTo(8_998_400, 6);
    expect(verdictOf(check)).toBe("pass");
  });
});
