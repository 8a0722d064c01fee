import { overallVerdict } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { factoredWeights } from "./model.ts";
import { PAD_FOOTING } from "./module.ts";

const { checksOf, checkOf, limitOf, isMet } = checksOfModule(PAD_FOOTING);
const verdictOf = (inputs: object) => overallVerdict(checksOf(inputs));
const row = (of: object) => ({ name: "A", n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...of });
const under = (of: object, working: object = of) => ({ actions: [row(of)], working: [row(working)] });

describe("stability", () => {
  const cases = (...rows: object[]) => ({
    actionsBy: "cases",
    caseActions: rows.map((one) => ({ n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...one })),
  });

  test("of combinations that are entered is not covered until they are for stability", () => {
    const bent = under({ n: 500_000, my: 20e6, vx: 5000 }, { n: 400_000 });
    expect(checkOf(bent, "stability")?.kind).toBe("not covered");
    expect(verdictOf(bent)).toBe("not covered");
    expect(limitOf({ ...bent, coversStability: true }, "overturning").ratio).toBeGreaterThan(0);
    expect(checkOf(under({ n: 500_000 }, { n: 400_000 }), "stability")?.kind).toBe("not applicable");
  });

  test("sets 0.9 of weight and permanent action against what overturns, about each edge", () => {
    const inputs = cases({ case: "G", n: 200_000 }, { case: "Wu1", my: 100e6, vx: 10_000 });
    // Weight: 25 x 0.5 x 4 + 18 x 0.5 x (4 - 0.16).
    const weight = 50 + 9 * 3.84;
    const { demand, limit } = limitOf(inputs, "overturning");
    expect(demand / 1e6).toBeCloseTo(100 + 10 * 0.5, 9);
    expect(limit / 1e6).toBeCloseTo(0.9 * (200 + weight) * 1, 9);
  });

  test("sets the moment of a permanent row against 0.9 of its force, and counts no wind that presses down", () => {
    const inputs = cases({ case: "G", n: 200_000, my: 100e6 }, { case: "Wu1", n: 60_000, my: 50e6 });
    const weight = 50 + 9 * 3.84;
    const { demand, limit } = limitOf(inputs, "overturning");
    expect(demand / 1e6).toBeCloseTo(1.2 * 100 + 50, 9);
    expect(limit / 1e6).toBeCloseTo(0.9 * (200 + weight), 9);
    // A permanent moment that holds back counts with 0.9 too.
    const back = limitOf(
      cases({ case: "G", n: 200_000, my: -20e6 }, { case: "Wu1", my: 90e6 }),
      "overturning",
    );
    expect(back.demand / 1e6).toBeCloseTo(90, 9);
    expect(back.limit / 1e6).toBeCloseTo(0.9 * (200 + weight + 20), 9);
  });

  test("sets friction of the least vertical force against the shear forces", () => {
    const inputs = cases(
      { case: "G", n: 200_000 },
      { case: "Q", n: 500_000 },
      { case: "Wu1", vx: 30_000, vy: 40_000 },
    );
    const { demand, limit } = limitOf(inputs, "sliding");
    expect(demand).toBeCloseTo(50_000, 6);
    expect(limit / 1e3).toBeCloseTo(0.8 * 0.35 * 0.9 * (200 + 50 + 9 * 3.84), 9);
    const passive = limitOf({ ...inputs, hasPassive: true }, "sliding").limit;
    expect(passive - limit).toBeCloseTo(0.5 * 0.5 * 3 * 18e-6 * (1000 ** 2 - 500 ** 2) * 2000, 3);
  });

  test("counts 0.9 of a permanent shear force that holds back, and nothing of a variable one", () => {
    const rows = [
      { case: "G", n: 200_000, vx: -10_000 },
      { case: "Q", n: 100_000, vx: -20_000 },
      { case: "Wu1", vx: 30_000 },
    ];
    // Towards +x; towards -x the permanent and imposed forces push 1.2 x 10 + 1.5 x 20 kN.
    expect(limitOf(cases(...rows), "sliding").demand).toBeCloseTo(42_000, 6);
    const stronger = rows.map((one) => (one.case === "Wu1" ? { ...one, vx: 60_000 } : one));
    expect(limitOf(cases(...stronger), "sliding").demand).toBeCloseTo(60_000 - 9000, 6);
  });

  test("has shear forces across the direction of sliding with one factor, whatever their sign", () => {
    const of = (sign: 1 | -1) =>
      limitOf(
        cases(
          { case: "G", n: 300_000, vx: sign * 20_000, vy: 11_000 },
          { case: "Q", n: 100_000, vx: -sign * 2000 },
          { case: "Eu", n: 100_000, vx: -sign * 13_000, vy: 9000 },
        ),
        "sliding",
      ).ratio;
    expect(of(-1)).toBeCloseTo(of(1), 12);
  });

  test("sets 0.9 of the weight against uplift and the water with the factor of permanent action", () => {
    const inputs = cases({ case: "G", n: 40_000 }, { case: "Wu1", n: -90_000 });
    const dry = limitOf(inputs, "uplift");
    expect(dry.demand).toBe(90_000);
    expect(dry.limit / 1e3).toBeCloseTo(0.9 * (40 + 50 + 9 * 3.84), 9);
    const wet = limitOf({ ...inputs, hasWater: true, waterDepth: 0 }, "uplift");
    expect(wet.limit / 1e3).toBeCloseTo(0.9 * (40 + 50 + 9 * 3.84), 9);
    expect(wet.demand / 1e3).toBeCloseTo(90 + 1.2 * 9.81 * (2 + 0.5 * 3.84), 9);
    // Water alone may lift a footing.
    const alone = limitOf({ ...cases({ case: "G", n: 1000 }), hasWater: true, waterDepth: 0 }, "uplift");
    expect(alone.demand / 1e3).toBeCloseTo(1.35 * 9.81 * (2 + 0.5 * 3.84), 9);
  });

  test("imposed action never stabilises", () => {
    const rows = [
      { case: "G", n: 100_000 },
      { case: "Wu1", my: 60e6 },
    ];
    const more = cases(...rows, { case: "Q", n: 400_000 });
    expect(limitOf(more, "overturning").limit).toBe(limitOf(cases(...rows), "overturning").limit);
  });
});

