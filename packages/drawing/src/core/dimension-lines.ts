import type { TextRun } from "@kingpost/calc/math-text";
import { along, directionTo, distance, type Point, perpendicular, times } from "./geometry.ts";
import { polygon, polyline } from "./path-data.ts";
import type { Pen } from "./pen.ts";
import type { PathItem, SceneItem, TextItem } from "./scene-items.ts";
import { MIDDLE_TO_BASELINE, textItem, textWidth } from "./text.ts";

export const thinLine = (...points: readonly Point[]): PathItem => ({
  kind: "path",
  d: polyline(...points),
  className: "drawing-thin",
});

/** A slim filled arrowhead with its tip at `tip`, pointing along `direction`. */
export function arrowhead(tip: Point, direction: Point, pen: Pen): PathItem {
  const back = along(tip, direction, -pen.arrowLength);
  const side = perpendicular(direction);
  const d = polygon(tip, along(back, side, pen.arrowHalfWidth), along(back, side, -pen.arrowHalfWidth));
  return { kind: "path", d, className: "drawing-arrow" };
}

/** A text beside a leader: starts at `at`, vertically centred on it. */
export function labelAt(at: Point, runs: readonly TextRun[], pen: Pen): TextItem {
  const baseline = { x: at.x, y: at.y + MIDDLE_TO_BASELINE * pen.text };
  return textItem(runs, { at: baseline, size: pen.text, className: "drawing-text" });
}

/** Whether two arrowheads fit between two points `length` apart, with some line visible between them. */
const hasRoom = (length: number, pen: Pen): boolean => length >= 2.6 * pen.arrowLength;

interface Overall {
  /** The dimensioned points on the outline. */
  readonly from: Point;
  readonly to: Point;
  /** x of a vertical dimension line, or y of a horizontal one. */
  readonly line: number;
  readonly upright: boolean;
  readonly runs: readonly TextRun[];
  /** The gap between the points and the extension lines; by default the pen's gap. */
  readonly gap?: number;
}

/** A dimension outside the section: extension lines, a dimension line with two arrows, the text along it. */
export function overallDimension(overall: Overall, pen: Pen): SceneItem[] {
  const { from, to, line, upright, runs } = overall;
  const onLine = (p: Point): Point => (upright ? { x: line, y: p.y } : { x: p.x, y: line });
  const a = onLine(from);
  const b = onLine(to);
  const extensions = [from, to].map((p) => {
    const out = directionTo(p, onLine(p));
    return thinLine(along(p, out, overall.gap ?? pen.gap), along(onLine(p), out, pen.overshoot));
  });
  return [...extensions, ...arrowLine(a, b, pen), ...overallText(a, b, upright, runs, pen)];
}

/**
 * The text runs along the line. A text longer than the line would cross the extension lines: a vertical one moves off their
 * ends, a horizontal one beside the arrows.
 */
function overallText(a: Point, b: Point, upright: boolean, runs: readonly TextRun[], pen: Pen): SceneItem[] {
  const length = distance(a, b);
  const text = runs.map((run) => run.text).join("");
  if (textWidth(text, pen.text) + pen.gap <= length) return [textAlong(a, b, upright, runs, pen, 0)];
  if (upright) return [textAlong(a, b, upright, runs, pen, pen.overshoot)];
  const shelf = { x: b.x + pen.tail, y: b.y };
  return [thinLine(b, shelf), labelAt(beside(shelf, pen), runs, pen)];
}

/** A line with an arrow at each end: inside the points if there is room, else pointing in from outside. */
export function arrowLine(a: Point, b: Point, pen: Pen): SceneItem[] {
  const direction = directionTo(a, b);
  const back = times(direction, -1);
  if (hasRoom(distance(a, b), pen)) {
    return [thinLine(a, b), arrowhead(a, back, pen), arrowhead(b, direction, pen)];
  }
  return [
    thinLine(along(a, back, pen.tail), along(b, direction, pen.tail)),
    arrowhead(a, direction, pen),
    arrowhead(b, back, pen),
  ];
}

/** Above a horizontal line; left of a vertical one, readable from the right. */
function textAlong(
  a: Point,
  b: Point,
  upright: boolean,
  runs: readonly TextRun[],
  pen: Pen,
  aside: number,
): TextItem {
  const clear = 0.4 * pen.text + aside;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const at = upright ? { x: middle.x - clear, y: middle.y } : { x: middle.x, y: middle.y - clear };
  const rotate = upright ? -90 : 0;
  return textItem(runs, { at, size: pen.text, anchor: "middle", rotate, className: "drawing-text" });
}

/**
 * A thickness: arrows across it, and from the second face a line to `shelf`, where the text starts.
 * Both faces and the shelf are on one straight line.
 */
export function thicknessDimension(
  faces: readonly [Point, Point],
  shelf: Point,
  runs: readonly TextRun[],
  pen: Pen,
): SceneItem[] {
  const [a, b] = faces;
  return [...arrowLine(a, b, pen), thinLine(b, shelf), labelAt(beside(shelf, pen), runs, pen)];
}

/** A radius: an arrow on the arc at `tip`, a leader to `knee`, a horizontal shelf to `shelfX`, the text. */
export function radiusDimension(
  tip: Point,
  knee: Point,
  shelfX: number,
  runs: readonly TextRun[],
  pen: Pen,
): SceneItem[] {
  const shelf = { x: shelfX, y: knee.y };
  return [
    thinLine(tip, knee, shelf),
    arrowhead(tip, directionTo(knee, tip), pen),
    labelAt(beside(shelf, pen), runs, pen),
  ];
}

export const beside = (p: Point, pen: Pen): Point => ({ x: p.x + 0.35 * pen.text, y: p.y });
