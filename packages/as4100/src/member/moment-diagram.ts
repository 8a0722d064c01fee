/** A moment and its position. Units mm, Nmm; sagging positive. */
export interface MomentPoint {
  readonly x: number;
  readonly m: number;
  /** Where the moment jumps, the side of the point that it is on. */
  readonly side?: Side | undefined;
}

type Side = "left" | "right";

/** The bending moments of one combination along a member. Never an envelope. Units mm, Nmm; sagging positive. */
export interface MomentDiagram {
  /** Where the moment jumps, on the right of the point unless the side is given. */
  readonly at: (x: number, side?: Side) => number;
  /** The local extremes; at a couple the moments on both sides of it. */
  readonly extremes: readonly MomentPoint[];
  /** Where the moment changes its sign, ascending. */
  readonly zeros: readonly number[];
  /** Between two of these, ascending, the moment is one polynomial of degree 3 at most; without them on the whole member. */
  readonly points?: ArrayLike<number> | undefined;
}

/** The moments of a segment that its capacity depends on. Units Nmm; sagging positive. */
export interface SegmentMoments {
  readonly greatest: MomentPoint;
  /** At the quarter, half and three-quarter points; where the moment jumps there, the greater of both sides. */
  readonly m2: number;
  readonly m3: number;
  readonly m4: number;
}

/** A moment that is less than this part of the greatest one is rounding. */
const ROUNDING = 1e-9;

/** The greatest magnitude of the moments of a diagram. Units Nmm. */
export function greatestMoment({ extremes }: MomentDiagram): number {
  let most = 0;
  for (const { m } of extremes) most = Math.max(most, Math.abs(m));
  return most;
}

/** Whether a moment is zero but for rounding. */
export function isZeroMoment(m: number, greatest: number): boolean {
  return Math.abs(m) <= ROUNDING * greatest;
}

/** Beyond a jump at its end a segment has no moments: a fixed support between two spans, a couple at a restraint. */
function isWithin({ x, side }: MomentPoint, from: number, to: number): boolean {
  if (x < from || x > to) return false;
  return !(x === from && side === "left") && !(x === to && side === "right");
}

/** The moment of the greater magnitude on the two sides of a position. */
function greaterSide({ at }: MomentDiagram, x: number): MomentPoint {
  const left = at(x, "left");
  const right = at(x, "right");
  return Math.abs(left) > Math.abs(right) ? { x, m: left, side: "left" } : { x, m: right, side: "right" };
}

/**
 * The moments of the part of a diagram between two positions. Of moments that differ by rounding the first is the greatest: that at
 * `root`, then those at the ends. Units mm.
 */
export function segmentMoments(
  diagram: MomentDiagram,
  from: number,
  to: number,
  root: "from" | "to" = "from",
): SegmentMoments {
  const quarter = (to - from) / 4;
  const ends: readonly MomentPoint[] = [
    { x: from, m: diagram.at(from, "right"), side: "right" },
    { x: to, m: diagram.at(to, "left"), side: "left" },
  ];
  const quarters = [from + quarter, from + 2 * quarter, to - quarter] as const;
  const m2 = greaterSide(diagram, quarters[0]);
  const m3 = greaterSide(diagram, quarters[1]);
  const m4 = greaterSide(diagram, quarters[2]);
  let greatest: MomentPoint | undefined;
  const consider = (point: MomentPoint) => {
    if (!greatest || Math.abs(point.m) > Math.abs(greatest.m) * (1 + ROUNDING)) greatest = point;
  };
  for (const point of root === "to" ? ends.toReversed() : ends) consider(point);
  for (const point of [m2, m3, m4]) consider(point);
  for (const point of diagram.extremes) if (isWithin(point, from, to)) consider(point);
  const most = greatest ?? { x: from, m: 0 };
  const exact = ({ m }: MomentPoint) => (isZeroMoment(m, Math.abs(most.m)) ? 0 : m);
  return { greatest: most, m2: exact(m2), m3: exact(m3), m4: exact(m4) };
}

/**
 * How full a diagram is between a restrained cross-section and an unrestrained end: the area under its moments over that of the greatest
 * one along the whole length. A moment counts towards the restrained cross-section too: with greater moments a segment is no stronger,
 * and these are greatest where it is restrained, as those of Table 5.6.2 are. 1 of a constant moment, 1/2 of a triangle; 0 without moments.
 *
 * Units    mm, Nmm, out dimensionless
 * Checked  segments.test.ts (closed forms)
 */
export function momentFullness(diagram: MomentDiagram, root: number, end: number, greatest: number): number {
  if (greatest === 0) return 0;
  const [from, to] = [Math.min(root, end), Math.max(root, end)];
  const inside = [
    ...Array.from(diagram.points ?? []),
    ...diagram.zeros,
    ...diagram.extremes.map(({ x }) => x),
  ].filter((x) => x > from && x < to);
  // From the unrestrained end on. Between neighbours the magnitude rises or falls only, by one polynomial.
  const places = [from, ...inside.toSorted((a, b) => a - b), to];
  if (end > root) places.reverse();
  let [area, most] = [0, 0];
  for (let at = 0; at + 1 < places.length; at++) {
    const [near = end, far = root] = [places[at], places[at + 1]];
    const size = (x: number) => {
      const side = x === near ? (far > near ? "right" : "left") : far > near ? "left" : "right";
      return Math.abs(diagram.at(x, side));
    };
    most = Math.max(most, size(near));
    const rise = riseAbove(size, near, far, most);
    // Simpson's rule is exact for a cubic that keeps its sign.
    const sum = rise === far ? 0 : size(rise) + 4 * size((rise + far) / 2) + size(far);
    area += most * Math.abs(rise - near) + (sum * Math.abs(far - rise)) / 6;
    most = Math.max(most, size(far));
  }
  return area / ((to - from) * Math.abs(greatest));
}

/** Where a size that rises from `near` to `far` is greater than `most`; `far` where it is not. */
function riseAbove(size: (x: number) => number, near: number, far: number, most: number): number {
  if (size(far) <= most) return far;
  let [below, above] = [near, far];
  // Each step halves the distance, down to rounding.
  for (let step = 0; step < 60 && size(near) < most; step++) {
    const middle = (below + above) / 2;
    if (size(middle) < most) below = middle;
    else above = middle;
  }
  return below;
}
