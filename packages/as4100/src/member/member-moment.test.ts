import { attempt, isCovered, SILENT, StepList, stepTexts, verdictOf } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { steelSectionOf } from "@kingpost/sections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import { memberSteps, SEGMENT_CASES } from "../../validation/member-cases.ts";
import { capacityOf } from "../capacity/capacity-of.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  factorOfMoments,
  momentModificationFactor,
  type TabulatedMoment,
  tabulatedFactor,
} from "./alpha-m.ts";
import { type EffectiveLengthCase, effectiveLength } from "./effective-length.ts";
import { memberLayout } from "./layout.ts";
import { freeEndLoading, loadHeight, type MemberLoad } from "./load.ts";
import {
  designSegmentMoment,
  type SegmentCase,
  segmentMomentCheck,
  segmentMomentRatio,
} from "./member-moment.ts";
import { RESTRAINT_PRESETS } from "./restraint.ts";
import { type EndRestraints, type Segment, segmentsOf } from "./segments.ts";

const UB = { ...steelSectionOf(recordIn("360UB50.7", "300")), d: 356 };
const { full, purlin } = RESTRAINT_PRESETS;
const L = 6000;
const BEAM = memberLayout({
  length: L,
  restraints: [
    { x: 0, ...full },
    { x: L, ...full },
  ],
});
const UNIFORM: MemberLoad = { kind: "uniform", from: 0, to: L, height: "shear-centre", direction: "down" };

/** A segment over the whole of a beam with a uniform load of 10 N/mm, changed as given. */
function beamSegment(change: Partial<Segment> = {}): Segment {
  const diagram = { at: (x: number) => 5 * x * (L - x), extremes: [{ x: L / 2, m: 45e6 }], zeros: [] };
  const [segment] = segmentsOf(BEAM, diagram);
  if (!segment) throw new Error("The beam has no segment.");
  return { ...segment, ...change };
}

function caseOf(change: Partial<Segment> = {}, loads: readonly MemberLoad[] = [UNIFORM]): SegmentCase {
  return { segment: beamSegment(change), layout: BEAM, loads };
}

function phiMb(section: SteelSection, of: SegmentCase): number {
  const capacity = designSegmentMoment(section, of, SILENT);
  if (!isCovered(capacity)) throw new Error(capacity.reason);
  return capacity;
}

const LOAD_HEIGHTS = ["shear-centre", "flange-within", "flange-at-end"] as const;

describe("the effective length", () => {
  const factor = (of: Omit<EffectiveLengthCase, "length">) =>
    effectiveLength(UB, { length: 1e9, ...of }, SILENT) / 1e9;

  test.each<[readonly EndRestraints[], readonly [number, number, number]]>([
    [
      ["FF", "FP", "FL", "PP", "PL", "LL"],
      [1, 1.4, 1],
    ],
    [
      ["FU", "PU"],
      [1, 2, 2],
    ],
  ])("of a segment %s has the load height factors %o", (ends, factors) => {
    for (const one of ends) {
      LOAD_HEIGHTS.forEach((load, index) => {
        expect(factor({ ends: one, load, rotationEnds: 0 })).toBeCloseTo(factors[index] ?? 0, 6);
      });
    }
  });

  test.each<[readonly EndRestraints[], readonly [number, number, number]]>([
    [
      ["FF", "FP", "PP"],
      [1, 0.85, 0.7],
    ],
    [
      ["FL", "PL", "LL", "FU", "PU"],
      [1, 1, 1],
    ],
  ])("of a segment %s has the rotation factors %o", (ends, factors) => {
    for (const one of ends) {
      for (const rotationEnds of [0, 1, 2] as const) {
        const kr = factor({ ends: one, load: "shear-centre", rotationEnds });
        expect(kr).toBeCloseTo(factors[rotationEnds], 6);
      }
    }
  });

  // d1 = 333, tf = 11.5, tw = 7.3: (333 / 6000) (11.5 / 14.6)^3 = 0.027122.
  test.each<[EndRestraints, number]>([
    ["FF", 1],
    ["FL", 1],
    ["LL", 1],
    ["FU", 1],
    ["FP", 1.027122],
    ["PL", 1.027122],
    ["PU", 1.027122],
    ["PP", 1.054244],
  ])("of a segment %s has the twist factor %d", (ends, kt) => {
    const le = effectiveLength(UB, { length: L, ends, load: "shear-centre", rotationEnds: 0 }, SILENT);
    expect(le / L).toBeCloseTo(kt, 5);
  });

  test("of a box divides the twist flexibility by its two webs", () => {
    const box = { ...UB, kind: "welded-box" } as const;
    const of = { length: L, ends: "PP", load: "shear-centre", rotationEnds: 0 } as const;
    expect(effectiveLength(box, of, SILENT) / L).toBeCloseTo(1.027122, 5);
  });
});

