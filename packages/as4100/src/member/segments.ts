import type { MemberLayout } from "./layout.ts";
import {
  greatestMoment,
  isZeroMoment,
  type MomentDiagram,
  type SegmentMoments,
  segmentMoments,
} from "./moment-diagram.ts";
import { type Flange, type Restraint, type RestraintLetter, restraintLetter } from "./restraint.ts";

/** The restraints of the two ends of a segment, the better one first: Tables 5.6.3. */
export type EndRestraints = "FF" | "FP" | "FL" | "PP" | "PL" | "LL" | "FU" | "PU";

/** A part of a member between restraints, for one combination. Units mm. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly start: RestraintLetter;
  readonly end: RestraintLetter;
  readonly ends: EndRestraints;
  /** The critical flange where the moment is greatest. */
  readonly criticalFlange: Flange;
  /** The critical flange is continuously restrained. */
  readonly isContinuous: boolean;
  /** How many of the ends are restrained against rotation about the minor axis. */
  readonly rotationEnds: 0 | 1 | 2;
  /** The greatest is that of the zone; the others, of the shape, are at the quarter points of the segment. */
  readonly moments: SegmentMoments;
  /** Where the critical flange is in compression and not held: the segment, or less beside a part that is held continuously. */
  readonly zone: { readonly from: number; readonly to: number };
}

export type LoadDirection = "down" | "up";

/** Shorter parts, of the length of the member, are rounding. */
const SHORTEST = 1e-9;

/**
 * The segments and sub-segments of a member under one combination.
 *
 * Segments end where a cross-section is F or P. Between two such ends the critical flange is the compression flange: top where
 * the moment sags. A restraint of this flange only, L, divides the segment into sub-segments, and a part whose critical flange
 * is continuously restrained is a sub-segment of its own. Where the moment changes its sign beside such a part, the other flange
 * is held by nothing: its segment continues to the next restraint of that flange or to the end of the segment (docs/decisions/0031).
 * Between an end and a free end of the member the critical flange is the one that faces the load: top under load that acts down.
 *
 * Shape    where the moment is zero the compression flange is that of the side with the greater moment. Towards a free end a
 *          restraint of a flange only, discrete or continuous, is not counted: Tables 5.6.3 have no such segment
 * Units    mm
 * Inputs   `direction`: of the load on the parts with a free end; by default from the moment at their restrained end
 * Source   AS 4100 5.3.1, 5.4.2, 5.5
 * Checked  src/member/segments.test.ts
 */
export function segmentsOf(
  layout: MemberLayout,
  diagram: MomentDiagram,
  direction?: LoadDirection,
): readonly Segment[] {
  const segmentsIn = segmentsWithin(layout, diagram, direction);
  return memberRanges(layout).flatMap(segmentsIn);
}

/** A part of a member between cross-sections that are F or P, or to a free end. Units mm. */
export interface MemberRange {
  readonly from: number;
  readonly to: number;
  /** Undefined at a free end. */
  readonly first: Restraint | undefined;
  readonly last: Restraint | undefined;
}

/** The parts of a member, from left to right: `segmentsWithin` gives the segments of one under a combination. */
export function memberRanges({ ends, length }: MemberLayout): readonly MemberRange[] {
  const last = ends.at(-1) ?? ends[0];
  const free = { first: undefined, last: undefined };
  return [
    ...(ends[0].x > 0 ? [{ ...free, from: 0, to: ends[0].x, last: ends[0] }] : []),
    ...ends.slice(1).flatMap((end, index): MemberRange[] => {
      const start = ends[index];
      return start ? [{ from: start.x, to: end.x, first: start, last: end }] : [];
    }),
    ...(last.x < length ? [{ ...free, from: last.x, to: length, first: last }] : []),
  ];
}

