import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AxisActions,
  greatestBetween,
  greatestShear,
  momentAt,
  momentDiagramOf,
  shearAt,
} from "./axis-actions.ts";

const L = 6000;
const pinned = (loads: AxisActions["loads"]): AxisActions => ({ from: 0, to: 0, loads });
const whole = (of: AxisActions) => greatestBetween(of, L, 0, L);

describe("a simply supported column", () => {
  test("under a uniform load has w l2 / 8 at mid-height and w l / 2 at its ends", () => {
    const of = pinned([{ w: 10, p: 0, z: 0 }]);
    expect(whole(of)).toEqual({ x: L / 2, m: (10 * L ** 2) / 8 });
    expect(greatestShear(of, L)).toBe((10 * L) / 2);
    expect(shearAt(of, L, 0)).toBe(30_000);
  });

  test("under a point load has P a b / l below it", () => {
    const of = pinned([{ w: 0, p: 60_000, z: 2000 }]);
    const { x, m } = whole(of);
    expect(x).toBe(2000);
    expect(m).toBeCloseTo((60_000 * 2000 * 4000) / L, 3);
    expect(greatestShear(of, L)).toBeCloseTo(40_000, 6);
    expect(shearAt(of, L, 5000)).toBeCloseTo(-20_000, 6);
  });

  test("with a moment at its top and a uniform load has its greatest moment at l / 2 + M / (w l)", () => {
    const of = { from: 0, to: 50e6, loads: [{ w: 10, p: 0, z: 0 }] };
    const x = L / 2 + 50e6 / (10 * L);
    expect(whole(of).x).toBeCloseTo(x, 9);
    expect(whole(of).m).toBeCloseTo((50e6 * x) / L + (10 * x * (L - x)) / 2, 3);
  });
});

test("a moment that opposes a uniform load has its zero where both are equal", () => {
  // M_o (1 - z / l) = w z (l - z) / 2: z = 2 M_o / (w l).
  const of = { from: -60e6, to: 0, loads: [{ w: 10, p: 0, z: 0 }] };
  expect(momentDiagramOf(of, L).zeros).toEqual([expect.closeTo((2 * 60e6) / (10 * L), 6)]);
});

test("extremes, zeros and shear agree with many points", () => {
  const moment = fc.integer({ min: -200, max: 200 }).map((m) => m * 1e6);
  const load = fc.record({
    w: fc.integer({ min: -30, max: 30 }),
    p: fc.integer({ min: -100, max: 100 }).map((p) => p * 1e3),
    z: fc.integer({ min: 0, max: L }),
  });
  fc.assert(
    fc.property(moment, moment, fc.array(load, { maxLength: 3 }), (from, to, loads) => {
      const of = { from, to, loads };
      const points = [
        ...Array.from({ length: 2001 }, (_, n) => (n * L) / 2000),
        ...loads.map(({ z }) => z),
      ].toSorted((a, b) => a - b);
      const moments = points.map((z) => momentAt(of, L, z));
      const most = Math.max(...moments.map(Math.abs));
      const exact = Math.abs(whole(of).m);
      expect(exact).toBeGreaterThanOrEqual(most * (1 - 1e-12));
      expect(exact).toBeLessThanOrEqual(most * 1.001 + 1e4);
      const slopes = points.slice(1).map((z, n) => {
        const before = points[n] ?? 0;
        return z - before < 1e-6
          ? 0
          : Math.abs((momentAt(of, L, z) - momentAt(of, L, before)) / (z - before));
      });
      expect(greatestShear(of, L)).toBeGreaterThanOrEqual(Math.max(...slopes) * (1 - 1e-6) - 1e-3);
      const { zeros } = momentDiagramOf(of, L);
      const changes = moments.slice(1).filter((m, n) => m * (moments[n] ?? 0) < 0).length;
      expect(zeros.length).toBeGreaterThanOrEqual(changes);
      for (const z of zeros) expect(Math.abs(momentAt(of, L, z))).toBeLessThan(1e-6 * most + 1);
    }),
    { numRuns: 300 },
  );
});
