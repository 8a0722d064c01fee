import { type Check, type Recorder, SILENT } from "@kingpost/calc";
import { type Capacity, isCovered } from "../capacity.ts";
import { CLAUSES } from "../clauses.ts";
import { bucklesLaterally, designMemberMoment } from "../lateral-buckling.ts";
import { notCovered } from "../not-covered.ts";
import { designSectionMoment } from "../section-moment.ts";
import { recordEffectiveModulus } from "../section-property.ts";
import { memberBendingAssumptions } from "../statement.ts";
import type { SteelSection } from "../steel-section.ts";
import { type CheckNames, strengthCheck } from "../strength-check.ts";
import { isWithheldForThinWeb } from "../thin-web.ts";
import { type AlphaMMethod, FROM_MOMENTS, momentModificationFactor } from "./alpha-m.ts";
import { effectiveLength, hasFreeEnd } from "./effective-length.ts";
import type { MemberLayout } from "./layout.ts";
import { loadHeight, type MemberLoad } from "./load.ts";
import type { Segment } from "./segments.ts";

/** Of the length of a segment: a place that differs by rounding. */
const NEARLY_AT = 1e-9;

/** What the capacity of a segment depends on, besides the section. */
export interface SegmentCase {
  readonly segment: Segment;
  readonly layout: MemberLayout;
  /** The loads of the same combination. */
  readonly loads: readonly MemberLoad[];
  readonly alphaM?: AlphaMMethod | undefined;
}

/**
 * Design member moment capacity about x of a segment.
 *
 *   phiMb = phi alpha_m alpha_s Ms <= phiMs      where the critical flange is continuously restrained phiMs
 *
 * Units    out Nmm, unrounded
 * Errors   as `momentModificationFactor`
 * Source   AS 4100 5.3.2, 5.3.3, 5.6
 * Checked  validation/beam.test.ts
 */
export function designSegmentMoment(section: SteelSection, of: SegmentCase, record: Recorder): Capacity {
  if (isWithheldForThinWeb(section, "phiMbx")) return notCovered("thinWeb");
  if (section.kind === "angle") return notCovered("angleBuckling");
  const { segment, layout, loads, alphaM: method = FROM_MOMENTS } = of;
  const length = segment.to - segment.from;
  if (segment.isContinuous || !bucklesLaterally(section)) {
    return designSectionMoment(section, { ze: section.zex, axis: "x" }, record);
  }
  if (hasFreeEnd(segment.ends) && !isLargestWhereRestrained(segment)) return notCovered("freeEnd");
  const { ends, rotationEnds } = segment;
  const load = loadHeight(segment, loads, layout);
  const le = effectiveLength(section, { length, ends, load, rotationEnds }, record);
  const alphaM = momentModificationFactor(segment, loads, method, record);
  return designMemberMoment(section, le, alphaM, record);
}

/** Whether a segment with an unrestrained end has its greatest moment at the other end, as the cases of Table 5.6.2 have. */
function isLargestWhereRestrained({ from, to, start, moments: { greatest } }: Segment): boolean {
  const restrained = start === "U" ? to : from;
  return greatest.m === 0 || Math.abs(greatest.x - restrained) <= (to - from) * NEARLY_AT;
}

/** The greatest moment of a segment over its design capacity; undefined where the capacity is not covered. */
export function segmentMomentRatio(section: SteelSection, of: SegmentCase): number | undefined {
  const capacity = designSegmentMoment(section, of, SILENT);
  return isCovered(capacity) ? Math.abs(of.segment.moments.greatest.m) / capacity : undefined;
}

/**
 * The check of the greatest moment of a segment, with its derivation from the dimensions of the plates on.
 *
 * Errors   as `designSegmentMoment`
 */
export function segmentMomentCheck(section: SteelSection, of: SegmentCase, names: CheckNames): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.segmentMoment,
    demand: Math.abs(of.segment.moments.greatest.m),
    unit: "kNm",
    assumptions: memberBendingAssumptions(section.kind),
    capacity: (record) => {
      recordEffectiveModulus(section, "x", section.zex, record);
      return designSegmentMoment(section, of, record);
    },
  });
}
