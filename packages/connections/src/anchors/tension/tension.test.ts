import { SILENT } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import { HEADED, PEDESTAL_ANCHORS, PRODUCT } from "../../../testing/anchored-base.ts";
import type { Anchorage, AnchorConcrete, TensionAnchor } from "../anchor.ts";
import { clustersOf } from "../clusters.ts";
import { blowOutOf, blowOutSides } from "./blow-out.ts";
import { designBond } from "./bond.ts";
import { designCone } from "./cone.ts";
import { designPullOut, headArea } from "./pull-out.ts";
import { splittingBars, splittingOf } from "./splitting.ts";

const FAR = 1e5;
const anchorage = (concrete: Partial<AnchorConcrete>, of: Partial<Anchorage> = {}): Anchorage => ({
  ...PEDESTAL_ANCHORS,
  ...of,
  concrete: { ...PEDESTAL_ANCHORS.concrete, ...concrete },
});
const PAIR: readonly TensionAnchor[] = [
  { x: -125, y: 0, n: 60e3 },
  { x: 125, y: 0, n: 60e3 },
];

describe("pull-out", () => {
  test("grows with the strength of the concrete, four times for four", () => {
    const at = (fc: number) => Number(designPullOut(anchorage({ fc }), SILENT));
    expect(at(60) / at(15)).toBeCloseTo(4, 12);
  });

  test("of a hexagon nut of 36 mm on M24 in 32 MPa is 107.2 kN", () => {
    const nut = { ...HEADED, head: { shape: "hexagon", size: 36, thickness: 19 } } as const;
    expect(Number(designPullOut(anchorage({}, { fastener: nut }), SILENT)) / 1e3).toBeCloseTo(107.2, 1);
  });

  test("of a thin plate counts no more than 6 thicknesses and the bolt in width", () => {
    const thin = { shape: "square", size: 200, thickness: 6 } as const;
    expect(headArea(thin, 24, SILENT)).toBeCloseTo(60 ** 2 - (Math.PI * 24 ** 2) / 4, 9);
  });

  test("of a product without its value is not covered", () => {
    const fastener = { by: "mechanical", product: { ...PRODUCT, pullOut: undefined } } as const;
    expect(designPullOut(anchorage({}, { fastener }), SILENT)).toMatchObject({ kind: "not-covered" });
  });
});

describe("side blow-out", () => {
  const edges = { left: FAR, right: 100, bottom: 300, top: 300 };
  const row: readonly TensionAnchor[] = [
    { x: 0, y: -125, n: 50e3 },
    { x: 0, y: 125, n: 50e3 },
    { x: -200, y: 0, n: 90e3 },
  ];
  const near = anchorage({ edges });

  test("is of the row nearest to an edge, with its tension alone", () => {
    expect(blowOutSides(near, row)).toEqual(["right"]);
    expect(blowOutOf(near, "right", row).demand).toBe(100e3);
    // 8.7 x 100 sqrt(3147.6) sqrt(32) = 276.11 kN; (250 + 175 + 175) x 400 / 160 000; 0.7 + 0.3 x 175 / 200; 1.1553; / 1.5.
    expect(blowOutOf(near, "right", row).capacity(SILENT) / 1e3).toBeCloseTo(
      ((276.11 * ((600 * 400) / 160_000) * 0.9625 * 1.1553) / 1.5) * 1,
      0,
    );
  });

  test("does not occur at 0.5 of the embedment", () => {
    expect(blowOutSides(anchorage({ edges: { ...edges, right: 150 } }), row)).toEqual([]);
  });
});

describe("splitting beside cast-in bolts", () => {
  const far = { left: 665, right: 665, bottom: 540, top: 540 };

  test("needs no check with 1.8 embedments to every edge, by a rule that is not confirmed", () => {
    expect(splittingOf(anchorage({ edges: far }), PAIR, SILENT)).toMatchObject({
      by: "distance",
      isAssessed: false,
    });
    const nearer = { ...far, top: 539 };
    expect(splittingOf(anchorage({ edges: nearer }), PAIR, SILENT)).toMatchObject({ by: "value" });
  });

  test("needs half the tension in reinforcement where edges are nearer", () => {
    const found = splittingOf(anchorage({ splittingBars: 200 }), PAIR, SILENT);
    // 0.5 x 120 kN x 1.15 / 500 MPa.
    expect(found.by === "bars" && splittingBars(found.n, SILENT)).toBeCloseTo((0.5 * 120e3 * 1.15) / 500, 9);
  });

  test("is not covered without either, and reinforcement does not help uncracked concrete", () => {
    for (const concrete of [{}, { splittingBars: 500, isCracked: false }]) {
      expect(splittingOf(anchorage(concrete), PAIR, SILENT)).toMatchObject({
        by: "value",
        capacity: { kind: "not-covered" },
      });
    }
  });

  test("has a capacity with the values of an assessment", () => {
    const fastener = { ...HEADED, splittingEdge: 400, leastDepth: 400 };
    const found = splittingOf(anchorage({}, { fastener }), PAIR, SILENT);
    // Least of cone and pull-out: 8.9 sqrt(32) 300^1.5. Area 600 x 600 of 800^2; c = 175 of 400; (800 / 400)^(2/3), at most
    // ((300 + 1.5 x 175) / 400)^(2/3).
    const single = 8.9 * Math.sqrt(32) * 300 ** 1.5;
    const psi = 0.7 + (0.3 * 175) / 400;
    const depth = ((300 + 1.5 * 175) / 400) ** (2 / 3);
    expect(found.by === "value" && Number(found.capacity)).toBeCloseTo(
      (single * (600 / 800) ** 2 * psi * depth) / 1.5,
      0,
    );
  });
});

describe("bonded anchors", () => {
  const bonded = anchorage(
    { edges: { left: FAR, right: FAR, bottom: FAR, top: FAR } },
    {
      fastener: { by: "bonded", product: PRODUCT },
    },
  );

  test("carry less under sustained load than their bond strength allows at once", () => {
    const at = (alphaSus: number) =>
      Number(
        designBond(
          { ...bonded, fastener: { by: "bonded", product: { ...PRODUCT, alphaSus } } },
          PAIR,
          SILENT,
        ),
      );
    expect(at(0.6)).toBe(at(0));
    expect(at(1)).toBeLessThan(at(0.6));
  });

  test("without a bond strength are not covered", () => {
    const fastener = { by: "bonded", product: { ...PRODUCT, bondCracked: undefined } } as const;
    expect(designBond({ ...bonded, fastener }, PAIR, SILENT)).toMatchObject({ kind: "not-covered" });
  });

  test("without an installation factor have no cone", () => {
    const fastener = { by: "bonded", product: { ...PRODUCT, gammaInst: undefined } } as const;
    expect(designCone({ ...bonded, fastener }, PAIR, SILENT)).toMatchObject({ kind: "not-covered" });
  });
});

test("hooked bolts have no cone and no pull-out", () => {
  const hooked = anchorage({}, { fastener: { by: "hooked" } });
  expect(designCone(hooked, PAIR, SILENT)).toMatchObject({ kind: "not-covered" });
  expect(designPullOut(hooked, SILENT)).toMatchObject({ kind: "not-covered" });
});

test("anchors are apart where their squares do not overlap", () => {
  const anchors = [0, 500, 1500].map((x) => ({ x, y: 0, n: 1 }));
  expect(clustersOf(anchors, 600).map((cluster) => cluster.length)).toEqual([2, 1]);
  expect(clustersOf([...anchors, { x: 1000, y: 0, n: 1 }], 600).map((cluster) => cluster.length)).toEqual([
    4,
  ]);
});
