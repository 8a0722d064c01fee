import { type Check, verdictOf } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import { type AnchorCheckName, checkOf } from "../../../testing/anchor-cases.ts";
import { anchoredBase, HEADED, PEDESTAL_ANCHORS, PRODUCT } from "../../../testing/anchored-base.ts";
import { BASE, fourBolts } from "../../../testing/example-base.ts";
import type { Anchorage } from "../../anchors/anchor.ts";
import type { BaseActions, BaseDesign } from "../base.ts";
import { anchorBasisCheck, anchorDetailing } from "./anchor-detailing.ts";
import { boltForces } from "./anchor-loads.ts";
import { uncoveredAnchorage } from "./uncovered.ts";

const NO_ACTIONS: BaseActions = { n: 0, mx: 0, my: 0, vx: 0, vy: 0 };

/** Action and capacity in kN. */
function valuesOf(name: AnchorCheckName, base: BaseDesign, actions: Partial<BaseActions>) {
  const check = checkOf(name, base, actions);
  if (check.kind !== "limit")
    throw new Error(`${name} is ${check.kind}: ${"reason" in check ? check.reason : ""}`);
  return {
    demand: check.demand / 1e3,
    limit: check.limit / 1e3,
    ratio: check.ratio,
    location: check.location,
  };
}

const kindOf = (check: Check) => check.kind;

describe("a base on a pedestal of 600 mm in uplift with shear", () => {
  const base = anchoredBase();
  const actions = { n: -80e3, vx: 20e3 };

  test("has the cone of its four bolts, the pull-out of one and the edge of two", () => {
    // The derived rows of the published file: 124.3, 503.6 and 33.6 kN; steel 353 x 800 / 1.5.
    expect(valuesOf("cone", base, actions)).toMatchObject({ demand: 80, limit: expect.closeTo(124.3, 1) });
    expect(valuesOf("pullOut", base, actions)).toMatchObject({ demand: 20, limit: expect.closeTo(503.6, 1) });
    expect(valuesOf("edge", base, actions)).toMatchObject({ demand: 20, limit: expect.closeTo(33.58, 2) });
    expect(valuesOf("edge", base, actions).location).toBe("edge +x");
    expect(valuesOf("steelTension", base, actions).limit).toBeCloseTo((353 * 0.8) / 1.5, 9);
  });

  test("shares its shear among all bolts in standard holes, and between two in larger ones", () => {
    expect(valuesOf("steelShear", base, actions).demand).toBeCloseTo(5, 9);
    const large = anchoredBase({}, { anchors: { ...base.anchors, hole: 30 } });
    expect(valuesOf("steelShear", large, actions).demand).toBeCloseTo(10, 9);
    expect(valuesOf("pryOut", large, actions).limit).toBeLessThan(valuesOf("pryOut", base, actions).limit);
  });

  test("combines tension and shear of the concrete as a power of 1.5", () => {
    const n = 80 / 124.3;
    const v = 20 / 33.58;
    expect(
      valuesOf(
        "concreteCombined",
        anchoredBase({ concrete: { ...PEDESTAL_ANCHORS.concrete, splittingBars: 500 } }),
        actions,
      ).ratio,
    ).toBeCloseTo(n ** 1.5 + v ** 1.5, 2);
  });

  test("passes by the line of 1.2 where the power alone does not", () => {
    const of = { concrete: { ...PEDESTAL_ANCHORS.concrete, splittingBars: 500 } };
    const check = valuesOf("concreteCombined", anchoredBase(of), { n: -124.3e3 * 0.25, vx: 33.58e3 * 0.94 });
    expect(0.25 ** 1.5 + 0.94 ** 1.5).toBeGreaterThan(1);
    expect(check.ratio).toBeCloseTo((0.25 + 0.94) / 1.2, 2);
  });

  test("fails by the power where the tension alone is too much, or where the line fails too", () => {
    const base = anchoredBase({ concrete: { ...PEDESTAL_ANCHORS.concrete, splittingBars: 500 } });
    const ratioOf = (n: number, v: number) =>
      valuesOf("concreteCombined", base, { n: -124.3e3 * n, vx: 33.58e3 * v }).ratio;
    // The line of 1.2 would pass the first.
    expect(ratioOf(1.1, 0.05)).toBeCloseTo(1.1 ** 1.5 + 0.05 ** 1.5, 2);
    expect(ratioOf(0.8, 0.7)).toBeCloseTo(0.8 ** 1.5 + 0.7 ** 1.5, 2);
  });

  test("has more tension with prying", () => {
    const pried = anchoredBase({}, { prying: 1.2 });
    expect(valuesOf("cone", pried, actions).demand).toBeCloseTo(96, 9);
  });

  test("turned by a quarter has the same rows", () => {
    for (const name of ["cone", "edge", "pryOut", "steelShear", "pullOut"] as const) {
      expect(valuesOf(name, base, { n: -80e3, vy: 20e3 }).ratio).toBeCloseTo(
        valuesOf(name, base, actions).ratio,
        9,
      );
    }
  });
});

