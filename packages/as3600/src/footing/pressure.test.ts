import { SILENT, StepList } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type FootingPlan,
  pressureAt,
  type SoilPressure,
  soilPressure,
  type UndersideAction,
} from "./index.ts";

const GRID = 240;

/** Sums over a fine grid, of which no polygon is made. */
function gridSums({ lx, ly }: FootingPlan, { a, b, c }: SoilPressure) {
  let [n, my, mx] = [0, 0, 0];
  const area = (lx * ly) / GRID ** 2;
  for (let i = 0; i < GRID; i += 1) {
    const x = ((i + 0.5) / GRID - 0.5) * lx;
    for (let j = 0; j < GRID; j += 1) {
      const y = ((j + 0.5) / GRID - 0.5) * ly;
      const pressure = a + b * x + c * y;
      if (pressure <= 0) continue;
      const force = pressure * area;
      n += force;
      my += force * x;
      mx += force * y;
    }
  }
  return { n, my, mx };
}

function found(plan: FootingPlan, action: UndersideAction): SoilPressure {
  const soil = soilPressure(plan, action, SILENT);
  if (!soil) throw new Error("The footing overturns.");
  return soil;
}

const length = fc.integer({ min: 500, max: 8000 });
const share = fc.integer({ min: -42_000, max: 42_000 }).map((of) => of / 1e5);
const loaded = fc
  .record({ lx: length, ly: length, s: share, t: share })
  .map(({ lx, ly, s, t }) => ({ plan: { lx, ly }, action: { n: 1e6, ex: s * lx, ey: t * ly } }));

test("the pressure balances N', M'x and M'y by sums over a fine grid, also beyond the kern on both axes", () => {
  let beyond = 0;
  fc.assert(
    fc.property(loaded, ({ plan, action: { n, ex, ey } }) => {
      if (6 * Math.abs(ex / plan.lx) > 1 && 6 * Math.abs(ey / plan.ly) > 1) beyond += 1;
      const soil = found(plan, { n, ex, ey });
      const sums = gridSums(plan, soil);
      // The grid itself is less exact where the contact is narrow.
      const allowed = 1e-4 / Math.min(1, soil.contactRatio) ** 0.5;
      expect(Math.abs(sums.n / n - 1)).toBeLessThan(allowed);
      expect(Math.abs(sums.my / n - ex) / plan.lx).toBeLessThan(allowed);
      expect(Math.abs(sums.mx / n - ey) / plan.ly).toBeLessThan(allowed);
      expect(pressureAt(soil, (Math.sign(ex) * plan.lx) / 2, (Math.sign(ey) * plan.ly) / 2)).toBeCloseTo(
        soil.greatest,
        9,
      );
    }),
    { numRuns: 1000 },
  );
  expect(beyond).toBeGreaterThan(200);
});

test("eccentricities up to the edge and the corner have a pressure, beyond them none", () => {
  const plan = { lx: 3000, ly: 2000 };
  for (const s of [0, 0.01, 0.2, 0.3333, 0.4, 0.49, 0.4999]) {
    for (const t of [0, 0.001, 0.1667, 0.25, 0.26, 0.45, 0.4999]) {
      const soil = found(plan, { n: 1e6, ex: s * 3000, ey: -t * 2000 });
      expect(Number.isFinite(soil.greatest)).toBe(true);
      const { a, b, c } = soil;
      expect(a + b * s * 3000 - c * t * 2000).toBeGreaterThan(0);
    }
  }
  for (const action of [
    { n: 1e6, ex: 1500, ey: 0 },
    { n: 1e6, ex: 0, ey: -1000 },
    { n: 1e6, ex: 1500 * (1 - 1e-14), ey: 0 },
    { n: 1e6, ex: 0, ey: 1000 * (1 - 1e-14) },
    { n: 1e6, ex: 1600, ey: 0 },
    { n: 0, ex: 0, ey: 0 },
    { n: -1e6, ex: 0, ey: 0 },
  ]) {
    expect(soilPressure(plan, action, SILENT)).toBeUndefined();
  }
});

test("the pressure of a mirrored or turned footing is mirrored or turned", () => {
  fc.assert(
    fc.property(loaded, ({ plan, action: { n, ex, ey } }) => {
      const soil = found(plan, { n, ex, ey });
      const mirrored = found(plan, { n, ex: -ex, ey });
      expect(mirrored.greatest).toBe(soil.greatest);
      expect(mirrored.a).toBe(soil.a);
      expect(mirrored.b).toBeCloseTo(-soil.b, 12);
      const turned = found({ lx: plan.ly, ly: plan.lx }, { n, ex: ey, ey: ex });
      expect(turned.greatest / soil.greatest).toBeCloseTo(1, 9);
      expect(turned.contactRatio).toBeCloseTo(soil.contactRatio, 9);
    }),
  );
});

test("twice the force has twice the pressure over the same contact", () => {
  fc.assert(
    fc.property(loaded, ({ plan, action }) => {
      const soil = found(plan, action);
      const twice = found(plan, { ...action, n: 2 * action.n });
      expect(twice.greatest / soil.greatest).toBeCloseTo(2, 9);
      expect(twice.contactRatio).toBeCloseTo(soil.contactRatio, 9);
    }),
  );
});

test("a larger plan never raises the pressure of a concentric force", () => {
  fc.assert(
    fc.property(length, length, fc.double({ min: 1, max: 2, noNaN: true }), (lx, ly, k) => {
      const action = { n: 1e6, ex: 0, ey: 0 };
      expect(found({ lx: k * lx, ly }, action).greatest).toBeLessThanOrEqual(
        found({ lx, ly }, action).greatest,
      );
    }),
  );
});

describe("every displayed line of the pressure works out to its value:", () => {
  test.each([
    ["full contact", 100, 50],
    ["contact over a part of the length", 900, 0],
    ["contact over a part of the width", 0, 700],
    ["contact over a triangle", 1400, 1000],
    ["contact over another polygon", 600, 450],
  ])("%s", (_, ex, ey) => {
    const list = new StepList();
    soilPressure({ lx: 4000, ly: 3000 }, { n: 1e6, ex, ey }, list);
    expect(list.steps.length).toBe(1);
    expect(() => checkSteps(list.steps)).not.toThrow();
  });
});
