import { attempt, isUnavailable, SILENT, verdictOf } from "@kingpost/calc";
import { circle, type Point, TOP } from "@kingpost/concrete-section";
import { describe, expect, test } from "vitest";
import { column } from "../../testing/sections.ts";
import { circularBars, type DesignSection } from "../flexure/index.ts";
import { D500N } from "../materials/index.ts";
import {
  type AxisStrength,
  axisStrength,
  BEAM_FACTORS,
  biaxialContour,
  biaxialSum,
  biaxialSurface,
  type ColumnDetails,
  type ColumnPlane,
  columnChecks,
  confiningPressure,
  designMoment,
  designMomentOf,
  designMomentOnRay,
  detailingChecks,
  effectiveLengthFactor,
  endMomentRatio,
  endRestraint,
  FOOTING_RESTRAINT,
  fitmentSpacing,
  IDEAL_FACTORS,
  interactionCurve,
  isShortColumn,
  isSpecialRegion,
  leastFitment,
  NO_SPECIAL_REGIONS,
  pointAtForce,
  pointOnRay,
  rigorousRatio,
  shortLimit,
  specialRegionLength,
  specialRegions,
  surfaceCurves,
} from "./index.ts";

const SHORT = { isShort: true, imposedRatio: 0.5 } as const;
const RIGHT: Point = { x: 1, y: 0 };

function strengthIn(section: DesignSection, direction: Point = TOP): AxisStrength {
  const found = axisStrength(section, direction, SHORT);
  if ("kind" in found) throw new Error(found.reason);
  return found;
}

function surfaceOf(section: DesignSection) {
  const found = biaxialSurface(section, SHORT);
  if ("kind" in found) throw new Error(found.reason);
  return found;
}

const ROUND: DesignSection = {
  concrete: { fc: 40 },
  region: circle(600),
  bars: circularBars({ columnDiameter: 600, count: 8, cover: 40, fitment: 10, diameter: 24 }),
  steel: D500N,
  isCircular: true,
};
const SQUARE = column();
const X = strengthIn(SQUARE);
const Y = strengthIn(SQUARE, RIGHT);

describe("the interaction curve", () => {
  test("is closed at both ends, names its control points and falls from squash to tension", () => {
    for (const section of [SQUARE, ROUND, column(300, 900, 32, 80), column(600, 300, 16, 120)]) {
      const curve = interactionCurve(strengthIn(section));
      expect(curve.length).toBeGreaterThanOrEqual(61);
      const [first, last] = [curve[0], curve.at(-1)];
      expect(first).toMatchObject({ name: "squash", m: 0 });
      expect(last?.name).toBe("tension");
      expect(Math.abs(last?.m ?? Number.NaN) / 1e6).toBeLessThan(1e-6);
      expect(curve.map(({ name }) => name).filter((name) => name !== undefined)).toEqual([
        "squash",
        "decompression",
        "balanced",
        "pure bending",
        "tension",
      ]);
      for (const [index, point] of curve.entries()) {
        const next = curve[index + 1];
        for (const value of [point.n, point.m, point.mx, point.my, point.phi]) {
          expect(Number.isFinite(value)).toBe(true);
        }
        if (next) expect(next.n).toBeLessThanOrEqual(point.n + 1e-6 * X.nuo);
      }
    }
  });

  test("has no axial force in pure bending, and no rounding of the solution in its place", () => {
    for (const section of [SQUARE, ROUND, column(300, 900, 32, 80), column(600, 300, 16, 120)]) {
      const pure = interactionCurve(strengthIn(section)).find(({ name }) => name === "pure bending");
      expect(pure?.n).toBe(0);
      expect(pure?.m).toBeGreaterThan(0);
    }
  });

  test("is the same about both axes of a square, and in opposite directions", () => {
    const moments = (direction: Point) =>
      interactionCurve(strengthIn(SQUARE, direction)).map(({ m }) => m / 1e6);
    const about = moments(TOP);
    for (const direction of [RIGHT, { x: 0, y: -1 }, { x: -1, y: 0 }]) {
      for (const [index, m] of moments(direction).entries()) expect(m).toBeCloseTo(about[index] ?? 0, 6);
    }
  });

  test("of a skew direction has the reduced block of a section that narrows", () => {
    const skew = { x: 0.6, y: 0.8 };
    const curve = interactionCurve(strengthIn(SQUARE, skew));
    const full = interactionCurve(strengthIn({ ...SQUARE, options: { reduceNarrowing: false } }, skew));
    const decompression = (points: typeof curve) =>
      points.find(({ name }) => name === "decompression")?.n ?? 0;
    expect(decompression(curve)).toBeLessThan(0.95 * decompression(full));
  });

  test("has the factor of compression from the balanced point up, and that of bending without axial force", () => {
    for (const { n, phi, name } of interactionCurve(X)) {
      if (n >= X.factors.nub) expect(phi).toBe(0.65);
      if (name === "pure bending") expect(phi).toBeCloseTo(X.factors.bending, 6);
    }
  });
});

