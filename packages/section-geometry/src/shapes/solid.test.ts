import { expect, test } from "vitest";
import { grossProperties } from "../gross.ts";

test("a 50 mm round bar has the properties of a circle", () => {
  const g = grossProperties({ shape: "round", d: 50 });
  expect(g.ag).toBeCloseTo(1963.495, 3);
  expect(g.ix).toBeCloseTo(306796.16, 2);
  expect(g.zx).toBeCloseTo(12271.846, 3);
  expect(g.sx).toBeCloseTo(125000 / 6, 9);
  expect(g.rx).toBeCloseTo(12.5, 12);
  expect(g.j).toBeCloseTo(613592.32, 2);
});

test("a 100 x 10 flat has the properties of a rectangle on edge", () => {
  const g = grossProperties({ shape: "flat", d: 100, t: 10 });
  expect(g.ix).toBeCloseTo(833333.333, 3);
  expect(g.sx).toBeCloseTo(25000, 9);
  expect(g.iy).toBeCloseTo(8333.333, 3);
  expect(g.zy).toBeCloseTo(1666.667, 3);
  expect(g.mass).toBeCloseTo(7.85, 9);
});

// Factors of a b^3 in Timoshenko and Goodier, Theory of Elasticity, the table for rectangular bars, with their published digits.
test.each([
  [1, "0.1406"],
  [1.2, "0.166"],
  [1.5, "0.196"],
  [2, "0.229"],
  [3, "0.263"],
  [5, "0.291"],
  [10, "0.312"],
])("the torsion constant of a bar of sides %d to 1 is %s a b^3 of the exact series", (ratio, factor) => {
  const { j } = grossProperties({ shape: "flat", d: 20 * ratio, t: 20 });
  expect((j / (20 * ratio * 20 ** 3)).toFixed(factor.length - 2)).toBe(factor);
  expect(grossProperties({ shape: "flat", d: 20, t: 20 * ratio }).j).toBeCloseTo(j, 6);
});
