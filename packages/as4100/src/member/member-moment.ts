import {
  type Capacity,
  type Check,
  type CheckNames,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { memberBendingAssumptions } from "../capacity/statement.ts";
import { CLAUSES } from "../clauses.ts";
import { notCovered } from "../not-covered.ts";
import { designSectionMoment, nominalSectionMoment } from "../section/section-moment.ts";
import { recordEffectiveModulus } from "../section/section-property.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { isWithheldForThinWeb } from "../shear/thin-web.ts";
import { type AlphaMMethod, FROM_MOMENTS, momentModificationFactor } from "./alpha-m.ts";
import { type EffectiveLengthCase, effectiveLength, hasFreeEnd } from "./effective-length.ts";
import {
  bendingReduction,
  bucklesLaterally,
  designMemberMoment,
  reducedMemberMoment,
  uncoveredBuckling,
} from "./lateral-buckling.ts";
import type { MemberLayout } from "./layout.ts";
import { type LoadHeight, loadHeight, type MemberLoad } from "./load.ts";
import type { MemberRange, Segment } from "./segments.ts";

const SUPPORTED_FREE_END =
  "A support on the segment has no lateral restraint: its reaction is a load at an unrestrained end. \u03b1_m = 1 / A \u2212 0.75, not more than 1.25, is derived from the cases of Table 5.6.2. A support without restraint is unusual.";

const GREATEST_ELSEWHERE =
  "The greatest moment of the segment is not at its restrained end, as those of Table 5.6.2 are. It counts from there to the restrained end, which is on the safe side (derived).";

const BESIDE_CONTINUOUS =
  "Where the moment changes its sign, the end of the continuous restraint of the other flange counts as L, as restraints at close spacing do (Clauses 5.3.1, 5.5.2). The flange in compression is not held there: an elastic buckling analysis (Clause 5.6.4) can give less for long spans of deep sections.";

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
  const uncovered = uncoveredBuckling(section);
  if (uncovered) return uncovered;
  const { segment, layout, loads, alphaM: method = FROM_MOMENTS } = of;
  const length = segment.to - segment.from;
  if (segment.isContinuous || !bucklesLaterally(section)) {
    return designSectionMoment(section, { ze: section.zex, axis: "x" }, record);
  }
  const { ends, rotationEnds } = segment;
  const load = loadHeight(segment, loads, layout);
  const le = effectiveLength(section, { length, ends, load, rotationEnds }, record);
  const alphaM = momentModificationFactor(segment, loads, method, record);
  return designMemberMoment(section, le, alphaM, record);
}

/** The greatest moment of a segment over its design capacity; undefined where the capacity is not covered. */
export function segmentMomentRatio(section: SteelSection, of: SegmentCase): number | undefined {
  return segmentMomentRatios(section)(new PreparedSegment(of));
}

/** A segment with what its capacity takes from its loads and moments, worked once for all sections. */
export class PreparedSegment {
  readonly of: SegmentCase;
  #load: LoadHeight | undefined;
  #alphaM: number | undefined;

  constructor(of: SegmentCase) {
    this.of = of;
  }

  get load(): LoadHeight {
    this.#load ??= loadHeight(this.of.segment, this.of.loads, this.of.layout);
    return this.#load;
  }

  get alphaM(): number {
    const { segment, loads, alphaM = FROM_MOMENTS } = this.of;
    this.#alphaM ??= momentModificationFactor(segment, loads, alphaM, SILENT);
    return this.#alphaM;
  }
}

/**
 * `segmentMomentRatio` of many segments of one section: by the same formulas, with what they have in common worked once.
 *
 * Errors   as `designSegmentMoment`
 * Checked  src/member/member-moment.test.ts
 */
