import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { PILE_CAP } from "./module.ts";

const { checkOf, limitOf } = checksOfModule(PILE_CAP);
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });

test("piles that only the weight of the cap holds down have no strut where that weight is deducted", () => {
  const held = { tolerance: 0, soil: 3000, method: "stm", ...under({ n: 1e6, my: 1000e6 }) };
  expect(checkOf(held, "cap/pulled-piles")).toBeUndefined();
  expect(checkOf({ ...held, deductsWeight: true }, "cap/pulled-piles")?.kind).toBe("not covered");
});

test("a moment alone presses on no pile in its axis: the others have their struts", () => {
  const bent = { layout: "9", tolerance: 0, deductsWeight: true, tensionBy: "us", ...under({ my: 1000e6 }) };
  // Three piles of 1000 / (6 x 1.8) kN each.
  expect(limitOf(bent, "cap/node-at-pile").demand).toBeCloseTo(
    1e6 / (6 * 1.8) / ((Math.PI * 600 ** 2) / 4),
    6,
  );
});

test("nodes that would be deeper than the ties fail by name, and the other rows of the truss remain", () => {
  const refined = (n: number) => ({
    depth: 1000,
    arm: "refined",
    tolerance: 0,
    burstingBars: "none",
    deductsWeight: true,
    ...under({ n }),
  });
  expect(checkOf(refined(4e6), "cap/node-depth")).toBeUndefined();
  for (const n of [50e6, 100e6]) {
    expect(checkOf(refined(n), "cap/node-depth")).toMatchObject({ kind: "requirement", isMet: false });
    expect(checkOf(refined(n), "cap/bursting")?.kind).toBe("not covered");
    // The arm is half of the depth to the ties, at the least.
    const d = 1000 - 75 - 50 - 28 - 14;
    const { demand, ratio } = limitOf(refined(n), "cap/strut-at-pile");
    expect(demand / (n / 4)).toBeCloseTo(Math.hypot(725 * Math.SQRT2, d / 2) / (d / 2), 6);
    expect(ratio).toBeGreaterThan(1);
  }
});

describe("shear of the column through its joint with the cap", () => {
  // 500 x 500 of 40 MPa, AS 3600:2018 8.4.3: 0.7 (0.6 g_p + 0.2 f'ct A), without the concrete where a moment opens the joint.
  const COLUMN = { columnX: 500, columnY: 500, fc: 40 };
  const of = (v: number, my = 0) => ({ ...COLUMN, ...under({ n: 1e6, vx: v, my }) });
  const concrete = 0.7 * 0.2 * 0.36 * Math.sqrt(40) * 500 ** 2;

  test("needs starter bars beyond what concrete carries, which another designer may design", () => {
    expect(checkOf(of(concrete - 100), "cap/column-shear")).toBeUndefined();
    expect(checkOf(of(100, 85e6), "cap/column-shear")?.kind).toBe("not covered");
    const beyond = of(concrete + 210e3);
    expect(checkOf(beyond, "cap/column-shear")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("1000 mm²"),
    });
    expect(checkOf({ ...beyond, tensionBy: "us" }, "cap/column-shear")).toMatchObject({ isElsewhere: true });
  });

  test("has the friction of 0.9 of the permanent force, which load cases show", () => {
    const cases = (vx: number) => ({
      ...COLUMN,
      actionsBy: "cases",
      caseActions: [
        { case: "G", n: 500e3 },
        { case: "Q", n: 500e3, vx: vx / 1.5 },
      ],
    });
    const friction = 0.7 * 0.6 * 0.9 * 500e3;
    expect(checkOf(cases(concrete + friction - 100), "cap/column-shear")).toBeUndefined();
    expect(checkOf(cases(concrete + friction + 100), "cap/column-shear")?.kind).toBe("not covered");
  });

  test("fails beyond what any starter bars carry, designed elsewhere or not", () => {
    const most = 0.7 * 0.2 * 40 * 500 ** 2;
    const beyond = { ...of(most + 1e3), tensionBy: "us" };
    expect(limitOf(beyond, "cap/column-shear").ratio).toBeGreaterThan(1);
  });
});