describe("the load height", () => {
  const at = (x: number, change: Partial<MemberLoad> = {}): MemberLoad => ({
    kind: "point",
    from: x,
    to: x,
    height: "top",
    direction: "down",
    ...change,
  });
  const middle = { from: 2000, to: 4000 };

  test.each<[string, MemberLoad, string]>([
    ["on top within the segment", at(3000), "flange-within"],
    ["on top at its end", at(2000), "flange-at-end"],
    ["on top outside it", at(5000), "shear-centre"],
    ["at the shear centre", at(3000, { height: "shear-centre" }), "shear-centre"],
    ["below the shear centre", at(3000, { height: "bottom" }), "shear-centre"],
    ["on top, acting up", at(3000, { direction: "up" }), "shear-centre"],
    ["below, acting up", at(3000, { height: "bottom", direction: "up" }), "flange-within"],
    ["on top, along a part", at(0, { kind: "varying", from: 0, to: 2500 }), "flange-within"],
    ["on top, along the next segment", at(0, { kind: "uniform", from: 4000, to: 6000 }), "shear-centre"],
    ["that is a couple", at(3000, { kind: "couple" }), "shear-centre"],
  ])("of a load %s", (_, load, height) => {
    expect(loadHeight(middle, [load], BEAM)).toBe(height);
  });

  test("is that of the most severe load", () => {
    expect(loadHeight(middle, [at(2000), at(3000), at(5000)], BEAM)).toBe("flange-within");
    expect(loadHeight(middle, [at(5000), at(4000)], BEAM)).toBe("flange-at-end");
  });

  test("does not count a load where its flange is laterally restrained", () => {
    const restraints = [
      { x: 0, ...full },
      { x: 3000, ...purlin },
      { x: L, ...full },
    ];
    expect(loadHeight(middle, [at(3000)], memberLayout({ length: L, restraints }))).toBe("shear-centre");
    expect(loadHeight(middle, [at(2999)], memberLayout({ length: L, restraints }))).toBe("flange-within");
    const continuous = [{ from: 0, to: 5000, flange: "top" }] as const;
    const slab = memberLayout({ length: L, restraints, continuous });
    const along = at(0, { kind: "uniform", from: 0, to: L });
    expect(loadHeight(middle, [along], slab)).toBe("shear-centre");
    expect(loadHeight({ from: 4000, to: L }, [along], slab)).toBe("flange-within");
  });
});

