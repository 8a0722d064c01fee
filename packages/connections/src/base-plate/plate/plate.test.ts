import { SILENT } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../../../as4100/validation/catalogue.ts";
import { BASE, fourBolts, NO_ACTIONS } from "../../../testing/example-base.ts";
import type { BaseActions, BaseDesign } from "../base.ts";
import { baseForces, isBalanced } from "../forces/base-forces.ts";
import { requiredBearingThickness, requiredTensionThickness } from "./plate.ts";
import {
  OVERHANGS,
  PANEL_OVERHANG,
  THICKNESS_OF_OVERHANG,
  THICKNESS_OF_SHORT_BLOCK,
} from "./plate-formulas.ts";

const SHS = steelSectionOf(recordIn("100x100x6.0SHS", "C450"));
const CHS = steelSectionOf(recordIn("219.1x6.4CHS", "C350"));
const PFC = steelSectionOf(recordIn("200PFC", "300"));

function forcesOf(base: BaseDesign, actions: Partial<BaseActions>) {
  const forces = baseForces(base, { ...NO_ACTIONS, ...actions }, SILENT);
  if (!isBalanced(forces)) throw new Error(forces.reason);
  return forces;
}
const bearing = (base: BaseDesign, actions: Partial<BaseActions>) =>
  requiredBearingThickness(base, forcesOf(base, actions), SILENT);
const tension = (base: BaseDesign, actions: Partial<BaseActions>) =>
  requiredTensionThickness(base, forcesOf(base, actions), SILENT);

describe("the published value", () => {
  test("of the thickness for a projection of 72 mm under 800 kN on 350 x 350", () => {
    const pressure = 800e3 / 350 ** 2;
    expect(THICKNESS_OF_OVERHANG.evaluate({ overhang: 72, pressure, phi: 0.9, fy: 300 })).toBeCloseTo(
      15.836,
      3,
    );
  });

  // AISC Design Guide 1, 3.1, as worked in a public report: a pipe of 101.6 mm on 228.6 x 228.6 under 16.4 kN.
  test("of the overhangs of a pipe", () => {
    const m = OVERHANGS.length.evaluate({ length: 228.6, share: 0.8, d: 101.6 });
    expect(m).toBeCloseTo(73.66, 2);
    const x = PANEL_OVERHANG.x.evaluate({ d: 101.6, bf: 101.6, pressure: 16.4, fb: 0.65 * 2450.08 });
    expect(x).toBeCloseTo(0.010298, 6);
    const lambda = PANEL_OVERHANG.lambda.evaluate({ x: 0.0103 });
    expect(lambda).toBeCloseTo(0.10175, 5);
    expect(PANEL_OVERHANG.overhang.evaluate({ lambda: 0.1017, d: 101.6, bf: 101.6 })).toBeCloseTo(2.5832, 3);
    // M = 0.85131 kNm/m; phi M = 0.9 fy t^2 / 4 of the thickness required is the same.
    const pressure = 16.4e3 / 228.6 ** 2;
    const t = THICKNESS_OF_OVERHANG.evaluate({ overhang: 73.66, pressure, phi: 0.9, fy: 248.21 });
    expect((0.9 * 248.21 * t ** 2) / 4 / 1e3).toBeCloseTo(0.8513, 3);
    expect((0.9 * 248.21 * 6.35 ** 2) / 4 / 1e3).toBeCloseTo(2.2519, 4);
  });
});

