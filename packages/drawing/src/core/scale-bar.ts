import type { Frame } from "./frame.ts";
import { polygon } from "./path-data.ts";
import type { PathItem, SceneItem } from "./scene-items.ts";
import { textItem } from "./text.ts";

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
/** The bar has the longest round length within this, in ems of the text. */
const LONGEST = 9;

/** A bar of a round length in mm, half filled, centred under the section at height `y`. */
export function scaleBar(frame: Frame, y: number): SceneItem[] {
  const { pen, box, scale } = frame;
  const fitting = STEPS.filter((mm) => mm * scale <= LONGEST * pen.text);
  const mm = fitting.at(-1) ?? STEPS[0];
  const length = mm * scale;
  const left = (box.left + box.right - length) / 2;
  const height = 0.32 * pen.text;
  const piece = (from: number, to: number, className: string): PathItem => ({
    kind: "path",
    d: polygon({ x: from, y }, { x: to, y }, { x: to, y: y + height }, { x: from, y: y + height }),
    className,
  });
  const label = (text: string, x: number, anchor: "start" | "end") =>
    textItem([{ text, style: "text" }], {
      at: { x, y: y + height + 0.05 * pen.text },
      size: pen.text,
      anchor,
      className: "drawing-scale-text",
    });
  const clear = 0.5 * pen.text;
  return [
    piece(left, left + length / 2, "drawing-scale-fill"),
    piece(left, left + length, "drawing-scale-line"),
    label("0", left - clear, "end"),
    label(`${mm} mm`, left + length + clear, "start"),
  ];
}