/** `segmentsOf` one part at a time. */
export function segmentsWithin(
  layout: MemberLayout,
  diagram: MomentDiagram,
  direction?: LoadDirection,
): (range: MemberRange) => readonly Segment[] {
  const flangeAt = compressionFlange(layout, diagram);
  return ({ first, last }) => {
    if (first && last) return between(layout, diagram, flangeAt, first, last);
    const root = first ?? last;
    return root ? [towardsFreeEnd(diagram, root, first ? layout.length : 0, direction)] : [];
  };
}

type FlangeAt = (x: number) => Flange;

/** The compression flange of any cross-section. */
function compressionFlange({ restraints, length }: MemberLayout, diagram: MomentDiagram): FlangeAt {
  let greatest: number | undefined;
  let positions: readonly number[] | undefined;
  return (x) => {
    const m = diagram.at(x);
    greatest ??= greatestMoment(diagram);
    if (!isZeroMoment(m, greatest)) return flangeOf(m);
    positions ??= [0, ...restraints.map((one) => one.x), ...diagram.zeros, length];
    // Between neighbouring positions the moment keeps its sign.
    let [left, right] = [0, length];
    for (const position of positions) {
      if (position < x - SHORTEST * length) left = Math.max(left, position);
      if (position > x + SHORTEST * length) right = Math.min(right, position);
    }
    const [before, after] = [diagram.at((left + x) / 2), diagram.at((x + right) / 2)];
    return flangeOf(Math.abs(before) > Math.abs(after) ? before : after);
  };
}

function flangeOf(m: number): Flange {
  return m >= 0 ? "top" : "bottom";
}

/** The segment between a restrained cross-section and a free end of the member. Source AS 4100 5.5.3. */
function towardsFreeEnd(
  diagram: MomentDiagram,
  root: Restraint,
  tip: number,
  direction: LoadDirection | undefined,
): Segment {
  const [from, to] = root.x < tip ? [root.x, tip] : [tip, root.x];
  const moments = segmentMoments(diagram, from, to);
  const load = direction ?? (moments.greatest.m > 0 ? "up" : "down");
  const criticalFlange = load === "down" ? "top" : "bottom";
  const letter = restraintLetter(root, criticalFlange);
  const isRootFirst = root.x === from;
  return {
    from,
    to,
    start: isRootFirst ? letter : "U",
    end: isRootFirst ? "U" : letter,
    ends: letter === "F" ? "FU" : "PU",
    criticalFlange,
    isContinuous: false,
    rotationEnds: root.rotation === true ? 1 : 0,
    moments,
    zone: { from, to },
  };
}

/** A cross-section where a segment or a sub-segment ends. */
interface End {
  readonly x: number;
  readonly letter: RestraintLetter;
  readonly hasRotation: boolean;
  /** Undefined at the end of a part that is held continuously. */
  readonly restraint?: Restraint;
}

interface Part {
  readonly from: number;
  readonly to: number;
}

/** The sub-segments between two fully or partially restrained cross-sections. */
function between(
  layout: MemberLayout,
  diagram: MomentDiagram,
  flangeAt: FlangeAt,
  first: Restraint,
  last: Restraint,
): readonly Segment[] {
  const isInside = (x: number) => {
    const margin = SHORTEST * layout.length;
    return x > first.x + margin && x < last.x - margin;
  };
  const held = continuousParts(layout, diagram, flangeAt, first.x, last.x);
  const isHeld = (x: number) => held.some(({ from, to }) => x >= from && x <= to);
  const points = layout.restraints.filter(
    (one) => isInside(one.x) && !isHeld(one.x) && restraintLetter(one, flangeAt(one.x)) === "L",
  );
  const inner: readonly End[] = [
    ...points.map((one) => endOf(one, "L")),
    ...held
      .flatMap(({ from, to }) => [from, to])
      .filter(isInside)
      .map((x) => ({ x, letter: "L" as const, hasRotation: false })),
  ];
  const ends = [endAt(first, flangeAt), ...inner.toSorted((a, b) => a.x - b.x), endAt(last, flangeAt)];
  return ends.slice(1).map((end, index) => {
    const start = ends[index] ?? end;
    const middle = (start.x + end.x) / 2;
    if (isHeld(middle)) return supportedSegment(diagram, start, end, true);
    const flange = flangeAt(middle);
    // A part that is held ends here because the moment changes its sign, not because what holds it ends.
    const isOpen = (one: End) =>
      one.restraint === undefined &&
      held.some(({ from, to }) => (from === one.x || to === one.x) && flangeAt((from + to) / 2) !== flange);
    const isEnd = ({ restraint }: End) =>
      restraint !== undefined && restraintLetter(restraint, flange) !== "U";
    const before = isOpen(start) ? ends.slice(0, index).findLast(isEnd) : undefined;
    const after = isOpen(end) ? ends.slice(index + 2).find(isEnd) : undefined;
    const from = before ? atFlange(before, flange) : start;
    const to = after ? atFlange(after, flange) : end;
    return supportedSegment(diagram, from, to, false, { from: start.x, to: end.x });
  });
}

