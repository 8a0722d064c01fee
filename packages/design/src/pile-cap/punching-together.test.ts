import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { PILE_CAP } from "./module.ts";

const { checkOf, limitOf } = checksOfModule(PILE_CAP);
const ID = "cap/piles/punching";

// The default cap: 4 piles of 600 mm at 1.8 m, 2.7 m x 2.7 m of 40 MPa, depth to the bottom bars 1333 mm, column 700 x 700.
const cap = {
  tolerance: 0,
  deductsWeight: true,
  strengthC: 9e6,
  strengthT: 9e6,
  tensionBy: "us",
  actions: [{ name: "A", n: 4e6 }],
};
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });

describe("piles whose critical perimeters overlap", () => {
  test("punch the cap together, within the common perimeter to two edges", () => {
    // A quarter of a circle of 600 + 1333 mm, 1800 mm and 450 mm to one edge, and 450 mm to the other. Y / X = 2400 / 600.
    const u = (Math.PI * (600 + 1333)) / 4 + 1800 + 2 * 450;
    const strength = 0.7 * u * 1333 * 0.17 * (1 + 2 / 4) * Math.sqrt(40);
    const found = limitOf(cap, ID);
    expect(found.demand / 1e3).toBeCloseTo(2000, 6);
    expect(found.limit).toBeCloseTo(strength, 3);
    expect(found.ratio).toBeGreaterThan(limitOf(cap, "cap/pile/punching").ratio);
  });

  test("of which one carries more bend the perimeter", () => {
    // 1000 -+ 500 kN: the right pair has 3000 kN, the piles of a line along x 1500 and 500 with 900 mm each.
    const bent = { ...cap, ...under({ n: 4e6, my: 1800e6 }) };
    expect(limitOf(bent, ID).demand / 1e3).toBeCloseTo(3000, 6);
    expect(limitOf({ ...bent, ...under({ n: 4e6, my: -1800e6 }) }, ID).ratio).toBeCloseTo(
      limitOf(bent, ID).ratio,
      9,
    );
  });

  test("do so in tension too, with the depth of the top bars where it is less", () => {
    const up = limitOf({ ...cap, ...under({ n: -4e6 }) }, ID);
    // With 1.35 of the weight of their part, to the edge 450 mm beyond them and 600 + 1333 mm about them, less what relieves them.
    const part = (450 + (600 + 1333) / 2) / 2700;
    expect(up.demand / 1e3).toBeCloseTo(2000 + 1.35 * 25 * 2.7 * 2.7 * 1.5 * (part - 1 / 2), 6);
    expect(up.location).toContain("in tension");
  });

  test("have no row where they are further apart, or have the whole column between them", () => {
    expect(checkOf({ ...cap, spacing: 3600 }, ID)).toBeUndefined();
    expect(checkOf({ ...cap, layout: "2" }, ID)).toBeUndefined();
  });

  test("have the same ratio in the mirror, and not a smaller one with a tolerance", () => {
    const any = fc.array(
      fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) }),
      { minLength: 3, maxLength: 7 },
    );
    fc.assert(
      fc.property(any, fc.integer({ min: -500, max: 500 }), (places, m) => {
        const ratio = (
          of: (place: { x: number; y: number }) => object,
          mx: number,
          my: number,
          tolerance = 0,
        ) => {
          const inputs = {
            ...cap,
            layout: "custom",
            arrangement: "mat",
            piles: places.map(of),
            closeBy: "us",
            tieBeams: true,
            tolerance,
            ...under({ n: 4e6, mx: mx * 1e6, my: my * 1e6 }),
          };
          const outcome = PILE_CAP.run(inputs, {} as never);
          const check =
            outcome.kind === "result" ? outcome.result.checks.find(({ id }) => id === ID) : undefined;
          return check?.kind === "limit" ? check.ratio : 0;
        };
        const drawn = ratio((place) => place, 0, m);
        expect(ratio(({ x, y }) => ({ x: 0 - x, y }), 0, -m)).toBeCloseTo(drawn, 6);
        expect(ratio(({ x, y }) => ({ x, y: 0 - y }), 0, m)).toBeCloseTo(drawn, 6);
        expect(ratio((place) => place, 0, m, 50)).toBeGreaterThanOrEqual(drawn - 1e-9);
      }),
      { numRuns: 40 },
    );
  });
});
