import { describe, expect, test } from "vitest";
import { type AnchorCheckName, checkOf } from "../../../testing/anchor-cases.ts";
import { anchoredBase, HEADED, PEDESTAL_ANCHORS, PRODUCT } from "../../../testing/anchored-base.ts";
import type { BaseActions, BaseDesign, BoltPosition } from "../base.ts";

// Second calculations by plain arithmetic of what would be on the unsafe side. N, mm.

function limitOf(name: AnchorCheckName, base: BaseDesign, actions: Partial<BaseActions>) {
  const check = checkOf(name, base, actions);
  if (check.kind !== "limit") throw new Error(`${name} is ${check.kind}`);
  return check;
}

const { concrete } = PEDESTAL_ANCHORS;
const FC = Math.sqrt(32);
const FAR = { left: 2000, right: 2000, bottom: 2000, top: 2000 };
const withBolts = (positions: readonly BoltPosition[], of: Partial<BaseDesign["anchors"]> = {}) => ({
  plate: { length: 1400, width: 1400, thickness: 40, fy: 250 },
  anchors: { ...anchoredBase().anchors, positions, ...of },
});
/** Along y, on both sides of x. */
const corners = (x: number, y: number) =>
  [-y, y].flatMap((at) => [-x, x].map((side) => ({ x: side, y: at })));

describe("the cone of a group of unequal tensions", () => {
  // A corner: bolts at 100 by 340, 450 deep; near edges at -x, +x and +y of the upper pair, which has 99 % of the tension.
  const edges = { left: 250, right: 250, bottom: 700, top: 240 };
  const base = anchoredBase(
    { concrete: { ...concrete, edges }, embedment: 450 },
    withBolts(corners(50, 170)),
  );
  // T = N / 4 +- M y / Iy, Iy = 4 x 170^2.
  const n = 100e3;
  const m = 0.98 * n * 170;

  test("is at most that of the bolts with the greater tensions alone", () => {
    // Pair: 24.75 % of N + M / (4 x 170) each; edges 200, 200 and 70 are near: h'ef = max(200 / 1.5, 100 / 3) = 133.3,
    // scr = 400, ccr = 200: (200 + 100 + 200) x (200 + 70), psi_s = 0.7 + 0.3 x 70 / 200.
    const { demand, limit, location } = limitOf("cone", base, { n: -n, mx: -m });
    const h = 200 / 1.5;
    expect(location).toBe("2 of 4 bolts in tension");
    expect(demand).toBeCloseTo(2 * (n / 4 + m / (4 * 170)), 4);
    expect(limit).toBeCloseTo(
      ((8.9 * FC * h ** 1.5 * 500 * 270) / 400 ** 2) * (0.7 + (0.3 * 70) / 200) * (1 / 1.5),
      3,
    );
  });

  test("has no smaller ratio where the other bolts are pulled more", () => {
    const ratios = [1, 0.999, 0.9, 0.7, 0.5].map((share) => {
      // The greatest tension stays: N / 4 (1 + share) = constant.
      const pull = 200e3 / (1 + share);
      return limitOf("cone", base, { n: -pull, mx: -share * pull * 170 }).ratio;
    });
    for (const [at, ratio] of ratios.slice(1).entries()) {
      expect(ratio).toBeGreaterThanOrEqual((ratios[at] ?? 0) * (1 - 1e-9));
    }
  });
});

describe("bolts in shear that are far apart", () => {
  // hef 100: cones of 300 mm. Two pairs at 2 x 400; to the right the edge is 100 mm away.
  const edges = { left: 1000, right: 500, bottom: 1000, top: 1000 };
  const base = anchoredBase(
    { concrete: { ...concrete, edges }, embedment: 100 },
    withBolts(corners(400, 100)),
  );

  test("have pry-out of their own cones, with their share of the force", () => {
    // The right pair: half of 40 kN; (150 + 100) x (200 + 300) of 300^2, psi_s = 0.7 + 0.3 x 100 / 150 = 0.9.
    const { demand, limit, location } = limitOf("pryOut", base, { vx: -40e3 });
    expect(location).toBe("2 of 4 bolts");
    expect(demand).toBeCloseTo(20e3, 6);
    expect(limit).toBeCloseTo(((2 * 8.9 * FC * 100 ** 1.5 * 250 * 500) / 300 ** 2) * 0.9 * (1 / 1.5), 3);
  });

  test("break out an edge each, with their share of the force", () => {
    // Towards +y: c1 = 150, 800 mm apart: more than 3 c1. The right bolt is 100 mm from its corner.
    const near = anchoredBase(
      { concrete: { ...concrete, edges: { ...edges, top: 250 } }, embedment: 100 },
      withBolts(corners(400, 100)),
    );
    const c1 = 150;
    const single = 1.7 * 24 ** (0.1 * Math.sqrt(100 / c1)) * 100 ** (0.1 * (24 / c1) ** 0.2) * FC * c1 ** 1.5;
    const area = ((100 + 225) * 225) / (4.5 * c1 ** 2);
    const { demand, limit, location } = limitOf("edge", near, { vy: 40e3 });
    expect(location).toBe("edge +y, 1 of 2 bolts");
    expect(demand).toBeCloseTo(20e3, 6);
    expect(limit).toBeCloseTo(single * area * (0.7 + (0.3 * 100) / 225) * (1 / 1.5), 3);
    // Nearer to each other than 3 c1 they are one row.
    const row = anchoredBase(
      { concrete: { ...concrete, edges: { ...edges, right: 325, top: 250 } }, embedment: 100 },
      withBolts(corners(225, 100)),
    );
    expect(limitOf("edge", row, { vy: 40e3 })).toMatchObject({ demand: 40e3, location: "edge +y" });
  });
});

