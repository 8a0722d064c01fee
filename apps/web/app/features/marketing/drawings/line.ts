import { polygon, polyline } from "@kingpost/drawing/core";

/** Metres on the structure, y up; or units of a drawing, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const at = (x: number, y: number): Point => ({ x, y });

/** Takes a point of the structure to the drawing. */
export type Place = (point: Point) => Point;

export const placed =
  (origin: Point, scale: number): Place =>
  ({ x, y }) =>
    at(origin.x + x * scale, origin.y - y * scale);

export const open = (place: Place, ...points: readonly Point[]): string => polyline(...points.map(place));
export const closed = (place: Place, ...points: readonly Point[]): string => polygon(...points.map(place));

/** The point `distance` from `a` towards `b` and `offset` to its left. */
export function along(a: Point, b: Point, distance: number, offset = 0): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  return at(a.x + ux * distance - uy * offset, a.y + uy * distance + ux * offset);
}

export const box = (left: number, bottom: number, right: number, top: number): readonly Point[] => [
  at(left, bottom),
  at(right, bottom),
  at(right, top),
  at(left, top),
];

export const steps = (count: number, from: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index * step);

/** A slim arrowhead with its tip at `tip`, pointing away from `tail`. Drawing units. */
export function arrowHead(tail: Point, tip: Point, length = 9): string {
  const half = length / 6;
  return polygon(tip, along(tip, tail, length, half), along(tip, tail, length, -half));
}

/** A line with an arrow head at each end. */
export const dimensionLine = (a: Point, b: Point): { line: string; heads: string } => ({
  line: polyline(a, b),
  heads: arrowHead(b, a) + arrowHead(a, b),
});

/** A number of millimetres as drawings write it: 24 000, with a thin space. */
export const millimetres = (metres: number): string =>
  String(Math.round(metres * 1000)).replace(/(\d)(\d{3})$/, "$1\u2009$2");
