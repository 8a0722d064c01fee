import { type Point, type Region, regionOf } from "./region.ts";

/** A rectangle about the origin. Units mm. */
export function rectangle(width: number, depth: number): Region {
  const [x, y] = [width / 2, depth / 2];
  return regionOf([point(-x, -y), point(x, -y), point(x, y), point(-x, y)]);
}

/** A web with flange overhangs at the top, or at the bottom where it is inverted. Units mm. */
export interface FlangedShape {
  readonly webWidth: number;
  readonly depth: number;
  readonly flangeDepth: number;
  /** Overhangs of the flange beyond the web: 0 on a side without a flange. */
  readonly left: number;
  readonly right: number;
  readonly isInverted?: boolean | undefined;
}

/** A T-, L- or inverted T-section: the origin is at the middle of the web and of the depth. Units mm. */
export function flanged({ webWidth, depth, flangeDepth, left, right, isInverted }: FlangedShape): Region {
  const [x, y] = [webWidth / 2, depth / 2];
  const under = y - flangeDepth;
  const outline = [
    point(-x, -y),
    point(x, -y),
    point(x, under),
    point(x + right, under),
    point(x + right, y),
    point(-x - left, y),
    point(-x - left, under),
    point(-x, under),
  ];
  return regionOf(isInverted ? outline.map((of) => point(of.x, -of.y)) : outline);
}

/** Sides of the polygon that approximates a circle. */
const SIDES = 180;

/** A circle about a centre, as a polygon of the same area. Units mm. */
export function circle(diameter: number, centre: Point = { x: 0, y: 0 }): Region {
  return regionOf(circleRing(diameter, centre));
}

/** The points of `circle`, for a void. Units mm. */
export function circleRing(diameter: number, centre: Point = { x: 0, y: 0 }): readonly Point[] {
  const step = (2 * Math.PI) / SIDES;
  const radius = (diameter / 2) * Math.sqrt(step / Math.sin(step));
  return Array.from({ length: SIDES }, (_, index) =>
    point(centre.x + radius * Math.cos(index * step), centre.y + radius * Math.sin(index * step)),
  );
}

function point(x: number, y: number): Point {
  return { x, y };
}