describe("the design strength", () => {
  test("at an axial force is the point whose factored axial force it is", () => {
    for (const n of [-800e3, -100e3, 0, 300e3, 900e3, 2000e3, 3500e3]) {
      const point = pointAtForce(X, n);
      if (!point) throw new Error(`There is no point at ${n}.`);
      expect((point.phi * point.n) / 1e3).toBeCloseTo(n / 1e3, 3);
      expect(designMoment(X, n, SILENT) / (point.phi * point.m)).toBeCloseTo(1, 9);
    }
  });

  test("is none beyond the squash load and beyond tension", () => {
    expect(designMoment(X, 0.65 * X.nuo * 1.001, SILENT)).toBe(0);
    expect(designMoment(X, 0.85 * X.factors.nuot * 1.001, SILENT)).toBe(0);
    expect(designMoment(X, 0.65 * X.nuo * 0.999, SILENT)).toBeGreaterThan(0);
  });

  test("on a ray is in the proportion of the actions, for actions inside and far outside the curve", () => {
    for (const [n, m] of [
      [900e3, 80e6],
      [900e6, 80e9],
      [3000e3, 10e6],
      [0, 50e6],
      [-300e3, 40e6],
      [9e9, 1],
    ] as const) {
      const point = pointOnRay(X, n, m);
      if (!point) throw new Error("The ray meets the curve.");
      expect((point.n * m - point.m * n) / (Math.hypot(n, m) * X.nuo)).toBeCloseTo(0, 6);
      expect(designMomentOnRay(X, n, m, SILENT)).toBeGreaterThan(0);
    }
  });

  test("grows with the bars below the balanced point", () => {
    const with20 = designMoment(strengthIn(column(400, 400, 20)), 500e3, SILENT);
    expect(designMoment(strengthIn(column(400, 400, 24)), 500e3, SILENT)).toBeGreaterThan(with20);
  });
});

describe("at every corner of sizes, strengths and bars", () => {
  const sections = [200, 3000].flatMap((width) =>
    [20, 120].flatMap((fc) =>
      ([10, 50] as const).flatMap((diameter) =>
        [250, 600].map((fsy) => ({
          ...column(width, width, diameter, fc),
          steel: { fsy, ductility: "N" } as const,
        })),
      ),
    ),
  );

  test("curves, strengths and rays are finite", () => {
    for (const section of sections) {
      for (const direction of [TOP, { x: 1, y: 1 }]) {
        const of = strengthIn(section, direction);
        for (const { n, m, phi } of interactionCurve(of, 21)) {
          expect(Number.isFinite(n) && Number.isFinite(m) && phi >= 0.6 && phi <= 0.85).toBe(true);
        }
        for (const part of [-2, -0.5, 0, 0.3, 0.6, 0.99, 2]) {
          const moment = designMoment(of, part * 0.65 * of.nuo, SILENT);
          expect(Number.isFinite(moment) && moment >= 0).toBe(true);
          const along = designMomentOnRay(of, part * of.nuo, of.muo, SILENT);
          expect(Number.isFinite(along) && along > 0).toBe(true);
        }
      }
    }
  });

  test("slenderness, buckling and least moments are finite or a named reason", () => {
    for (const section of sections) {
      const strength = strengthIn(section);
      const depth = strength.axis.view.depth;
      for (const le of [300, 30_000]) {
        for (const n of [0, 1, 0.5 * strength.nuo, 5 * strength.nuo]) {
          for (const ends of [
            { m1: 0, m2: 0 },
            { m1: -1e12, m2: 1e12 },
          ]) {
            const found = attempt(() => designMomentOf({ ...PLANE, strength, depth, le, n, ends }, SILENT));
            expect(isUnavailable(found) || Number.isFinite(found)).toBe(true);
          }
        }
      }
    }
  });
});

