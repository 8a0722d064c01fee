import type { Box, Point } from "./geometry.ts";
import type { Outline } from "./outline.ts";

/** The specification's view area and the part of it that a section may fill, drawing units. */
export const VIEW = { width: 800, height: 1200 } as const;
export const FIT = { width: 600, height: 400, factor: 0.95 } as const;

/** Sizes of lines and arrows in drawing units, in proportion to the text size. */
export interface Pen {
  readonly text: number;
  readonly arrowLength: number;
  readonly arrowHalfWidth: number;
  /** Between the outline and the start of an extension line. */
  readonly gap: number;
  /** Length of an extension line beyond its dimension line. */
  readonly overshoot: number;
  /** Length of an arrow that points in from outside. */
  readonly tail: number;
  /** Length of an axis beyond the section, and from there to the middle of its letter. */
  readonly axisOvershoot: number;
  readonly axisLetter: number;
  /** From the section to a dimension line that runs beside the axis letters. */
  readonly offset: number;
}

/** The placement of a section in the view: millimetres (y up, from the centroid) to drawing units (y down). */
export interface Frame {
  readonly scale: number;
  readonly pen: Pen;
  readonly place: (p: Point) => Point;
  /** The section's box in the view, y down: `top` < `bottom`. */
  readonly box: Box;
  readonly centroid: Point;
}

export function penOf(textSize: number): Pen {
  const k = textSize / 13;
  return {
    text: textSize,
    arrowLength: 10 * k,
    arrowHalfWidth: 1.5 * k,
    gap: 3 * k,
    overshoot: 4 * k,
    tail: 22 * k,
    axisOvershoot: 15 * k,
    axisLetter: 9 * k,
    offset: 54 * k,
  };
}

export function frameOf(outline: Outline, scale: number, textSize: number): Frame {
  const { left, right, top, bottom } = outline.box;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const place = (p: Point): Point => ({
    x: VIEW.width / 2 + (p.x - middle.x) * scale,
    y: VIEW.height / 2 - (p.y - middle.y) * scale,
  });
  const low = place({ x: left, y: bottom });
  const high = place({ x: right, y: top });
  const box = { left: low.x, right: high.x, top: high.y, bottom: low.y };
  return { scale, pen: penOf(textSize), place, box, centroid: place({ x: 0, y: 0 }) };
}

/** The smaller side of the section in the view, drawing units. */
export const drawnSize = ({ box }: Frame): number => Math.min(box.right - box.left, box.bottom - box.top);
