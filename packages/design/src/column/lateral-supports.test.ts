import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { momentAt, type TransverseLoad } from "./axis-actions.ts";
import { baysOf, greatestOnSupports, greatestShearWithSupports, shearAtBase } from "./lateral-supports.ts";

const L = 6000;
const M = 40e6;

const uniform = (w: number): TransverseLoad => ({ w, p: 0, z: 0 });
const point = (p: number, z: number): TransverseLoad => ({ w: 0, p, z });

describe("a column that is held sideways between its ends", () => {
  test("at mid-height has a quarter of an end moment there, of the opposite sign", () => {
    const of = { from: 0, to: M, loads: [], supports: [3000] };
    expect(baysOf(of, L).map(({ actions: { from, to } }) => [from, to])).toEqual([
      [0, expect.closeTo(-M / 4, 3)],
      [expect.closeTo(-M / 4, 3), M],
    ]);
    expect(greatestOnSupports(of, L, 0, 3000)).toBeCloseTo(M / 4, 3);
    expect(greatestShearWithSupports(of, L)).toBeCloseTo((1.25 * M) / 3000, 6);
    expect(shearAtBase({ ...of, from: M, to: 0 }, L)).toBeCloseTo((-1.25 * M) / 3000, 6);
  });

  test("near its base carries the moment of its base there, not over its length", () => {
    // M_1 = -M l1 / (2 L), so that V = M (1 + l1 / (2 L)) / l1.
    const of = { from: M, to: 0, loads: [], supports: [600] };
    expect(shearAtBase(of, L)).toBeCloseTo((-M * (1 + 600 / (2 * L))) / 600, 6);
    expect(shearAtBase({ from: M, to: 0, loads: [] }, L)).toBeCloseTo(-M / L, 9);
  });

  test("keeps the greater shear force of the whole length where the restraint is near the other end", () => {
    const of = { from: 0, to: M, loads: [], supports: [5400] };
    expect(shearAtBase(of, L)).toBeCloseTo(M / L, 9);
  });

  test("near an end is bent over the restraint by a load along it: M_1 = -w (l1^3 + l2^3) / (8 L)", () => {
    const [w, l1, l2] = [10, 600, 5400];
    const of = { from: 0, to: 0, loads: [uniform(w)], supports: [l1] };
    const m = (-w * (l1 ** 3 + l2 ** 3)) / (8 * L);
    expect(greatestOnSupports(of, L, 0, l1)).toBeCloseTo(-m, 3);
    expect(shearAtBase(of, L)).toBeCloseTo((w * l1) / 2 + m / l1, 6);
    expect(greatestShearWithSupports(of, L)).toBeCloseTo((w * l1) / 2 - m / l1, 6);
  });

  test("at mid-height has the shear forces of two spans, 3/8 and 5/8, below that of the whole length", () => {
    const of = { from: 0, to: 0, loads: [uniform(10)], supports: [3000] };
    const [below] = baysOf(of, L);
    expect(below?.actions.to).toBeCloseTo((-10 * 3000 ** 2) / 8, 3);
    expect(greatestShearWithSupports(of, L)).toBeCloseTo((10 * L) / 2, 6);
  });

  test("has the whole of a load beside a restraint on one side of it", () => {
    // In the lower of two equal bays: M = -P a (l^2 - a^2) / (4 l^2).
    const [p, a, l] = [50e3, 2900, 3000];
    const of = { from: 0, to: 0, loads: [point(p, a)], supports: [l] };
    const m = (-p * a * (l ** 2 - a ** 2)) / (4 * l ** 2);
    expect(greatestShearWithSupports(of, L)).toBeCloseTo((p * a) / l - m / l, 3);
    expect(greatestShearWithSupports({ ...of, supports: undefined }, L)).toBeCloseTo((p * (L - a)) / L, 6);
  });

  test("is mirrored with its loads, moments and restraints", () => {
    const of = { from: M, to: -M / 3, loads: [uniform(4), point(-20e3, 1000)], supports: [1500, 4000] };
    const mirrored = {
      from: of.to,
      to: of.from,
      loads: [uniform(4), point(-20e3, L - 1000)],
      supports: [2000, 4500],
    };
    expect(greatestShearWithSupports(mirrored, L)).toBeCloseTo(greatestShearWithSupports(of, L), 3);
    expect(greatestOnSupports(mirrored, L, 2000, L)).toBeCloseTo(greatestOnSupports(of, L, 0, 4000), 0);
  });
});

const moment = fc.integer({ min: -200, max: 200 }).map((m) => m * 1e6);
const places = fc.uniqueArray(fc.integer({ min: 50, max: L - 50 }), { minLength: 1, maxLength: 6 });
const loads = fc.array(
  fc.record({
    w: fc.integer({ min: -20, max: 20 }),
    p: fc.integer({ min: -50, max: 50 }).map((p) => p * 1e3),
    z: fc.integer({ min: 1, max: L - 1 }),
  }),
  { maxLength: 3 },
);

/** The deflection of a bay at its ends is 0: its slope there by moment areas, times EI. */
function slopes(bay: ReturnType<typeof baysOf>[number]) {
  const { length, actions } = bay;
  const points = [0, ...actions.loads.map(({ z }) => z).filter((z) => z > 0), length].toSorted(
    (a, b) => a - b,
  );
  let [area, first] = [0, 0];
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at] ?? 0;
    const [a, b, c] = [from, (from + to) / 2, to].map((z) => momentAt(actions, length, z));
    if (a === undefined || b === undefined || c === undefined) throw new Error("three ordinates");
    // Simpson's rule is exact for a parabola, and for its product with the height.
    area += ((to - from) * (a + 4 * b + c)) / 6;
    first += ((to - from) * (a * from + 2 * b * (from + to) + c * to)) / 6;
  }
  return { atLower: area - first / length, atUpper: -first / length };
}

test("the axis runs through every support without a kink", () => {
  fc.assert(
    fc.property(moment, moment, places, loads, (from, to, at, given) => {
      const bays = baysOf({ from, to, loads: given, supports: at.toSorted((a, b) => a - b) }, L);
      for (const [index, bay] of bays.entries()) {
        const next = bays[index + 1];
        if (!next) break;
        expect(bay.actions.to).toBe(next.actions.from);
        const difference = slopes(bay).atUpper - slopes(next).atLower;
        expect(Math.abs(difference)).toBeLessThanOrEqual(1e-6 * 1e9 * L);
      }
    }),
  );
});