describe("the loads on a flange", () => {
  const along = (size: number, change: Partial<MemberLoad> = {}): MemberLoad => ({
    ...UNIFORM,
    height: "top",
    direction: size < 0 ? "up" : "down",
    size: [Math.abs(size), Math.abs(size)],
    ...change,
  });
  const point = (size: number, x: number): MemberLoad => along(size, { kind: "point", from: x, to: x });
  const segment = { from: 2000, to: 4000 };

  test.each<[string, readonly MemberLoad[], string]>([
    ["uplift greater than weight", [along(2), along(-3)], "shear-centre"],
    ["weight greater than uplift", [along(3), along(-2)], "flange-within"],
    ["equal weight and uplift", [along(3), along(-3)], "shear-centre"],
    ["uplift of 6 kN and a load of 5 kN", [along(-3), point(5000, 3000)], "shear-centre"],
    ["uplift of 6 kN and a load of 7 kN", [along(-3), point(7000, 3000)], "flange-within"],
    ["uplift of another part", [along(2), along(-3, { to: 2000 })], "flange-within"],
    ["uplift at the shear centre", [along(2), along(-3, { height: "shear-centre" })], "flange-within"],
    ["uplift on the other flange", [along(-3), along(-1, { height: "bottom" })], "flange-within"],
    [
      "triangular uplift that is less on the segment",
      [along(2), along(-3, { kind: "varying", size: [0, 3] })],
      "flange-within",
    ],
  ])("act as their resultant on the segment: %s", (_, loads, height) => {
    expect(loadHeight(segment, loads, BEAM)).toBe(height);
    expect(loadHeight(segment, loads.toReversed(), BEAM)).toBe(height);
  });
});

describe("the loads of a segment with a free end", () => {
  const overhang = { from: 4000, to: L, start: "F" } as const;
  const load = (kind: MemberLoad["kind"], from: number, to: number): MemberLoad => ({
    ...UNIFORM,
    kind,
    from,
    to,
  });

  test.each<[string, readonly MemberLoad[], string]>([
    ["a couple", [load("couple", L, L), load("uniform", 0, L)], "end-moment"],
    ["a point load", [load("uniform", 0, L), load("point", 5000, 5000)], "end-load"],
    ["uniform load along a part", [load("uniform", 5000, L)], "end-load"],
    ["varying load", [load("varying", 0, L)], "end-load"],
    ["uniform load along the whole", [load("uniform", 0, L)], "uniform"],
    [
      "loads at its restrained end and outside it",
      [load("point", 4000, 4000), load("couple", 100, 100)],
      "none",
    ],
  ])("that has %s", (_, loads, loading) => {
    expect(freeEndLoading(overhang, loads)).toBe(loading);
    const mirrored = loads.map((one) => ({ ...one, from: L - one.to, to: L - one.from }));
    expect(freeEndLoading({ from: 0, to: 2000, start: "U" }, mirrored)).toBe(loading);
  });
});