test("heads beside an edge that are far apart blow it out each", () => {
  // c1 = 100 of hef 300, 600 mm apart: more than 4 c1. The right head is 80 mm from its corner; f = 500 mm. M24 with 60 mm square heads.
  const edges = { left: 1000, right: 380, bottom: 1000, top: 225 };
  const base = anchoredBase({ concrete: { ...concrete, edges } }, withBolts(corners(300, 125)));
  const { demand, limit, location } = limitOf("blowOut", base, { n: -80e3 });
  const c1 = 100;
  const area = 60 ** 2 - (Math.PI * 24 ** 2) / 4;
  const single = 8.7 * c1 * Math.sqrt(area) * FC;
  expect(location).toBe("edge +y, 1 of 2 bolts");
  expect(demand).toBeCloseTo(20e3, 6);
  expect(limit).toBeCloseTo(
    ((single * (80 + 200) * 400) / 400 ** 2) * (0.7 + (0.3 * 80) / 200) * (1 / 1.5),
    3,
  );
});

test("splitting reinforcement resists all anchors in tension, though they split the concrete apart from each other", () => {
  // hef 100: 3 hef = 300 mm apart at 2 x 200: four anchors alone, of 15 kN each. 0.5 x 60 kN x 1.15 / 500 MPa = 69 mm2.
  const near = { left: 340, right: 340, bottom: 340, top: 340 };
  const base = anchoredBase(
    { concrete: { ...concrete, edges: near, splittingBars: 60 }, embedment: 100 },
    withBolts(corners(200, 200)),
  );
  const { demand, limit, ratio } = limitOf("splitting", base, { n: -60e3 });
  expect(demand).toBe(60);
  expect(limit).toBeCloseTo((0.5 * 60e3 * 1.15) / 500, 9);
  expect(ratio).toBeCloseTo(69 / 60, 9);
});

describe("splitting with the values of an assessment", () => {
  test("is of the bolts together that are nearer than 2 c_cr,sp, though their cones are apart", () => {
    // hef 100: cones apart at 350. c_cr,sp 250: squares of 500 overlap: 850 x 850 of 500^2 for four, without edges.
    const fastener = { ...HEADED, splittingEdge: 250, leastDepth: 200 };
    const near = { left: 475, right: 475, bottom: 475, top: 475 };
    const base = anchoredBase(
      { concrete: { ...concrete, edges: near, depth: 200 }, fastener, embedment: 100 },
      withBolts(corners(175, 175)),
    );
    const single = 8.9 * FC * 100 ** 1.5;
    // c = 300 = 1.2 c_cr,sp would be enough: a little less.
    const at299 = { ...near, right: 474 };
    const nearer = anchoredBase(
      { concrete: { ...concrete, edges: at299, depth: 200 }, fastener, embedment: 100 },
      withBolts(corners(175, 175)),
    );
    expect(checkOf("splitting", base, { n: -60e3 }).kind).toBe("not applicable");
    const { demand, limit } = limitOf("splitting", nearer, { n: -60e3 });
    expect(demand).toBeCloseTo(60e3, 6);
    expect(limit).toBeCloseTo(((single * 850 ** 2) / 500 ** 2) * (1 / 1.5), 3);
  });

  test("is not hidden by the more loaded bolt, which alone is far enough from the edges", () => {
    // 280 mm to two edges: enough for one bolt (c_cr,sp 250), not for two (300). 30 +- 2 / 0.35 kN: e = 11.43 x 175 / 60 mm.
    const fastener = { ...HEADED, splittingEdge: 250, leastDepth: 200 };
    const edges = { ...FAR, bottom: 280, top: 280 };
    const base = anchoredBase(
      { concrete: { ...concrete, edges, depth: 200 }, fastener, embedment: 100 },
      withBolts([
        { x: -175, y: 0 },
        { x: 175, y: 0 },
      ]),
    );
    const { demand, limit } = limitOf("splitting", base, { n: -60e3, my: 2e6 });
    const e = ((4e6 / 350) * 175) / 60e3;
    expect(demand).toBeCloseTo(60e3, 6);
    expect(limit).toBeCloseTo(((8.9 * FC * 100 ** 1.5 * 850) / 500 / (1 + (2 * e) / 500)) * (1 / 1.5), 3);
  });
});

