import { CLAUSES } from "./clauses.ts";
import type { Recorder } from "./record-steps.ts";
import type { SteelSection } from "./steel-section.ts";

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
  if (fy === fyw) return fy;
  return record(Math.min(fy, fyw), () => ({
    symbol: "f_y",
    title: "Yield stress of the section: the lower of flange and web",
    clause: CLAUSES.yieldStress,
    formula: "min({f_yf}, {f_yw})",
    given: { f_yf: [fy, "MPa"], f_yw: [fyw, "MPa"] },
    unit: "MPa",
  }));
}
