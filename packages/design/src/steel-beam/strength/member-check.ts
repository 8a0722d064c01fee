import type { LoadRow } from "@kingpost/actions";
import { exceeds, reactionForce } from "@kingpost/actions";
import {
  type AlphaMMethod,
  FROM_MOMENTS,
  leastSegmentMoment,
  type MemberLayout,
  type MemberLoad,
  type MemberRange,
  memberLayout,
  memberRanges,
  momentModificationFactor,
  PreparedSegment,
  RESTRAINT_PRESETS,
  type Restraint,
  type RestraintKind,
  restraintLetter,
  type Segment,
  type SteelSection,
  segmentMomentRatios,
  segmentsWithin,
} from "@kingpost/as4100";
import { SILENT } from "@kingpost/calc";
import type { Analysis, Combined } from "../../beam/analysis/analysis.ts";
import { jointsOf, supportsOf } from "../../beam/form/inputs.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { BeamSection } from "../sections/span-sections.ts";
import { memberLoad } from "./member-load.ts";
import { momentDiagram } from "./moment-diagram.ts";

/** The restraints of the beam. A row at a support adds to the restraint of the supports, or replaces it where it is less. */
export function layoutOf(inputs: SteelBeamInputs): MemberLayout {
  const joints = jointsOf(inputs);
  const supports = supportsOf(inputs);
  const atSupports = supports.map(({ joint, kind }, at): Restraint => {
    const x = joints[joint] ?? 0;
    const rotation = isHeldLaterally(inputs, at, supports.length);
    const own = SUPPORT_RESTRAINTS[kind === "fixed" ? "full" : inputs.supportRestraint];
    const row = inputs.restraints.find(({ position }) => position === x);
    if (!row) return { x, ...own, rotation };
    return { x, rotation, ...(isLess(row.kind) ? presetOf(row.kind) : together(own, presetOf(row.kind))) };
  });
  const supported = new Set(atSupports.map(({ x }) => x));
  const between = inputs.restraints
    .filter(({ position }) => !supported.has(position))
    .map(({ position, kind }): Restraint => ({ x: position, ...presetOf(kind) }));
  const length = joints.at(-1) ?? 0;
  return memberLayout({
    length,
    restraints: [...atSupports, ...between],
    continuous: HELD_FLANGES[inputs.continuousRestraint].map((flange) => ({ from: 0, to: length, flange })),
    supports: atSupports.map(({ x }) => x),
  });
}

/** Whether a support is chosen as one that restrains rotation of the beam about its minor axis. */
function isHeldLaterally({ lateralRotation: held }: SteelBeamInputs, at: number, count: number): boolean {
  return (
    (at === 0 && (held === "left" || held === "both")) ||
    (at === count - 1 && (held === "right" || held === "both"))
  );
}

/** On a bearing, a stiffened web prevents twist. */
const SUPPORT_RESTRAINTS: Readonly<Record<SteelBeamInputs["supportRestraint"], RestraintKind>> = {
  full: RESTRAINT_PRESETS.full,
  "coped-end": RESTRAINT_PRESETS["coped-end"],
  stiffener: { top: false, bottom: true, twist: "effective" },
};

/** Without twist at any cross-section, each is fully restrained whichever flange is critical. */
const HELD_FLANGES = {
  none: [],
  top: ["top"],
  bottom: ["bottom"],
  "top-and-twist": ["top", "bottom"],
} as const;

const FLANGES = ["top", "bottom"] as const;

/** Whether a cross-section is fully restrained, whichever flange is critical. Units mm. */
export function isFullyRestrainedAt(layout: MemberLayout, x: number): boolean {
  const restraint = layout.restraints.find((one) => one.x === x);
  const isFull = restraint && FLANGES.every((flange) => restraintLetter(restraint, flange) === "F");
  return isFull || areBothFlangesHeldAt(layout, x);
}

/** Whether each flange is held, at a point or continuously, not one of them by the twist restraint of the other. Units mm. */
export function areBothFlangesHeldAt({ restraints, continuous }: MemberLayout, x: number): boolean {
  return FLANGES.every(
    (flange) =>
      restraints.some((one) => one.x === x && one[flange]) ||
      continuous.some((one) => one.flange === flange && one.from <= x && x <= one.to),
  );
}

/** Whether a row at a support stands for a support that is not held as the others are. */
export function isLess(kind: SteelBeamInputs["restraints"][number]["kind"]): boolean {
  return kind === "free" || kind === "coped-end";
}

