import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  greatestAtSupports,
  greatestShearWithSupports,
  momentsAtSupports,
  shearAtBase,
  shearsOfEnds,
} from "./lateral-supports.ts";

const L = 6000;
const M = 40e6;

describe("a column that is held sideways between its ends", () => {
  test("at mid-height has a quarter of an end moment there, of the opposite sign", () => {
    const of = { from: 0, to: M, loads: [], supports: [3000] };
    expect(momentsAtSupports(of, L).map(({ m }) => m)).toEqual([0, expect.closeTo(-M / 4, 3), M]);
    expect(shearsOfEnds(of, L).map(({ v }) => v)).toEqual([
      expect.closeTo(-M / 4 / 3000, 6),
      expect.closeTo((1.25 * M) / 3000, 6),
    ]);
    expect(greatestAtSupports(of, L, 0, 3000)).toBeCloseTo(M / 4, 3);
    expect(greatestShearWithSupports(of, L)).toBeCloseTo((1.25 * M) / 3000, 6);
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

  test("has loads between its ends as a simply supported column, beside its end moments", () => {
    const of = { from: M, to: 0, loads: [{ w: 10, p: 0, z: 0 }], supports: [600] };
    const v = (-M * (1 + 600 / (2 * L))) / 600;
    expect(shearAtBase(of, L)).toBeCloseTo((10 * L) / 2 + v, 6);
    expect(greatestShearWithSupports(of, L)).toBeCloseTo(-((10 * L) / 2 - 10 * 600 + v), 6);
  });

  test("has a point load between its ends on either side of it", () => {
    const of = { from: M, to: 0, loads: [{ w: 0, p: -60e3, z: 300 }], supports: [600] };
    const v = (-M * (1 + 600 / (2 * L))) / 600;
    expect(greatestShearWithSupports(of, L)).toBeCloseTo((60e3 * (L - 300)) / L - v, 6);
  });
});

test("moments at any supports fulfil the equation of three moments, and never exceed half of the end moments", () => {
  const moment = fc.integer({ min: -200, max: 200 }).map((m) => m * 1e6);
  const places = fc.uniqueArray(fc.integer({ min: 1, max: L - 1 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(moment, moment, places, (from, to, at) => {
      const supports = at.toSorted((a, b) => a - b);
      const found = momentsAtSupports({ from, to, supports }, L);
      for (let i = 1; i < found.length - 1; i++) {
        const [a, b, c] = [found[i - 1], found[i], found[i + 1]];
        if (!a || !b || !c) throw new Error("three moments");
        const sum = a.m * (b.z - a.z) + 2 * b.m * (c.z - a.z) + c.m * (c.z - b.z);
        expect(Math.abs(sum)).toBeLessThanOrEqual(1e-9 * (Math.abs(from) + Math.abs(to) + 1) * L);
        expect(Math.abs(b.m)).toBeLessThanOrEqual(Math.max(Math.abs(from), Math.abs(to)) / 2 + 1e-3);
      }
    }),
  );
});
