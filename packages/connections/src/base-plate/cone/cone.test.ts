import { SILENT } from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fourBolts } from "../../../testing/example-base.ts";
import { designCone } from "./cone.ts";
import { CONE_AREA, CONE_SIDE } from "./cone-formulas.ts";

const SLAB = { length: 3000, width: 3000, depth: 500, fc: 32 };
const cone = (embedment: number, bolts = fourBolts(115, 115), pedestal = SLAB) =>
  Number(designCone({ pedestal, anchors: { embedment } }, bolts, SILENT));
const single = (embedment: number) => cone(embedment, [{ x: 0, y: 0 }], { ...SLAB, depth: 1000 });

describe("the worked example 11.1 of ASI Design Guide 7: four bolts at 230 mm, 325 mm deep in a slab of 500 mm", () => {
  test("has the area of 1.45202e6 mm2", () => {
    const side = CONE_SIDE.x.evaluate({ spacing: 230, depth: 325, from: 1e4, to: 1e4 });
    const area = CONE_AREA.evaluate({ x: side, y: side, gapX: 0, gapY: 0, count: 4, single: 9 * 325 ** 2 });
    expect(Math.abs(area - 1.45202e6)).toBeLessThan(10);
  });

  test("has the capacity of 369.44 kN", () => {
    expect(cone(325) / 1e3).toBeCloseTo(369.44, 1);
  });
});

test("a single shallow cone has 10.1 and a power of 1.5", () => {
  expect(single(100)).toBeCloseTo(0.7 * 10.1 * Math.sqrt(32) * 1000, 6);
});

test("an edge at 100 mm of one side of a single cone of 200 mm leaves (300 + 100) / 600", () => {
  const near = cone(200, [{ x: 0, y: 1400 }], { ...SLAB, depth: 1000 });
  expect(near / single(200)).toBeCloseTo(400 / 600, 9);
});

test("cones far from each other are as many single ones", () => {
  expect(cone(100, fourBolts(500, 500)) / single(100)).toBeCloseTo(4, 9);
});

test("cones through a thin slab lose the area that is left out at its far face", () => {
  // x0 = 230 - 3 x 25 = 155 mm: 1130^2 - 155^2 of 1130^2.
  const thin = { ...SLAB, depth: 325 };
  expect(cone(300, undefined, thin) / cone(300)).toBeCloseTo((1130 ** 2 - 155 ** 2) / 1130 ** 2, 9);
});

test("a cone deeper than 635 mm or than the concrete has a named reason", () => {
  expect(designCone({ pedestal: SLAB, anchors: { embedment: 640 } }, fourBolts(1, 1), SILENT)).toMatchObject({
    kind: "not-covered",
  });
  expect(designCone({ pedestal: SLAB, anchors: { embedment: 500 } }, fourBolts(1, 1), SILENT)).toMatchObject({
    kind: "not-covered",
  });
});

test("a group is at most as strong as its single cones, and never negative", () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(number(50, 480), number(1, 1400), number(1, 1400), (depth, x, y) => {
      const group = cone(depth, fourBolts(x, y));
      expect(group).toBeGreaterThanOrEqual(0);
      expect(group).toBeLessThanOrEqual(4 * single(depth) * (1 + 1e-12));
    }),
  );
});
