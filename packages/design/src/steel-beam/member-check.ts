import type { LoadRow } from "@kingpost/actions";
import {
  type AlphaMMethod,
  type MemberLayout,
  type MemberLoad,
  memberLayout,
  PreparedSegment,
  RESTRAINT_PRESETS,
  type Restraint,
  type RestraintKind,
  type Segment,
  type SteelSection,
  segmentMomentRatios,
  segmentsOf,
} from "@kingpost/as4100";
import { type Analysis, type Combined, momentDiagram } from "./analysis.ts";
import { type BeamInputs, jointsOf, supportsOf } from "./beam-inputs.ts";
import { memberLoad } from "./beam-loads.ts";
import { exceeds } from "./rounding.ts";

/** The restraints of the beam. A row at a support adds to the restraint of the supports. */
export function layoutOf(inputs: BeamInputs): MemberLayout {
  const joints = jointsOf(inputs);
  const atSupports = supportsOf(inputs).map(({ joint, kind }): Restraint => {
    const x = joints[joint] ?? 0;
    const own = RESTRAINT_PRESETS[kind === "fixed" ? "full" : inputs.supportRestraint];
    const row = inputs.restraints.find(({ position }) => position === x);
    return { x, ...(row ? together(own, presetOf(row.kind)) : own) };
  });
  const supported = new Set(atSupports.map(({ x }) => x));
  const between = inputs.restraints
    .filter(({ position }) => !supported.has(position))
    .map(({ position, kind }): Restraint => ({ x: position, ...presetOf(kind) }));
  const length = joints.at(-1) ?? 0;
  const flange = inputs.continuousRestraint;
  return memberLayout({
    length,
    restraints: [...atSupports, ...between],
    continuous: flange === "none" ? [] : [{ from: 0, to: length, flange }],
  });
}

const BOTTOM_FLANGE: RestraintKind = { top: false, bottom: true, twist: "none" };

const presetOf = (kind: BeamInputs["restraints"][number]["kind"]): RestraintKind =>
  kind === "bottom" ? BOTTOM_FLANGE : RESTRAINT_PRESETS[kind];

const TWISTS = ["none", "partial", "effective"] as const;

/** Two restraints of one cross-section. */
function together(a: RestraintKind, b: RestraintKind): RestraintKind {
  const twist = TWISTS[Math.max(TWISTS.indexOf(a.twist), TWISTS.indexOf(b.twist))] ?? "none";
  return { ...a, top: a.top || b.top, bottom: a.bottom || b.bottom, twist };
}

/** A segment of one combination. */
interface CombinedSegment {
  readonly of: Combined;
  readonly segment: Segment;
  readonly prepared: PreparedSegment;
}

/** Of one combination, with the ratio of its moment. */
export interface RatedSegment extends CombinedSegment {
  /** Undefined where the capacity is not covered. */
  readonly ratio: number | undefined;
}

/** A segment that is not covered is worse than any ratio. */
const rank = ({ ratio }: RatedSegment): number => ratio ?? Number.POSITIVE_INFINITY;

/** A part of the beam between cross-sections that are F or P, or to a free end. */
interface PartRange {
  readonly from: number;
  readonly to: number;
}

/** The parts of a member, each with its segments of every combination. */
export type MemberSegments = readonly {
  readonly range: PartRange;
  readonly segments: readonly CombinedSegment[];
}[];

export interface MemberPart extends PartRange {
  /** The worst segment on it over all combinations. */
  readonly worst: RatedSegment;
  /** The segments on it under the combination of the worst one. */
  readonly segments: readonly RatedSegment[];
}

/** The segments of a member under any analysis of the beam. */
export function memberSegments(
  inputs: BeamInputs,
  layout: MemberLayout,
): (analysis: Analysis) => MemberSegments {
  const alphaM = alphaMOf(inputs);
  const ends = [...new Set([0, ...layout.ends.map(({ x }) => x), layout.length])];
  const ranges = ends.slice(1).map((to, at): PartRange => {
    const from = ends[at] ?? 0;
    return { from, to };
  });
  // The loads of a combination do not depend on the section.
  const known = new Map<LoadRow, readonly MemberLoad[]>();
  return (analysis) => {
    const parts = ranges.map((range) => ({ range, segments: [] as CombinedSegment[] }));
    for (const of of analysis.strength) {
      const loads = known.get(of.row) ?? loadsOf(analysis, of, inputs.loadHeight);
      known.set(of.row, loads);
      for (const segment of segmentsOf(layout, momentDiagram(of))) {
        const part = parts.find(
          ({ range: { from, to } }) => segment.from >= from - 1e-6 && segment.to <= to + 1e-6,
        );
        part?.segments.push({
          of,
          segment,
          prepared: new PreparedSegment({ segment, layout, loads, alphaM }),
        });
      }
    }
    return parts;
  };
}

/** Every part of the beam with its worst segment. */
export function memberParts(section: SteelSection, segments: MemberSegments): readonly MemberPart[] {
  const ratioOf = segmentMomentRatios(section);
  return segments.flatMap(({ range, segments: own }): MemberPart[] => {
    const rated = own.map((one): RatedSegment => ({ ...one, ratio: ratioOf(one.prepared) }));
    const [first, ...others] = rated;
    if (!first) return [];
    const worst = others.reduce((a, b) => (exceeds(rank(b), rank(a)) ? b : a), first);
    return [{ ...range, worst, segments: rated.filter(({ of }) => of === worst.of) }];
  });
}

function alphaMOf({ alphaM, alphaMValue, alphaMReason }: BeamInputs): AlphaMMethod {
  if (alphaM !== "value") return { method: alphaM };
  return { method: "value", value: alphaMValue, reason: alphaMReason };
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
