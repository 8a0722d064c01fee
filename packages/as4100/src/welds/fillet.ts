import type { Recorder } from "@kingpost/calc";
import { isHollow } from "../section/hollow.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { LAP_WELD_FACTOR } from "./butt-formulas.ts";
import { FILLET, LONG_FILLET, PHI_WELD, THIN_WALL } from "./fillet-formulas.ts";

export type WeldCategory = "SP" | "GP";

/** Fillet welds of equal legs. Units mm, MPa. */
export interface FilletWeld {
  readonly leg: number;
  /** Nominal tensile strength of the weld metal: 430, 490, 550. */
  readonly fuw: number;
  readonly category: WeldCategory;
}

/**
 * Design capacity of a fillet weld per unit length: phi 0.6 fuw leg / sqrt(2).
 *
 * Shape    equal legs; phi = 0.8 SP, 0.6 GP; 0.7 on walls of hollow sections thinner than 3 mm
 * Units    mm, MPa, out N/mm
 * Source   AS 4100 9.6.3.10
 * Checked  src/welds/fillet.test.ts
 */
export function designFillet(
  { leg, fuw, category }: FilletWeld,
  section: SteelSection,
  record: Recorder,
): number {
  const isThin = isHollow(section) && section.tf < THIN_WALL.thickness;
  const phi = isThin ? Math.min(PHI_WELD[category], THIN_WALL.phi) : PHI_WELD[category];
  return record.formula(FILLET, { phi, fuw, leg });
}

/** Length of a lap weld that is not reduced, mm. Source AS 4100 Table 9.6.3.10(B). */
const SHORT_LAP = 1700;

/** `designFillet` between plates. `lapLength`: of a lap weld, mm. Units mm, MPa, out N/mm. Source AS 4100 9.6.3.10. */
export function designPlateFillet(
  { leg, fuw, category }: FilletWeld,
  record: Recorder,
  lapLength = 0,
): number {
  const phi = PHI_WELD[category];
  if (lapLength <= SHORT_LAP) return record.formula(FILLET, { phi, fuw, leg });
  const kr = record.formula(LAP_WELD_FACTOR, { length: lapLength });
  return record.formula(LONG_FILLET, { phi, fuw, leg, kr });
}

/** Largest leg along the edge of a plate that is not built out, mm. Source AS 4100 9.6.3.3. */
export function mostFilletLeg(thickness: number): number {
  return thickness < 6 ? thickness : thickness - 1;
}

/** Least leg of a fillet weld for the thickest part, mm. Source AS 4100 Table 9.6.3.2. */
export function leastFilletLeg(thickness: number): number {
  if (thickness <= 7) return 3;
  if (thickness <= 10) return 4;
  return thickness <= 15 ? 5 : 6;
}
