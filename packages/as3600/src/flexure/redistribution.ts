import type { DuctilityClass } from "../materials/index.ts";

/** Largest change of an elastic moment, and how it falls with the neutral axis (recalled). Source AS 3600 6.2.7.2. */
const LARGEST_CHANGE = 0.3;
const FULL_UNTIL = 0.2;
const NONE_FROM = 0.4;
const SLOPE = 0.75;

/**
 * Largest part of an elastic moment that may be redistributed. `ku`: the largest of the peak moment regions of the spans affected.
 *
 * Shape    none with Class L
 * Units    dimensionless
 * Source   AS 3600 6.2.7.2 (recalled: docs/recalled-clauses.md)
 * Checked  src/flexure/flexure.test.ts
 */
export function allowedRedistribution(ku: number, ductility: DuctilityClass): number {
  if (ductility === "L" || !(ku < NONE_FROM)) return 0;
  return ku <= FULL_UNTIL ? LARGEST_CHANGE : SLOPE * (NONE_FROM - ku);
}
