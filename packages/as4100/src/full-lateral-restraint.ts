import type { Capacity } from "./capacity.ts";
import { CLAUSES } from "./clauses.ts";
import { notApplicable } from "./not-covered.ts";
import type { Recorder } from "./record-steps.ts";
import type { SteelSection } from "./steel-section.ts";

/** Ratio of the end moments of the segment: uniform moment, the most severe. */
const UNIFORM_MOMENT = -1;

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
  const common = {
    symbol: "F_LR",
    title: "Longest segment with full lateral restraint",
    clause: CLAUSES.fullLateralRestraint,
    unit: "m",
  } as const;
  const given = { r_y: [ry, "mm"], β_m: betaM, f_y: [fy, "MPa"] } as const;
  const plain = (constant: number, slope: number) =>
    record(ry * (constant + slope * betaM) * Math.sqrt(250 / fy), () => ({
      ...common,
      formula: `{r_y} × (${constant} + ${slope} × {β_m}) × √(250 MPa / {f_y})`,
      given,
    }));
  switch (kind) {
    case "rolled-i":
    case "welded-i":
    case "welded-i-as-rolled":
      return plain(80, 50);
    case "channel":
      return plain(60, 40);
    case "cold-formed-rhs":
    case "welded-box":
      if (iy >= ix * (1 - 1e-9)) return notApplicable("sections that buckle laterally");
      return record((ry * (1800 + 1500 * betaM) * (bf / d) * 250) / fy, () => ({
        ...common,
        formula: "{r_y} × (1800 + 1500 × {β_m}) × ({b} / {d}) × (250 MPa / {f_y})",
        given: { ...given, b: [bf, "mm"], d: [d, "mm"] },
      }));
    default:
      return notApplicable("sections that buckle laterally");
  }
}
