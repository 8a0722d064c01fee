import type { Point } from "./gross-properties.ts";

/** Area and moments of a region about the axes of its frame: a, ∫x, ∫y, ∫x2, ∫y2, ∫xy. */
export interface Moments {
  readonly a: number;
  readonly qx: number;
  readonly qy: number;
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
}

/**
 * Rectangle between two corners.
 *
 * Shape    x0 < x1, y0 < y1
 * Units    in mm, out mm2, mm3, mm4
 * Source   first principles
 */
export function rectangle(x0: number, y0: number, x1: number, y1: number): Moments {
  const b = x1 - x0;
  const h = y1 - y0;
  const a = b * h;
  const x = (x0 + x1) / 2;
  const y = (y0 + y1) / 2;
  return {
    a,
    qx: a * x,
    qy: a * y,
    xx: a * (x * x + (b * b) / 12),
    yy: a * (y * y + (h * h) / 12),
    xy: a * x * y,
  };
}

/** Area of a fillet over r^2: the square less the quarter circle. */
const FILLET_AREA = 1 - Math.PI / 4;
/** Distance of a fillet's centroid from its corner over r, 0.2234. */
export const FILLET_CENTROID = (5 / 6 - Math.PI / 4) / FILLET_AREA;

/** Area of one root fillet (or of the material missing at one rounded corner): (1 - pi/4) r^2, mm2. */
export function filletArea(r: number): number {
  return FILLET_AREA * r * r;
}

/**
 * The three-cornered fillet between two plates: a square r x r less the quarter circle about its far corner.
 *
 *   A = (1 - pi/4) r^2      ∫x = (5/6 - pi/4) r^3      ∫x2 = (1 - 5pi/16) r^4      ∫xy = (19/24 - pi/4) r^4   at the corner
 *
 * Shape    corner at (x, y), extending towards (sx, sy), each +1 or -1; r = 0 is nothing
 * Units    in mm, out mm2, mm3, mm4
 * Source   first principles
 */
export function fillet(corner: Point, sx: 1 | -1, sy: 1 | -1, r: number): Moments {
  const { x, y } = corner;
  const a = filletArea(r);
  const q = (5 / 6 - Math.PI / 4) * r ** 3;
  const i = (1 - (5 * Math.PI) / 16) * r ** 4;
  const p = (19 / 24 - Math.PI / 4) * r ** 4;
  return {
    a,
    qx: a * x + sx * q,
    qy: a * y + sy * q,
    xx: a * x * x + 2 * sx * q * x + i,
    yy: a * y * y + 2 * sy * q * y + i,
    xy: a * x * y + sx * q * y + sy * q * x + sx * sy * p,
  };
}

/** Sum of the moments of `added` less those of `removed`. */
export function combine(added: readonly Moments[], removed: readonly Moments[] = []): Moments {
  let a = 0;
  let qx = 0;
  let qy = 0;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  const take = (m: Moments, sign: 1 | -1): void => {
    a += sign * m.a;
    qx += sign * m.qx;
    qy += sign * m.qy;
    xx += sign * m.xx;
    yy += sign * m.yy;
    xy += sign * m.xy;
  };
  for (const m of added) take(m, 1);
  for (const m of removed) take(m, -1);
  return { a, qx, qy, xx, yy, xy };
}

/** The same region's moments about parallel axes through its centroid: xx, yy, xy are then central, qx = qy = 0. */
export function central(m: Moments): Moments & { readonly centroid: Point } {
  const x = m.qx / m.a;
  const y = m.qy / m.a;
  return {
    a: m.a,
    qx: 0,
    qy: 0,
    xx: m.xx - m.a * x * x,
    yy: m.yy - m.a * y * y,
    xy: m.xy - m.a * x * y,
    centroid: { x, y },
  };
}
