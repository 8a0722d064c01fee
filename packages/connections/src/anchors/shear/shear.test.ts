import { SILENT } from "@kingpost/calc";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PEDESTAL_ANCHORS, PRODUCT } from "../../../testing/anchored-base.ts";
import { fourBolts } from "../../../testing/example-base.ts";
import type { Anchorage, AnchorConcrete } from "../anchor.ts";
import { designEdge, edgeSides } from "./edge.ts";
import { EDGE_DIRECTION } from "./edge-formulas.ts";
import { designPryOut } from "./pry-out.ts";
import { designShearWithLever, designSteelShear } from "./steel-shear.ts";

const FAR = 1e6;
const anchorage = (concrete: Partial<AnchorConcrete>, of: Partial<Anchorage> = {}): Anchorage => ({
  ...PEDESTAL_ANCHORS,
  ...of,
  concrete: { ...PEDESTAL_ANCHORS.concrete, ...concrete },
});
const BOLTS = fourBolts(125, 125);
const { steel } = PEDESTAL_ANCHORS;
const edge = (of: Anchorage, side: "left" | "right" | "top", vx: number, vy: number) =>
  Number(designEdge(of, BOLTS, side, { vx, vy }, SILENT));

describe("the capacity of an edge", () => {
  /** Again in plain arithmetic: M24, 12 d, in 32 MPa, the row of two at 250 mm. */
  function plain(c1: number, c2: number, h: number, vx: number, vy: number): number {
    const c = c2 < 1.5 * c1 && h < 1.5 * c1 ? Math.max(c2 / 1.5, h / 1.5, 250 / 3) : c1;
    const lf = 288;
    const v0 =
      1.7 * 24 ** (0.1 * Math.sqrt(lf / c)) * lf ** (0.1 * (24 / c) ** 0.2) * Math.sqrt(32) * c ** 1.5;
    const area = (2 * Math.min(c2, 1.5 * c) + Math.min(250, 3 * c)) * Math.min(h, 1.5 * c);
    const angle = Math.atan2(Math.abs(vy), vx);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle) / 2];
    const direction = Math.max(Math.min(1 / Math.hypot(cos, sin), 1 / (cos + sin)), 1);
    return (
      ((v0 * area) / (4.5 * c * c)) *
      Math.min(0.7 + (0.3 * c2) / (1.5 * c), 1) *
      Math.max(Math.sqrt((1.5 * c) / h), 1) *
      (direction / 1.5)
    );
  }

  test("is that of plain arithmetic, for any edges, depth and direction", () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        number(30, 1500),
        number(30, 1500),
        number(100, 2000),
        number(-3, 3),
        (c1, c2, depth, slope) => {
          const edges = { left: FAR, right: 125 + c1, bottom: 125 + c2, top: 125 + c2 };
          const found = edge(anchorage({ edges, depth }), "right", 1, slope);
          expect(found / plain(c1, c2, depth, 1, slope)).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  test("never falls with a larger distance to it or to the corners, or with more depth", () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const more = number(0, 400);
    fc.assert(
      fc.property(
        number(40, 300),
        number(40, 800),
        number(150, 1500),
        more,
        more,
        more,
        (c1, c2, depth, dc1, dc2, dh) => {
          const at = (x: number, y: number, h: number) =>
            edge(
              anchorage({ edges: { left: FAR, right: 125 + x, bottom: 125 + y, top: 125 + y }, depth: h }),
              "right",
              1,
              0,
            );
          // Thick members and wide ones: a narrow thin member has another edge distance.
          if (c2 < 1.5 * (c1 + dc1) && depth < 1.5 * (c1 + dc1)) return;
          const found = at(c1, c2, depth) * (1 - 1e-9);
          expect(at(c1 + dc1, c2, depth)).toBeGreaterThanOrEqual(found);
          expect(at(c1, c2 + dc2, depth)).toBeGreaterThanOrEqual(found);
          expect(at(c1, c2, depth + dh)).toBeGreaterThanOrEqual(found);
        },
      ),
    );
  });

  test("doubles with four times the strength, and is 1.4 times as much with edge bars", () => {
    const at = (concrete: Partial<AnchorConcrete>) => edge(anchorage(concrete), "right", 1, 0);
    expect(at({ fc: 60 }) / at({ fc: 15 })).toBeCloseTo(2, 12);
    expect(at({ hasEdgeBars: true }) / at({})).toBeCloseTo(1.4, 12);
    const uncracked = { isCracked: false } as const;
    expect(at({ ...uncracked, hasEdgeBars: true })).toBe(at(uncracked));
  });

  test("is twice as much along the edge as towards it, in both forms", () => {
    expect(EDGE_DIRECTION.evaluate({ angle: 0 })).toBe(1);
    expect(EDGE_DIRECTION.evaluate({ angle: Math.PI / 2 })).toBeCloseTo(2, 9);
  });

  test("is of the opposite edge where the force is reversed", () => {
    const edges = { left: 250, right: 400, bottom: FAR, top: FAR };
    expect(edge(anchorage({ edges }), "left", -1, 0)).toBe(
      edge(anchorage({ edges: { ...edges, left: 400, right: 250 } }), "right", 1, 0),
    );
  });

  test("of anchors nearer than 4 diameters is not covered", () => {
    expect(designEdge(anchorage({}), fourBolts(125, 40), "right", { vx: 1, vy: 0 }, SILENT)).toMatchObject({
      kind: "not-covered",
    });
  });
});

