import { type BeamResponse, exceeds, pieceAt, valueAt, valueInPiece } from "@kingpost/actions";
import type { ShearBendingRatio } from "@kingpost/as4100";
import type { Combined } from "../../beam/analysis/analysis.ts";

/** Shear and moment at one cross-section. Units mm, N, Nmm. */
interface ShearPoint {
  readonly x: number;
  readonly v: number;
  readonly m: number;
}

/** The point with the greatest ratio of shear to the shear capacity beside its moment. */
export interface GoverningShear extends ShearPoint {
  readonly of: Combined;
  readonly ratio: number;
}

/** Points between two neighbouring ends of pieces at which shear and moment are checked together. */
const POINTS = 8;

/** Covers rounding between the extremes of a piece and the values at its points. */
const MORE = 1 + 1e-9;

/**
 * The governing point for shear with bending over combinations: both sides of every jump, points between, and where the moment
 * reaches one of the bends of the interaction. `greatest` is the point of the greatest shear. On the whole beam or some pieces.
 *
 * Checked  shear-points.test.ts (closed form of a beam with a point load)
 */
export function governingShearPoint(
  combined: readonly Combined[],
  rate: ShearBendingRatio,
  greatest: { readonly of: Combined; readonly x: number },
  only?: readonly number[],
): GoverningShear | undefined {
  // No point has a larger ratio than its shear with the moment phiMs, and some point has the ratio at the greatest shear.
  const mostOfShear = MORE * rate.of(1, rate.bends[1]);
  const reached = ratioAtGreatest(greatest, rate) / MORE;
  let found: GoverningShear | undefined;
  for (const of of combined) {
    const { points } = of.response.beam.mesh;
    const count = only ? only.length : points.length - 1;
    for (let index = 0; index < count; index++) {
      const piece = only ? (only[index] ?? 0) : index;
      const least = Math.max(reached, found?.ratio ?? 0);
      const v = of.most("shear", piece);
      if (v * mostOfShear <= least || rate.of(MORE * v, MORE * of.most("moment", piece)) <= least) continue;
      // The moment reaches a bend only beside enough shear to govern there.
      const bends = rate.bends.filter((bend) => rate.of(MORE * v, MORE * bend) > least);
      const rated = [...pointsOf(of, points[piece] ?? 0, points[piece + 1] ?? 0, bends)].map((point) =>
        ratedAt(point, rate),
      );
      for (const point of [...rated, ...peaksBetween(of, rated, rate)]) {
        if (!found || exceeds(point.ratio, found.ratio)) found = { of, ...point };
      }
    }
  }
  return found;
}

interface RatedPoint extends ShearPoint {
  readonly ratio: number;
}

const ratedAt = (point: ShearPoint, rate: ShearBendingRatio): RatedPoint => ({
  ...point,
  ratio: rate.of(Math.abs(point.v), Math.abs(point.m)),
});

/** Halvings of the distance between three points, by the golden section. */
const STEPS = 40;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The greatest ratios beside points that are not exceeded by their neighbours, where the moment takes from the shear capacity. */
function* peaksBetween(
  { response }: Combined,
  points: readonly RatedPoint[],
  rate: ShearBendingRatio,
): Generator<RatedPoint> {
  const ratioAt = (x: number) => {
    const { v, m } = pointAt(response, x, "right");
    return rate.of(Math.abs(v), Math.abs(m));
  };
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after || Math.abs(point.m) <= rate.bends[0]) continue;
    if (before.ratio > point.ratio || after.ratio > point.ratio) continue;
    let left = before.x;
    let right = after.x;
    for (let step = 0; step < STEPS; step++) {
      const near = right - GOLDEN * (right - left);
      const far = left + GOLDEN * (right - left);
      if (ratioAt(near) < ratioAt(far)) left = near;
      else right = far;
    }
    yield ratedAt(pointAt(response, (left + right) / 2, "right"), rate);
  }
}

/** The lesser of both sides: one of them is the greatest shear. */
function ratioAtGreatest(
  { of: { response }, x }: { readonly of: Combined; readonly x: number },
  rate: ShearBendingRatio,
): number {
  const ratioAt = (side: "left" | "right") => {
    const { v, m } = pointAt(response, x, side);
    return rate.of(Math.abs(v), Math.abs(m));
  };
  return Math.min(ratioAt("left"), ratioAt("right"));
}

/** Shear and moment on one side of a position, which are on the same piece. */
function pointAt(response: BeamResponse, x: number, side: "left" | "right"): ShearPoint {
  const { beam } = response;
  const piece = pieceAt(beam, x, side);
  const s = x - (beam.mesh.points[piece] ?? 0);
  return { x, v: valueInPiece(response, piece, "shear", s), m: valueInPiece(response, piece, "moment", s) };
}

function* pointsOf(
  { response }: Combined,
  from: number,
  to: number,
  bends: readonly number[],
): Generator<ShearPoint> {
  let last = pointAt(response, from, "right");
  yield last;
  for (let step = 1; step <= POINTS; step++) {
    const isEnd = step === POINTS;
    const x = isEnd ? to : from + ((to - from) * step) / POINTS;
    const next = pointAt(response, x, isEnd ? "left" : "right");
    for (const bend of bends) {
      if (Math.abs(last.m) < bend !== Math.abs(next.m) < bend) yield crossing(response, last, next, bend);
    }
    yield next;
    last = next;
  }
}

/** Where the magnitude of the moment reaches a value between two points, to a 2^-40th of their distance. */
function crossing(response: BeamResponse, start: ShearPoint, end: ShearPoint, value: number): ShearPoint {
  const [low, high] = Math.abs(start.m) < value ? [start, end] : [end, start];
  let below = low.x;
  let above = high.x;
  for (let halving = 0; halving < 40; halving++) {
    const middle = (below + above) / 2;
    if (Math.abs(valueAt(response, "moment", middle)) < value) below = middle;
    else above = middle;
  }
  return above === high.x ? high : pointAt(response, above, "right");
}