describe("the moment modification factor", () => {
  const moment = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  const moments = fc
    .tuple(moment, moment, moment, moment)
    .filter(([m]) => Math.abs(m) > 1)
    .map(([m, m2, m3, m4]) => ({
      greatest: { m: [m, m2, m3, m4].reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a)) },
      m2,
      m3,
      m4,
    }));

  test("is from 1.0 to 2.5, and does not depend on the sign, the direction or the scale of the moments", () => {
    fc.assert(
      fc.property(
        moments,
        fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
        ({ greatest, m2, m3, m4 }, scale) => {
          const factor = factorOfMoments({ greatest, m2, m3, m4 }, SILENT);
          expect(factor).toBeGreaterThanOrEqual(1);
          expect(factor).toBeLessThanOrEqual(2.5);
          const negative = { greatest: { m: -greatest.m }, m2: -m2, m3: -m3, m4: -m4 };
          expect(factorOfMoments(negative, SILENT)).toBe(factor);
          expect(factorOfMoments({ greatest, m2: m4, m3, m4: m2 }, SILENT)).toBeCloseTo(factor, 12);
          const scaled = {
            greatest: { m: greatest.m * scale },
            m2: m2 * scale,
            m3: m3 * scale,
            m4: m4 * scale,
          };
          expect(factorOfMoments(scaled, SILENT)).toBeCloseTo(factor, 10);
        },
      ),
    );
  });

  test("is 1.0 for a uniform moment, where the formula gives 0.98, and without moment", () => {
    const uniform = { greatest: { m: 5 }, m2: 5, m3: 5, m4: 5 };
    expect(factorOfMoments(uniform, SILENT)).toBe(1);
    expect(factorOfMoments({ greatest: { m: 0 }, m2: 0, m3: 0, m4: 0 }, SILENT)).toBe(1);
  });

  // Table 5.6.1, the cases without a line in validation/beam.csv.
  test.each<[TabulatedMoment, number]>([
    [{ case: "one-load", a: 0, length: 6 }, 1.35],
    [{ case: "one-load", a: 1.5, length: 6 }, 1.45],
    [{ case: "midspan-load-both-ends", beta: 0.5 }, 1.53],
    [{ case: "uniform-load-both-ends", beta: 0.5 }, 1.19],
    [{ case: "uniform-load-both-ends", beta: 0.75 }, 1.22],
    [{ case: "uniform-load-both-ends", beta: 0.9 }, 1.94],
    [{ case: "end-moments", betaM: 0.61 }, 2.5],
  ])("of %o is %d", (moment, factor) => {
    expect(tabulatedFactor(moment, SILENT)).toBeCloseTo(factor, 12);
  });

  test("of a value or a case outside its range is rejected", () => {
    const of = beamSegment();
    const value = (number: number) =>
      attempt(() => momentModificationFactor(of, [], { method: "value", value: number, reason: "" }, SILENT));
    expect(value(0.25)).toBe(0.25);
    expect(value(2.51)).toMatchObject({ code: "bad-value" });
    expect(value(Number.NaN)).toMatchObject({ code: "not-finite" });
    const table = (betaM: number) => attempt(() => tabulatedFactor({ case: "end-moments", betaM }, SILENT));
    expect(table(1)).toBe(2.5);
    expect(table(-1.1)).toMatchObject({ code: "bad-value" });
    expect(attempt(() => tabulatedFactor({ case: "one-load", a: 2, length: 3 }, SILENT))).toMatchObject({
      code: "bad-value",
    });
  });

  test("of a segment with a free end ignores the table and the moments", () => {
    const of = beamSegment({ start: "F", end: "U", ends: "FU" });
    const factor = (method: "moments" | "one") => momentModificationFactor(of, [UNIFORM], { method }, SILENT);
    expect(factor("moments")).toBe(2.25);
    expect(factor("one")).toBe(2.25);
  });
});