const BOTTOM_FLANGE: RestraintKind = { top: false, bottom: true, twist: "none" };

const presetOf = (kind: SteelBeamInputs["restraints"][number]["kind"]): RestraintKind =>
  kind === "bottom" ? BOTTOM_FLANGE : RESTRAINT_PRESETS[kind];

const TWISTS = ["none", "partial", "effective"] as const;

/** Two restraints of one cross-section. */
function together(a: RestraintKind, b: RestraintKind): RestraintKind {
  const twist = TWISTS[Math.max(TWISTS.indexOf(a.twist), TWISTS.indexOf(b.twist))] ?? "none";
  return { ...a, top: a.top || b.top, bottom: a.bottom || b.bottom, twist };
}

/** A segment of one combination. */
export interface CombinedSegment {
  readonly of: Combined;
  readonly segment: Segment;
  readonly prepared: PreparedSegment;
}

/** A segment of one combination, with the ratio of its moment. */
export interface RatedSegment extends CombinedSegment {
  /** Undefined where the capacity is not covered. */
  readonly ratio: number | undefined;
}

/** A segment that is not covered is worse than any ratio. */
const rank = ({ ratio }: RatedSegment): number => ratio ?? Number.POSITIVE_INFINITY;

/** A part of the beam between cross-sections that are F or P, or to a free end. */
export interface MemberPart extends MemberRange {
  readonly on: BeamSection;
  /** The worst segment on it over all combinations. */
  readonly worst: RatedSegment;
  /** The segments on it under the combination of the worst one. */
  readonly segments: readonly RatedSegment[];
}

/** One combination on one part of the member. */
interface CombinedPart {
  /** The greatest magnitude of the moments on the part, Nmm. */
  readonly greatest: number;
  /** Found when they are first needed, then the same. */
  readonly segments: () => readonly CombinedSegment[];
}

/** A part with every combination. */
export interface SegmentedPart {
  readonly range: MemberRange;
  readonly combined: readonly CombinedPart[];
}

export interface MemberSegments {
  readonly parts: readonly SegmentedPart[];
  readonly alphaM: AlphaMMethod;
}

/** The segments of a member under any analysis of the beam. */
export function memberSegments(
  inputs: SteelBeamInputs,
  layout: MemberLayout,
): (analysis: Analysis) => MemberSegments {
  const alphaM = alphaMOf(inputs);
  // With a free end the factor is that of Table 5.6.2, unless the user's own is less.
  const alphaMFor = (segment: Segment, loads: readonly MemberLoad[]) => {
    if (!segment.ends.endsWith("U")) return alphaM;
    const own = ownFactor(alphaM);
    const isLess = own && own.value < momentModificationFactor(segment, loads, FROM_MOMENTS, SILENT);
    return isLess ? own : undefined;
  };
  const ranges = memberRanges(layout);
  // The loads of a combination do not depend on the section.
  const known = new Map<LoadRow, readonly MemberLoad[]>();
  const unrestrained = unrestrainedSupports(inputs);
  const loadsUnder = (analysis: Analysis, of: Combined) => {
    const loads = known.get(of.row) ?? loadsOf(analysis, of, inputs.loadHeight);
    known.set(of.row, loads);
    // Reactions depend on the section.
    return unrestrained.length === 0 ? loads : [...loads, ...reactionsOf(of, unrestrained)];
  };
  return (analysis) => {
    const within = analysis.strength.map((of) => {
      let segmentsIn: ReturnType<typeof segmentsWithin> | undefined;
      return (range: MemberRange): readonly CombinedSegment[] => {
        segmentsIn ??= segmentsWithin(layout, momentDiagram(of));
        const loads = loadsUnder(analysis, of);
        return segmentsIn(range).map((segment) => ({
          of,
          segment,
          prepared: new PreparedSegment({ segment, layout, loads, alphaM: alphaMFor(segment, loads) }),
        }));
      };
    });
    const parts = ranges.map((range): SegmentedPart => {
      const combined = analysis.strength.map((of, at): CombinedPart => {
        let found: readonly CombinedSegment[] | undefined;
        const segments = () => {
          found ??= within[at]?.(range) ?? [];
          return found;
        };
        return { greatest: greatestWithin(of, range), segments };
      });
      return { range, combined };
    });
    return { parts, alphaM };
  };
}

