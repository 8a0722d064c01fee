import type { Box, Point } from "./geometry.ts";
import { type Pen, penOf } from "./pen.ts";

/** The placement of what is drawn in the view: millimetres, y up, to drawing units, y down. */
export interface Frame {
  /** Drawing units per mm. */
  readonly scale: number;
  readonly pen: Pen;
  readonly place: (p: Point) => Point;
  /** Its box in the view, y down: `top` < `bottom`. */
  readonly box: Box;
}

interface View {
  readonly width: number;
  readonly height: number;
}

/** Places a box (mm, y up) in the middle of a view. */
export function frameOf(
  { left, right, top, bottom }: Box,
  view: View,
  scale: number,
  textSize: number,
): Frame {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const place = (p: Point): Point => ({
    x: view.width / 2 + (p.x - middle.x) * scale,
    y: view.height / 2 - (p.y - middle.y) * scale,
  });
  const low = place({ x: left, y: bottom });
  const high = place({ x: right, y: top });
  const box = { left: low.x, right: high.x, top: high.y, bottom: low.y };
  return { scale, pen: penOf(textSize), place, box };
}

/** The smaller side of what is drawn, drawing units. */
export const drawnSize = ({ box }: Frame): number => Math.min(box.right - box.left, box.bottom - box.top);