test("a moment pulls two bolts, whose cone has the edge behind them", () => {
  const { limit } = valuesOf("cone", anchoredBase(), { n: 50e3, mx: 40e6 });
  // Derived row: 65.7 kN.
  expect(limit).toBeCloseTo(65.7, 1);
});

test("bolts far apart are clusters of their own, and the worst counts", () => {
  const base = anchoredBase(
    {
      embedment: 100,
      concrete: { ...PEDESTAL_ANCHORS.concrete, edges: { left: 900, right: 900, bottom: 900, top: 900 } },
    },
    {
      plate: { length: 1000, width: 1000, thickness: 25, fy: 250 },
      pedestal: { length: 1800, width: 1800, depth: 800, fc: 32 },
      anchors: { ...anchoredBase().anchors, positions: fourBolts(400, 400), embedment: 100 },
    },
  );
  expect(valuesOf("cone", base, { n: -40e3 })).toMatchObject({
    demand: expect.closeTo(10, 9),
    limit: expect.closeTo((8.9 * Math.sqrt(32)) / 1.5, 3),
    location: "1 of 4 bolts in tension",
  });
});

describe("bolts that stand off the concrete through grout", () => {
  const thick = anchoredBase({}, { grout: 30 });

  test("have a lever arm, with which an edge that is near has no rule", () => {
    expect(checkOf("edge", thick, { vx: 10e3, n: 100e3 })).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("lever arm"),
    });
    const lever = valuesOf("steelShear", thick, { vx: 10e3, n: 100e3 });
    // ds^3 pi / 32 x 1.2 x 800 x 2 / (12 + 30 + 12.5) x 0.8, ds^2 = 4 x 353 / pi.
    const ds = Math.sqrt((4 * 353) / Math.PI);
    expect(lever.limit * 1e3).toBeCloseTo(
      (0.8 * 2 * 1.2 * 800 * ((Math.PI * ds ** 3) / 32)) / (12 + 30 + 12.5),
      4,
    );
  });

  test("have none through thin grout that is strong enough", () => {
    expect(kindOf(checkOf("edge", anchoredBase({}, { grout: 12 }), { vx: 10e3 }))).toBe("limit");
    const weak = anchoredBase({}, { grout: 12 }, { groutStrength: 0 });
    expect(kindOf(checkOf("edge", weak, { vx: 10e3 }))).toBe("not covered");
  });
});

describe("rows that do not apply", () => {
  test("without tension or shear state why", () => {
    expect(kindOf(checkOf("cone", anchoredBase(), { n: 100e3 }))).toBe("not applicable");
    expect(kindOf(checkOf("edge", anchoredBase(), { n: 100e3 }))).toBe("not applicable");
    expect(kindOf(checkOf("bond", anchoredBase(), { n: -10e3 }))).toBe("not applicable");
  });

  test("of a design by the cone of DG07 are not made", () => {
    expect(kindOf(checkOf("cone", BASE, { n: -10e3 }))).toBe("not applicable");
    expect(anchorBasisCheck(BASE).kind).toBe("not applicable");
  });
});