test("a footing slides under an earthquake in either sense, which lifts it where the row presses", () => {
  const sliding = (sign: 1 | -1) =>
    limitOf(
      {
        actionsBy: "cases",
        allowable: 0.5,
        caseActions: [
          { case: "G", n: 300_000, vx: 0 },
          { case: "Eu", n: sign * 100_000, vx: sign * 40_000 },
        ].map((one) => ({ mx: 0, my: 0, vy: 0, ...one })),
      },
      "sliding",
    );
  // 0.8 x 0.35 (0.9 (300 + 84.56) - 100) kN against 40 kN.
  const held = 0.8 * 0.35 * (0.9 * (300 + 50 + 9 * 3.84) - 100);
  for (const sign of [1, -1] as const) {
    expect(sliding(sign)).toMatchObject({
      demand: expect.closeTo(40e3, 6),
      limit: expect.closeTo(held * 1e3, 3),
    });
  }
});

test("a factor that reduces the weights does not reduce what the water carries of them", () => {
  const weight = (total: number) => ({ total, mx: 0, my: 0, perArea: total / 4 });
  const of = { own: weight(100), buoyancy: weight(40), water: 0 };
  expect(factoredWeights(of, 0.9).total).toBeCloseTo(0.9 * 100 - 40, 9);
  expect(factoredWeights(of, 1.2).total).toBeCloseTo(1.2 * 60, 9);
  expect(factoredWeights(of, 1).perArea).toBeCloseTo(15, 9);
  expect(factoredWeights(of, 0).total).toBe(0);
});

test("a pedestal above the soil is buoyant in the soil alone", () => {
  // Ground water at the surface; 1 m of a 2 m pedestal of 400 mm is in the soil.
  const of = { pedestal: 2000, soilDepth: 1000, hasWater: true, waterDepth: 0, hasTop: true };
  const inputs = { ...of, coversStability: true, ...under({ n: -10_000 }, { n: 100_000 }) };
  const weight = 25 * 2 + 18 * (4 - 0.16) + 0.16 * 25 * 2;
  const water = 9.81 * (2 + (4 - 0.16) + 0.16);
  const { demand, limit } = limitOf(inputs, "uplift");
  expect(limit / 1e3).toBeCloseTo(0.9 * weight, 9);
  expect(demand / 1e3).toBeCloseTo(10 + 1.2 * water, 9);
});