export function segmentMomentRatios(
  section: SteelSection,
): (prepared: PreparedSegment) => number | undefined {
  if (isWithheldForThinWeb(section, "phiMbx") || uncoveredBuckling(section)) return () => undefined;
  const direction = { ze: section.zex, axis: "x" } as const;
  const ms = nominalSectionMoment(section, direction, SILENT);
  const ofSection = designSectionMoment(section, direction, SILENT);
  const isBuckling = bucklesLaterally(section);
  const reductionOf = memoisedReduction(section, ms);
  return (prepared) => {
    const { segment } = prepared.of;
    const m = Math.abs(segment.moments.greatest.m);
    if (segment.isContinuous || !isBuckling) return m / ofSection;
    const alphaS = reductionOf(segment, prepared.load);
    return m / reducedMemberMoment(prepared.alphaM, alphaS, ms);
  };
}

/**
 * A capacity that no segment within a part of a member is below, Nmm; undefined where none is certain. It only shows which segments
 * cannot govern.
 *
 * Shape    between ends that are F or P: no sub-segment is longer, alpha_m >= 1 or as given, kl <= 1.4, kr <= 1, kt of two ends P
 */
export function leastSegmentMoment(
  section: SteelSection,
  { from, to, first, last }: MemberRange,
  { method, value = 1 }: { readonly method: AlphaMMethod["method"]; readonly value?: number } = FROM_MOMENTS,
): number | undefined {
  if (!first || !last || method === "table") return undefined;
  if (isWithheldForThinWeb(section, "phiMbx") || uncoveredBuckling(section)) return undefined;
  const direction = { ze: section.zex, axis: "x" } as const;
  if (!bucklesLaterally(section)) return designSectionMoment(section, direction, SILENT);
  const ms = nominalSectionMoment(section, direction, SILENT);
  const worst = { length: to - from, ends: "PP", load: "flange-within", rotationEnds: 0 } as const;
  const alphaS = bendingReduction(section, ms, effectiveLength(section, worst, SILENT), SILENT);
  return reducedMemberMoment(Math.min(1, value), alphaS, ms);
}

/** alpha_s by what the effective length depends on: many segments have the same. */
function memoisedReduction(section: SteelSection, ms: number) {
  interface Known {
    readonly of: Pick<EffectiveLengthCase, "ends" | "load" | "rotationEnds">;
    readonly alphaS: number;
  }
  const byLength = new Map<number, Known[]>();
  return ({ from, to, ends, rotationEnds }: Segment, load: LoadHeight): number => {
    const length = to - from;
    const known = byLength.get(length) ?? [];
    for (const { of, alphaS } of known) {
      if (of.ends === ends && of.load === load && of.rotationEnds === rotationEnds) return alphaS;
    }
    const of = { length, ends, load, rotationEnds };
    const alphaS = bendingReduction(section, ms, effectiveLength(section, of, SILENT), SILENT);
    byLength.set(length, [...known, { of, alphaS }]);
    return alphaS;
  };
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
    assumptions: [
      ...memberBendingAssumptions(section.kind),
      ...(of.segment.freeEnd?.isSupported ? [SUPPORTED_FREE_END] : []),
      ...(isGreatestElsewhere(of.segment) ? [GREATEST_ELSEWHERE] : []),
      ...(of.segment.isBesideContinuous ? [BESIDE_CONTINUOUS] : []),
    ],
    derivation: (record) => recordEffectiveModulus(section, "x", section.zex, record),
    capacity: (record) => designSegmentMoment(section, of, record),
  });
}

/** The part of the length of a segment by which a place may differ by rounding. */
const NEARLY_AT = 1e-9;

/** Whether a segment with an unrestrained end has its greatest moment away from the other end. */
function isGreatestElsewhere({ from, to, start, ends, moments: { greatest } }: Segment): boolean {
  if (!hasFreeEnd(ends)) return false;
  const restrained = start === "U" ? to : from;
  return greatest.m !== 0 && Math.abs(greatest.x - restrained) > (to - from) * NEARLY_AT;
}
