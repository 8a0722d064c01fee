import type { Point } from "./gross-properties.ts";
import type { Segment } from "./outline.ts";
import type { Moments } from "./region.ts";

/** Gauss-Legendre points and weights on [-1, 1], eight points: for arcs up to a half turn exact to the last digits. */
const GAUSS: readonly (readonly [at: number, weight: number])[] = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
].flatMap(([at = 0, weight = 0]): [number, number][] => [
  [-at, weight],
  [at, weight],
]);

/**
 * Area and moments of the region inside an outline of straight sides and circular arcs.
 *
 *   by Green's theorem  A = ∮ x dy   ∫x = ∮ x^2/2 dy   ∫y = -∮ y^2/2 dx   ∫x2 = ∮ x^3/3 dy   ∫y2 = -∮ y^3/3 dx   ∫xy = ∮ x^2 y/2 dy
 *
 * Shape    any simple outline with the material on its left
 * Units    in mm, out mm2, mm3, mm4
 * Source   first principles
 * Checked  gross.test.ts (against strips)
 */
export function outlineMoments(segments: readonly Segment[]): Moments {
  const sum = { a: 0, qx: 0, qy: 0, xx: 0, yy: 0, xy: 0 };
  for (const segment of segments) {
    for (const [at, weight] of GAUSS) {
      const { x, y, dx, dy } = pointOn(segment, at);
      sum.a += weight * x * dy;
      sum.qx += (weight * x * x * dy) / 2;
      sum.qy -= (weight * y * y * dx) / 2;
      sum.xx += (weight * x * x * x * dy) / 3;
      sum.yy -= (weight * y * y * y * dx) / 3;
      sum.xy += (weight * x * x * y * dy) / 2;
    }
  }
  return sum;
}

/** The point of a segment at `at` in [-1, 1], and its derivative there. */
function pointOn(segment: Segment, at: number): Point & { readonly dx: number; readonly dy: number } {
  if (segment.kind === "line") {
    const { from, to } = segment;
    const dx = (to.x - from.x) / 2;
    const dy = (to.y - from.y) / 2;
    return { x: from.x + dx * (1 + at), y: from.y + dy * (1 + at), dx, dy };
  }
  const { centre, r, from, to } = segment;
  const half = (to - from) / 2;
  const angle = from + half * (1 + at);
  const c = r * Math.cos(angle);
  const s = r * Math.sin(angle);
  return { x: centre.x + c, y: centre.y + s, dx: -s * half, dy: c * half };
}
