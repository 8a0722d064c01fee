import type { TextRun } from "@kingpost/calc/math-text";
import {
  arrowhead,
  circle,
  overallDimension,
  type Point,
  penOf,
  polygon,
  type SceneItem,
  symbolRuns,
  thinLine,
} from "@kingpost/drawing/core";
import type { FigurePart, PartMove } from "./figure.ts";
import { line, millimetres, TEXT_SIZE } from "./figure-items.ts";

const PEN = penOf(TEXT_SIZE);

/** What is drawn, mm, y up. */
interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Frame that the extent is drawn in, drawing units, y down. */
interface Frame extends Extent {
  /** Whether it hangs from the top of the frame; otherwise it is in the middle. */
  readonly isAtTop?: boolean;
}

type Place = readonly [x: number, y: number];

export type View = ReturnType<typeof viewOf>;

/** A part of a structure to scale, as large as its frame allows. Places are in mm, y up; shifts and lines are in drawing units, y down. */
export function viewOf({ left, right, bottom, top }: Extent, frame: Frame) {
  const scale = Math.min(
    (frame.right - frame.left) / (right - left),
    (frame.bottom - frame.top) / (top - bottom),
  );
  const height = frame.isAtTop ? (top - bottom) * scale : frame.bottom - frame.top;
  const centre: Point = { x: (frame.left + frame.right) / 2, y: frame.top + height / 2 };
  const at = (x: number, y: number, dx = 0, dy = 0): Point => ({
    x: centre.x + (x - (left + right) / 2) * scale + dx,
    y: centre.y - (y - (bottom + top) / 2) * scale + dy,
  });
  const lineOf = (className: string, ...places: readonly Place[]): SceneItem =>
    line(
      places.map(([x, y]) => at(x, y)),
      className,
    );
  return {
    /** Drawing units per mm. */
    scale,
    centre,
    at,
    lineOf,
    box: (x1: number, y1: number, x2: number, y2: number, className = "drawing-thick"): SceneItem => ({
      kind: "path",
      d: polygon(at(x1, y1), at(x2, y1), at(x2, y2), at(x1, y2)),
      className,
    }),
    disc: (x: number, y: number, diameter: number, className = "drawing-thick"): SceneItem => ({
      kind: "path",
      d: circle(at(x, y), (diameter / 2) * scale),
      className,
    }),
    /** The centre lines of a round part. */
    cross: (x: number, y: number, diameter: number): readonly SceneItem[] => {
      const reach = (diameter / 2) * scale + 5;
      return [
        line([at(x, y, -reach), at(x, y, reach)], "drawing-axis-line"),
        line([at(x, y, 0, -reach), at(x, y, 0, reach)], "drawing-axis-line"),
      ];
    },
    /**
     * A dimension between two places on one vertical or level line. `lineAt` is the x or y of the dimension line in the drawing. Empty
     * where the places coincide. `words` take the place of the length in mm; `symbol` is before them: `hef = 300`.
     */
    dimension: (
      [x1, y1]: Place,
      [x2, y2]: Place,
      lineAt: number,
      {
        symbol,
        words,
        gap = 4,
      }: { readonly symbol?: string; readonly words?: string; readonly gap?: number } = {},
    ): readonly SceneItem[] => {
      const length = Math.hypot(x2 - x1, y2 - y1);
      if (length === 0) return [];
      const shown = words ?? millimetres(length);
      const runs: readonly TextRun[] =
        symbol === undefined
          ? [{ text: shown, style: "text" }]
          : [...symbolRuns(symbol), { text: ` = ${shown}`, style: "text" }];
      return overallDimension(
        { from: at(x1, y1), to: at(x2, y2), line: lineAt, upright: x1 === x2, runs, gap },
        PEN,
      );
    },
  };
}

/** An arrow between two points of the drawing. */
export function arrow(from: Point, to: Point): readonly SceneItem[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return [thinLine(from, to), arrowhead(to, direction, PEN)];
}

/** Steps of a part of a plan that is moved, mm. */
const PLAN_STEP = 10;

/** A part of a plan that moves along both axes: `x` and `y` are the inputs of its place. Units mm. */
export function placePart(
  view: Pick<View, "at" | "scale">,
  label: string,
  { x, y }: Readonly<Record<"x" | "y", Pick<PartMove, "path" | "value" | "least" | "most">>>,
  { path, size }: { readonly path: string; readonly size?: readonly [width: number, height: number] },
): FigurePart {
  return {
    ...part(path, label, view.at(x.value, y.value), size),
    moves: [
      { ...x, step: PLAN_STEP, per: { x: view.scale, y: 0 } },
      { ...y, step: PLAN_STEP, per: { x: 0, y: 0 - view.scale } },
    ],
  };
}

/** Steps of what is moved, mm. */
const STEP = 5;

/** A part of a drawing about a point that leads to a length, and that a drag or the arrow keys change. */
export function movable(
  name: string,
  place: Point,
  move: Omit<PartMove, "step">,
  size: readonly [width: number, height: number] = [24, 24],
): FigurePart {
  const label = `${name}, ${millimetres(move.value)} mm`;
  return { ...part(move.path, label, place, size), moves: [{ ...move, step: STEP }] };
}

/** The part of a drawing about a point that leads to an input. */
export const part = (
  path: string,
  label: string,
  { x, y }: Point,
  [width, height]: readonly [width: number, height: number] = [48, 24],
): FigurePart => ({ path, label, box: { x: x - width / 2, y: y - height / 2, width, height } });
