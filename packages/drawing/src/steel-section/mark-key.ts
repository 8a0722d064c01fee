import type { Point } from "../core/geometry.ts";
import type { SceneItem } from "../core/scene-items.ts";
import { MIDDLE_TO_BASELINE, textItem, textWidth } from "../core/text.ts";
import type { SectionFrame } from "./frame.ts";
import { loadArrow } from "./loads.ts";
import { centroidMark, shearCentreMark } from "./marks.ts";

/** What the two marks mean, and the arrow of a load where there is one, in a row centred under the section at height `y`. */
export function markKey(frame: SectionFrame, y: number, hasLoads: boolean): SceneItem[] {
  const { box, pen } = frame;
  const size = (12 / 13) * pen.text;
  const toText = 0.9 * size;
  const between = 1.6 * size;
  const marks = [
    { label: "centroid", toText, draw: (at: Point) => centroidMark(at, frame).items },
    { label: "shear centre", toText, draw: (at: Point) => shearCentreMark(at, frame).items },
  ];
  const arrow = { label: "load", toText: 1.2 * size, draw: (at: Point) => loadArrow(at, frame) };
  const entries = hasLoads ? [...marks, arrow] : marks;
  const widths = entries.map((entry) => entry.toText + textWidth(entry.label, size));
  const total = widths.reduce((sum, width) => sum + width, between * (entries.length - 1));
  let x = (box.left + box.right - total) / 2;
  return entries.flatMap((entry, index) => {
    const at = { x: x + entry.toText, y: y + MIDDLE_TO_BASELINE * size };
    const text = textItem([{ text: entry.label, style: "text" }], {
      at,
      size,
      className: "drawing-key-text",
    });
    const items = entry.draw({ x, y });
    x += (widths[index] ?? 0) + between;
    return [...items, text];
  });
}