describe("biaxial bending", () => {
  const surface = surfaceOf(SQUARE);

  test("has a contour that meets the curves of both axes and is symmetrical", () => {
    const contour = biaxialContour(surface, 900e3);
    expect(contour).toHaveLength(72);
    const about = designMoment(X, 900e3, SILENT);
    expect(contour[0]?.mx).toBeCloseTo(about, 0);
    expect(contour[18]?.my).toBeCloseTo(about, 0);
    for (const [index, { mx, my }] of contour.entries()) {
      const opposite = contour[(index + 36) % 72];
      expect((opposite?.mx ?? 0) / 1e6).toBeCloseTo(-mx / 1e6, 6);
      expect((opposite?.my ?? 0) / 1e6).toBeCloseTo(-my / 1e6, 6);
    }
  });

  test("about one axis is the ratio of that axis, by strain compatibility", () => {
    const m = designMoment(X, 900e3, SILENT);
    expect(rigorousRatio(surface, { n: 900e3, mx: m, my: 0 })).toBeCloseTo(1, 6);
    expect(rigorousRatio(surface, { n: 900e3, mx: 0, my: -m / 2 })).toBeCloseTo(0.5, 6);
  });

  test("of a circle is the same in every direction within the angle between bars", () => {
    const round = surfaceOf(ROUND);
    const at = (angle: number) =>
      rigorousRatio(round, { n: 2e6, mx: 300e6 * Math.cos(angle), my: 300e6 * Math.sin(angle) });
    const about = at(0);
    for (const turns of [1, 3, 5]) expect(at((turns * Math.PI) / 4)).toBeCloseTo(about, 3);
    for (const angle of [0.1, 0.3, 2, 4]) expect(Math.abs(at(angle) / about - 1)).toBeLessThan(0.02);
  });

  test("beyond the axial strength is an infinite ratio, never a missing one", () => {
    const far = { n: 1e8, mx: 1e6, my: 1e6 };
    expect(rigorousRatio(surface, far)).toBe(Number.POSITIVE_INFINITY);
    expect(biaxialSum({ x: X, y: Y }, far, SILENT)).toBe(Number.POSITIVE_INFINITY);
    expect(rigorousRatio(surface, { n: 900e3, mx: 0, my: 0 })).toBe(0);
  });

  test("by the clause has a factor of 0.65 at every axial force", () => {
    const pure = biaxialSum({ x: X, y: Y }, { n: 0, mx: 0.65 * X.muo, my: 0 }, SILENT);
    expect(pure).toBeCloseTo(1, 6);
  });

  test("has a surface that is finite and closed", () => {
    for (const curve of surfaceCurves(surfaceOf(column(300, 600, 28, 65)))) {
      for (const { n, mx, my, phi } of curve) {
        for (const value of [n, mx, my, phi]) expect(Number.isFinite(value)).toBe(true);
      }
    }
  });
});