describe("bursting of the struts", () => {
  const none = { burstingBars: "none" };
  const area = (burstingArea: number) => ({ burstingBars: "area", burstingArea });

  test("needs bars across them, or a name for what is decided", () => {
    expect(checkOf(none, "cap/bursting")?.kind).toBe("not covered");
    expect(checkOf(area(0), "cap/bursting")?.kind).toBe("not covered");
    expect(checkOf({ ...none, burstingBy: "us" }, "cap/bursting")).toMatchObject({ isElsewhere: true });
    expect(limitOf(area(3000), "cap/bursting-strength").ratio).toBeLessThan(1);
    expect(limitOf(area(3000), "cap/bursting-service").limit).toBe(3000 * 350);
    expect(limitOf(under({ n: 500_000 }), "cap/bursting").ratio).toBeLessThan(1);
    // A combination that needs none does not take the place of one that does.
    const both = {
      actions: [
        { name: "light", n: 500_000 },
        { name: "heavy", n: 4e6 },
      ],
    };
    expect(checkOf({ ...both, ...none, burstingBy: "us" }, "cap/bursting")).toMatchObject({
      combination: "heavy",
      isElsewhere: true,
    });
  });

  test("is carried by the whole bars of the mats that cross a strut where it bursts", () => {
    const of = { tolerance: 0, deductsWeight: true, ...under({ n: 4e6 }) };
    const z = 0.85 * (1500 - 75 - 50 - 28 - 14);
    const h = 725 * Math.SQRT2;
    const [sin, cos] = [z / Math.hypot(z, h), h / Math.hypot(z, h)];
    // Two bars at 150 mm within half of the column; the bursting zone of 870 of 1528 mm has the middle two of four mats.
    const lb = Math.hypot(z, h) - (600 * sin + 2 * 64 * cos);
    const within = [0.2, 0.4, 0.6, 0.8].filter((at) => Math.abs(at - 0.5) <= lb / Math.hypot(z, h) / 2);
    const steel = 2 * within.length * Math.PI * 10 ** 2 * sin;
    const c = 1000 / sin;
    expect(limitOf(of, "cap/bursting-strength").demand / 1e3).toBeCloseTo(c / 5, 6);
    expect(limitOf(of, "cap/bursting-service").demand / 1e3).toBeCloseTo((0.85 * c) / 2, 6);
    expect(limitOf(of, "cap/bursting-strength").limit).toBeCloseTo(0.85 * 500 * steel, 3);
    expect(limitOf(of, "cap/bursting-service").limit).toBeCloseTo(350 * steel, 3);
    expect(limitOf({ ...of, burstingSpacing: 180 }, "cap/bursting-service").limit).toBeCloseTo(
      175 * steel,
      3,
    );
  });

  test("is not covered by mats that a strut is flatter than 40 degrees to", () => {
    const flat = { depth: 1000, tolerance: 0, ...under({ n: 4e6 }) };
    const many = { ...flat, burstingSize: "N28", burstingSpacing: 75 };
    expect(checkOf(many, "cap/bursting-service")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("40 degrees"),
    });
    expect(limitOf({ ...flat, ...area(5000) }, "cap/bursting-service").ratio).toBeLessThan(1);
  });

  test("fails by mats that are too few at any angle, so that less depth gives no better verdict", () => {
    // One mat with two N20 at 150 mm, across a strut of 725 √2 mm in plan.
    const of = (depth: number) => ({
      ...{ depth, tolerance: 0, deductsWeight: true, burstingCount: 1 },
      ...under({ n: 4e6 }),
    });
    for (const depth of [1300, 1100]) {
      const z = 0.85 * (depth - 75 - 50 - 28 - 14);
      const sin = z / Math.hypot(z, 725 * Math.SQRT2);
      expect(Math.asin(sin) * (180 / Math.PI) < 40).toBe(depth < 1200);
      const { demand, limit } = limitOf(of(depth), "cap/bursting-service");
      expect(demand / 1e3).toBeCloseTo((0.85 * 1000) / sin / 2, 6);
      expect(limit).toBeCloseTo(350 * 2 * Math.PI * 10 ** 2 * sin, 3);
    }
  });
});

test("a pile that no line of bars reaches is not covered by the truss", () => {
  const piles = [
    { x: -1200, y: -900 },
    { x: 1200, y: -900 },
    { x: 0, y: 900 },
    { x: 0, y: 2700 },
  ];
  const of = { layout: "custom", depth: 1000, tolerance: 0, offsetY: 400 };
  expect(checkOf({ ...of, piles }, "cap/loose-piles")).toMatchObject({
    kind: "not covered",
    reason: expect.stringContaining("pile 1 along y, pile 2 along y: further"),
  });
  const near = piles.map(({ x, y }) => ({ x: x / 2, y }));
  expect(checkOf({ ...of, pileSize: 500, piles: near }, "cap/loose-piles")).toBeUndefined();
  expect(
    checkOf({ ...of, piles, arrangement: "mat", countX: 20, countY: 16 }, "cap/loose-piles"),
  ).toBeUndefined();
  expect(checkOf({}, "cap/loose-piles")).toBeUndefined();
});

