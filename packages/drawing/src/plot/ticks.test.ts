import fc from "fast-check";
import { expect, test } from "vitest";
import { roundTicks } from "./ticks.ts";

test.each([
  [0, 10, 5, [0, 2, 4, 6, 8, 10]],
  [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
  [0, 1780, 4, [0, 500, 1000, 1500]],
  [3, 17, 3, [5, 10, 15]],
])("%s to %s in about %s", (from, to, wanted, ticks) => expect(roundTicks(from, to, wanted)).toEqual(ticks));

test("an axis too short for its numbers has one tick, and the count ends", () =>
  expect(roundTicks(9e6, 9e6 + 2e-9, 6)).toEqual([9e6]));

test("an axis without length has one tick", () => expect(roundTicks(4, 4, 5)).toEqual([4]));

test("every tick is on the axis, and there are never many more than requested", () => {
  const ends = fc.tuple(
    fc.double({ min: 0, max: 1e6, noNaN: true }),
    fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
  );
  fc.assert(
    fc.property(ends, fc.integer({ min: 2, max: 12 }), ([from, span], wanted) => {
      const ticks = roundTicks(from, from + span, wanted);
      expect(ticks.length).toBeLessThanOrEqual(2 * wanted + 1);
      for (const tick of ticks) {
        expect(tick).toBeGreaterThanOrEqual(from - span * 1e-6);
        expect(tick).toBeLessThanOrEqual(from + span * (1 + 1e-6));
      }
    }),
  );
});