describe("the design moment of a segment", () => {
  // The factors above: le = 6000 mm, alpha_m = 1.7 x 45 / sqrt(33.75^2 x 2 + 45^2) = 1.16619.
  test("is that of its effective length and moment modification factor", () => {
    const query = { capacity: "phiMbx", le: L, alphaM: 7.65 / Math.sqrt(2 * 3.375 ** 2 + 4.5 ** 2) } as const;
    expect(phiMb(UB, caseOf())).toBeCloseTo(Number(capacityOf(UB, query)), 3);
    const onTop = caseOf({}, [{ ...UNIFORM, height: "top" }]);
    expect(phiMb(UB, onTop)).toBeCloseTo(Number(capacityOf(UB, { ...query, le: 1.4 * L })), 3);
  });

  test("is the section capacity where the critical flange is continuously restrained", () => {
    expect(phiMb(UB, caseOf({ isContinuous: true }))).toBe(capacityOf(UB, { capacity: "phiMsx" }));
    const square = steelSectionOf(recordIn("100x100x4.0SHS", "C450"));
    expect(phiMb(square, caseOf())).toBe(capacityOf(square, { capacity: "phiMsx" }));
  });

  test("is greater for a shorter segment, a lower load and ends restrained against rotation", () => {
    const length = fc.double({ min: 500, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(length, length, fc.constantFrom<EndRestraints>("FF", "FP", "PP"), (one, other, ends) => {
        const at = (
          to: number,
          change: Partial<Segment> = {},
          height: MemberLoad["height"] = "shear-centre",
        ) => phiMb(UB, caseOf({ to, ends, ...change }, [{ ...UNIFORM, height }]));
        const [short, long] = [Math.min(one, other), Math.max(one, other)];
        // But for the rounding of nearly equal lengths.
        const least = (value: number) => value * (1 - 1e-12);
        expect(at(short)).toBeGreaterThanOrEqual(least(at(long)));
        expect(at(long, { rotationEnds: 1 })).toBeGreaterThanOrEqual(least(at(long)));
        expect(at(long)).toBeGreaterThanOrEqual(least(at(long, {}, "top")));
      }),
    );
  });

  test("is not covered for angles and for webs that need stiffeners", () => {
    const angle = steelSectionOf(recordIn("100x100x8EA", "300"));
    const thin = { ...UB, d: 2000, tw: 6 };
    for (const section of [angle, thin]) {
      expect(designSegmentMoment(section, caseOf(), SILENT)).toMatchObject({ kind: "not-covered" });
      expect(segmentMomentRatio(section, caseOf())).toBeUndefined();
      const check = segmentMomentCheck(section, caseOf(), { id: "bending", title: "Bending" });
      expect(verdictOf(check)).toBe("not covered");
    }
  });
});

describe("the check of a segment", () => {
  const names = { id: "bending/1", title: "Bending of segment 1" };

  test("has the greatest moment, the capacity and their ratio", () => {
    const check = segmentMomentCheck(UB, caseOf(), names);
    expect(check).toMatchObject({
      kind: "limit",
      demand: 45e6,
      limit: phiMb(UB, caseOf()),
      unit: "kNm",
      ...names,
    });
    expect(check.kind === "limit" && check.ratio).toBe(segmentMomentRatio(UB, caseOf()));
  });

  test("has a ratio in proportion to the moments", () => {
    const ratioOf = (scale: number) => {
      const { greatest, m2, m3, m4 } = beamSegment().moments;
      const moments = {
        greatest: { x: 0, m: greatest.m * scale },
        m2: m2 * scale,
        m3: m3 * scale,
        m4: m4 * scale,
      };
      return segmentMomentRatio(UB, caseOf({ moments })) ?? Number.NaN;
    };
    expect(ratioOf(-3)).toBeCloseTo(3 * ratioOf(1), 12);
  });

  test("begins at the slenderness of the plates and ends at the capacity, and its steps can be worked by hand", () => {
    const check = segmentMomentCheck(UB, caseOf(), names);
    const steps = check.kind === "limit" ? check.steps : [];
    expect(steps[0]).toMatchObject({ kind: "heading", id: "effective-modulus" });
    expect(stepTexts(steps).at(-1)?.value).toBe(phiMb(UB, caseOf()));
    expect(() => checkSteps(steps)).not.toThrow();
  });
});

test("every step of a segment's moment capacity can be worked by hand", () => {
  const all = memberSteps();
  expect(all.length).toBeGreaterThan(100);
  for (const steps of all) expect(() => checkSteps(steps)).not.toThrow();
});

test("the silent calculation of a segment gives the value of its derivation", () => {
  for (const of of SEGMENT_CASES) {
    expect(designSegmentMoment(UB, of, SILENT)).toBe(designSegmentMoment(UB, of, new StepList()));
  }
});

test("a moment away from the restrained end of a segment with an unrestrained end counts towards it", () => {
  const layout = memberLayout({ length: L, restraints: [{ x: 0, ...full }], supports: [0, L] });
  const diagram = { at: (x: number) => 20 * x * (L - x), extremes: [{ x: L / 2, m: 5 * L * L }], zeros: [] };
  const [segment] = segmentsOf(layout, diagram);
  if (!segment) throw new Error("The member has no segment.");
  const loads = [{ kind: "point", from: L, to: L, height: "shear-centre", direction: "up" }] as const;
  // Constant to the middle, then half of a parabola: A = 1/2 + 1/3.
  expect(momentModificationFactor(segment, loads, { method: "moments" }, SILENT)).toBeCloseTo(
    6 / 5 - 0.75,
    9,
  );
  expect(segmentMomentRatio(UB, { segment, layout, loads })).toBeGreaterThan(0);
  const check = segmentMomentCheck(UB, { segment, layout, loads }, { id: "segment", title: "Segment" });
  expect(check.assumptions.join(" ")).toContain("not at its restrained end");
});
