import { type BeamResponse, type Side, valueAt } from "@kingpost/actions";
import type { Combined } from "../../beam/analysis/analysis.ts";

/** Moments about both axes of one combination at one place. Units mm, Nmm. */
export interface BiaxialPlace {
  readonly x: number;
  readonly mx: number;
  readonly my: number;
  /** Index of the combination. */
  readonly at: number;
}

type Ratio = (mx: number, my: number) => number;

/** No cross-section within a range of one combination has a greater ratio than `bound`, that of the moments `most`. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly bound: number;
  readonly most: BiaxialPlace;
}

/** A place is the worst when no range can exceed it by more than this. */
const CLOSE = 1 + 1e-9;
/** Ranges are halved at most so many times; beyond, the moments of the greatest bound are taken, which is safe. */
const HALVINGS = 600;

/**
 * The cross-section with the greatest ratio of moments that act together, over all combinations.
 *
 * Within a range each moment differs from its chord by at most e = w h² / 8. The ratio of the chords, both widened by e, is
 * convex along the range, so that it is greatest at an end: no cross-section of the range has more. The range with the greatest such
 * bound is halved until a place has that ratio.
 *
 * Shape    `ratio` is convex in the moments and rises with the magnitude of each; `my` has its sign
 * Units    mm, Nmm
 * Checked  worst-cross-section.test.ts (closed forms; dense samples)
 */
export function worstCrossSection(
  x: readonly Combined[],
  y: readonly Combined[],
  ratio: Ratio,
): BiaxialPlace | undefined {
  let best: { readonly place: BiaxialPlace; readonly ratio: number } | undefined;
  const offer = (place: BiaxialPlace) => {
    const found = ratio(place.mx, place.my);
    if (!best || found > best.ratio * CLOSE) best = { place, ratio: found };
  };
  const search = { x, y, ratio };
  for (const [at, ofX] of x.entries()) {
    const ofY = y[at];
    if (!ofY) continue;
    for (const plane of [ofX, ofY]) {
      const { min, max } = plane.extremes("moment");
      offer(placeAt(search, at, min.x));
      offer(placeAt(search, at, max.x));
    }
  }
  const ranges: Range[] = [];
  const points = pointsOf(x, y);
  for (const at of x.keys()) {
    if (boundOf(search, at) <= (best?.ratio ?? 0)) continue;
    for (let piece = 0; piece + 1 < points.length; piece++) {
      const range = rangeOf(search, at, points[piece] ?? 0, points[piece + 1] ?? 0);
      if (range && range.bound > (best?.ratio ?? 0) * CLOSE) ranges.push(range);
    }
  }
  for (let halvings = 0; ranges.length > 0; halvings++) {
    const worst = takeGreatest(ranges);
    if (best && worst.bound <= best.ratio * CLOSE) break;
    if (halvings === HALVINGS) return worst.most;
    const middle = (worst.from + worst.to) / 2;
    offer(placeAt(search, worst.at, middle));
    for (const [from, to] of [
      [worst.from, middle],
      [middle, worst.to],
    ] as const) {
      const half = rangeOf(search, worst.at, from, to);
      if (half) ranges.push(half);
    }
  }
  return best?.place;
}

interface Search {
  readonly x: readonly Combined[];
  readonly y: readonly Combined[];
  readonly ratio: Ratio;
}

/** The worse of both sides: a couple changes a moment at once. */
function placeAt({ x, y, ratio }: Search, at: number, place: number): BiaxialPlace {
  const on = (side: "left" | "right"): BiaxialPlace => {
    const moment = (of: Combined | undefined) => (of ? valueAt(of.response, "moment", place, side) : 0);
    return { x: place, mx: moment(x[at]), my: moment(y[at]), at };
  };
  const [left, right] = [on("left"), on("right")];
  return ratio(right.mx, right.my) > ratio(left.mx, left.my) ? right : left;
}

/** The ratio of the greatest moments of a combination, wherever they are. */
function boundOf({ x, y, ratio }: Search, at: number): number {
  const [major, minor] = [x[at]?.extremes("moment"), y[at]?.extremes("moment")];
  if (!major || !minor) return 0;
  const mx = Math.max(major.max.value, -major.min.value);
  return Math.max(ratio(mx, minor.max.value), ratio(mx, minor.min.value));
}

/** The ends of all pieces: between two of them no moment jumps. */
function pointsOf(...planes: readonly (readonly Combined[])[]): readonly number[] {
  const all = planes.flatMap(([first]) => (first ? [...first.response.beam.mesh.points] : []));
  return [...new Set(all)].toSorted((a, b) => a - b);
}

function rangeOf({ x, y, ratio }: Search, at: number, from: number, to: number): Range | undefined {
  const [ofX, ofY] = [x[at], y[at]];
  if (!ofX || !ofY) return undefined;
  const major = chordOf(ofX.response, from, to);
  const minor = chordOf(ofY.response, from, to);
  let most: BiaxialPlace = { x: from, mx: 0, my: 0, at };
  let bound = 0;
  for (const end of ["start", "end"] as const) {
    const mx = Math.abs(major[end]) + major.deviation;
    for (const my of [minor[end] + minor.deviation, minor[end] - minor.deviation]) {
      const found = ratio(mx, my);
      if (found > bound) [bound, most] = [found, { x: end === "start" ? from : to, mx, my, at }];
    }
  }
  return { from, to, at, bound, most };
}

/** The moments at the ends of a range, and what bounds their deviation from the line between them: w h² / 8. */
function chordOf(response: BeamResponse, from: number, to: number) {
  const moment = (x: number, side: Side) => valueAt(response, "moment", x, side);
  const shear = (x: number, side: Side) => valueAt(response, "shear", x, side);
  const [a, middle, b] = [shear(from, "right"), shear((from + to) / 2, "right"), shear(to, "left")];
  // The load is linear between two points: the shear a parabola, whose slopes at its ends are the greatest.
  const loads = [-3 * a + 4 * middle - b, a - 4 * middle + 3 * b].map((rise) => Math.abs(rise) / (to - from));
  return {
    start: moment(from, "right"),
    end: moment(to, "left"),
    deviation: (Math.max(...loads) * (to - from) ** 2) / 8,
  };
}

function takeGreatest(ranges: Range[]): Range {
  let index = 0;
  for (const [at, { bound }] of ranges.entries()) if (bound > (ranges[index]?.bound ?? 0)) index = at;
  const [greatest] = ranges.splice(index, 1);
  if (!greatest) throw new Error("There are ranges.");
  return greatest;
}
