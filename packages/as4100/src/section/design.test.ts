import { SILENT } from "@kingpost/calc";
import { DomainError } from "@kingpost/calc/domain-error";
import { grossProperties } from "@kingpost/section-geometry";
import { anyShape } from "@kingpost/section-geometry/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { designProperties } from "./design.ts";
import type { DesignShape } from "./design-shape.ts";
import { effectiveModulus } from "./effective-modulus.ts";
import type { BendingAxis } from "./effective-modulus-formulas.ts";
import {
  C250,
  C350,
  C450,
  type Grade,
  HOT_ROLLED_300,
  HOT_ROLLED_350,
  WELDED_300,
  WELDED_400,
} from "./grade.ts";
import { bendingElement, type ElementKind, governingElement } from "./slenderness.ts";
import { strengthsOf } from "./strength.ts";

const GRADES = [HOT_ROLLED_300, HOT_ROLLED_350, WELDED_300, WELDED_400, C250, C350, C450];
const anyGrade = fc.constantFrom(...GRADES);

describe("the yield stress", () => {
  // Both sides of every step of the product standards.
  test.each<[Grade, readonly (readonly [t: number, fy: number])[]]>([
    [
      HOT_ROLLED_300,
      [
        [10.9, 320],
        [11, 300],
        [17, 300],
        [17.1, 280],
      ],
    ],
    [
      HOT_ROLLED_350,
      [
        [10.9, 360],
        [11, 340],
        [39.9, 340],
        [40, 330],
      ],
    ],
    [
      WELDED_300,
      [
        [8, 320],
        [8.1, 310],
        [12, 310],
        [12.1, 300],
        [20, 300],
        [20.1, 280],
        [50, 280],
      ],
    ],
    [
      WELDED_400,
      [
        [12, 400],
        [12.1, 380],
        [20, 380],
        [20.1, 360],
        [80, 360],
      ],
    ],
    [
      C250,
      [
        [3, 250],
        [60, 250],
      ],
    ],
    [C350, [[3, 350]]],
    [C450, [[3, 450]]],
  ])("of $name follows the thickness", (grade, steps) => {
    for (const [t, fy] of steps) expect(strengthsOf(grade, t, t).fy, `${t} mm`).toBe(fy);
  });

  test("of a web depends on the thickness of the web", () => {
    expect(strengthsOf(WELDED_300, 40, 16)).toEqual({ fy: 280, fyw: 300, fu: 430 });
  });

  test("of a plate thicker than the standard covers, or of zero thickness, throws", () => {
    expect(() => strengthsOf(WELDED_300, 50.1, 10)).toThrow(DomainError);
    expect(() => strengthsOf(WELDED_400, 81, 10)).toThrow(DomainError);
    expect(() => strengthsOf(HOT_ROLLED_300, Number.NaN, 10)).toThrow(DomainError);
    expect(() => strengthsOf(HOT_ROLLED_300, 10, -1)).toThrow(DomainError);
  });
});

describe("the effective modulus", () => {
  const gross = { ...grossProperties({ shape: "chs", d: 100, t: 5 }), zx: 100, sx: 120, zy: 100, sy: 120 };
  const steel = { fy: 250, stress: "HR" } as const;
  const at = (axis: BendingAxis, shape: DesignShape) => {
    const modulus = effectiveModulus(axis, shape, gross, steel, SILENT);
    if (modulus === undefined) throw new Error("no such axis");
    return modulus;
  };
  // With fy = 250 MPa and plates 1 mm thick, the slenderness is the clear width.
  const outstand = (lambda: number) =>
    ({ shape: "i-section", d: 4, bf: 2 * lambda + 1, tf: 1, tw: 1, r1: 0 }) as const;
  const web = (lambda: number) => ({ shape: "channel", d: lambda + 2, bf: 2, tf: 1, tw: 1, r1: 0 }) as const;
  const tube = (lambda: number) => ({ shape: "chs", d: lambda, t: 1 }) as const;
  const cases: [ElementKind, BendingAxis, (lambda: number) => DesignShape][] = [
    ["outstand-uniform", "x", outstand],
    ["outstand-tip", "y", outstand],
    ["internal-uniform", "yL", web],
    ["web-bending", "x", web],
    ["tube", "x", tube],
  ];

  test.each(cases)(
    "of a section governed by %s never rises with slenderness and does not jump",
    (kind, axis, shape) => {
      const of = (lambda: number) => at(axis, shape(lambda)).ze;
      const { plasticity, yield: limit } = bendingElement(kind, "", 1, "HR");
      expect(of(plasticity)).toBe(120);
      expect(of(plasticity * (1 + 1e-9))).toBeCloseTo(120, 5);
      expect(of(limit)).toBeCloseTo(100, 9);
      expect(of(limit * (1 + 1e-9))).toBeCloseTo(100, 5);
      for (let lambda = 3; lambda < 300; lambda++) expect(of(lambda + 1)).toBeLessThanOrEqual(of(lambda));
    },
  );

  test("stops at 1.5 Z where S is greater", () => {
    const wide = { ...gross, sy: 180 };
    expect(effectiveModulus("y", outstand(5), wide, steel, SILENT)?.ze).toBe(150);
  });

  test("is compact at the plasticity limit and non-compact at the yield limit themselves", () => {
    expect(at("x", outstand(9)).letter).toBe("C");
    expect(at("x", outstand(16)).letter).toBe("N");
    expect(at("x", outstand(16.001)).letter).toBe("S");
  });

  test("has no direction that the shape does not have", () => {
    expect(effectiveModulus("yL", outstand(9), gross, steel, SILENT)).toBeUndefined();
    expect(effectiveModulus("xA", tube(50), gross, steel, SILENT)).toBeUndefined();
  });

  test("is governed by the element nearest its yield limit, not by the most slender one", () => {
    const flange = bendingElement("outstand-uniform", "flange", 15, "HR");
    const web = bendingElement("web-bending", "web", 90, "HR");
    expect(governingElement(web, flange)).toBe(flange);
  });

  test("of 360UB44.7 in 350 equals a hand calculation", () => {
    // flange (171 - 6.9) / 2 / 9.7 x sqrt(360 / 250) = 10.15: Zc (16 - 10.15) / 7 + Z (10.15 - 9) / 7
    const shape = { shape: "i-section" as const, d: 352, bf: 171, tf: 9.7, tw: 6.9, r1: 11.4 };
    const gross = grossProperties(shape);
    const expected = (gross.sx * (16 - 10.1504) + gross.zx * (10.1504 - 9)) / 7;
    expect(designProperties(shape, gross, HOT_ROLLED_350).zex).toBeCloseTo(expected, -2);
  });
});

