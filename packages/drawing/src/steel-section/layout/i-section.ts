import type { ISectionDimensions } from "@kingpost/section-geometry";
import { radiusDimension, thicknessDimension } from "../../core/dimension-lines.ts";
import type { Point } from "../../core/geometry.ts";
import type { DimensionItem } from "../scene-types.ts";
import { flangeThickness } from "./flange-thickness.ts";
import { dimension, type Layout } from "./layout.ts";
import { clearDepthDimension, depthDimension, widthDimension } from "./overall.ts";

/** d at the left, bf below, tf at the top right, r1 in the upper right root, tw across the web below the x axis. */
export function iSectionLayout(layout: Layout, s: ISectionDimensions): DimensionItem[] {
  const isFull = layout.detail === "full";
  const isOuter = layout.clearDepth && isFull;
  const overall = [depthDimension(layout, undefined, { isOuter }), widthDimension(layout)];
  if (!isFull) return overall;
  const roots = s.r1 > 0 ? [rootRadius(layout, s)] : [];
  const clear = layout.clearDepth ? [clearDepthDimension(layout, s.d, s.tf)] : [];
  return [...overall, flangeThickness(layout, s.tf), webThickness(layout, s), ...roots, ...clear];
}

function webThickness({ frame, properties }: Layout, s: ISectionDimensions): DimensionItem {
  const { pen, place } = frame;
  const face = (x: number): Point => place({ x, y: -0.24 * s.d });
  const right = face(s.tw / 2);
  const shelf = { x: right.x + pen.tail, y: right.y };
  return dimension({ property: "tw", symbol: "tw", label: "web thickness", value: properties.tw }, (runs) =>
    thicknessDimension([face(-s.tw / 2), right], shelf, runs, pen),
  );
}

/** The leader comes from the open side of the fillet, along its radius at 45 degrees. */
function rootRadius({ frame, properties }: Layout, s: ISectionDimensions): DimensionItem {
  const { pen, place } = frame;
  const reach = s.r1 * (1 - Math.SQRT1_2);
  const tip = place({ x: s.tw / 2 + reach, y: s.d / 2 - s.tf - reach });
  const run = 1.35 * pen.tail;
  const knee = { x: tip.x + run, y: tip.y + run };
  return dimension({ property: "r1", symbol: "r1", label: "root radius", value: properties.r1 }, (runs) =>
    radiusDimension(tip, knee, knee.x + 0.4 * pen.tail, runs, pen),
  );
}
