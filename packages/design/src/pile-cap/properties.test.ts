import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { PILE_CAP } from "./module.ts";

const { checksOf, limitOf } = checksOfModule(PILE_CAP);
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });

const ratiosOf = (inputs: object): ReadonlyMap<string, number> =>
  new Map(checksOf(inputs).flatMap((one) => (one.kind === "limit" ? [[one.id, one.ratio]] : [])));

const anyCap = fc.record({
  layout: fc.constantFrom("4", "5", "6", "9"),
  spacing: fc.integer({ min: 1500, max: 2400 }),
  depth: fc.integer({ min: 900, max: 2000 }),
  columnX: fc.integer({ min: 400, max: 1200 }),
  columnY: fc.integer({ min: 400, max: 1200 }),
  n: fc.integer({ min: 1000, max: 9000 }),
  mx: fc.integer({ min: -600, max: 600 }),
  my: fc.integer({ min: -600, max: 600 }),
  vx: fc.integer({ min: -100, max: 100 }),
  t: fc.integer({ min: -100, max: 100 }),
});
type AnyCap = typeof anyCap extends fc.Arbitrary<infer T> ? T : never;
const inputsOf = ({ n, mx, my, vx, t, ...rest }: AnyCap, k = 1) => ({
  ...rest,
  ...under({ n: k * n * 1e3, mx: k * mx * 1e6, my: k * my * 1e6, vx: k * vx * 1e3, t: k * t * 1e6 }),
});

/** With piles in the middle between lines, and beside the column. */
const anyLayout = fc.record({
  layout: fc.constantFrom("3", "5", "6", "7", "8", "9"),
  arrangement: fc.constantFrom("bands", "mat"),
});

describe("of any cap", () => {
  const runs = { numRuns: 40 };
  const expectSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) => {
    expect([...other.keys()].toSorted()).toEqual([...one.keys()].toSorted());
    for (const [id, ratio] of one) expect(other.get(id) ?? 0, id).toBeCloseTo(ratio, 6);
  };
  const renamed = (ratios: ReadonlyMap<string, number>, names: Readonly<Record<string, string>>) =>
    new Map(
      [...ratios].map(([id, ratio]) => {
        const last = id.split("-").at(-1) ?? "";
        return [id.replace(new RegExp(`${last}$`), names[last] ?? last), ratio] as const;
      }),
    );

  test("its mirror image has the same ratios", () => {
    fc.assert(
      fc.property(anyCap, anyLayout, fc.integer({ min: -100, max: 100 }), (one, of, vy) => {
        const mirrored = { ...one, my: 0 - one.my, vx: 0 - one.vx, t: 0 - one.t };
        const names = { left: "right", right: "left" };
        const ratios = (cap: AnyCap) => {
          const { actions, ...inputs } = inputsOf(cap);
          return ratiosOf({ ...inputs, ...of, actions: actions.map((row) => ({ ...row, vy: vy * 1e3 })) });
        };
        expectSame(ratios(one), renamed(ratios(mirrored), names));
      }),
      runs,
    );
  });

  test("more of all its loads never lowers a ratio", () => {
    fc.assert(
      fc.property(anyCap, fc.double({ min: 1, max: 1.5, noNaN: true }), (one, k) => {
        const [before, after] = [ratiosOf(inputsOf(one)), ratiosOf(inputsOf(one, k))];
        for (const [id, ratio] of before) {
          // Where piles come into tension with more load, their struts and the ends of ties go.
          if (/minimum|tension|top/.test(id)) continue;
          const more = after.get(id);
          if (more !== undefined && !after.has("piles/tension")) {
            expect(more, id).toBeGreaterThanOrEqual(ratio * (1 - 1e-9));
          }
        }
      }),
      runs,
    );
  });

  test("more of all its loads never lowers a ratio of the truss where its weight is deducted, with piles in tension too", () => {
    // A weight that is not deducted does not grow with the loads: under uplift it is what presses on piles.
    const anyPull = fc.record({
      n: fc.integer({ min: -3000, max: 3000 }),
      scale: fc.integer({ min: 0, max: 3 }),
    });
    const truss = (inputs: object) =>
      new Map(
        [...ratiosOf(inputs)].filter(([id]) => /strut|node|tie|anchorage|bursting|crack-stress$/.test(id)),
      );
    fc.assert(
      fc.property(anyCap, anyPull, fc.double({ min: 1, max: 1.5, noNaN: true }), (cap, { n, scale }, k) => {
        const one = { ...cap, n, mx: cap.mx * scale, my: cap.my * scale };
        const of = (by: number) =>
          truss({ ...inputsOf(one, by), deductsWeight: true, tensionBy: "us", burstingBy: "us" });
        const [before, after] = [of(1), of(k)];
        for (const [id, ratio] of before) {
          expect(after.get(id) ?? Number.POSITIVE_INFINITY, id).toBeGreaterThanOrEqual(ratio * (1 - 1e-9));
        }
      }),
      runs,
    );
  });

  test("a layout that is turned by a right angle has the same pile reactions", () => {
    const piles = [
      { x: -1700, y: -900 },
      { x: 1500, y: -1100 },
      { x: 200, y: 1600 },
      { x: -1500, y: 1200 },
      { x: 1700, y: 900 },
    ];
    const base = { layout: "custom", arrangement: "mat", countX: 24, countY: 24, method: "bending" };
    const reaction = (inputs: object) => limitOf({ ...base, ...inputs }, "piles/compression").demand;
    const turned = piles.map(({ x, y }) => ({ x: 0 - y, y: x }));
    const before = reaction({ piles, ...under({ n: 4e6, mx: 100e6, my: 250e6 }) });
    expect(reaction({ piles: turned, ...under({ n: 4e6, mx: 250e6, my: -100e6 }) }) / before).toBeCloseTo(
      1,
      9,
    );
  });
});
