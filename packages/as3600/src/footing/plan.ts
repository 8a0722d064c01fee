import type { Point } from "@kingpost/concrete-section";

/** A footing from above, about its centre: x to the right, y upwards. Units mm. */
export interface FootingPlan {
  readonly lx: number;
  readonly ly: number;
}

/** A convex polygon, anticlockwise. */
export type Polygon = readonly Point[];

/** Integrals over a polygon: its area, and of x, y, x², y², xy. Units mm². */
export interface PlanIntegrals {
  readonly area: number;
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export const boxPolygon = ({ left, right, bottom, top }: Box): Polygon => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
];

export const boxOf = ({ lx, ly }: FootingPlan): Box => ({
  left: -lx / 2,
  right: lx / 2,
  bottom: -ly / 2,
  top: ly / 2,
});

/** The part of a convex polygon where a + bx + cy is not negative. */
export function clip(polygon: Polygon, a: number, b: number, c: number): Polygon {
  const kept: Point[] = [];
  let from = polygon.at(-1);
  if (!from) return kept;
  let before = a + b * from.x + c * from.y;
  for (const to of polygon) {
    const value = a + b * to.x + c * to.y;
    if (value < 0 !== before < 0) {
      const share = before / (before - value);
      kept.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    if (value >= 0) kept.push(to);
    from = to;
    before = value;
  }
  return kept;
}

/** The part of a convex polygon within a box. */
export function clipToBox(polygon: Polygon, { left, right, bottom, top }: Box): Polygon {
  return clip(clip(clip(clip(polygon, -left, 1, 0), right, -1, 0), -bottom, 0, 1), top, 0, -1);
}

/** Source Green's theorem over the edges: exact for polygons. */
export function planIntegrals(polygon: Polygon): PlanIntegrals {
  let area = 0;
  let x = 0;
  let y = 0;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  let p = polygon.at(-1);
  if (!p) return { area, x, y, xx, yy, xy };
  for (const q of polygon) {
    const cross = p.x * q.y - q.x * p.y;
    area += cross / 2;
    x += (cross * (p.x + q.x)) / 6;
    y += (cross * (p.y + q.y)) / 6;
    xx += (cross * (p.x * p.x + p.x * q.x + q.x * q.x)) / 12;
    yy += (cross * (p.y * p.y + p.y * q.y + q.y * q.y)) / 12;
    xy += (cross * (p.x * q.y + 2 * p.x * p.y + 2 * q.x * q.y + q.x * p.y)) / 24;
    p = q;
  }
  return { area, x, y, xx, yy, xy };
}
