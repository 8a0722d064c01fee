import {
  arrowhead,
  type Point,
  penOf,
  type SceneItem,
  symbolRuns,
  type TextItem,
  textItem,
} from "@kingpost/drawing/core";
import { line, TEXT_SIZE } from "../../frame/figures/figure-items.ts";

const PEN = penOf(TEXT_SIZE);
/** Radius of the arcs, drawing units. */
const RADIUS = 17;
const PIECES = 16;

/** What the arrows mean, in words. */
export const END_MOMENT_SIGNS =
  "Arrows: positive end moments. Equal signs at top and base bend the column in single curvature.";

/**
 * The positive end moments of a column that is drawn upright, as arrows around its ends, each with `+Mx`: the same side is compressed
 * by both, so that the column bends in single curvature.
 */
export const endMoments = (
  top: Point,
  base: Point,
  symbol: string,
  anchor: TextItem["anchor"] = "start",
): readonly SceneItem[] => [...endMoment(top, -1, symbol, anchor), ...endMoment(base, 1, symbol, anchor)];

/** Around an end from its right to its left side, over it (-1) or below it (1); y of the drawing is down. */
function endMoment(
  end: Point,
  side: 1 | -1,
  symbol: string,
  anchor: TextItem["anchor"],
): readonly SceneItem[] {
  const points = Array.from({ length: PIECES + 1 }, (_, at): Point => {
    const turn = Math.PI * (0.1 + (0.8 * at) / PIECES);
    return { x: end.x + RADIUS * Math.cos(turn), y: end.y + side * RADIUS * Math.sin(turn) };
  });
  const [tip = end, before = end] = [points.at(-1), points.at(-2)];
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  const x = end.x + (anchor === "end" ? -1 : 1) * (RADIUS + 3);
  return [
    line(points, "drawing-thin"),
    arrowhead(tip, { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length }, PEN),
    textItem([{ text: "+", style: "text" }, ...symbolRuns(symbol)], {
      at: { x, y: end.y + side * 8 + 4 },
      size: TEXT_SIZE,
      anchor,
      className: "drawing-text",
    }),
  ];
}