const PLANE: ColumnPlane = {
  strength: X,
  depth: 400,
  isCircular: false,
  isBraced: true,
  le: 6000,
  n: 900e3,
  ends: { m1: -60e6, m2: 80e6 },
  betaD: 0.6,
};

describe("slenderness", () => {
  test("of the alignment charts has the ideal factors at its limits", () => {
    expect(effectiveLengthFactor(0, 0, true)).toBeCloseTo(0.5, 2);
    expect(effectiveLengthFactor(1e6, 1e6, true)).toBeCloseTo(1, 4);
    expect(effectiveLengthFactor(0, 1e6, true)).toBeCloseTo(0.7, 2);
    expect(effectiveLengthFactor(0, 0, false)).toBeCloseTo(1, 2);
    expect(effectiveLengthFactor(0, 1e6, false)).toBeCloseTo(2, 2);
    // Read from published charts.
    expect(effectiveLengthFactor(1, 1, true)).toBeCloseTo(0.77, 2);
    expect(effectiveLengthFactor(1, 1, false)).toBeCloseTo(1.32, 2);
  });

  test("has the restraint of a joint by the stiffness of its columns and beams", () => {
    expect(endRestraint(2, 4)).toBe(0.5);
    expect(endRestraint(2, 0)).toBe(FOOTING_RESTRAINT.pinned);
    expect(BEAM_FACTORS.braced.fixed).toBeGreaterThan(BEAM_FACTORS.braced.rigid);
    expect(BEAM_FACTORS.sway.pinned).toBeLessThan(BEAM_FACTORS.sway.rigid);
  });

  test("of ideal ends is not less than that of the alignment charts", () => {
    expect(IDEAL_FACTORS["braced, fixed and fixed"]).toBeGreaterThan(effectiveLengthFactor(0, 0, true));
    expect(IDEAL_FACTORS["braced, pinned and fixed"]).toBeGreaterThan(effectiveLengthFactor(0, 1e6, true));
    expect(IDEAL_FACTORS["sway, fixed and fixed"]).toBeGreaterThan(effectiveLengthFactor(0, 0, false));
    expect(IDEAL_FACTORS["sway, fixed and pinned"]).toBeGreaterThan(effectiveLengthFactor(0, 1e6, false));
  });

  test("grows with the flexibility of both ends", () => {
    for (const isBraced of [true, false]) {
      let before = 0;
      for (const gamma of [0, 0.1, 0.5, 1, 3, 10, 100]) {
        const k = effectiveLengthFactor(gamma, 2, isBraced);
        expect(k).toBeGreaterThanOrEqual(before);
        expect(effectiveLengthFactor(2, gamma, isBraced)).toBeCloseTo(k, 9);
        before = k;
      }
    }
  });

  test("has a short-column limit whose branches meet within 1 %", () => {
    const at = (part: number) =>
      shortLimit({ ...PLANE, n: part * 0.65 * X.nuo, ends: { m1: 80e6, m2: 80e6 } }, SILENT);
    expect(Math.abs(at(0.1499999) / at(0.15) - 1)).toBeLessThan(0.01);
    expect(at(0.95)).toBe(25);
    expect(shortLimit({ ...PLANE, n: 0 }, SILENT)).toBe(Number.POSITIVE_INFINITY);
    expect(shortLimit({ ...PLANE, isBraced: false }, SILENT)).toBe(22);
  });

  test("takes single curvature for end moments below the least eccentricity", () => {
    expect(endMomentRatio({ ...PLANE, ends: { m1: 5e6, m2: 5e6 } }, SILENT)).toBe(-1);
    expect(endMomentRatio(PLANE, SILENT)).toBe(-0.75);
    expect(endMomentRatio({ ...PLANE, ends: { m1: 0, m2: 0 }, n: -1 }, SILENT)).toBe(-1);
  });

  test("takes single curvature beside loads between the ends, whatever their moments", () => {
    for (const m2 of [0, 80e6, -80e6]) {
      const loaded = { ...PLANE, ends: { m1: 80e6, m2 }, hasTransverseLoads: true };
      expect(endMomentRatio(loaded, SILENT)).toBe(-1);
      expect(shortLimit(loaded, SILENT)).toBe(25);
    }
  });

  test("has a moment at k_u = 0.545 that weaker bars do not raise", () => {
    for (const section of [SQUARE, ROUND, column(400, 400, 12, 80), column(900, 300, 16, 100)]) {
      const moments = [500, 450, 400, 350, 300, 250].map(
        (fsy) => strengthIn({ ...section, steel: { ...section.steel, fsy } }).mub,
      );
      for (const [at, moment] of moments.entries()) {
        expect(moment).toBeLessThanOrEqual((moments[at - 1] ?? moment) * (1 + 1e-9));
      }
    }
  });

  test("magnifies the larger end moment, at least that of 0.05D, and not in tension", () => {
    expect(isShortColumn(PLANE, SILENT)).toBe(false);
    expect(designMomentOf(PLANE, SILENT)).toBeGreaterThan(80e6);
    const small = designMomentOf({ ...PLANE, ends: { m1: 0, m2: 0 } }, SILENT);
    expect(small).toBeGreaterThan(0.05 * 400 * 900e3);
    expect(designMomentOf({ ...PLANE, n: -100e3 }, SILENT)).toBe(80e6);
    const short = { ...PLANE, le: 1000 };
    expect(designMomentOf(short, SILENT)).toBe(80e6);
    expect(designMomentOf({ ...PLANE, le: 8000 }, SILENT)).toBeGreaterThan(designMomentOf(PLANE, SILENT));
    const reverse = { ...PLANE, ends: { m1: 60e6, m2: 80e6 } };
    expect(designMomentOf(reverse, SILENT)).toBeLessThan(designMomentOf(PLANE, SILENT));
  });

  test("ends with a named reason at the buckling load, and where a storey or frame is unstable", () => {
    const unstable = (more: Partial<ColumnPlane>) =>
      attempt(() => designMomentOf({ ...PLANE, ...more }, SILENT));
    for (const more of [
      { le: 20_000, n: 1500e3 },
      { isBraced: false, sway: { by: "storey", sumN: 5, sumNc: 5 } },
      { isBraced: false, sway: { by: "frame", lambda: 2 } },
    ] as const) {
      const found = unstable(more);
      expect(isUnavailable(found) && found.code).toBe("unstable");
    }
  });
});

