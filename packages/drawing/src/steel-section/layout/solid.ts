import type { FlatDimensions } from "@kingpost/section-geometry";
import type { DimensionItem } from "../scene-types.ts";
import type { Layout } from "./layout.ts";
import { depthDimension, widthDimension } from "./overall.ts";

/** The width of a flat at the left and its thickness below; the side of a square bar once. */
export function flatLayout(layout: Layout, { d, t }: FlatDimensions): DimensionItem[] {
  if (d === t) return [depthDimension(layout, { label: "side" })];
  return [
    depthDimension(layout, { label: "width" }),
    widthDimension(layout, { symbol: "t", label: "thickness" }),
  ];
}
