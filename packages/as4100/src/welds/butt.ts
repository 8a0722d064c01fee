import type { Recorder } from "@kingpost/calc";
import { BUTT_THROAT, COMPLETE_BUTT, LAP_WELD_FACTOR, PHI_BUTT, THROAT } from "./butt-formulas.ts";
import type { WeldCategory } from "./fillet.ts";
import { PHI_WELD, THIN_WALL } from "./fillet-formulas.ts";

/** A fillet or incomplete penetration butt weld by its throat. Units mm, MPa. */
export interface ThroatWeld {
  readonly throat: number;
  readonly fuw: number;
  readonly category: WeldCategory;
  /** Along a hollow section with a wall thinner than 3 mm. */
  readonly isOnThinWall?: boolean | undefined;
  /** Length of a lap weld along the force, which reduces its capacity from 1.7 m on. */
  readonly lapLength?: number | undefined;
}

/**
 * Design capacity of a weld per unit length: phi 0.6 fuw tt kr.
 *
 * Shape    phi = 0.8 SP, 0.6 GP, 0.7 on a wall thinner than 3 mm; kr = 1.10 - 0.06 lw (m), 0.62 <= kr <= 1
 * Units    mm, MPa, out N/mm
 * Source   AS 4100 9.6.3.10, 9.6.2.7
 * Checked  packages/connections/validation/joints.test.ts
 */
export function designThroat(
  { throat, fuw, category, isOnThinWall = false, lapLength = 0 }: ThroatWeld,
  record: Recorder,
): number {
  const phi = isOnThinWall ? Math.min(PHI_WELD[category], THIN_WALL.phi) : PHI_WELD[category];
  const kr = record.formula(LAP_WELD_FACTOR, { length: lapLength });
  return record.formula(THROAT, { phi, fuw, throat, kr });
}

/** Throat of an incomplete penetration butt weld: the depth of its preparation, less 3 mm up to 60 degrees. Units mm. Source AS 4100 9.6.2.7. */
export function buttThroat(
  { depth, isNarrow }: { readonly depth: number; readonly isNarrow: boolean },
  record: Recorder,
): number {
  return isNarrow
    ? record.formula(BUTT_THROAT.narrow, { depth })
    : record.rule(BUTT_THROAT.wide, depth, `D = ${depth} mm`);
}

/** Design capacity of a complete penetration butt weld: phi times the nominal capacity of the weaker part. Units N. Source AS 4100 9.6.2.7. */
export function designButt(nominal: number, category: WeldCategory, record: Recorder): number {
  return record.formula(COMPLETE_BUTT, { phi: PHI_BUTT[category], nominal });
}
