/** A point or a direction. In an outline: mm, y up. In a scene: drawing units, y down (as in SVG). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k });
export const along = (from: Point, direction: Point, distance: number): Point =>
  add(from, times(direction, distance));
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
/** A quarter turn to the left in y-up coordinates. */
export const perpendicular = (a: Point): Point => ({ x: -a.y, y: a.x });

/** Direction from `a` to `b`, length 1. The points must differ. */
export function directionTo(a: Point, b: Point): Point {
  return times(subtract(b, a), 1 / distance(a, b));
}

export interface Line {
  readonly kind: "line";
  readonly from: Point;
  readonly to: Point;
}

/** A true circular arc of at most a quarter turn, run from `from` to `to`. */
export interface Arc {
  readonly kind: "arc";
  readonly from: Point;
  readonly to: Point;
  readonly centre: Point;
  readonly radius: number;
  readonly counterClockwise: boolean;
}

export type Segment = Line | Arc;

/** Start angle and signed sweep of an arc, radians, y up. */
export function sweepOf(arc: Arc): { readonly start: number; readonly sweep: number } {
  const start = Math.atan2(arc.from.y - arc.centre.y, arc.from.x - arc.centre.x);
  const end = Math.atan2(arc.to.y - arc.centre.y, arc.to.x - arc.centre.x);
  const turn = 2 * Math.PI;
  const forward = (((end - start) % turn) + turn) % turn;
  return { start, sweep: arc.counterClockwise ? forward : forward - turn };
}

export function pointOnArc(arc: Arc, angle: number): Point {
  return {
    x: arc.centre.x + arc.radius * Math.cos(angle),
    y: arc.centre.y + arc.radius * Math.sin(angle),
  };
}
