import type { Recorder } from "@kingpost/calc";
import type { SteelSection } from "../section/steel-section.ts";
import { CRITICAL_FLANGE_FORCE, LATERAL_FORCE } from "./restraint-force-formulas.ts";

/** The most parallel members beyond one that a restraint collects the forces of. Recalled, see docs/recalled-clauses.md. */
const MOST_BEYOND = 7;

/**
 * Design force of a lateral restraint.
 *
 *   N*r = [0.025 + 0.0125 (n - 1)] M* / (d - tf)      n parallel members, n - 1 <= 7
 *
 * Shape    I-sections and channels; other shapes with two flanges: the force of the whole depth between the flanges
 * Units    M* of the adjacent segments in Nmm, out N
 * Source   AS 4100 5.4.3.1, 5.4.3.3
 * Checked  src/member/biaxial.test.ts
 */
export function restraintForce(
  { d, tf }: SteelSection,
  greatestMoment: number,
  parallelMembers: number,
  record: Recorder,
): number {
  const force = record.formula(CRITICAL_FLANGE_FORCE, { m: Math.abs(greatestMoment), d, tf });
  const n = Math.min(parallelMembers, MOST_BEYOND + 1);
  return record.formula(LATERAL_FORCE, { n, force });
}
