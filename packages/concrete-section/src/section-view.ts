import type { Point, Region } from "./region.ts";

/** A bar as a point. Units mm, mm2. */
export interface Bar extends Point {
  readonly area: number;
}

/** Concrete and bars. */
export interface ConcreteSection {
  readonly region: Region;
  readonly bars: readonly Bar[];
}

/** A bar as it is seen from the most compressed fibre. Units mm, mm2. */
export interface BarDepth {
  readonly depth: number;
  readonly across: number;
  readonly area: number;
}

/** A section seen along the direction of its compression: depths are measured from the most compressed fibre. */
export interface SectionView {
  /** Unit vector towards the compressed side. */
  readonly direction: Point;
  /** Distance of the most compressed fibre from the origin along the direction. */
  readonly top: number;
  readonly depth: number;
  /** Depth and place across of both ends of every edge. */
  readonly edges: Float64Array;
  readonly bars: readonly BarDepth[];
}

/** What part of a region lies within a depth. z: distance from the line at that depth, towards the compressed side. */
export interface PartIntegrals {
  /** Area, mm2. */
  a: number;
  /** Integral of z, mm3. */
  z: number;
  /** Integral of z squared, mm4. */
  zz: number;
  /** Integral of the place across, mm3. */
  s: number;
  /** Integral of z and the place across, mm4. */
  sz: number;
  /** Width at that depth, mm. */
  width: number;
}

/** Compression at the top, and at the bottom. */
export const TOP: Point = { x: 0, y: 1 };
export const BOTTOM: Point = { x: 0, y: -1 };

/**
 * A section seen along a direction.
 *
 * Shape    `direction` points to the compressed side, of any length but 0
 * Units    mm
 */
export function viewAlong({ region, bars }: ConcreteSection, direction: Point): SectionView {
  const length = Math.hypot(direction.x, direction.y);
  const unit = { x: direction.x / length, y: direction.y / length };
  const along = (p: Point) => p.x * unit.x + p.y * unit.y;
  const across = (p: Point) => p.x * unit.y - p.y * unit.x;
  const outline = region.rings[0] ?? [];
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  for (const point of outline) {
    top = Math.max(top, along(point));
    bottom = Math.min(bottom, along(point));
  }
  const edges = new Float64Array(region.rings.reduce((sum, ring) => sum + ring.length, 0) * 4);
  let at = 0;
  const put = (point: Point) => {
    edges[at++] = top - along(point);
    edges[at++] = across(point);
  };
  for (const ring of region.rings) {
    for (let index = 0; index < ring.length; index++) {
      const from = ring[index];
      const to = ring[(index + 1) % ring.length];
      if (!from || !to) continue;
      put(from);
      put(to);
    }
  }
  return {
    direction: unit,
    top,
    depth: top - bottom,
    edges,
    bars: bars.map((bar) => ({ depth: top - along(bar), across: across(bar), area: bar.area })),
  };
}

/** The point at a depth and place across. Units mm. */
export function pointAt({ direction, top }: SectionView, depth: number, across: number): Point {
  const along = top - depth;
  return {
    x: along * direction.x + across * direction.y,
    y: along * direction.y - across * direction.x,
  };
}

/**
 * Integrals over the part of the region within a depth: exact for polygons. By Green's theorem every integral runs over the edges
 * alone, since the line that clips them has z = 0.
 *
 * Units    mm
 */
export function partWithin({ edges }: SectionView, depth: number): PartIntegrals {
  const sum: PartIntegrals = { a: 0, z: 0, zz: 0, s: 0, sz: 0, width: 0 };
  for (let at = 0; at < edges.length; at += 4) {
    addEdge(
      sum,
      depth - (edges[at] ?? 0),
      edges[at + 1] ?? 0,
      depth - (edges[at + 2] ?? 0),
      edges[at + 3] ?? 0,
    );
  }
  return sum;
}

function addEdge(sum: PartIntegrals, z0: number, s0: number, z1: number, s1: number): void {
  if (z0 <= 0 && z1 <= 0) return;
  let fromZ = z0;
  let fromS = s0;
  let toZ = z1;
  let toS = s1;
  if (z0 < 0) {
    fromS = s0 + ((s1 - s0) * z0) / (z0 - z1);
    fromZ = 0;
  } else if (z1 < 0) {
    toS = s0 + ((s1 - s0) * z0) / (z0 - z1);
    toZ = 0;
  }
  // The view keeps the sense of rotation, so that an anticlockwise outline is positive.
  const back = fromS - toS;
  const squares = fromZ * fromZ + fromZ * toZ + toZ * toZ;
  sum.width += back;
  sum.a += (back * (fromZ + toZ)) / 2;
  sum.z += (back * squares) / 6;
  sum.zz += (back * (fromZ + toZ) * (fromZ * fromZ + toZ * toZ)) / 12;
  sum.s += (back * (2 * (fromZ * fromS + toZ * toS) + fromZ * toS + toZ * fromS)) / 6;
  sum.sz +=
    (back *
      (fromS * (3 * fromZ * fromZ + 2 * fromZ * toZ + toZ * toZ) +
        toS * (fromZ * fromZ + 2 * fromZ * toZ + 3 * toZ * toZ))) /
    24;
}
