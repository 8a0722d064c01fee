import type { Capacity, Recorder } from "@kingpost/calc";
import { notApplicable } from "../not-covered.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { CHANNEL_SEGMENT, HOLLOW_SEGMENT, I_SECTION_SEGMENT } from "./full-lateral-restraint-formulas.ts";
import { uncoveredBuckling } from "./lateral-buckling.ts";

/** Ratio of the end moments of the segment: uniform moment, the most severe. */
const UNIFORM_MOMENT = -1;
const LATERAL = "sections that buckle laterally";

/**
 * Longest segment with full lateral restraint, both ends fully or partially restrained.
 *
 *   I-sections   FLR = ry (80 + 50 bm) sqrt(250 / fy)      channels   ry (60 + 40 bm) sqrt(250 / fy)
 *   RHS          ry (1800 + 1500 bm) (b / d) (250 / fy)
 *
 * Shape    equal flanges; bm: ratio of the end moments, -1 for uniform moment, +1 for full reverse curvature
 * Units    out mm
 * Source   AS 4100 5.3.2.4
 * Checked  validation/web-bearing.test.ts
 */
export function fullLateralRestraint(
  section: SteelSection,
  record: Recorder,
  betaM: number = UNIFORM_MOMENT,
): Capacity {
  const { kind, ry, d, bf, ix, iy } = section;
  const fy = Math.min(section.fy, section.fyw);
  switch (kind) {
    case "rolled-i":
    case "taper-i":
    case "welded-i":
    case "welded-i-as-rolled":
      return record.formula(I_SECTION_SEGMENT, { ry, betaM, fy });
    case "channel":
    case "welded-channel":
      return record.formula(CHANNEL_SEGMENT, { ry, betaM, fy });
    case "cold-formed-rhs":
    case "welded-box":
      if (iy >= ix * (1 - 1e-9)) return notApplicable(LATERAL);
      return record.formula(HOLLOW_SEGMENT, { ry, betaM, b: bf, d, fy });
    case "angle":
      return notApplicable(LATERAL);
    default:
      return uncoveredBuckling(section) ?? notApplicable(LATERAL);
  }
}
