import type { Recorder } from "@kingpost/calc";
import { PHI } from "../constants.ts";
import { type MomentAxis, SECTION_MOMENT } from "./section-moment-formulas.ts";
import type { SteelSection } from "./steel-section.ts";
import { sectionYield } from "./yield-stress.ts";

/** An effective modulus, mm3, with its axis and direction. */
export interface BendingDirection {
  readonly ze: number;
  readonly axis: MomentAxis;
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
  return record.formula(SECTION_MOMENT[axis].nominal, { fy, ze });
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
  const nominal = nominalSectionMoment(section, direction, record);
  return record.formula(SECTION_MOMENT[direction.axis].design, { phi: PHI, nominal });
}