test("a force is checked at the edges before it and beside it, not behind it, and none that is far", () => {
  expect(edgeSides(anchorage({}), BOLTS, { vx: 1, vy: 0 }).toSorted()).toEqual(["bottom", "right", "top"]);
  expect(edgeSides(anchorage({}), BOLTS, { vx: 1, vy: -1 }).toSorted()).toEqual(["bottom", "right"]);
  const edges = { left: FAR, right: 125 + 3001, bottom: FAR, top: FAR };
  expect(edgeSides(anchorage({ edges }), BOLTS, { vx: 1, vy: 0 })).toEqual([]);
});

describe("pry-out", () => {
  test("is twice the cone from 60 mm on, once below", () => {
    const at = (embedment: number) =>
      Number(designPryOut(anchorage({}, { embedment }), BOLTS, SILENT)) / embedment ** 1.5;
    const far = { left: FAR, right: FAR, bottom: FAR, top: FAR };
    const single = (embedment: number) =>
      Number(designPryOut(anchorage({ edges: far }, { embedment }), [{ x: 0, y: 0 }], SILENT)) /
      embedment ** 1.5;
    expect(single(60) / single(59.9)).toBeCloseTo(2, 6);
    expect(at(100)).toBeGreaterThan(0);
  });

  test("of bonded anchors has the lower of cone and bond", () => {
    const weak = { by: "bonded", product: { ...PRODUCT, bondCracked: 1 } } as const;
    const strong = { by: "bonded", product: { ...PRODUCT, bondCracked: 14 } } as const;
    const at = (fastener: Anchorage["fastener"]) =>
      Number(designPryOut(anchorage({}, { fastener }), BOLTS, SILENT));
    expect(at(weak)).toBeLessThan(at(strong));
  });
});

describe("steel in shear", () => {
  test("with at most 8 % elongation has 0.8", () => {
    const brittle = { ...steel, isDuctile: false };
    expect(designSteelShear(brittle, 0, SILENT) / designSteelShear(steel, 0, SILENT)).toBeCloseTo(0.8, 12);
  });

  test("through 30 mm of grout that confines it has 0.7", () => {
    expect(designSteelShear(steel, 30, SILENT) / designSteelShear(steel, 0, SILENT)).toBeCloseTo(0.7, 12);
  });

  test("of class 10.9 has a capacity factor of 1 / 1.5", () => {
    const strong = { ...steel, fuk: 1000, fyk: 900 };
    expect(designSteelShear(strong, 0, SILENT)).toBeCloseTo((0.5 * 353 * 1000) / 1.5, 6);
  });

  test("with a lever arm falls with tension, to nothing at the tension capacity", () => {
    const lever = { grout: 30, plate: 25, held: 2 };
    const at = (n: number) => designShearWithLever(steel, lever, n, SILENT);
    // 353 x 800 / 1.5.
    const capacity = (353 * 800) / 1.5;
    expect(at(capacity / 2) / at(0)).toBeCloseTo(0.5, 9);
    expect(at(capacity)).toBeCloseTo(0, 6);
    expect(at(2 * capacity)).toBe(0);
  });
});