describe("bonded anchors", () => {
  test("further apart than s_cr,Np do not help the one beside an edge", () => {
    // s_cr,Np = 7.3 d sqrt(psi_sus tau_ucr); alpha_sus 1: psi_sus = 0.6.
    const { bondCracked = 0, bondUncracked = 0 } = PRODUCT;
    const d = 24;
    const s = 7.3 * d * Math.sqrt(0.6 * bondUncracked);
    expect(s).toBeLessThan(700);
    const base = anchoredBase(
      {
        fastener: { by: "bonded", product: { ...PRODUCT, alphaSus: 1 } },
        concrete: { ...concrete, edges: { ...FAR, left: 470 } },
      },
      withBolts([
        { x: -400, y: 0 },
        { x: 400, y: 0 },
      ]),
    );
    const { demand, limit } = limitOf("bond", base, { n: -40e3 });
    const single = 0.6 * bondCracked * Math.PI * d * 300;
    const psi = 0.7 + (0.3 * 70) / (s / 2);
    expect(demand).toBeCloseTo(20e3, 6);
    expect(limit).toBeCloseTo((single * ((s / 2 + 70) / s) * psi) / 1.5 / (PRODUCT.gammaInst ?? 1), 3);
  });
});

describe("side blow-out", () => {
  test("is of every row that is nearer than half of the embedment", () => {
    // Rows at 90 and 250 mm from +x, 600 deep; the moment pulls the second row much more.
    const base = anchoredBase(
      { concrete: { ...concrete, edges: { ...FAR, right: 170 } }, embedment: 600 },
      withBolts(corners(80, 100)),
    );
    // T = N / 4 +- M x / Ix: the row at -x has 0.98 of N.
    const n = 200e3;
    const { demand, limit, location } = limitOf("blowOut", base, { n: -n, my: 0.96 * n * 80 });
    expect(location).toBe("edge +x, row 2");
    expect(demand).toBeCloseTo(0.98 * n, 4);
    const head = 60 ** 2 - (Math.PI * 24 ** 2) / 4;
    const [c1, s2] = [250, 200];
    // Two heads at 200 of 1000: psi_g = sqrt 2 + (1 - sqrt 2) 0.2; 200 below the heads in 800.
    const psi = Math.SQRT2 + (1 - Math.SQRT2) * (s2 / (4 * c1));
    const area = (s2 + 4 * c1) * (2 * c1 + 200);
    expect(limit).toBeCloseTo((8.7 * c1 * Math.sqrt(head) * FC * (area / (4 * c1) ** 2) * psi) / 1.5, 3);
  });
});

describe("an edge where two bolts in large holes carry the shear force", () => {
  const edges = { left: 2000, right: 300, bottom: 2000, top: 2000 };
  const bolts = (hole: number) =>
    anchoredBase({ concrete: { ...concrete, edges } }, withBolts(corners(125, 125), { hole }));
  const c1 = 175;
  const single =
    1.7 * 24 ** (0.1 * Math.sqrt(288 / c1)) * 288 ** (0.1 * (24 / c1) ** 0.2) * FC * c1 ** 1.5 * (1 / 1.5);

  test("has one bolt in front, because the other may be behind it", () => {
    expect(limitOf("edge", bolts(30), { vx: 20e3 }).limit).toBeCloseTo(single, 3);
  });

  test("has the whole row in standard holes", () => {
    expect(limitOf("edge", bolts(26), { vx: 20e3 }).limit).toBeCloseTo(
      (single * (2 * 1.5 * c1 + 250)) / (3 * c1),
      3,
    );
  });
});

describe("edge reinforcement", () => {
  const reinforced = (cover: number) =>
    anchoredBase({ concrete: { ...concrete, hasEdgeBars: true, cover, depth: 900 } });

  test("counts with an embedment of at least 2.5 covers", () => {
    const plain = limitOf("edge", anchoredBase({ concrete: { ...concrete, depth: 900 } }), {
      vx: 20e3,
    }).limit;
    expect(limitOf("edge", reinforced(120), { vx: 20e3 }).limit).toBeCloseTo(1.4 * plain, 6);
    expect(limitOf("edge", reinforced(121), { vx: 20e3 }).limit).toBeCloseTo(plain, 6);
  });
});

describe("splitting reinforcement", () => {
  test("is a row that passes or fails with distances that no assessment confirms too", () => {
    const of = { ...concrete, edges: FAR };
    expect(checkOf("splitting", anchoredBase({ concrete: of }), { n: -80e3 }).kind).toBe("not covered");
    const barred = anchoredBase({ concrete: { ...of, splittingBars: 226 } });
    expect(limitOf("splitting", barred, { n: -80e3 }).limit).toBeCloseTo((0.5 * 80e3 * 1.15) / 500, 6);
  });
});
