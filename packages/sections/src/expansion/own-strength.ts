import { designWithStrengths, type SteelSection } from "@kingpost/as4100";
import { grossProperties } from "@kingpost/section-geometry";
import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import { steelSectionOf } from "../record/steel-section.ts";

/**
 * A section in a steel of which the strengths are stated: the form factor and the effective moduli are calculated for them,
 * with one yield stress for all plates and the residual stresses of the product.
 *
 * Units    MPa
 * Errors   as `designWithStrengths`
 * Source   AS 4100 5.2 and 6.2
 * Checked  own-strength.test.ts (the strengths of the grade give the section of the catalogue)
 */
export function steelSectionWithStrengths(
  record: SteelSectionRecord,
  { fy, fu }: { readonly fy: number; readonly fu: number },
): SteelSection {
  const section = steelSectionOf(record);
  if (!section.plates) return { ...section, fy, fyw: fy, fu };
  const { dimensions, stress } = section.plates;
  const gross = grossProperties(dimensions);
  return { ...section, ...designWithStrengths(dimensions, gross, { fy, fyw: fy, fu }, stress) };
}
