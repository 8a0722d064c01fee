import { pointOnArc, type Segment, sweepOf } from "./geometry.ts";

/** Area, first and second moments of the region inside an outline, about its own origin. mm2, mm3, mm4. */
export interface Moments {
  readonly area: number;
  /** Integrals of x and of y over the area. */
  readonly x: number;
  readonly y: number;
  /** Integrals of x2, y2 and xy over the area. */
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
}

/** Gauss-Legendre points and weights on [-1, 1]; eight of them integrate a quarter arc to machine precision. */
const GAUSS: readonly (readonly [number, number])[] = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
];

/**
 * Moments of an outline by Green's theorem, its edges run once around.
 *
 *   A = loop of x dy      Ax = loop of x2/2 dy      Axx = loop of x3/3 dy ...
 *
 * Shape    any closed loops of lines and arcs. The outer loop is the first and the others are holes in it, whichever
 *          way they run
 * Units    in mm, out mm2, mm3, mm4, unrounded
 * Source   first principles; lines exactly, arcs of up to a quarter turn to rounding error
 * Checked  src/steel-section/outline.test.ts (every size of the catalogue against the published area)
 */
export function momentsOf(loops: readonly (readonly Segment[])[]): Moments {
  const total = { area: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
  for (const [index, loop] of loops.entries()) {
    const m = loopMoments(loop);
    const sign = Math.sign(m.area) * (index === 0 ? 1 : -1);
    total.area += sign * m.area;
    total.x += sign * m.x;
    total.y += sign * m.y;
    total.xx += sign * m.xx;
    total.yy += sign * m.yy;
    total.xy += sign * m.xy;
  }
  return total;
}

function loopMoments(loop: readonly Segment[]): Moments {
  const sum = { area: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
  const at = (x: number, y: number, dx: number, dy: number, weight: number): void => {
    sum.area += weight * x * dy;
    sum.x += (weight * x * x * dy) / 2;
    sum.y -= (weight * y * y * dx) / 2;
    sum.xx += (weight * x * x * x * dy) / 3;
    sum.yy -= (weight * y * y * y * dx) / 3;
    sum.xy += (weight * x * x * y * dy) / 2;
  };
  for (const segment of loop) {
    const turn = segment.kind === "arc" ? sweepOf(segment) : undefined;
    for (const [node, weight] of GAUSS) {
      sample(segment, turn, (1 - node) / 2, weight / 2, at);
      sample(segment, turn, (1 + node) / 2, weight / 2, at);
    }
  }
  return sum;
}

type Visit = (x: number, y: number, dx: number, dy: number, weight: number) => void;

/** Visit the point at parameter s in [0, 1] of a segment, with its derivative by s. */
function sample(
  segment: Segment,
  turn: ReturnType<typeof sweepOf> | undefined,
  s: number,
  weight: number,
  visit: Visit,
): void {
  if (segment.kind === "line" || turn === undefined) {
    const dx = segment.to.x - segment.from.x;
    const dy = segment.to.y - segment.from.y;
    visit(segment.from.x + s * dx, segment.from.y + s * dy, dx, dy, weight);
    return;
  }
  const { start, sweep } = turn;
  const p = pointOnArc(segment, start + s * sweep);
  visit(p.x, p.y, -(p.y - segment.centre.y) * sweep, (p.x - segment.centre.x) * sweep, weight);
}
