import type { Capacity, Recorder } from "@kingpost/calc";
import { PHI } from "../constants.ts";
import { notApplicable, notCovered } from "../not-covered.ts";
import { TORSION_WALL } from "../shear/web-shear-formulas.ts";
import type { SteelSection } from "./steel-section.ts";
import { DESIGN_TORSION, TUBE_TORSION, WALL_TORSION } from "./torsion-formulas.ts";

/**
 * Design torsion capacity of a hollow section.
 *
 *   phiMz = 0.9 x 0.6 fy C alpha_v      C: torsion modulus; alpha_v = (82 / lambda_w)^2 <= 1 of the more slender wall
 *
 * Shape    CHS, RHS, SHS and boxes. AS 4100 has no clause for torsion: the shear yield stress and shear buckling of 5.11 are used
 * Units    mm3, MPa, out Nmm, unrounded
 * Source   published design capacity tables of hollow sections: 0.9 x 0.6 fy C
 * Checked  validation/published.test.ts (five SHS)
 */
export function designTorsion(section: SteelSection, record: Recorder): Capacity {
  const { kind, c, fy: fyFlange, fyw } = section;
  if (kind !== "cold-formed-chs" && kind !== "cold-formed-rhs" && kind !== "welded-box") {
    return notApplicable("hollow sections");
  }
  if (c === undefined) return notCovered("torsion");
  const fy = Math.min(fyFlange, fyw);
  const nominal =
    kind === "cold-formed-chs"
      ? record.formula(TUBE_TORSION, { fy, c })
      : record.formula(WALL_TORSION, { alphaV: wallBuckling(section, fy, record), fy, c });
  return record.formula(DESIGN_TORSION, { phi: PHI, nominal });
}

function wallBuckling({ d, bf, tf, tw }: SteelSection, fy: number, record: Recorder): number {
  const [dp, t] = (d - 2 * tf) / tw >= (bf - 2 * tw) / tf ? [d - 2 * tf, tw] : [bf - 2 * tw, tf];
  const lambda = record.formula(TORSION_WALL.slenderness, { dp, t, fy });
  return record.formula(TORSION_WALL.coefficient, { lambda });
}
