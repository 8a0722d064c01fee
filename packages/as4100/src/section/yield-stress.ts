import type { Recorder } from "@kingpost/calc";
import type { SteelSection } from "./steel-section.ts";
import { LOWER_YIELD } from "./yield-stress-formulas.ts";

/**
 * The yield stress of a section in bending, compression and tension.
 *
 *   fy = min(fy of the flange, fy of the web)
 *
 * Units    MPa
 * Source   convention of the published tables: with a separate fy for each plate, kf and Ze do not match them
 * Checked  validation/published.test.ts (sections whose web is thinner than the flange)
 */
export function sectionYield({ fy, fyw }: SteelSection, record: Recorder): number {
  return fy === fyw ? fy : record.formula(LOWER_YIELD, { fyf: fy, fyw });
}
