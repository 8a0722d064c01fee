import { DomainError } from "@kingpost/calc";

/** Units mm; x to the right, y upwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A polygon with voids: the outline runs anticlockwise, each void clockwise. Units mm. */
export interface Region {
  readonly rings: readonly (readonly Point[])[];
}

/** Area, centroid, second moments about the centroid, and extents. Units mm, mm2, mm4. */
export interface RegionProperties {
  readonly area: number;
  readonly centroid: Point;
  readonly ixx: number;
  readonly iyy: number;
  readonly ixy: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Length of the outline. */
  readonly perimeter: number;
  /** Length around the voids. */
  readonly voidPerimeter: number;
}

/**
 * A region from its outline and voids, in any sense of rotation.
 *
 * Shape    simple polygons; voids inside the outline and apart
 * Units    mm
 * Errors   DomainError 'bad-outline' where the outline or a void has no area, or nothing is left
 */
export function regionOf(outline: readonly Point[], voids: readonly (readonly Point[])[] = []): Region {
  const rings = [oriented(outline, 1), ...voids.map((ring) => oriented(ring, -1))];
  const area = rings.reduce((sum, ring) => sum + ringArea(ring), 0);
  if (!(area > 0)) throw new DomainError("bad-outline", "The voids leave no concrete.");
  return { rings };
}

function oriented(ring: readonly Point[], sign: 1 | -1): readonly Point[] {
  const area = ringArea(ring);
  if (!Number.isFinite(area) || area === 0) {
    throw new DomainError("bad-outline", "An outline or void of the section has no area.");
  }
  return area * sign > 0 ? ring : ring.toReversed();
}

function ringArea(ring: readonly Point[]): number {
  return edgesOf(ring).reduce((sum, [p, q]) => sum + (p.x * q.y - q.x * p.y) / 2, 0);
}

/** The edges of a ring, the last back to its first point. */
export function edgesOf(ring: readonly Point[]): readonly (readonly [Point, Point])[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length];
    return to ? [[from, to] as const] : [];
  });
}

/** The sections of a member have one region. */
const PROPERTIES = new WeakMap<Region, RegionProperties>();

/** Gross properties of a region. Source Green's theorem over its edges: exact for polygons. */
export function regionProperties(region: Region): RegionProperties {
  const known = PROPERTIES.get(region) ?? propertiesOf(region);
  PROPERTIES.set(region, known);
  return known;
}

function propertiesOf({ rings }: Region): RegionProperties {
  let [a, qx, qy, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (const [p, q] of rings.flatMap(edgesOf)) {
    const cross = p.x * q.y - q.x * p.y;
    a += cross / 2;
    qx += (cross * (p.x + q.x)) / 6;
    qy += (cross * (p.y + q.y)) / 6;
    xx += (cross * (p.x * p.x + p.x * q.x + q.x * q.x)) / 12;
    yy += (cross * (p.y * p.y + p.y * q.y + q.y * q.y)) / 12;
    xy += (cross * (2 * p.x * p.y + p.x * q.y + q.x * p.y + 2 * q.x * q.y)) / 24;
  }
  const centroid = { x: qx / a, y: qy / a };
  const [outline = [], ...voids] = rings;
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  return {
    area: a,
    centroid,
    ixx: yy - a * centroid.y ** 2,
    iyy: xx - a * centroid.x ** 2,
    ixy: xy - a * centroid.x * centroid.y,
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
    perimeter: ringLength(outline),
    voidPerimeter: voids.reduce((sum, ring) => sum + ringLength(ring), 0),
  };
}

function ringLength(ring: readonly Point[]): number {
  return edgesOf(ring).reduce((sum, [p, q]) => sum + Math.hypot(q.x - p.x, q.y - p.y), 0);
}
