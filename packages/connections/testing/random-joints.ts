import type { Check } from "@kingpost/calc";
import fc from "fast-check";
import { expect } from "vitest";

export const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
export const whole = (min: number, max: number) => fc.integer({ min, max });

export const BOLT = {
  size: fc.constantFrom("M16" as const, "M20" as const, "M24" as const),
  category: fc.constantFrom("4.6/S" as const, "8.8/S" as const, "8.8/TB" as const, "10.9/S" as const),
  threads: fc.constantFrom("N" as const, "X" as const),
};

export const boltsOf = (columns: fc.Arbitrary<number>, rows = whole(2, 8)) =>
  fc.record({ ...BOLT, rows, columns, pitch: number(60, 120), gauge: number(60, 140) });

export const PLATE = fc.record({ t: number(5, 25), fy: number(230, 360), fu: number(400, 480) });

export const WELD = fc.record({
  leg: number(4, 12),
  fuw: fc.constantFrom(430, 490, 550),
  category: fc.constantFrom("SP" as const, "GP" as const),
});

export type Ratios = Readonly<Record<string, number>>;

/** The ratios of checks by their identifiers. */
export const ratiosOf = (checks: readonly Check[]): Ratios =>
  Object.fromEntries(checks.flatMap((check) => (check.kind === "limit" ? [[check.id, check.ratio]] : [])));

/** Compares the ratios that are expected; infinite ones are alike. */
export function compareRatios(found: Ratios, expected: Ratios, digits = 8): void {
  for (const [id, ratio] of Object.entries(expected)) {
    if (Number.isFinite(ratio)) expect((found[id] ?? Number.NaN) / ratio, id).toBeCloseTo(1, digits);
    else expect(found[id], id).toBe(ratio);
  }
}