describe("the bearing side", () => {
  test("of an I-section has the greatest of m, n and the panel", () => {
    // 200UC52.2: d = 206.4, bf = 204. m = (450 - 196.08) / 2 = 126.96 governs; fp = 1000 kN / (450 x 400).
    const fp = 1000e3 / (450 * 400);
    expect(bearing(BASE, { n: 1000e3 })).toBeCloseTo(126.96 * Math.sqrt((2 * fp) / 225), 9);
  });

  test("of an I-section on a plate of its own size is that of the panel between the flanges", () => {
    // lambda = 1 at X = 1, which N* = phi Nc gives nearly (4 d bf / (d + bf)^2 = 0.99997): sqrt(206.4 x 204) / 4 = 51.30.
    const base = {
      ...BASE,
      plate: { ...BASE.plate, length: 220, width: 220 },
      pedestal: { ...BASE.pedestal, length: 220, width: 220 },
    };
    const n = 0.54 * 32 * 220 * 220;
    const t = Math.sqrt((2 * 0.54 * 32) / 225);
    expect(Number(bearing(base, { n })) / t).toBeGreaterThan(51.2 * 0.98);
    expect(Number(bearing(base, { n })) / t).toBeLessThan(51.31);
  });

  test("of a channel on a small plate is that of an I-section of twice its width, with lambda = 1", () => {
    // 200PFC on 212 x 87: m = 11, n = 13.5, sqrt(200 x 150) / 4 = 43.30.
    const size = { length: 212, width: 87 };
    const base = {
      ...BASE,
      section: PFC,
      plate: { ...BASE.plate, ...size },
      pedestal: { ...BASE.pedestal, ...size },
    };
    const fp = 100e3 / (212 * 87);
    expect(bearing(base, { n: 100e3 })).toBeCloseTo((Math.sqrt(30_000) / 4) * Math.sqrt((2 * fp) / 225), 9);
  });

  test("of a hollow section has no panel, and 0.95 of its width, or its faces", () => {
    const base = { ...BASE, section: SHS };
    const fp = 1000e3 / (450 * 400);
    expect(bearing(base, { n: 1000e3 })).toBeCloseTo(177.5 * Math.sqrt((2 * fp) / 225), 9);
    expect(bearing({ ...base, isFromFaces: true }, { n: 1000e3 })).toBeCloseTo(
      175 * Math.sqrt((2 * fp) / 225),
      9,
    );
  });

  test("of a circular hollow section is that of a square of 0.8 of its diameter", () => {
    const fp = 1000e3 / (450 * 400);
    const m = (450 - 0.8 * CHS.d) / 2;
    expect(bearing({ ...BASE, section: CHS }, { n: 1000e3 })).toBeCloseTo(m * Math.sqrt((2 * fp) / 225), 9);
  });

  test("with a block shorter than the overhang has the moment fp Y (m - Y / 2)", () => {
    const base = {
      ...BASE,
      plate: { ...BASE.plate, width: 260 },
      pedestal: { ...BASE.pedestal, width: 260 },
      anchors: { ...BASE.anchors, positions: fourBolts(90, 170) },
    };
    const forces = forcesOf(base, { n: 100e3, mx: 60e6 });
    const y = forces.blockLength;
    expect(y).toBeLessThan(126.96);
    const moment = 0.54 * 32 * y * (126.96 - y / 2);
    expect(requiredBearingThickness(base, forces, SILENT)).toBeCloseTo(Math.sqrt((4 * moment) / 225), 9);
    // The overhang across a wide plate is greater: n = (600 - 0.8 x 204) / 2 = 218.4.
    const wide = {
      ...base,
      plate: { ...base.plate, width: 600 },
      pedestal: { ...base.pedestal, width: 600 },
    };
    const ofWide = forcesOf(wide, { n: 100e3, mx: 60e6 });
    const wideMoment = 0.54 * 32 * ofWide.blockLength * (218.4 - ofWide.blockLength / 2);
    expect(requiredBearingThickness(wide, ofWide, SILENT)).toBeCloseTo(Math.sqrt((4 * wideMoment) / 225), 9);
  });

  test("is continuous where the block is as long as the overhang", () => {
    const of = { overhang: 100, pressure: 10, phi: 0.9, fy: 250 };
    expect(THICKNESS_OF_SHORT_BLOCK.evaluate({ ...of, y: 100 })).toBeCloseTo(
      THICKNESS_OF_OVERHANG.evaluate(of),
      9,
    );
  });
});

