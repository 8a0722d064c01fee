import type { Frame } from "./frame.ts";
import { centroidMark, shearCentreMark } from "./marks.ts";
import type { SceneItem } from "./scene-types.ts";
import { MIDDLE_TO_BASELINE, textItem, textWidth } from "./text.ts";

/** The legend of the two marks, in a row centred under the section at height `y`. */
export function markKey(frame: Frame, y: number): SceneItem[] {
  const { box, pen } = frame;
  const size = (12 / 13) * pen.text;
  const labels = ["centroid", "shear centre"];
  const toText = 0.9 * size;
  const between = 1.6 * size;
  const widths = labels.map((label) => toText + textWidth(label, size));
  const total = widths.reduce((sum, width) => sum + width, between);
  let x = (box.left + box.right - total) / 2;
  return [centroidMark, shearCentreMark].flatMap((draw, index) => {
    const mark = draw({ x, y }, frame);
    const at = { x: x + toText, y: y + MIDDLE_TO_BASELINE * size };
    const text = textItem([{ text: mark.label, style: "plain" }], {
      at,
      size,
      className: "drawing-key-text",
    });
    x += (widths[index] ?? 0) + between;
    return [...mark.items, text];
  });
}
