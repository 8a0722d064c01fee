import { overallDimension } from "../../core/dimension-lines.ts";
import type { DimensionItem } from "../scene-types.ts";
import { dimension, type Layout, type Named } from "./layout.ts";

/** Between dimension lines one beyond the other, ems: an upright one has its text beside it. */
const UPRIGHT_STEP = 2.2;
export const LEVEL_STEP = 2.1;

/** The gap that takes an extension line clear of an outside corner of radius r (drawing units) it is a tangent of. */
const clearOfCorner = (r: number, gap: number): number => gap - r + Math.min(r, Math.sqrt(2 * r * gap));

interface OverallPlace {
  /** Radius of the outside corners, mm. */
  readonly cornerRadius?: number;
  /** Whether another dimension stands between it and the section. */
  readonly isOuter?: boolean;
}

/** The depth at the left. Its text is the printed depth where a table rounds it (612 for 611.6 mm). */
export function depthDimension(layout: Layout, named?: Partial<Named>, at: OverallPlace = {}): DimensionItem {
  const { frame, properties, leftmost } = layout;
  const { pen, box } = frame;
  const { cornerRadius = 0, isOuter = false } = at;
  const stacked = isOuter ? UPRIGHT_STEP * pen.text : 0;
  const value = properties.dPrinted ?? properties.d;
  return dimension({ property: "d", symbol: "d", label: "depth", value, ...named }, (runs) =>
    overallDimension(
      {
        from: { x: box.left, y: box.top },
        to: { x: box.left, y: box.bottom },
        line: Math.min(box.left, leftmost) - pen.offset - stacked,
        upright: true,
        runs,
        gap: clearOfCorner(cornerRadius * frame.scale, pen.gap),
      },
      pen,
    ),
  );
}

/** The width below. */
export function widthDimension(layout: Layout, named?: Partial<Named>, at: OverallPlace = {}): DimensionItem {
  const { frame, properties } = layout;
  const { pen, box } = frame;
  const { cornerRadius = 0, isOuter = false } = at;
  const stacked = isOuter ? LEVEL_STEP * pen.text : 0;
  return dimension(
    { property: "bf", symbol: "bf", label: "flange width", value: properties.bf, ...named },
    (runs) =>
      overallDimension(
        {
          from: { x: box.left, y: box.bottom },
          to: { x: box.right, y: box.bottom },
          line: box.bottom + pen.offset + stacked,
          upright: false,
          runs,
          gap: clearOfCorner(cornerRadius * frame.scale, pen.gap),
        },
        pen,
      ),
  );
}

/** The clear depth between the flanges, between the section and its depth. */
export function clearDepthDimension(layout: Layout, d: number, tf: number): DimensionItem {
  const { frame, properties, leftmost } = layout;
  const { pen, box } = frame;
  const inner = tf * frame.scale;
  return dimension(
    { property: "d1", symbol: "d1", label: "clear depth", value: properties.d1 || d - 2 * tf },
    (runs) =>
      overallDimension(
        {
          from: { x: box.left, y: box.top + inner },
          to: { x: box.left, y: box.bottom - inner },
          line: Math.min(box.left, leftmost) - pen.offset,
          upright: true,
          runs,
        },
        pen,
      ),
  );
}
