import type { MemberLayout } from "./layout.ts";
import {
  greatestMoment,
  isZeroMoment,
  type MomentDiagram,
  momentFullness,
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
  readonly moments: SegmentMoments;
  /** An end is where the moment changes its sign, and the other flange is continuously restrained beyond. */
  readonly isBesideContinuous: boolean;
  /** Values of a segment with an unrestrained end. */
  readonly freeEnd?: FreeEnd | undefined;
}

/** What the capacity of a segment with an unrestrained end depends on beside its loads. */
export interface FreeEnd {
  /** `momentFullness` of the segment, from its restrained end. */
  readonly fullness: number;
  /** A reaction acts on it where nothing restrains it: it is no cantilever. */
  readonly isSupported: boolean;
}

export type LoadDirection = "down" | "up";

/** Shorter parts, of the length of the member, are rounding. */
const SHORTEST = 1e-9;
/** Moments on both sides of a zero that differ by less, of either, leave both flanges critical there. */
const ALIKE = 1e-6;

/**
 * The segments and sub-segments of a member under one combination.
 *
 * Segments end where a cross-section is F or P. Between two such ends the critical flange is the compression flange: top where
 * the moment sags. A restraint of this flange only, L, divides the segment into sub-segments, and a part whose critical flange
 * is continuously restrained is a sub-segment of its own, between ends that are L: the limit of restraints at close spacing
 * (docs/decisions/0041). Where the moment jumps, a restraint counts as what it is for the flanges in compression on both sides.
 * Between an end and a free end of the member the critical flange is the one that faces the load: top under load that acts down. With a
 * support at or before the unrestrained end it is the compression flange.
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
  const flangesAt = compressionFlanges(layout, diagram);
  return ({ first, last }) => {
    if (first && last) return between(layout, diagram, flangesAt, first, last);
    const root = first ?? last;
    return root ? [towardsFreeEnd(layout, diagram, root, first ? layout.length : 0, direction)] : [];
  };
}

/** The compression flanges of a cross-section: two where the moment jumps from one sign to the other, or passes zero between alike. */
type FlangesAt = (x: number) => readonly [Flange] | readonly [Flange, Flange];

function compressionFlanges({ restraints, length }: MemberLayout, diagram: MomentDiagram): FlangesAt {
  let greatest: number | undefined;
  let positions: readonly number[] | undefined;
  const isZero = (m: number) => {
    greatest ??= greatestMoment(diagram);
    return isZeroMoment(m, greatest);
  };
  // Between neighbouring positions the moment keeps its sign. A part that only rounding bends is passed over.
  const beside = (x: number, way: 1 | -1): number => {
    positions ??= [0, ...restraints.map((one) => one.x), ...diagram.zeros, length].toSorted((a, b) => a - b);
    let last = x;
    for (const position of way > 0 ? positions : positions.toReversed()) {
      if (way * (position - last) <= SHORTEST * length) continue;
      const m = diagram.at((last + position) / 2);
      if (!isZero(m)) return m;
      last = position;
    }
    return 0;
  };
  return (x) => {
    const left = diagram.at(x, "left");
    const right = diagram.at(x, "right");
    const isLeftZero = isZero(left);
    const isRightZero = isZero(right);
    if (isLeftZero && isRightZero) {
      const [before, after] = [beside(x, -1), beside(x, 1)];
      const difference = Math.abs(before) - Math.abs(after);
      const isAlike = before * after < 0 && Math.abs(difference) <= ALIKE * Math.abs(after);
      return isAlike ? ["top", "bottom"] : [flangeOf(difference > 0 ? before : after)];
    }
    const ofLeft = isLeftZero ? beside(x, -1) : left;
    const ofRight = isRightZero ? beside(x, 1) : right;
    if (isZero(ofLeft)) return [flangeOf(ofRight)];
    if (isZero(ofRight)) return [flangeOf(ofLeft)];
    const one = flangeOf(ofLeft);
    const other = flangeOf(ofRight);
    return one === other ? [one] : [one, other];
  };
}

const LETTERS: readonly RestraintLetter[] = ["F", "P", "L", "U"];

/** What a restraint is where the moment jumps: the worse of what it is for either flange. */
function letterAt(restraint: Restraint, flangesAt: FlangesAt): RestraintLetter {
  return worstLetter(restraint, flangesAt(restraint.x));
}

function worstLetter(restraint: Restraint, flanges: readonly Flange[]): RestraintLetter {
  const found = flanges.map((flange) => LETTERS.indexOf(restraintLetter(restraint, flange)));
  return LETTERS[Math.max(...found)] ?? "U";
}

