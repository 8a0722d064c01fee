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
}

/** The moments of a segment that its capacity depends on. Units Nmm; sagging positive. */
export interface SegmentMoments {
  readonly greatest: MomentPoint;
  /** At the quarter, half and three-quarter points. */
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

/** The moments of the part of a diagram between two positions. Units mm. */
export function segmentMoments(diagram: MomentDiagram, from: number, to: number): SegmentMoments {
  const quarter = (to - from) / 4;
  const at = (x: number): MomentPoint => ({ x, m: diagram.at(x) });
  const end = { x: to, m: diagram.at(to, "left") };
  const points = [at(from), at(from + quarter), at(from + 2 * quarter), at(to - quarter), end] as const;
  let greatest: MomentPoint = points[0];
  const consider = (point: MomentPoint) => {
    if (Math.abs(point.m) > Math.abs(greatest.m)) greatest = point;
  };
  for (const point of points) consider(point);
  for (const point of diagram.extremes) if (isWithin(point, from, to)) consider(point);
  const most = Math.abs(greatest.m);
  const exact = ({ m }: MomentPoint) => (isZeroMoment(m, most) ? 0 : m);
  return { greatest, m2: exact(points[1]), m3: exact(points[2]), m4: exact(points[3]) };
}