function endOf(restraint: Restraint, letter: RestraintLetter): End {
  const { x, rotation = false } = restraint;
  return { x, letter, hasRotation: rotation, restraint };
}

function endAt(restraint: Restraint, flangeAt: FlangeAt): End {
  return endOf(restraint, restraintLetter(restraint, flangeAt(restraint.x)));
}

/** An end by its restraint of a flange. */
function atFlange(end: End, flange: Flange): End {
  return end.restraint ? { ...end, letter: restraintLetter(end.restraint, flange) } : end;
}

function supportedSegment(
  diagram: MomentDiagram,
  start: End,
  end: End,
  isContinuous: boolean,
  zone = { from: start.x, to: end.x },
): Segment {
  const isWhole = zone.from === start.x && zone.to === end.x;
  const shape = segmentMoments(diagram, start.x, end.x);
  const { greatest } = isWhole ? shape : segmentMoments(diagram, zone.from, zone.to);
  const moments = { ...shape, greatest };
  return {
    from: start.x,
    to: end.x,
    start: start.letter,
    end: end.letter,
    ends: endRestraints(start.letter, end.letter),
    criticalFlange: flangeOf(moments.greatest.m),
    isContinuous,
    rotationEnds: start.hasRotation && end.hasRotation ? 2 : start.hasRotation || end.hasRotation ? 1 : 0,
    moments,
    zone,
  };
}

function endRestraints(one: RestraintLetter, other: RestraintLetter): EndRestraints {
  const letters = [one, other];
  const isFull = letters.includes("F");
  const isPartial = letters.includes("P");
  if (letters.includes("L")) return isFull ? "FL" : isPartial ? "PL" : "LL";
  if (isFull) return isPartial ? "FP" : "FF";
  return "PP";
}

/** The parts between two positions whose compression flange is continuously restrained; ascending, joined where they touch. */
function continuousParts(
  { continuous, length }: MemberLayout,
  diagram: MomentDiagram,
  flangeAt: FlangeAt,
  first: number,
  last: number,
): readonly Part[] {
  if (continuous.length === 0) return [];
  const margin = SHORTEST * length;
  const found = continuous.flatMap(({ from, to, flange }) => {
    const [lower, upper] = [Math.max(from, first), Math.min(to, last)];
    const positions = [
      lower,
      ...diagram.zeros.filter((x) => x > lower + margin && x < upper - margin),
      upper,
    ];
    return positions
      .slice(1)
      .map((x, index): Part => ({ from: positions[index] ?? lower, to: x }))
      .filter((part) => part.to - part.from > margin && flangeAt((part.from + part.to) / 2) === flange);
  });
  const joined: Part[] = [];
  for (const part of found.toSorted((a, b) => a.from - b.from)) {
    const before = joined.at(-1);
    if (before && part.from <= before.to + margin) {
      joined[joined.length - 1] = { from: before.from, to: Math.max(before.to, part.to) };
    } else joined.push(part);
  }
  return joined;
}
