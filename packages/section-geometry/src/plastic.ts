import { extent, type Segment } from "./outline.ts";

/** Area above the line y = c, and its first moment about that line. */
interface Above {
  readonly area: number;
  readonly moment: number;
}

const MAX_STEPS = 60;
/** Tolerance of half the area, over the area. The modulus is stationary at the equal-area axis, so its own error is the square of this. */
const TOLERANCE = 1e-9;

/**
 * Plastic modulus about the equal-area axis parallel to x, exact for straight sides and circular arcs.
 *
 *   S = ∫|y - c| dA,  c such that the area above it is half
 *   by Green's theorem  A(c) = -∮ max(y - c, 0) dx  and  M(c) = -∮ max(y - c, 0)^2 / 2 dx,  S = 2 M(c) + A (c - yc)
 *
 * Shape    any simple outline with the material on its left, in axes through its centroid (yc = 0); `area` its area
 * Units    in mm, mm2, out mm3, unrounded
 * Source   first principles
 * Checked  gross.test.ts (against strips)
 */
export function plasticModulus(segments: readonly Segment[], area: number): number {
  const half = area / 2;
  let [low, high] = extent(segments);
  let atLow = half;
  let atHigh = -half;
  let c = 0;
  let above = measureAbove(segments, c);
  // False position with the Illinois halving: brackets always, and gets there in about six steps.
  for (let step = 0; step < MAX_STEPS; step++) {
    const error = above.area - half;
    if (Math.abs(error) <= TOLERANCE * area) break;
    if (error > 0) {
      low = c;
      atLow = error;
      atHigh /= 2;
    } else {
      high = c;
      atHigh = error;
      atLow /= 2;
    }
    c = (low * atHigh - high * atLow) / (atHigh - atLow);
    above = measureAbove(segments, c);
  }
  return 2 * above.moment + area * c;
}

function measureAbove(segments: readonly Segment[], c: number): Above {
  let area = 0;
  let moment = 0;
  for (const g of segments) {
    const part =
      g.kind === "line"
        ? lineAbove(g.from.y - c, g.to.y - c, g.to.x - g.from.x)
        : arcAbove(g.centre.y - c, g.r, g.from, g.to);
    area += part.area;
    moment += part.moment;
  }
  return { area, moment };
}

/** A side from height a to height b that runs dx along x. */
function lineAbove(a: number, b: number, dx: number): Above {
  if (a >= 0 && b >= 0) {
    return { area: (-dx * (a + b)) / 2, moment: (-dx * (a * a + a * b + b * b)) / 6 };
  }
  if (a <= 0 && b <= 0) return { area: 0, moment: 0 };
  const top = Math.max(a, b);
  const share = dx / Math.abs(a - b);
  return { area: (-share * top * top) / 2, moment: (-share * top ** 3) / 6 };
}

/** An arc about a centre at height h: summed over the stretches of it that lie above the line. */
function arcAbove(h: number, r: number, from: number, to: number): Above {
  const cuts = [from, ...crossings(h / r, from, to), to];
  let area = 0;
  let moment = 0;
  cuts.forEach((end, i) => {
    const start = cuts[i - 1];
    if (start === undefined || h + r * Math.sin((start + end) / 2) <= 0) return;
    area += arcArea(h, r, end) - arcArea(h, r, start);
    moment += arcMoment(h, r, end) - arcMoment(h, r, start);
  });
  return { area, moment };
}

/** Angles between `from` and `to` at which the arc meets the line, in walking order. */
function crossings(ratio: number, from: number, to: number): number[] {
  if (Math.abs(ratio) >= 1) return [];
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  const first = Math.asin(-ratio);
  const found = [first, Math.PI - first].flatMap((at) => {
    const seen = at + 2 * Math.PI * Math.ceil((low - at) / (2 * Math.PI));
    return seen < high ? [seen] : [];
  });
  return found.sort((p, q) => (to > from ? p - q : q - p));
}

/** Antiderivative of (h + r sin) r sin: minus the area under an arc. */
function arcArea(h: number, r: number, angle: number): number {
  return -h * r * Math.cos(angle) + r * r * (angle / 2 - Math.sin(2 * angle) / 4);
}

/** Antiderivative of (h + r sin)^2 r sin / 2. */
function arcMoment(h: number, r: number, angle: number): number {
  const cos = Math.cos(angle);
  const square = angle / 2 - Math.sin(2 * angle) / 4;
  return (r / 2) * (-h * h * cos + 2 * h * r * square + r * r * (cos ** 3 / 3 - cos));
}