describe("an anchorage to EN 1992-4", () => {
  test("leaves only the concrete in front of a shear key not covered", () => {
    const key = { width: 200, height: 100, thickness: 20, fy: 250 };
    const keyed = anchoredBase({}, { shear: { friction: undefined, other: key } });
    expect(uncoveredAnchorage(keyed, { ...NO_ACTIONS, n: -10e3, vx: 10e3 })).toHaveLength(1);
    expect(uncoveredAnchorage(anchoredBase(), { ...NO_ACTIONS, n: -10e3, vx: 10e3 })).toEqual([]);
  });

  test("rests on a basis that the user accepts", () => {
    expect(verdictOf(anchorBasisCheck(anchoredBase({}, {}, { basis: undefined })))).toBe("not covered");
    expect(verdictOf(anchorBasisCheck(anchoredBase()))).toBe("pass");
  });

  test("of post-installed anchors has the least spacing, edge and depth of the assessment", () => {
    const product = { ...PRODUCT, leastSpacing: 260, leastEdge: 60, leastDepth: 900 };
    const checks = anchorDetailing(anchoredBase({ fastener: { by: "mechanical", product } }));
    expect(checks.map((check) => [check.id, verdictOf(check)])).toEqual([
      ["anchor-detailing/spacing", "fail"],
      ["anchor-detailing/edge", "pass"],
      ["anchor-detailing/depth", "fail"],
    ]);
  });

  test("of post-installed anchors without those values is not covered", () => {
    const product = { ...PRODUCT, leastSpacing: undefined, leastEdge: undefined, leastDepth: undefined };
    const checks = anchorDetailing(anchoredBase({ fastener: { by: "bonded", product } }));
    expect(checks.map(verdictOf)).toEqual(["not covered", "not covered", "not covered"]);
  });

  describe("of cast-in bolts", () => {
    const { concrete } = PEDESTAL_ANCHORS;
    const rowOf = (id: string, of: Partial<Anchorage>, half = 125) => {
      const anchors = { ...anchoredBase().anchors, positions: fourBolts(half, 125) };
      return anchorDetailing(anchoredBase(of, { anchors })).find(
        (row) => row.id === `anchor-detailing/${id}`,
      );
    };
    const towards = (left: number) => ({ concrete: { ...concrete, edges: { ...concrete.edges, left } } });

    test("has spacings of 4 diameters, edges of 3 diameters and the depth of embedment, head and cover", () => {
      // M24: 96 mm, 72 mm (40 + 60 / 2 = 70 of the head), 300 + 20 + 40 = 360 mm.
      expect(anchorDetailing(anchoredBase())).toMatchObject([
        { kind: "requirement", isMet: true, finding: expect.stringContaining("250 mm; at least 96 mm") },
        { kind: "requirement", isMet: true, finding: expect.stringContaining("175 mm; at least 72 mm") },
        { kind: "requirement", isMet: true, finding: expect.stringContaining("800 mm; at least 360 mm") },
      ]);
    });

    test.each([
      ["spacing", {}, 47.9, "95.8 mm; at least 96 mm"],
      ["edge", towards(125 + 71.9), 125, "71.9 mm; at least 72 mm"],
      ["depth", { concrete: { ...concrete, depth: 359.9 } }, 125, "359.9 mm; at least 360 mm"],
    ])("is not covered with less: %s", (id, of, half, words) => {
      expect(rowOf(id, of, half)).toMatchObject({
        kind: "not covered",
        reason: expect.stringContaining(words),
      });
    });

    test("keeps the cover of a wide head, to the corner of a hexagon", () => {
      // 40 + 120 / 2 = 100 mm, and 40 + 104 / sqrt(3) = 100.04 mm.
      const square = { ...HEADED, head: { shape: "square", size: 120, thickness: 20 } } as const;
      const hexagon = { ...HEADED, head: { shape: "hexagon", size: 104, thickness: 20 } } as const;
      expect(rowOf("edge", { ...towards(225), fastener: square })?.kind).toBe("requirement");
      expect(rowOf("edge", { ...towards(224.9), fastener: square })?.kind).toBe("not covered");
      expect(rowOf("edge", { ...towards(225), fastener: hexagon })?.kind).toBe("not covered");
    });

    test("fails with less than the depth of their assessment", () => {
      const fastener = { ...HEADED, splittingEdge: 450, leastDepth: 900 };
      expect(rowOf("depth", { fastener })).toMatchObject({ kind: "requirement", isMet: false });
    });
  });

  test.each([
    [{ embedment: 790 }, "end inside the concrete"],
    [{ concrete: { ...PEDESTAL_ANCHORS.concrete, fc: 80 } }, "20 to 65 MPa"],
    [
      { concrete: { ...PEDESTAL_ANCHORS.concrete, edges: { left: 100, right: 300, bottom: 300, top: 300 } } },
      "inside",
    ],
    [{ fastener: { ...HEADED, head: { shape: "round", size: 24, thickness: 20 } } }, "larger than the bolt"],
    [
      {
        fastener: { by: "mechanical", product: PRODUCT },
        concrete: { ...PEDESTAL_ANCHORS.concrete, fc: 62 },
      },
      "20 to 60",
    ],
  ] as const)("is not covered with %j", (of, words) => {
    const base = anchoredBase(of, { anchors: { ...anchoredBase().anchors, embedment: 300 } });
    for (const name of ["cone", "pullOut", "splitting", "steelCombined", "concreteCombined"] as const) {
      expect(checkOf(name, base, { n: -10e3, vx: 5e3 })).toMatchObject({
        kind: "not covered",
        reason: expect.stringContaining(words),
      });
    }
  });
});

test("each bolt has its tension with prying and its share of the shear", () => {
  const actions = { ...NO_ACTIONS, n: -80e3, vx: 12e3, vy: 16e3 };
  const forces = boltForces(anchoredBase({}, { prying: 1.2 }), actions, "linear");
  expect(forces).toHaveLength(4);
  expect(forces?.[0]).toMatchObject({ n: expect.closeTo(24e3, 6), v: expect.closeTo(5e3, 6) });
});
