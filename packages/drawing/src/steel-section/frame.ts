import { type Frame, frameOf } from "../core/frame.ts";
import type { Point } from "../core/geometry.ts";
import type { Outline } from "../core/outline.ts";

/** The specification's view area and the part of it that a section may fill, drawing units. */
export const VIEW = { width: 800, height: 1200 } as const;
export const FIT = { width: 600, height: 400, factor: 0.95 } as const;

/** The placement of a section in the view, in millimetres from its centroid. */
export interface SectionFrame extends Frame {
  readonly centroid: Point;
}

export function sectionFrameOf(outline: Pick<Outline, "box">, scale: number, textSize: number): SectionFrame {
  const frame = frameOf(outline.box, VIEW, scale, textSize);
  return { ...frame, centroid: frame.place({ x: 0, y: 0 }) };
}
