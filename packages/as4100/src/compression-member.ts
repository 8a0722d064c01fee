import { nominalSectionCompression } from "./axial-section.ts";
import { CLAUSES } from "./clauses.ts";
import { PHI } from "./constants.ts";
import type { Recorder } from "./record-steps.ts";
import { sectionConstant } from "./section-constant.ts";
import { compressionReduction } from "./slenderness-reduction.ts";
import type { SteelSection } from "./steel-section.ts";

/**
 * Design member capacity in compression, flexural buckling about one axis.
 *
 *   phiNc = phi alpha_c Ns <= phi Ns      lambda_n = (le / r) sqrt(kf) sqrt(fy / 250)
 *
 * Units    le in mm, out N, unrounded
 * Source   AS 4100 6.1, 6.3.3, Table 3.4
 * Checked  validation/published.test.ts
 */
export function designMemberCompression(
  section: SteelSection,
  axis: "x" | "y",
  le: number,
  record: Recorder,
): number {
  const r = axis === "x" ? section.rx : section.ry;
  const { kf } = section;
  const ns = nominalSectionCompression(section, record);
  const fy = Math.min(section.fy, section.fyw);
  const lambdaN = record((le / r) * Math.sqrt(kf) * Math.sqrt(fy / 250), () => ({
    symbol: "λ_n",
    title: "Modified compression member slenderness",
    clause: CLAUSES.memberCompression,
    formula: `({l_e} / {r_${axis}}) × √({k_f}) × √({f_y} / 250 MPa)`,
    given: { l_e: [le, "mm"], [`r_${axis}`]: [r, "mm"], k_f: kf, f_y: [fy, "MPa"] },
  }));
  const alphaB = sectionConstant(section, record);
  const alphaC = compressionReduction(lambdaN, alphaB, record);
  const nc = record(alphaC * ns, () => ({
    symbol: `N_c${axis}`,
    title: "Nominal member capacity in compression",
    clause: CLAUSES.memberCompression,
    formula: "{α_c} × {N_s}",
    given: { α_c: alphaC, N_s: [ns, "kN"] },
    unit: "kN",
  }));
  return record(PHI * nc, () => ({
    symbol: `φN_c${axis}`,
    title: "Design member capacity in compression",
    clause: CLAUSES.capacityFactor,
    formula: `{φ} × {N_c${axis}}`,
    given: { φ: PHI, [`N_c${axis}`]: [nc, "kN"] },
    unit: "kN",
  }));
}