describe("the checks of a column", () => {
  const verdicts = (of: Partial<Parameters<typeof columnChecks>[0]>) =>
    Object.fromEntries(
      columnChecks(
        {
          n: 900e3,
          x: PLANE,
          y: { ...PLANE, strength: Y },
          compression: SHORT,
          surface: () => surfaceOf(SQUARE),
          ...of,
        },
        { id: "c" },
      ).map((check) => [check.id.slice(2), verdictOf(check)]),
    );

  test("pass for modest actions, about each axis and about both", () => {
    const y = { ...PLANE, strength: Y, ends: { m1: 0, m2: 10e6 } };
    expect(verdicts({ y })).toEqual({
      squash: "pass",
      "slenderness-x": "pass",
      "buckling-x": "pass",
      "bending-x": "pass",
      "slenderness-y": "pass",
      "buckling-y": "pass",
      "bending-y": "pass",
      biaxial: "pass",
    });
  });

  test("compare biaxial bending by the clause or by strain compatibility, as chosen; a circle by the latter", () => {
    const ratio = (of: Partial<Parameters<typeof columnChecks>[0]>) => {
      const y = { ...PLANE, strength: Y };
      const checks = columnChecks(
        { n: 900e3, x: PLANE, y, compression: SHORT, surface: () => surfaceOf(SQUARE), ...of },
        { id: "c" },
      );
      const check = checks.find(({ id }) => id === "c/biaxial");
      return check?.kind === "limit" ? [check.title, check.ratio] : [];
    };
    const [clause, sum] = ratio({});
    const [rigorous, along] = ratio({ biaxialBy: "rigorous" });
    expect([clause, rigorous]).toEqual([
      "Biaxial bending with axial force",
      "Biaxial bending with axial force, strain compatibility",
    ]);
    expect(sum).not.toBe(along);
    expect(ratio({ x: { ...PLANE, isCircular: true } })[0]).toBe(rigorous);
  });

  test("have the least moment about one axis at a time in biaxial bending", () => {
    const small = { ...PLANE, le: 1000, ends: { m1: 0, m2: 1e6 } };
    const checks = columnChecks(
      {
        n: 900e3,
        x: small,
        y: { ...small, strength: Y },
        compression: SHORT,
        surface: () => surfaceOf(SQUARE),
      },
      { id: "c" },
    );
    const check = checks.find(({ id }) => id === "c/biaxial");
    // 0.05 x 400 x 900 kN = 18 kNm.
    const sum = biaxialSum({ x: X, y: Y }, { n: 900e3, mx: 18e6, my: 1e6 }, SILENT);
    expect(check?.kind === "limit" && check.ratio).toBeCloseTo(sum, 9);
  });

  test("have the least moment about the other axis beside a moment, where a side is more than 3 times the other", () => {
    const biaxialOf = (width: number) => {
      const section = column(width, 1050);
      const [strong, weak] = [strengthIn(section), strengthIn(section, RIGHT)];
      const n = 2e6;
      const x = { ...PLANE, n, le: 1000, depth: 1050, strength: strong, ends: { m1: 0, m2: 300e6 } };
      const y = { ...PLANE, n, le: 1000, depth: width, strength: weak, ends: { m1: 0, m2: 0 } };
      const made = columnChecks(
        { n, x, y, compression: SHORT, surface: () => surfaceOf(section) },
        { id: "c" },
      );
      const check = made.find(({ id }) => id === "c/biaxial");
      const actions = { n, mx: 300e6, my: 0.05 * width * n };
      return { check, sum: biaxialSum({ x: strong, y: weak }, actions, SILENT) };
    };
    expect(biaxialOf(350).check).toBeUndefined();
    const { check, sum } = biaxialOf(300);
    expect(check?.kind === "limit" && check.ratio).toBeCloseTo(sum, 9);
  });

  test("fail far outside the curve, with a ratio for each", () => {
    const n = 9e6;
    const x = { ...PLANE, n, le: 1000 };
    const found = columnChecks(
      { n, x, y: { ...x, strength: Y }, compression: SHORT, surface: () => surfaceOf(SQUARE) },
      { id: "c" },
    );
    for (const check of found) {
      expect(check.kind).toBe("limit");
      expect(check.kind === "limit" && Number.isNaN(check.ratio)).toBe(false);
    }
    expect(found.map(verdictOf)).toContain("fail");
  });

  test("fail at the buckling load and for a sway magnifier of more than 1.5", () => {
    expect(verdicts({ n: 1500e3, x: { ...PLANE, n: 1500e3, le: 20_000 } })).toMatchObject({
      "buckling-x": "fail",
      // What has no magnified moment fails by name too.
      "bending-x": "fail",
    });
    const sway = { ...PLANE, isBraced: false, sway: { by: "storey", sumN: 4e6, sumNc: 10e6 } } as const;
    expect(verdicts({ x: sway })).toMatchObject({ "sway-x": "fail" });
    expect(verdicts({ x: { ...sway, sway: { by: "storey", sumN: 4e6, sumNc: 3e6 } } })).toMatchObject({
      "sway-x": "fail",
    });
  });

  test("of a tie without moments compare the tension", () => {
    const tie = { ...PLANE, n: -500e3, ends: { m1: 0, m2: 0 } };
    expect(verdicts({ n: -500e3, x: tie, y: { ...tie, strength: Y } })).toEqual({
      "bending-x": "pass",
      "bending-y": "pass",
    });
    const torn = { ...tie, n: -2e6 };
    expect(verdicts({ n: -2e6, x: torn, y: { ...torn, strength: Y } })).toEqual({
      "bending-x": "fail",
      "bending-y": "fail",
    });
  });
});

