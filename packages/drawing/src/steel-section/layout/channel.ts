import type { ChannelDimensions } from "@kingpost/section-geometry";
import { radiusDimension, thicknessDimension } from "../../core/dimension-lines.ts";
import type { DimensionItem } from "../scene-types.ts";
import { channelCentroid } from "./centroid.ts";
import { flangeThickness } from "./flange-thickness.ts";
import { dimension, type Layout } from "./layout.ts";
import { clearDepthDimension, depthDimension, widthDimension } from "./overall.ts";

/** As the I-section, with xL and xo above. The texts of tw and r1 stand beyond the y axis, which runs through the hollow. */
export function channelLayout(layout: Layout, s: ChannelDimensions): DimensionItem[] {
  const isFull = layout.detail === "full";
  const isOuter = layout.clearDepth && isFull;
  const overall = [depthDimension(layout, undefined, { isOuter }), widthDimension(layout)];
  if (!isFull) return overall;
  const clear = layout.clearDepth ? [clearDepthDimension(layout, s.d, s.tf)] : [];
  const inner = [webThickness(layout, s), ...(s.r1 > 0 ? [rootRadius(layout, s)] : [])];
  return [...overall, flangeThickness(layout, s.tf), ...inner, ...channelCentroid(layout), ...clear];
}

function webThickness({ frame, properties }: Layout, s: ChannelDimensions): DimensionItem {
  const { pen, box, centroid, scale } = frame;
  const y = centroid.y + 0.24 * s.d * scale;
  const right = { x: box.left + s.tw * scale, y };
  const shelf = { x: Math.max(right.x + pen.tail, centroid.x + pen.tail), y };
  return dimension({ property: "tw", symbol: "tw", label: "web thickness", value: properties.tw }, (runs) =>
    thicknessDimension([{ x: box.left, y }, right], shelf, runs, pen),
  );
}

function rootRadius({ frame, properties }: Layout, s: ChannelDimensions): DimensionItem {
  const { pen, box, centroid, scale } = frame;
  const reach = s.r1 * (1 - Math.SQRT1_2);
  const tip = { x: box.left + (s.tw + reach) * scale, y: box.top + (s.tf + reach) * scale };
  const run = 1.35 * pen.tail;
  const knee = { x: tip.x + run, y: tip.y + run };
  const shelfX = Math.max(knee.x + 0.4 * pen.tail, centroid.x + pen.tail);
  return dimension({ property: "r1", symbol: "r1", label: "root radius", value: properties.r1 }, (runs) =>
    radiusDimension(tip, knee, shelfX, runs, pen),
  );
}
