import { CLAUSES } from "./clauses.ts";
import { PHI } from "./constants.ts";
import type { Recorder } from "./record-steps.ts";
import type { SteelSection } from "./steel-section.ts";
import { sectionYield } from "./yield-stress.ts";

/** Which effective modulus: the name of the field, and the axis and direction as a subscript. */
export interface BendingDirection {
  readonly ze: number;
  /** `x`, `yL`, `xA`. */
  readonly axis: string;
}

/**
 * Nominal section moment capacity.
 *
 *   Ms = fy Ze        fy: the lower yield stress of flange and web
 *
 * Units    mm3, MPa, out Nmm, unrounded
 * Source   AS 4100 5.2.1
 * Checked  validation/published.test.ts
 */
export function nominalSectionMoment(
  section: SteelSection,
  { ze, axis }: BendingDirection,
  record: Recorder,
): number {
  const fy = sectionYield(section, record);
  return record(fy * ze, () => ({
    symbol: `M_s${axis}`,
    title: "Nominal section moment capacity",
    clause: CLAUSES.sectionMoment,
    formula: `{f_y} × {Z_e${axis}}`,
    given: { f_y: [fy, "MPa"], [`Z_e${axis}`]: [ze, "mm³"] },
    unit: "kNm",
  }));
}

/**
 * Design section moment capacity.
 *
 *   phiMs = phi Ms
 *
 * Units    out Nmm, unrounded
 * Source   AS 4100 5.1, Table 3.4
 * Checked  validation/published.test.ts
 */
export function designSectionMoment(
  section: SteelSection,
  direction: BendingDirection,
  record: Recorder,
): number {
  const ms = nominalSectionMoment(section, direction, record);
  return record(PHI * ms, () => ({
    symbol: `φM_s${direction.axis}`,
    title: "Design section moment capacity",
    clause: CLAUSES.capacityFactor,
    formula: `{φ} × {M_s${direction.axis}}`,
    given: { φ: PHI, [`M_s${direction.axis}`]: [ms, "kNm"] },
    unit: "kNm",
  }));
}