test("under a column moment the nodes at the resultant give the flattest strut, and less tie", () => {
  const bent = { tolerance: 0, ...under({ n: 3e6, my: 400e6 }) };
  const angle = (inputs: object): number => {
    const check = checkOf(inputs, "cap/strut-angle");
    return check?.kind === "requirement" ? Number(/^[\d.]+/.exec(check.finding)?.[0]) : Number.NaN;
  };
  const d = 1500 - 75 - 50 - 28 - 14;
  const quarter = (Math.atan2(0.85 * d, 725 * Math.SQRT2) * 180) / Math.PI;
  expect(angle({ tolerance: 0 })).toBeCloseTo(quarter, 1);
  expect(angle(bent)).toBeLessThan(quarter - 1);
  expect(limitOf({ ...bent, nodes: "shifted" }, "cap/tie-x").demand).toBeLessThan(
    limitOf(bent, "cap/tie-x").demand,
  );
});

test("nodes at the resultant that leave the column take no force from the ties", () => {
  // 700 x 700 on four piles of 1,800 mm. AS 3600:2018 7.2, 7.3: a strut begins at compressed concrete, which is below the column.
  const tie = (my: number, more: object = {}) =>
    limitOf(
      { tolerance: 0, tensionBy: "us", coversStability: true, ...under({ n: 1.5e6, my }), ...more },
      "cap/tie-x",
    ).demand;
  const shifted = { nodes: "shifted" };
  expect(tie(150e6, shifted)).toBeLessThan(tie(150e6));
  for (const my of [600e6, 1200e6, 2100e6]) expect(tie(my, shifted)).toBeCloseTo(tie(my), 6);
  // Both piles of the right, 900 - 175 mm from their nodes: nothing else balances 2.1 MNm.
  const z = 0.85 * (1500 - 75 - 50 - 28 - 14);
  const r = 1.5e6 / 4 + 2100e6 / (4 * 900);
  expect(tie(2100e6, { ...shifted, deductsWeight: true })).toBeCloseTo((r * 725) / z, 3);
});

test("a column off the centroid of the piles has its nodes where the struts balance, without a moment too", () => {
  const inputs = { tolerance: 0, deductsWeight: true, offsetX: 300, ...under({ n: 3e6 }) };
  const z = 0.85 * (1500 - 75 - 50 - 28 - 14);
  // Piles on the right carry a third of the load each. The nodes move by (2/3 x 425 - 1/3 x 1025) mm.
  const r = 1000;
  const h = Math.hypot(900 - (300 + 175 - 175 / 3), 900 - 175);
  expect(limitOf(inputs, "cap/strut-at-pile").demand / 1e3).toBeCloseTo((r * Math.hypot(h, z)) / z, 6);
});

describe("a column with a moment is compressed about its resultant", () => {
  const bent = { tolerance: 0, deductsWeight: true, columnX: 600, columnY: 600 };
  const of = { ...bent, ...under({ n: 4e6, my: 400e6 }) };

  test("at the node of the truss", () => {
    // An eccentricity of 100 mm leaves 400 x 600 mm of the column.
    expect(limitOf(of, "cap/node-at-column").demand).toBeCloseTo(4e6 / (400 * 600), 6);
    expect(limitOf({ ...bent, ...under({ n: 4e6 }) }, "cap/node-at-column").demand).toBeCloseTo(
      4e6 / 600 ** 2,
      6,
    );
  });

  test("at the strut, which has the part of that area that carries its reaction", () => {
    const strut = limitOf(of, "cap/strut-at-column").limit;
    expect(strut).toBeLessThan(
      0.95 * limitOf({ ...bent, ...under({ n: 4e6 }) }, "cap/strut-at-column").limit,
    );
  });

  test("in bearing by bending theory, where its tension is not covered too", () => {
    const bending = { ...of, method: "bending" };
    // The area is far enough from the edges for twice 0.9 f'c.
    expect(limitOf(bending, "cap/bearing").limit).toBeCloseTo(0.6 * 1.8 * 40 * 400 * 600, 3);
    const tense = { ...bending, ...under({ n: 2e6, my: 600e6 }) };
    expect(checkOf(tense, "cap/column-tension")?.kind).toBe("not covered");
  });
});

test("the refined lever arm has the deeper node of both directions", () => {
  // A long column of little width: the thrust along x needs a deep node.
  const of = { arm: "refined", tolerance: 0, deductsWeight: true, columnX: 400, columnY: 1600, fc: 25 };
  const inputs = { ...of, ...under({ n: 9e6 }) };
  const d = 1500 - 75 - 50 - 28 - 14;
  const node = (h: number, width: number) => (2 * 2250e3 * h) / (0.85 * d) / (0.65 * 0.9 * 25 * width);
  const [along, across] = [node(800, 1600), node(500, 400)];
  expect(across).toBeGreaterThan(along);
  const z = Math.min(d - across / 2, 0.9 * d);
  expect(limitOf(inputs, "cap/tie-x").demand).toBeCloseTo((2250e3 * 800) / z, 0);
});

