import { bracketedRoot } from "@kingpost/concrete-section";

/** Effective length factors of columns with ideal ends. Source AS 3600 Figure 10.5.3(A) (recalled). */
export const IDEAL_FACTORS = {
  "braced, pinned and pinned": 1,
  "braced, pinned and fixed": 0.85,
  "braced, fixed and fixed": 0.7,
  "sway, fixed and fixed": 1.2,
  "sway, fixed and pinned": 2.2,
  "sway, fixed and free": 2.2,
} as const;

/** Stiffness of a beam by its far end. Source AS 3600 10.5.4. */
export const BEAM_FACTORS = {
  braced: { pinned: 1.5, rigid: 1, fixed: 2 },
  sway: { pinned: 0.5, rigid: 1, fixed: 0.67 },
} as const;

/** End restraint coefficients of a footing. Source AS 3600 10.5.4. */
export const FOOTING_RESTRAINT = { pinned: 10, fixed: 1 } as const;

/** A joint of no flexibility: the equations divide by the sum of both. */
const STIFFEST = 0.001;
const LONGEST_SWAY = 30;
const TOLERANCE = 1e-12;

/** End restraint coefficient: stiffness of the columns over that of the beams at a joint. Units of both alike. */
export function endRestraint(columns: number, beams: number): number {
  return beams > 0 ? columns / beams : FOOTING_RESTRAINT.pinned;
}

/**
 * Effective length factor of a column by the restraint of both ends: the equations of the alignment charts.
 *
 * Shape    braced 0.5 to 1, sway 1 to 30
 * Source   AS 3600 10.5.3 (recalled: the equations of the charts)
 * Checked  src/column/column.test.ts
 */
export function effectiveLengthFactor(gamma1: number, gamma2: number, isBraced: boolean): number {
  const [a, b] = [Math.max(gamma1, STIFFEST), Math.max(gamma2, STIFFEST)];
  if (isBraced) {
    const braced = (k: number) => {
      const u = Math.PI / k;
      return ((a * b) / 4) * u * u + ((a + b) / 2) * (1 - u / Math.tan(u)) + (2 * Math.tan(u / 2)) / u - 1;
    };
    // From 1/2 the function falls from above: it is turned for the root of rising functions.
    return bracketedRoot((k) => -braced(k), 0.5 + 1e-9, 1 - 1e-12, TOLERANCE) ?? 1;
  }
  const sway = (k: number) => {
    const u = Math.PI / k;
    return (a * b * u * u - 36) / (6 * (a + b)) - u / Math.tan(u);
  };
  return bracketedRoot((k) => -sway(k), 1 + 1e-9, LONGEST_SWAY, TOLERANCE) ?? LONGEST_SWAY;
}