describe("the detailing of a column", () => {
  const DETAILS: ColumnDetails = {
    fc: 40,
    ag: 160_000,
    as: 2513,
    fsy: 500,
    dc: 400,
    largestBar: 20,
    fitment: { diameter: 10, spacing: 200, fsyf: 500 },
    n: 900e3,
    barsApart: 140,
    restrained: "alternate",
  };
  const verdicts = (more: Partial<ColumnDetails> = {}) =>
    Object.fromEntries(
      detailingChecks({ ...DETAILS, ...more }, { id: "c" }).map((check) => [
        check.id.slice(2),
        verdictOf(check),
      ]),
    );

  test("passes in usual proportions", () => {
    expect(new Set(Object.values(verdicts()))).toEqual(new Set(["pass"]));
  });

  test("is for the engineer to confirm with few or many bars, and fails beyond", () => {
    expect(verdicts({ as: 1400 })).toMatchObject({ bars: "not covered" });
    expect(verdicts({ as: 8000 })).toMatchObject({ bars: "not covered" });
    expect(verdicts({ as: 13_000 })).toMatchObject({ bars: "fail" });
    expect(verdicts({ as: 300, n: 3e6 })).toMatchObject({ bars: "fail" });
  });

  test("has the sizes and spacings of fitments by the bars", () => {
    expect([12, 20, 24, 28, 32, 36, 40].map((db) => leastFitment(db, 500))).toEqual([
      6, 6, 10, 10, 12, 12, 16,
    ]);
    expect(leastFitment(20, 250)).toBeCloseTo(6 * Math.SQRT2, 12);
    expect([fitmentSpacing(400, 20), fitmentSpacing(400, 32), fitmentSpacing(400, 32, true)]).toEqual([
      300, 400, 200,
    ]);
    expect(verdicts({ fitment: { diameter: 10, spacing: 310, fsyf: 500 } })).toMatchObject({
      "fitment-spacing": "fail",
    });
  });

  test("restrains each bar under a high axial force", () => {
    expect(verdicts({ n: 2e6 })).toMatchObject({ restraint: "fail" });
    expect(verdicts({ n: 2e6, restrained: "each" })).toMatchObject({ restraint: "pass" });
    expect(verdicts({ barsApart: 160 })).toMatchObject({ restraint: "fail" });
  });

  test("restrains bars with the legs that are entered: each, or corners and alternate bars", () => {
    const verdictWith = (bars: number, legs: number, more: Partial<ColumnDetails> = {}) =>
      verdicts({
        restrained: "each",
        faces: [
          { bars, legs, along: "x" },
          { bars: 2, legs: 2, along: "y" },
        ],
        ...more,
      }).restraint;
    // Corners and alternate bars of 2, 3, 4, 5 and 6 bars: 2, 2, 3, 3 and 4.
    const usual = [2, 3, 4, 5, 6].map((bars) => [2, 3, 4].find((legs) => verdictWith(bars, legs) === "pass"));
    expect(usual).toEqual([2, 2, 3, 3, 4]);
    expect(verdictWith(4, 2)).toBe("not covered");
    // N* of more than 0.3 x 40 x 160 000 = 1920 kN: each bar.
    const each = [2, 3, 4, 5].map((bars) =>
      [2, 3, 4, 5].find((legs) => verdictWith(bars, legs, { n: 2e6 }) === "pass"),
    );
    expect(each).toEqual([2, 3, 4, 5]);
    expect(verdictWith(3, 2, { n: 2e6 })).toBe("not covered");
    // Inclined ties hold two further bars of a face.
    expect(verdictWith(4, 2, { n: 2e6, restrained: "inclined" })).toBe("pass");
    expect(verdictWith(5, 2, { n: 2e6, restrained: "inclined" })).toBe("not covered");
    // Bars in the corners only.
    expect(verdictWith(2, 2, { n: 2e6, restrained: "corners" })).toBe("pass");
    expect(verdictWith(3, 3, { restrained: "corners" })).toBe("fail");
  });

  test("confines strong concrete where it is stressed most", () => {
    const core = {
      shape: "rectangular",
      bc: 300,
      dc: 300,
      legs: 236,
      ds: 300,
      fsyf: 500,
      gaps: 8,
      gap: 130,
    } as const;
    expect(verdicts({ fc: 65 })).toMatchObject({ confinement: "not covered" });
    const strong = { fc: 80, core } as const;
    const whole = { top: 3000, base: 3000, isWhole: true };
    const ends = { top: 600, base: 0, isWhole: false };
    expect(verdicts({ ...strong, special: whole })).toMatchObject({ "confinement-special": "fail" });
    expect(verdicts({ ...strong, special: whole })).not.toHaveProperty("confinement");
    expect(verdicts({ ...strong, special: ends })).toMatchObject({
      confinement: "pass",
      "confinement-special": "fail",
    });
    const close = { ...DETAILS.fitment, endSpacing: 50 };
    expect(verdicts({ ...strong, special: ends, fitment: close })).toMatchObject({
      confinement: "pass",
      "confinement-special": "pass",
    });
    expect(verdicts({ ...strong, special: NO_SPECIAL_REGIONS })).not.toHaveProperty("confinement-special");
    expect(confiningPressure(core, 100)).toBeGreaterThan(confiningPressure(core, 200));
    const round = { shape: "circular", ds: 500, legs: 113, fsyf: 500 } as const;
    expect(confiningPressure(round, 100)).toBeCloseTo((0.81 * 2 * 113 * 500) / (500 * 100), 9);
    const of = { n: 1e6, m: 0, phiNuo: 4e6, phiMu: 1e8, fc: 65, ag: 160_000 };
    expect(isSpecialRegion(of)).toBe(false);
    expect(isSpecialRegion({ ...of, n: 3e6 })).toBe(true);
    expect(isSpecialRegion({ ...of, n: 3.2e6 * 0.99, phiNuo: 9e6, m: 7e7 })).toBe(true);
  });

  test("has the special regions of the ends whose moments need them, or the whole column", () => {
    // The example of a textbook: 225 kNm at one end, 190 kNm the other way at the other, 0.6 phi Mu = 149 kNm.
    const of = {
      n: 2.5e6,
      phiNuo: 6e6,
      phiMu: 149e6 / 0.6,
      fc: 65,
      ag: 120_000,
      top: 225e6,
      base: -190e6,
      m: 225e6,
      length: 3200,
      depth: 350,
    };
    const found = specialRegions(of);
    expect(found.isWhole).toBe(false);
    expect([Math.round(found.top), found.base]).toEqual([586, 420]);
    const other = { ...of, top: -225e6, base: 190e6 };
    expect(specialRegions(other)).toEqual(found);
    expect(specialRegions({ ...of, base: -140e6 }).base).toBe(0);
    expect(specialRegions({ ...of, m: 147e6, top: 10e6, base: 10e6 })).toEqual(NO_SPECIAL_REGIONS);
    const whole = { top: 3200, base: 3200, isWhole: true };
    // Magnified along the column, single curvature, and a high axial force.
    expect(specialRegions({ ...of, m: 240e6 })).toEqual(whole);
    expect(specialRegions({ ...of, base: 225e6 })).toEqual(whole);
    expect(specialRegions({ ...of, n: 4.6e6, top: 0, base: 0, m: 0 })).toEqual(whole);
  });

  test("has a special region of 1.2D at least and the length at most", () => {
    const of = { length: 3000, end: 100, other: 100, phiMu: 100, depth: 400 };
    expect(specialRegionLength(of)).toBe(3000);
    expect(specialRegionLength({ ...of, end: 61, other: -100 })).toBe(480);
  });
});