describe("any shape in any grade", () => {
  test("has 0 < kf <= 1 and 0 < Ze <= min(S, 1.5 Z) about both axes", () => {
    fc.assert(
      fc.property(anyShape, anyGrade, (shape, grade) => {
        // Bars are not welded or cold formed, and three unequal plates have no design values.
        fc.pre(shape.shape !== "unequal-i" && shape.shape !== "round");
        fc.pre(shape.shape !== "flat" || shape.d > shape.t);
        const thickest = "tf" in shape ? Math.max(shape.tf, shape.tw) : shape.t;
        fc.pre(thickest <= 50);
        const g = grossProperties(shape);
        const d = designProperties(shape, g, grade);
        expect(d.kf).toBeGreaterThan(0);
        expect(d.kf).toBeLessThanOrEqual(1);
        for (const ze of [d.zex, d.zexA ?? d.zex, d.zexC ?? d.zex]) {
          expect(ze).toBeGreaterThan(0);
          expect(ze).toBeLessThanOrEqual(Math.min(g.sx, 1.5 * g.zx) * (1 + 1e-12));
        }
        for (const ze of [d.zey, d.zeyL ?? d.zey, d.zeyR ?? d.zey, d.zeyB ?? d.zey, d.zeyD ?? d.zey]) {
          expect(ze).toBeGreaterThan(0);
          expect(ze).toBeLessThanOrEqual(Math.min(g.sy, 1.5 * g.zy) * (1 + 1e-12));
        }
        expect(JSON.stringify(d)).not.toContain("null");
      }),
    );
  });

  test("calculates grades that no table lists", () => {
    const tube = { shape: "chs" as const, d: 168.3, t: 6.4 };
    const design = designProperties(tube, grossProperties(tube), C250);
    expect(design).toMatchObject({ fy: 250, fyw: 250, fu: 320, kf: 1, compactness: "C" });
    const beam = { shape: "i-section" as const, d: 781, bf: 272, tf: 31.3, tw: 19.3, r1: 16.5 };
    expect(designProperties(beam, grossProperties(beam), HOT_ROLLED_300)).toMatchObject({
      fy: 280,
      fyw: 280,
    });
  });

  test("uses the web's yield stress for the flange too where it is the lower one", () => {
    // tf 8: 320 MPa, tw 16: 300 MPa. Outstand 242 / 8 x sqrt(300 / 250) = 33.14 (14), web 984 / 16 x 1.0954 = 67.37 (35)
    const plates = { shape: "i-section" as const, d: 1000, bf: 500, tf: 8, tw: 16, r1: 0 };
    const out = 4 * 242 * 8 * (1 - 14 / 33.1376) + 984 * 16 * (1 - 35 / 67.3693);
    const gross = grossProperties(plates);
    expect(designProperties(plates, gross, WELDED_300).kf).toBeCloseTo(1 - out / gross.ag, 5);
  });

  test("uses the residual stress class of a custom section", () => {
    const plates = { shape: "i-section" as const, d: 600, bf: 300, tf: 12, tw: 8, r1: 0 };
    const gross = grossProperties(plates);
    const rolled = designProperties(plates, gross, HOT_ROLLED_300);
    const welded = designProperties(plates, gross, HOT_ROLLED_300, "HW");
    expect(welded.kf).toBeLessThan(rolled.kf);
    expect(welded.zex).toBeLessThan(rolled.zex);
  });
});
