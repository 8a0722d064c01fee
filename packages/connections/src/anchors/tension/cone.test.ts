import { SILENT } from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PEDESTAL_ANCHORS } from "../../../testing/anchored-base.ts";
import { edgeDistanceTo, SIDES, type TensionAnchor } from "../anchor.ts";
import { coneResistance, designCone } from "./cone.ts";

const FAR = 1e5;
const NO_EDGES = { left: FAR, right: FAR, bottom: FAR, top: FAR };
const cone = (anchors: readonly TensionAnchor[], edges = NO_EDGES, embedment = 200, fc_ = 32) =>
  coneResistance({ concrete: { fc: fc_, edges, isDense: false }, anchors, embedment, k1: 8.9 }, SILENT);
const single = [{ x: 0, y: 0, n: 1 }];
const pair = (s: number, n: readonly [number, number] = [1, 1]) => [
  { x: -s / 2, y: 0, n: n[0] },
  { x: s / 2, y: 0, n: n[1] },
];

/** The cone again in plain arithmetic, of a single anchor with its four edge distances. */
function bySteps(hef: number, c: readonly number[], strength: number): number {
  const near = c.filter((one) => one < 1.5 * hef);
  const h = near.length >= 3 ? Math.max(...near) / 1.5 : hef;
  const [left = 0, right = 0, bottom = 0, top = 0] = c.map((one) => Math.min(one, 1.5 * h));
  const area = (left + right) * (bottom + top);
  const psi = Math.min(0.7 + (0.3 * Math.min(...c)) / (1.5 * h), 1);
  return ((8.9 * Math.sqrt(strength) * h ** 1.5 * area) / (9 * h * h)) * psi;
}

test("the cone of one anchor is that of plain arithmetic, for any edges", () => {
  const c = fc.double({ min: 20, max: 900, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: 40, max: 500, noNaN: true }),
      c,
      c,
      c,
      c,
      (hef, left, right, bottom, top) => {
        const found = cone(single, { left, right, bottom, top }, hef);
        expect(found / bySteps(hef, [left, right, bottom, top], 32)).toBeCloseTo(1, 9);
      },
    ),
  );
});

test("four times the strength of the concrete doubles the cone", () => {
  expect(cone(pair(150), NO_EDGES, 200, 80) / cone(pair(150), NO_EDGES, 200, 20)).toBeCloseTo(2, 12);
});

test("two anchors at 3 embedments are twice as strong as one, at no distance as strong as one", () => {
  expect(cone(pair(600)) / cone(single)).toBeCloseTo(2, 9);
  expect(cone(pair(1e-9)) / cone(single)).toBeCloseTo(1, 9);
});

test("unequal tensions lower the cone by their eccentricity from the middle of the anchors", () => {
  // 40 and 20 kN at 100 mm: 16.667 mm; 1 / (1 + 2 x 16.667 / 600).
  expect(cone(pair(100, [2, 1])) / cone(pair(100))).toBeCloseTo(1 / (1 + (2 * (100 / 6)) / 600), 9);
});

test("the eccentricities along two axes are two factors", () => {
  const anchors = [
    { x: -100, y: -100, n: 3 },
    { x: 100, y: -100, n: 1 },
    { x: -100, y: 100, n: 1 },
    { x: 100, y: 100, n: 1 },
  ];
  const equal = anchors.map((one) => ({ ...one, n: 1 }));
  // (3 + 1 - 1 - 1) / 6 of 100 mm along each axis.
  const factor = 1 / (1 + (2 * (100 / 3)) / 600);
  expect(cone(anchors) / cone(equal)).toBeCloseTo(factor ** 2, 9);
});

test("uncracked concrete is stronger by 12.7 / 8.9", () => {
  const capacity = (isCracked: boolean) =>
    Number(
      designCone(
        { ...PEDESTAL_ANCHORS, concrete: { ...PEDESTAL_ANCHORS.concrete, edges: NO_EDGES, isCracked } },
        single,
        SILENT,
      ),
    );
  expect(capacity(false) / capacity(true)).toBeCloseTo(12.7 / 8.9, 12);
});

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyGroup = fc.array(fc.record({ x: number(-200, 200), y: number(-200, 200), n: number(1, 100) }), {
  minLength: 1,
  maxLength: 8,
});

describe("with at most two near edges", () => {
  const near = (anchors: readonly TensionAnchor[], edges: typeof NO_EDGES, hef: number) =>
    SIDES.filter((side) => anchors.some((one) => edgeDistanceTo(edges, side, one) < 1.5 * hef)).length;

  test("an edge that is moved outwards never lowers the cone", () => {
    fc.assert(
      fc.property(
        anyGroup,
        number(210, 800),
        number(210, 800),
        number(0, 500),
        number(50, 300),
        (anchors, right, top, more, hef) => {
          const edges = { ...NO_EDGES, right, top };
          const wider = cone(anchors, { ...edges, right: right + more }, hef);
          expect(wider).toBeGreaterThanOrEqual(cone(anchors, edges, hef) * (1 - 1e-12));
        },
      ),
    );
  });

  test("more embedment never lowers the cone", () => {
    fc.assert(
      fc.property(
        anyGroup,
        number(210, 800),
        number(210, 800),
        number(50, 300),
        number(0, 300),
        (anchors, right, top, hef, more) => {
          const edges = { ...NO_EDGES, right, top };
          if (near(anchors, edges, hef + more) > 2) return;
          expect(cone(anchors, edges, hef + more)).toBeGreaterThanOrEqual(
            cone(anchors, edges, hef) * (1 - 1e-12),
          );
        },
      ),
    );
  });
});

test("the reduced embedment is continuous where the third edge comes near", () => {
  const edges = (third: number) => ({ left: 100, right: 120, bottom: third, top: FAR });
  expect(cone(single, edges(300 - 1e-6)) / cone(single, edges(300))).toBeCloseTo(1, 6);
});

test("a group that is turned by a quarter with its edges has the same cone", () => {
  fc.assert(
    fc.property(
      anyGroup,
      number(210, 600),
      number(210, 600),
      number(210, 600),
      (anchors, left, right, top) => {
        const turned = anchors.map(({ x, y, n }) => ({ x: -y, y: x, n }));
        const found = cone(anchors, { left, right, bottom: FAR, top });
        expect(cone(turned, { left: top, right: FAR, bottom: left, top: right }) / found).toBeCloseTo(1, 9);
      },
    ),
  );
});