test("the anchorage of a tie is half of its development length with cogs, within the pile and the edge", () => {
  const t = limitOf({}, "cap/tie-y").demand;
  const as = 6 * Math.PI * 14 ** 2;
  // A band is limited by the cover of 65 at the edge: 2 (450 - 65) wide, with the side cover as c_d.
  const cd = Math.min(65, (770 - 6 * 28) / 5 / 2);
  const k3 = Math.max(0.7, 1 - (0.15 * (cd - 28)) / 28);
  const full = Math.max((0.5 * k3 * 500 * 28) / (1.04 * Math.sqrt(40)), 0.058 * 500 * 28);
  const stress = t / as;
  const check = limitOf({}, "cap/anchorage");
  expect(check.demand).toBeCloseTo(0.5 * Math.max((stress / 500) * full, 12 * 28), 6);
  // The pile may be 75 mm further out.
  expect(check.limit).toBe(600 + 150 - 65 - 75);
  expect(limitOf({ ends: "straight" }, "cap/anchorage").demand).toBeGreaterThanOrEqual(2 * check.demand);
});

describe("an even mat", () => {
  const mat = { arrangement: "mat", tolerance: 0, deductsWeight: true, countX: 13, countY: 13 };

  test("ties each line of piles with the bars over it", () => {
    // Thirteen bars over 2570 mm: six are nearer to each line, that in the middle is shared.
    const of = { ...mat, ...under({ n: 4e6, mx: 900e6 }), tensionBy: "us" };
    const r = 1000 + 900 / 3.6;
    const z = 0.85 * (1500 - 75 - 50 - 28 - 14);
    const line = limitOf(of, "cap/mat-line-x");
    expect(line.demand / 1e3).toBeCloseTo((r * 725) / z, 6);
    expect(line.limit).toBeCloseTo(0.85 * 500 * 6.5 * Math.PI * 14 ** 2, 3);
    // The whole mat carries both lines, with all of its bars.
    const whole = limitOf(of, "cap/tie-x");
    expect(whole.ratio).toBeLessThan(line.ratio);
    const mirrored = limitOf({ ...of, ...under({ n: 4e6, mx: -900e6 }) }, "cap/mat-line-x");
    expect(mirrored.ratio).toBeCloseTo(line.ratio, 9);
    expect(checkOf({ ...under({ n: 4e6 }) }, "cap/mat-line-x")).toBeUndefined();
  });

  test("has the stress of the bars over a line for cracks and for their anchorage", () => {
    const of = { ...mat, countY: 26, ...under({ n: 4e6, mx: 900e6 }), tensionBy: "us" };
    const stress = limitOf(of, "cap/mat-line-x").demand / (6.5 * Math.PI * 14 ** 2);
    const crack = limitOf(of, "cap/mat-line-crack-stress");
    expect(crack.demand).toBeCloseTo(0.85 * stress, 6);
    expect(crack.demand).toBeGreaterThan(limitOf(of, "cap/crack-stress").demand);
    // Lengths are in proportion to the stress: half of both reactions of the line more.
    const [line, whole] = [limitOf(of, "cap/mat-line-anchorage"), limitOf(of, "cap/anchorage")];
    expect(line.demand).toBeGreaterThan(whole.demand);
    const more = limitOf({ ...of, ...under({ n: 6e6, mx: 1350e6 }) }, "cap/mat-line-anchorage");
    expect(more.demand / line.demand).toBeCloseTo(1.5, 6);
    expect(line.limit).toBe(whole.limit);
  });

  test("ties a pile below the column to both sides, whichever its strut thrusts to", () => {
    const nine = { ...mat, layout: "9", spacing: 2300, depth: 1400, nodes: "shifted", countX: 6, countY: 17 };
    const of = (sign: 1 | -1) =>
      limitOf(
        { ...nine, tolerance: 75, ...under({ n: 980e3, mx: 240e6, my: sign * 340e6, vx: -sign * 50e3 }) },
        "cap/mat-line-x",
      ).ratio;
    expect(of(1)).toBeCloseTo(of(-1), 9);
  });

  test("ties staggered piles of both sides with the same bars", () => {
    const piles = [
      { x: -900, y: -900 },
      { x: -900, y: 900 },
      { x: 900, y: 0 },
    ];
    const of = { ...mat, layout: "custom", piles, offsetX: -300, ...under({ n: 3e6 }) };
    // The single pile has all bars within its reach of 966 mm: 9 of those 214 mm apart.
    expect(limitOf(of, "cap/mat-line-x").demand).toBeGreaterThan(0);
    expect(limitOf(of, "cap/mat-line-x").ratio).toBeLessThan(1);
  });
});