describe("a footing that its column pulls up", () => {
  // 3 m square and 0.6 m deep: 135 + 81 kN of weight less the soil in the place of the column.
  const of = { lengthX: 3000, lengthY: 3000, depth: 600, coversStability: true, isRobust: true };
  const pulled = { ...of, weightFactor: 0.9, allowable: 0.3, ...under({ n: -150_000 }, { n: -50_000 }) };
  const many = { ...pulled, hasTop: true, topSize: "N16", starterCount: 8 };

  test("is held by 0.85 A_s f_sy of its starter bars", () => {
    const { demand, limit, ratio } = limitOf({ ...many, starterCount: 1 }, "starters-uplift");
    expect(demand).toBe(150_000);
    expect(limit).toBeCloseTo(0.85 * 64 * Math.PI * 500, 6);
    expect(ratio).toBeGreaterThan(1);
    expect(checkOf({ ...pulled, ...under({ n: 500_000 }) }, "starters-uplift")).toBeUndefined();
  });

  test("passes with top bars, and is not covered without them", () => {
    expect(verdictOf(many)).toBe("pass");
    expect(checkOf({ ...many, hasTop: false }, "top-bars")?.kind).toBe("not covered");
    expect(verdictOf({ ...many, hasTop: false })).toBe("not covered");
    expect(checkOf({ ...pulled, reinforcement: "plain" }, "top-bars")?.kind).toBe("not covered");
    expect(verdictOf({ ...many, columnKind: "masonry" })).toBe("not covered");
    expect(verdictOf({ ...many, columnKind: "masonry", masonryBy: "the engineer of the wall" })).toBe("pass");
  });

  test("has at least the minimum reinforcement of footings at its top", () => {
    // 0.19 (D / d)^2 f'ct.f / fsy b d of D = 600, d = 600 - 50 - db / 2 of the outer layer, f'c = 32: N12 at 200 are less, N16 more.
    const least = (db: number) =>
      0.19 * (600 / (550 - db / 2)) ** 2 * ((0.6 * Math.sqrt(32)) / 500) * 3000 * (550 - db / 2);
    const gaps = (db: number) => Math.ceil((3000 - 100 - db) / 200);
    const area = (db: number) => ((gaps(db) + 1) * Math.PI * db * db) / 4;
    expect(area(12)).toBeLessThan(least(12));
    expect(area(16)).toBeGreaterThan(least(16));
    expect(isMet({ ...many, topSize: "N12" }, "top-minimum-x")).toBe(false);
    expect(isMet(many, "top-minimum-x")).toBe(true);
    expect(isMet(many, "top-minimum-y")).toBe(true);
    // Pressed down over its whole plan, its top bars are not counted on.
    const pressed = { ...many, topSize: "N12", ...under({ n: 500_000 }) };
    expect(checkOf(pressed, "top-minimum-x")).toBeUndefined();
  });

  test("has it in both directions where the footing lifts off the soil along one", () => {
    // 216 kN of weights with 0.9, and 100 kN: e = 240 / 294 m, more than 3 / 6 m along x. Nothing bends the top along y.
    const lifted = {
      ...many,
      topSize: "N12",
      ...under({ n: 100_000, my: 240e6 }, { n: 100_000, my: 100e6 }),
    };
    expect(checkOf(lifted, "top-bending-y")).toBeUndefined();
    expect(isMet(lifted, "top-minimum-x")).toBe(false);
    expect(isMet(lifted, "top-minimum-y")).toBe(false);
  });

  test("is ductile at its top", () => {
    // N36 at 50: 59 x 1018 mm2 at d = 532: k_uo = A_s f_sy / (0.802 x 32 x 0.89 x 3000 x 532) is more than 0.36.
    const as = 59 * Math.PI * 18 ** 2;
    const kuo = (db: number, area: number) => (area * 500) / (0.802 * 32 * 0.89 * 3000 * (550 - db / 2));
    expect(kuo(36, as)).toBeGreaterThan(0.36);
    expect(isMet({ ...many, topSize: "N36", topSpacing: 50 }, "top-ductility-x")).toBe(false);
    expect(isMet(many, "top-ductility-x")).toBe(true);
  });

  test("is punched with the depth of its top bars, and of plain concrete without them", () => {
    // Bars of 16 mm at a cover of 100 mm: mean depth 600 - 100 - 16; the perimeter is 4 (400 + 484).
    const top = { ...many, coverTop: 100, topSize: "N16" };
    expect(limitOf(top, "punching").limit).toBeCloseTo(0.7 * 0.34 * Math.sqrt(32) * 4 * 884 * 484, 3);
    const plain = 0.6 * 0.2 * Math.sqrt(32) * 4 * 950 * 550;
    expect(limitOf({ ...many, hasTop: false }, "punching").limit).toBeCloseTo(plain, 3);
  });
});

test("a resultant beyond the edge, and uplift of the whole footing, fail without a pressure", () => {
  const beyond = under({ n: 300_000, my: 600e6 });
  expect(isMet(beyond, "balance")).toBe(false);
  expect(checkOf(beyond, "soil")).toMatchObject({ kind: "requirement", isMet: false });
  expect(verdictOf(beyond)).toBe("fail");
  const lifted = under({ n: -300_000 });
  expect(isMet(lifted, "balance")).toBe(false);
  expect(verdictOf(lifted)).toBe("fail");
});
