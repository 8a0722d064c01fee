import type { Capacity } from "./capacity.ts";
import { CLAUSES } from "./clauses.ts";
import { PHI } from "./constants.ts";
import { notApplicable, notCovered } from "./not-covered.ts";
import type { Recorder } from "./record-steps.ts";
import type { SteelSection } from "./steel-section.ts";
import { SHEAR_LIMIT } from "./web-shear.ts";

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
  const alphaV = kind === "cold-formed-chs" ? 1 : wallBuckling(section, fy, record);
  const yielding = record(0.6 * fy * c * alphaV, () => ({
    symbol: "M_z",
    title: "Nominal torsion capacity at the shear yield stress",
    clause: CLAUSES.shearYield,
    formula: kind === "cold-formed-chs" ? "0.6 × {f_y} × {C}" : "{α_v} × 0.6 × {f_y} × {C}",
    given: { f_y: [fy, "MPa"], C: [c, "mm³"], ...(kind === "cold-formed-chs" ? {} : { α_v: alphaV }) },
    unit: "kNm",
  }));
  return record(PHI * yielding, () => ({
    symbol: "φM_z",
    title: "Design torsion capacity",
    clause: CLAUSES.capacityFactor,
    formula: "{φ} × {M_z}",
    given: { φ: PHI, M_z: [yielding, "kNm"] },
    unit: "kNm",
  }));
}

function wallBuckling({ d, bf, tf, tw }: SteelSection, fy: number, record: Recorder): number {
  const [clear, t] = (d - 2 * tf) / tw >= (bf - 2 * tw) / tf ? [d - 2 * tf, tw] : [bf - 2 * tw, tf];
  const lambda = record((clear / t) * Math.sqrt(fy / 250), () => ({
    symbol: "λ_w",
    title: "Slenderness of the more slender wall",
    clause: CLAUSES.shearUniform,
    formula: "({d_p} / {t}) × √({f_y} / 250 MPa)",
    given: { d_p: [clear, "mm"], t: [t, "mm"], f_y: [fy, "MPa"] },
  }));
  return record(Math.min(1, (SHEAR_LIMIT / lambda) ** 2), () => ({
    symbol: "α_v",
    title: "Shear buckling coefficient of the wall",
    clause: CLAUSES.shearBuckling,
    formula: "min(1, (82 / {λ_w})²)",
    given: { λ_w: lambda },
  }));
}