function flangeOf(m: number): Flange {
  return m >= 0 ? "top" : "bottom";
}

/**
 * The segment between a restrained cross-section and an unrestrained end of the member.
 *
 * Source   AS 4100 5.5.3; with a support on it 5.5.2
 */
function towardsFreeEnd(
  { supports }: MemberLayout,
  diagram: MomentDiagram,
  root: Restraint,
  tip: number,
  direction: LoadDirection | undefined,
): Segment {
  const [from, to] = root.x < tip ? [root.x, tip] : [tip, root.x];
  const isRootFirst = root.x === from;
  const found = segmentMoments(diagram, from, to, isRootFirst ? "from" : "to");
  const isBent = !isZeroMoment(found.greatest.m, greatestMoment(diagram));
  const moments = isBent ? found : { greatest: { x: root.x, m: 0 }, m2: 0, m3: 0, m4: 0 };
  const isSupported = supports.some((x) => x >= from && x <= to && x !== root.x);
  const load = direction ?? (moments.greatest.m > 0 ? "up" : "down");
  const criticalFlange = isSupported ? flangeOf(moments.greatest.m) : load === "down" ? "top" : "bottom";
  // Elsewhere the moment at the restraint is not what makes its flange critical.
  const isAtRoot = Math.abs(moments.greatest.x - root.x) <= SHORTEST * (to - from);
  const letter = worstLetter(root, isAtRoot ? [criticalFlange] : ["top", "bottom"]);
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
    isBesideContinuous: false,
    freeEnd: { fullness: momentFullness(diagram, root.x, tip, moments.greatest.m), isSupported },
  };
}

/** A cross-section where a segment or a sub-segment ends. */
interface End {
  readonly x: number;
  readonly letter: RestraintLetter;
  readonly hasRotation: boolean;
  /** The end of a part that is held continuously. */
  readonly isOfPart?: boolean;
}

interface Part {
  readonly from: number;
  readonly to: number;
}

/** The sub-segments between two fully or partially restrained cross-sections. */
function between(
  layout: MemberLayout,
  diagram: MomentDiagram,
  flangesAt: FlangesAt,
  first: Restraint,
  last: Restraint,
): readonly Segment[] {
  const isInside = (x: number) => {
    const margin = SHORTEST * layout.length;
    return x > first.x + margin && x < last.x - margin;
  };
  const held = continuousParts(layout, diagram, flangesAt, first.x, last.x);
  const isHeld = (x: number) => held.some(({ from, to }) => x >= from && x <= to);
  const points = layout.restraints.filter(
    (one) => isInside(one.x) && !isHeld(one.x) && letterAt(one, flangesAt) === "L",
  );
  const inner: readonly End[] = [
    ...points.map((one) => endOf(one, "L")),
    ...held
      .flatMap(({ from, to }) => [from, to])
      .filter(isInside)
      .map((x) => ({ x, letter: "L" as const, hasRotation: false, isOfPart: true })),
  ];
  const ends = [
    endOf(first, letterAt(first, flangesAt)),
    ...inner.toSorted((a, b) => a.x - b.x),
    endOf(last, letterAt(last, flangesAt)),
  ];
  return ends.slice(1).map((end, index) => {
    const start = ends[index] ?? end;
    return supportedSegment(diagram, start, end, isHeld((start.x + end.x) / 2));
  });
}

function endOf({ x, rotation = false }: Restraint, letter: RestraintLetter): End {
  return { x, letter, hasRotation: rotation };
}

function supportedSegment(diagram: MomentDiagram, start: End, end: End, isContinuous: boolean): Segment {
  const moments = segmentMoments(diagram, start.x, end.x);
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
    isBesideContinuous: !isContinuous && (start.isOfPart === true || end.isOfPart === true),
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

/**
 * The parts between two positions whose compression flange is continuously restrained; ascending, joined where they touch. One without
 * moments has no flange in compression.
 */
function continuousParts(
  { continuous, length }: MemberLayout,
  diagram: MomentDiagram,
  flangesAt: FlangesAt,
  first: number,
  last: number,
): readonly Part[] {
  if (continuous.length === 0) return [];
  const margin = SHORTEST * length;
  const greatest = greatestMoment(diagram);
  const isBent = (x: number) => !isZeroMoment(diagram.at(x), greatest);
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
      .filter((part) => {
        const middle = (part.from + part.to) / 2;
        const isLong = part.to - part.from > margin;
        return (
          isLong && (isBent(middle) || isBent((part.from + middle) / 2)) && flangesAt(middle)[0] === flange
        );
      });
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
