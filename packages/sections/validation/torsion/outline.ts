import type { Dimensions } from "@kingpost/section-geometry";

/** A point of a section's material frame, mm. */
export type Point = readonly [x: number, y: number];

interface Rectangle {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/**
 * A corner with a radius: inside the square between the centre and the corner the boundary is an arc. Material lies between the radii:
 * beyond `inner` (a root fillet, the inside of a hollow section) and within `outer` (a toe, the outside of a hollow section).
 */
interface RoundCorner {
  readonly cx: number;
  readonly cy: number;
  /** Which way the square lies from the centre. */
  readonly sx: 1 | -1;
  readonly sy: 1 | -1;
  readonly inner?: number;
  readonly outer?: number;
}

/** The material of a section, or of the half or quarter of it that its symmetry leaves to be solved. */
export interface Outline {
  readonly plates: readonly Rectangle[];
  readonly corners: readonly RoundCorner[];
  /** How many times the solved part is in the section: 1, 2 or 4. */
  readonly parts: 1 | 2 | 4;
  /** The part that is solved lies in x >= 0, y >= 0 as given by `from`. */
  readonly from: { readonly x: number; readonly y: number };
  /** Area of the solved part's share of the opening, and whether a boundary point belongs to it; none for an open section. */
  readonly hole?: { readonly area: number; readonly isOnEdge: (point: Point) => boolean };
  /** Thickness that the size of the elements follows. */
  readonly thinnest: number;
}

/** The outline of a shape, with its fillets. Errors: for a shape that is not meshed. */
export function outlineOf(s: Dimensions): Outline {
  switch (s.shape) {
    case "i-section":
      return {
        plates: [
          { x0: -s.bf / 2, x1: s.bf / 2, y0: s.d / 2 - s.tf, y1: s.d / 2 },
          { x0: -s.tw / 2, x1: s.tw / 2, y0: -s.d / 2, y1: s.d / 2 },
        ],
        corners: fillet(s.tw / 2 + s.r1, s.d / 2 - s.tf - s.r1, -1, 1, s.r1),
        parts: 4,
        from: { x: 0, y: 0 },
        thinnest: Math.min(s.tf, s.tw),
      };
    case "tee":
      return {
        plates: [
          { x0: -s.bf / 2, x1: s.bf / 2, y0: s.d - s.tf, y1: s.d },
          { x0: -s.tw / 2, x1: s.tw / 2, y0: 0, y1: s.d },
        ],
        corners: fillet(s.tw / 2 + s.r1, s.d - s.tf - s.r1, -1, 1, s.r1),
        parts: 2,
        from: { x: 0, y: 0 },
        thinnest: Math.min(s.tf, s.tw),
      };
    case "channel":
      return {
        plates: [
          { x0: 0, x1: s.bf, y0: s.d / 2 - s.tf, y1: s.d / 2 },
          { x0: 0, x1: s.tw, y0: -s.d / 2, y1: s.d / 2 },
        ],
        corners: fillet(s.tw + s.r1, s.d / 2 - s.tf - s.r1, -1, 1, s.r1),
        parts: 2,
        from: { x: 0, y: 0 },
        thinnest: Math.min(s.tf, s.tw),
      };
    case "angle":
      return {
        plates: [
          { x0: 0, x1: s.b2, y0: 0, y1: s.t },
          { x0: 0, x1: s.t, y0: 0, y1: s.b1 },
        ],
        corners: [
          ...fillet(s.t + s.r1, s.t + s.r1, -1, -1, s.r1),
          ...toe(s.b2 - s.r2, s.t - s.r2, s.r2),
          ...toe(s.t - s.r2, s.b1 - s.r2, s.r2),
        ],
        parts: 1,
        from: { x: 0, y: 0 },
        thinnest: s.t,
      };
    case "chs":
      return ring(s.d / 2, s.t);
    case "rhs":
      return hollow(s.b, s.d, s.t, s.t, s.r1);
    case "box":
      return hollow(s.b, s.d, s.tf, s.tw, 0);
    default:
      throw new Error(`There is no mesh of the shape ${s.shape}.`);
  }
}

function fillet(cx: number, cy: number, sx: 1 | -1, sy: 1 | -1, r: number): readonly RoundCorner[] {
  return r > 0 ? [{ cx, cy, sx, sy, inner: r }] : [];
}

function toe(cx: number, cy: number, r: number): readonly RoundCorner[] {
  return r > 0 ? [{ cx, cy, sx: 1, sy: 1, outer: r }] : [];
}

function ring(radius: number, t: number): Outline {
  const middle = radius - t / 2;
  return {
    plates: [],
    corners: [{ cx: 0, cy: 0, sx: 1, sy: 1, inner: radius - t, outer: radius }],
    parts: 4,
    from: { x: 0, y: 0 },
    hole: {
      area: (Math.PI * (radius - t) ** 2) / 4,
      isOnEdge: ([x, y]) => Math.hypot(x, y) < middle,
    },
    thinnest: t,
  };
}

function hollow(b: number, d: number, tf: number, tw: number, r1: number): Outline {
  const ri = Math.max(0, r1 - tf);
  const [x, y] = [b / 2, d / 2];
  const [xi, yi] = [x - tw, y - tf];
  if (r1 > 0 && ri === 0)
    throw new Error("A sharp inside corner under a round outside one is not supported.");
  return {
    plates: [
      { x0: xi, x1: x, y0: -y, y1: y },
      { x0: -x, x1: x, y0: yi, y1: y },
    ],
    corners: r1 > 0 ? [{ cx: x - r1, cy: y - r1, sx: 1, sy: 1, inner: ri, outer: r1 }] : [],
    parts: 4,
    from: { x: 0, y: 0 },
    hole: {
      area: xi * yi - ri * ri * (1 - Math.PI / 4),
      isOnEdge: ([px, py]) => {
        const [dx, dy] = [px - (x - r1), py - (y - r1)];
        if (r1 > 0 && dx >= 0 && dy >= 0) return Math.hypot(dx, dy) < (r1 + ri) / 2;
        return px < (x + xi) / 2 && py < (y + yi) / 2;
      },
    },
    thinnest: Math.min(tf, tw),
  };
}

/** Signed distance to the boundary near it, negative in the material. mm. */
export function signedDistance({ plates, corners }: Outline, [x, y]: Point): number {
  for (const corner of corners) {
    const radius = radiusIn(corner, [x, y]);
    if (radius === undefined) continue;
    return Math.max(
      corner.outer === undefined ? -Infinity : radius - corner.outer,
      corner.inner === undefined ? -Infinity : corner.inner - radius,
    );
  }
  return Math.min(...plates.map(({ x0, x1, y0, y1 }) => Math.max(x0 - x, x - x1, y0 - y, y - y1)), Infinity);
}

/** The nearest point of an arc, for a point in the square of a round corner; elsewhere the point itself. */
export function onNearestArc({ corners }: Outline, point: Point): Point {
  for (const corner of corners) {
    const radius = radiusIn(corner, point);
    if (radius === undefined || radius === 0) continue;
    const radii = [corner.inner, corner.outer].filter((r) => r !== undefined);
    const [nearest = radius] = radii.sort((a, b) => Math.abs(a - radius) - Math.abs(b - radius));
    const scale = nearest / radius;
    return [corner.cx + (point[0] - corner.cx) * scale, corner.cy + (point[1] - corner.cy) * scale];
  }
  return point;
}

/** The distance from the centre of a corner, for a point in its square. */
function radiusIn(
  { cx, cy, sx, sy, inner = 0, outer = inner }: RoundCorner,
  [x, y]: Point,
): number | undefined {
  const [along, across] = [(x - cx) * sx, (y - cy) * sy];
  const reach = outer + SAME;
  const isIn = along >= -SAME && across >= -SAME && along <= reach && across <= reach;
  return isIn ? Math.hypot(along, across) : undefined;
}

/** Lengths closer than this are the same, mm. */
export const SAME = 1e-9;

/** Lines that element edges follow, so that every straight face of the outline is one: positions along x or y, in order. */
export function gridLines({ plates, corners, from }: Outline, axis: "x" | "y"): readonly number[] {
  const all = [
    from[axis],
    ...plates.flatMap(({ x0, x1, y0, y1 }) => (axis === "x" ? [x0, x1] : [y0, y1])),
    ...corners.flatMap(({ cx, cy, sx, sy, inner, outer }) => {
      const [centre, sign] = axis === "x" ? [cx, sx] : [cy, sy];
      return [centre, ...[inner, outer].filter((r) => r !== undefined).map((r) => centre + sign * r)];
    }),
  ];
  const sorted = all.filter((at) => at >= from[axis] - SAME).sort((a, b) => a - b);
  return sorted.filter((at, index) => index === 0 || at - (sorted[index - 1] ?? 0) > SAME);
}
