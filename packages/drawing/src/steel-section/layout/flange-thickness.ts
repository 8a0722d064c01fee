import type { TextRun } from "@kingpost/calc/math-text";
import { arrowLine, labelAt, thinLine } from "../../core/dimension-lines.ts";
import type { Point } from "../../core/geometry.ts";
import type { SceneItem } from "../../core/scene-items.ts";
import type { SectionFrame } from "../frame.ts";
import type { DimensionItem } from "../scene-types.ts";
import { dimension, type Layout } from "./layout.ts";

/** tf at the tip of the top flange of an I or a channel: extension lines to the right, arrows across, text beside. */
export function flangeThickness({ frame, properties }: Layout, tf: number): DimensionItem {
  const named = { property: "tf", symbol: "tf", label: "flange thickness", value: properties.tf } as const;
  const inner = { x: frame.box.right, y: frame.box.top + tf * frame.scale };
  return dimension(named, (runs) =>
    tipThickness([{ x: frame.box.right, y: frame.box.top }, inner], runs, frame),
  );
}

/** A thickness measured at the right-hand end of a flange or leg, between the points where its two faces end. */
export function tipThickness(
  faces: readonly [Point, Point],
  runs: readonly TextRun[],
  { pen, box }: SectionFrame,
): SceneItem[] {
  const [upper, lower] = faces;
  const x = box.right + pen.tail;
  const end = x + pen.overshoot;
  const middle = { x: end + 1.5 * pen.overshoot, y: (upper.y + lower.y) / 2 };
  return [
    ...[upper, lower].map((face) => thinLine({ x: face.x + pen.gap, y: face.y }, { x: end, y: face.y })),
    ...arrowLine({ x, y: upper.y }, { x, y: lower.y }, pen),
    labelAt(middle, runs, pen),
  ];
}
