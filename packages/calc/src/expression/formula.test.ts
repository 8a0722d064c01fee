import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluateTree } from "../../testing/evaluate-tree.ts";
import { standardReferences } from "../reference.ts";
import { formula } from "./formula.ts";
import { NUMBERS } from "./operations.ts";
import { symbol } from "./symbol.ts";

const X = symbol("x");
const Y = symbol("y");

/** Every operation once. */
const ALL = formula({
  id: "all",
  title: "Every operation",
  reference: standardReferences("S", "S:2026").clause("1"),
  result: symbol("z"),
  symbols: { x: X, y: Y },
  is: (o, { x, y }) => {
    const sums = o.plus(o.constant(0.1), x, o.minus(x, y), o.times(x, y, o.constant(0.3), x));
    const powers = o.plus(o.square(x), o.power(o.abs(x), o.constant(1.4)), o.sqrt(o.abs(y)), o.pi);
    const waves = o.plus(o.sin(x), o.cos(y), o.tan(x));
    const bounds = o.min(o.max(x, y), o.min(x, o.constant(5), y), o.max(y, o.constant(-2), x));
    const cases = o.when(
      o.isAtMost(x, y),
      o.over(x, o.constant(7)),
      o.when(o.isLess(y, o.constant(1)), y, x),
    );
    return o.plus(sums, powers, o.plus(waves, bounds), cases);
  },
});

test("a formula gives the number of its tree to the last bit", () => {
  const value = fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: -3, max: 3 }));
  fc.assert(
    fc.property(value, value, (x, y) => {
      // Adding 0 makes one zero of the two.
      expect(ALL.evaluate({ x, y }) + 0).toBe(evaluateTree(ALL.tree(), { x, y }) + 0);
    }),
  );
});

test("a square is the product to the last bit, as `**` gives it", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-100, max: 1e100, noNaN: true }), (x) => {
      expect(x ** 2).toBe(x * x);
    }),
  );
});

test("a limit itself is at most the limit, and not less than it", () => {
  expect(NUMBERS.isAtMost(82, 82)).toBe(true);
  expect(NUMBERS.isLess(82, 82)).toBe(false);
});

test("the tree of a formula is built once", () => {
  expect(ALL.tree()).toBe(ALL.tree());
});
