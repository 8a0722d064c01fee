import fc from "fast-check";
import { expect, test } from "vitest";
import { signChangesOf } from "./roots.ts";

const found = new Float64Array(4);

function rootsOf(coefficients: readonly number[], low: number, high: number): readonly number[] {
  const count = signChangesOf(coefficients, coefficients.length - 1, low, high, found);
  return [...found.slice(0, count)];
}

/** Coefficients of the product of (s - root). */
function withRoots(roots: readonly number[]): readonly number[] {
  let product = [1];
  for (const root of roots) {
    const times = [0].concat(product);
    product = times.map((value, power) => value - root * (product[power] ?? 0));
  }
  return product;
}

test("one to four simple roots are found to 1e-12", () => {
  const roots = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(roots, (unsorted) => {
      const sorted = [...unsorted].sort((a, b) => a - b);
      const calculated = rootsOf(withRoots(sorted), 0, 1000);
      expect(calculated).toHaveLength(sorted.length);
      // Integers: the coefficients are exact, and neighbouring roots are at least 1 apart.
      for (const [at, root] of sorted.entries()) {
        expect(Math.abs((calculated[at] ?? 0) - root)).toBeLessThan(1e-6);
      }
      if (sorted.every((root, at) => at === 0 || root - (sorted[at - 1] ?? 0) > 100)) {
        for (const [at, root] of sorted.entries()) {
          expect(Math.abs((calculated[at] ?? 0) / root - 1)).toBeLessThan(1e-11);
        }
      }
    }),
  );
});

test("roots outside the interval are left out", () => {
  expect(rootsOf(withRoots([1, 5, 9]), 2, 8)).toEqual([5]);
});

test("a polynomial without a change of sign has none", () => {
  expect(rootsOf([1, 0, 1], -10, 10)).toEqual([]);
  expect(rootsOf([4], 0, 1)).toEqual([]);
  expect(rootsOf([0, 0, 0, 0, 0], 0, 1)).toEqual([]);
});

test("the small root of a quadratic keeps its digits beside a large one", () => {
  const [small] = rootsOf([1, -1e9, 1], 0, 1);
  expect(Math.abs((small ?? 0) / 1e-9 - 1)).toBeLessThan(1e-15);
});
