import type { Recorder } from "@kingpost/calc";
import { PHI } from "../constants.ts";
import { nominalSectionCompression } from "../section/axial-section.ts";
import { compressionReduction } from "../section/slenderness-reduction.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { COMPRESSION_MEMBER } from "./compression-member-formulas.ts";
import { sectionConstant } from "./section-constant.ts";

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
  const formulas = COMPRESSION_MEMBER[axis];
  const r = axis === "x" ? section.rx : section.ry;
  const ns = nominalSectionCompression(section, record);
  const fy = Math.min(section.fy, section.fyw);
  const lambdaN = record.formula(formulas.slenderness, { le, r, kf: section.kf, fy });
  const alphaB = sectionConstant(section, record);
  const alphaC = compressionReduction(lambdaN, alphaB, record);
  const nominal = record.formula(formulas.nominal, { alphaC, ns });
  return record.formula(formulas.design, { phi: PHI, nominal });
}