describe("the tension side", () => {
  test("beyond a flange bends from its face over 45 degrees, as far as the edge of the plate", () => {
    // x = 170 - 103.2 = 66.8: 2 x 66.8 = 133.6 mm, bolts 240 mm apart, 80 mm to the edge.
    expect(tension(BASE, { n: -80e3 })).toBeCloseTo(Math.sqrt((4 * 20e3 * 66.8) / (225 * 133.6)), 9);
  });

  test("has less width of plate at its edge: 60 mm on one side of a bolt 67 mm from the flange", () => {
    const base = {
      ...BASE,
      anchors: { ...BASE.anchors, positions: fourBolts(100, 170) },
      plate: { ...BASE.plate, width: 320 },
    };
    expect(tension(base, { n: -80e3 })).toBeCloseTo(Math.sqrt((4 * 20e3 * 66.8) / (225 * (60 + 66.8))), 9);
  });

  test("has the prying factor", () => {
    expect(Number(tension({ ...BASE, prying: 1.2 }, { n: -80e3 }))).toBeCloseTo(
      Number(tension(BASE, { n: -80e3 })) * Math.sqrt(1.2),
      9,
    );
  });

  test("between the flanges has yield lines of the pair", () => {
    // sqrt(2) x 204 > 206.4: wide; T = 80 kN of all four bolts as one pair at 140 mm.
    const base = { ...BASE, anchors: { ...BASE.anchors, positions: fourBolts(70, 60) } };
    const expected = Math.sqrt((80e3 * 140 * 206.4) / (225 * (206.4 ** 2 + 2 * 204 ** 2)));
    expect(tension(base, { n: -80e3 })).toBeCloseTo(expected, 9);
  });

  test("between the flanges agrees for deep and wide sections where d = sqrt(2) bf", () => {
    const section = { ...BASE.section, d: Math.SQRT2 * 150, bf: 150 };
    const base = { ...BASE, section, anchors: { ...BASE.anchors, positions: fourBolts(50, 50) } };
    const deep = tension({ ...base, section: { ...section, d: section.d + 1e-6 } }, { n: -80e3 });
    const wide = tension({ ...base, section: { ...section, d: section.d - 1e-6 } }, { n: -80e3 });
    expect(Number(deep)).toBeCloseTo(Number(wide), 6);
  });

  test("beside the flange tips bends from 0.80 of the width", () => {
    // x = 130 - 0.4 x 204 = 48.4; the edge along the section is far, the next bolt 100 mm away.
    const base = { ...BASE, anchors: { ...BASE.anchors, positions: fourBolts(130, 50) } };
    expect(tension(base, { n: -80e3 })).toBeCloseTo(Math.sqrt((4 * 20e3 * 48.4) / (225 * 96.8)), 9);
    // Inside the tips they are a pair between the flanges.
    const inside = { ...BASE, anchors: { ...BASE.anchors, positions: fourBolts(101, 50) } };
    expect(tension(inside, { n: -80e3 })).toBeCloseTo(
      Math.sqrt((80e3 * 202 * 206.4) / (225 * (206.4 ** 2 + 2 * 204 ** 2))),
      9,
    );
  });

  test("between the flanges of a channel is not covered", () => {
    const base = { ...BASE, section: PFC, anchors: { ...BASE.anchors, positions: fourBolts(20, 60) } };
    expect(tension(base, { n: -80e3 })).toMatchObject({ kind: "not-covered" });
  });

  test("of a circular hollow section bends from its wall, along the radius", () => {
    const base = { ...BASE, section: CHS, anchors: { ...BASE.anchors, positions: fourBolts(120, 120) } };
    const x = Math.hypot(120, 120) - CHS.d / 2;
    expect(tension(base, { n: -80e3 })).toBeCloseTo(Math.sqrt((4 * 20e3 * x) / (225 * 2 * x)), 6);
  });

  test("does not apply without tension", () => {
    expect(tension(BASE, { n: 80e3 })).toMatchObject({ kind: "not-applicable" });
    expect(bearing(BASE, { n: -80e3 })).toMatchObject({ kind: "not-applicable" });
  });
});

test("the required thickness is a number that grows with the uplift, wherever the bolts are", () => {
  const sections = fc.constantFrom(BASE.section, SHS, CHS);
  const at = fc.double({ min: 0, max: 170, noNaN: true });
  fc.assert(
    fc.property(sections, at, at, fc.double({ min: 1, max: 300e3, noNaN: true }), (section, x, y, n) => {
      const base = { ...BASE, section, anchors: { ...BASE.anchors, positions: fourBolts(x + 20, y + 30) } };
      const [less, more] = [tension(base, { n: -n }), tension(base, { n: -2 * n })];
      if (typeof less !== "number") return;
      expect(less).toBeGreaterThan(0);
      expect(Number(more)).toBeCloseTo(less * Math.SQRT2, 6);
    }),
  );
});