/** The greatest magnitude of the moments on a part, which begins and ends where pieces do. */
function greatestWithin(of: Combined, { from, to }: MemberRange): number {
  const { points } = of.response.beam.mesh;
  let greatest = 0;
  for (let piece = 0; piece + 1 < points.length; piece++) {
    if ((points[piece + 1] ?? 0) > from && (points[piece] ?? 0) < to) {
      greatest = Math.max(greatest, of.most("moment", piece));
    }
  }
  return greatest;
}

/** Covers rounding in the comparison of a ratio with one that cannot be less. */
const MORE = 1 + 1e-9;

/** Every part of the beam with its worst segment. `sectionOf` is undefined for a part without a capacity of its own. */
export function memberParts(
  sectionOf: (range: MemberRange) => BeamSection | undefined,
  { parts, alphaM }: MemberSegments,
): readonly MemberPart[] {
  const ratios = new Map<SteelSection, ReturnType<typeof segmentMomentRatios>>();
  return parts.flatMap(({ range, combined }): MemberPart[] => {
    const on = sectionOf(range);
    if (!on) return [];
    const { section } = on;
    const ratioOf = ratios.get(section) ?? segmentMomentRatios(section);
    ratios.set(section, ratioOf);
    const rate = ({ segments }: CombinedPart) =>
      segments().map((one): RatedSegment => ({ ...one, ratio: ratioOf(one.prepared) }));
    const least = leastSegmentMoment(section, range, alphaM);
    // The combination of the greatest moment has some ratio; those that cannot have as much are left out.
    const [first] = combined;
    if (!first) return [];
    const largest = combined.reduce((a, b) => (b.greatest > a.greatest ? b : a), first);
    const reached = least === undefined ? 0 : Math.max(0, ...rate(largest).map(rank));
    let [worst, segments]: [RatedSegment | undefined, readonly RatedSegment[]] = [undefined, []];
    for (const one of combined) {
      if (least !== undefined && MORE * one.greatest < reached * least) continue;
      const rated = rate(one);
      for (const segment of rated) {
        if (!worst || exceeds(rank(segment), rank(worst))) [worst, segments] = [segment, rated];
      }
      if (worst && worst.ratio === undefined) break;
    }
    return worst ? [{ ...range, on, worst, segments }] : [];
  });
}

/** The factor that the user chose for every segment. */
function ownFactor(alphaM: AlphaMMethod) {
  if (alphaM.method === "one") return { method: "value", value: 1, reason: "chosen" } as const;
  return alphaM.method === "value" ? alphaM : undefined;
}

function alphaMOf({ alphaM, alphaMValue, alphaMReason }: SteelBeamInputs): AlphaMMethod {
  if (alphaM !== "value") return { method: alphaM };
  return { method: "value", value: alphaMValue, reason: alphaMReason };
}

/** A support without restraint: its reaction is a load on the segment that the beam passes over it. */
interface UnrestrainedSupport {
  /** Index in the supports. */
  readonly support: number;
  readonly x: number;
  readonly height: MemberLoad["height"];
}

function unrestrainedSupports(inputs: SteelBeamInputs): readonly UnrestrainedSupport[] {
  const joints = jointsOf(inputs);
  const height = inputs.bearingLength > 0 ? "bottom" : "shear-centre";
  return supportsOf(inputs).flatMap(({ joint }, support) => {
    const x = joints[joint] ?? 0;
    const isFree = inputs.restraints.some(({ position, kind }) => position === x && kind === "free");
    return isFree ? [{ support, x, height } as const] : [];
  });
}

function reactionsOf(
  { response }: Combined,
  supports: readonly UnrestrainedSupport[],
): readonly MemberLoad[] {
  return supports.flatMap(({ support, x, height }): readonly MemberLoad[] => {
    const force = reactionForce(response, support);
    if (force === 0) return [];
    const size = [Math.abs(force), Math.abs(force)] as const;
    return [{ kind: "point", from: x, to: x, height, direction: force > 0 ? "up" : "down", size }];
  });
}

function loadsOf(
  { unitLoads }: Analysis,
  { row }: Combined,
  height: MemberLoad["height"],
): readonly MemberLoad[] {
  return unitLoads.flatMap(({ loads }, at) => {
    const factor = row.factors[at] ?? 0;
    return factor === 0 ? [] : loads.flatMap((load) => memberLoad(load, factor, height));
  });
}
