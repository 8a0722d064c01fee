import type { BoxDimensions, ChsDimensions, RhsDimensions } from "@kingpost/section-geometry";
import type { PropertyName } from "@kingpost/sections";
import {
  arrowLine,
  beside,
  labelAt,
  radiusDimension,
  thicknessDimension,
  thinLine,
} from "../../core/dimension-lines.ts";
import { along } from "../../core/geometry.ts";
import type { DimensionItem } from "../scene-types.ts";
import { flangeThickness } from "./flange-thickness.ts";
import { dimension, type Layout, type Named } from "./layout.ts";
import { depthDimension, widthDimension } from "./overall.ts";

const wallProperty = (layout: Layout): PropertyName => (layout.properties.t === undefined ? "tf" : "t");

/** The diameter d_o (the symbol of AS 4100) at the left, the wall across a radius at the upper right. */
export function chsLayout(layout: Layout, s: ChsDimensions): DimensionItem[] {
  const diameter = depthDimension(
    layout,
    { symbol: "do", label: "outside diameter" },
    { cornerRadius: s.d / 2 },
  );
  return layout.detail === "overall" ? [diameter] : [diameter, chsWall(layout, s)];
}

function chsWall(layout: Layout, s: ChsDimensions): DimensionItem {
  const { centroid, pen, scale } = layout.frame;
  const out = { x: Math.SQRT1_2, y: -Math.SQRT1_2 };
  const inner = along(centroid, out, (s.d / 2 - s.t) * scale);
  const outer = along(centroid, out, (s.d / 2) * scale);
  const knee = along(outer, out, 1.35 * pen.tail);
  const shelf = { x: knee.x + 0.4 * pen.tail, y: knee.y };
  return dimension(
    { property: wallProperty(layout), symbol: "t", label: "wall thickness", value: s.t },
    (runs) => [
      ...arrowLine(inner, outer, pen),
      thinLine(outer, knee, shelf),
      labelAt(beside(shelf, pen), runs, pen),
    ],
  );
}

/** d at the left, b below, the outside corner radius at the upper right, the wall across the right-hand side. */
export function rhsLayout(layout: Layout, s: RhsDimensions): DimensionItem[] {
  const overall = [
    depthDimension(layout, undefined, { cornerRadius: s.r1 }),
    widthDimension(layout, { symbol: "b", label: "width" }, { cornerRadius: s.r1 }),
  ];
  if (layout.detail === "overall") return overall;
  const wall = { property: wallProperty(layout), symbol: "t", label: "wall thickness", value: s.t };
  return [...overall, rightWall(layout, s.d, wall), ...(s.r1 > 0 ? [cornerRadius(layout, s)] : [])];
}

/** d at the left, b below, tf at the top right, tw across the right-hand web. */
export function boxLayout(layout: Layout, s: BoxDimensions): DimensionItem[] {
  const overall = [depthDimension(layout), widthDimension(layout, { symbol: "b", label: "width" })];
  if (layout.detail === "overall") return overall;
  const web: Named = { property: "tw", symbol: "tw", label: "web thickness", value: s.tw };
  return [...overall, flangeThickness(layout, s.tf), rightWall(layout, s.d, web)];
}

/** The thickness of the right-hand wall, across it below the x axis. */
function rightWall(layout: Layout, d: number, named: Named): DimensionItem {
  const { box, centroid, pen, scale } = layout.frame;
  const y = centroid.y + 0.24 * d * scale;
  const inner = { x: box.right - named.value * scale, y };
  const outer = { x: box.right, y };
  const shelf = { x: box.right + pen.tail, y };
  return dimension(named, (runs) => thicknessDimension([inner, outer], shelf, runs, pen));
}

function cornerRadius({ frame, properties }: Layout, s: RhsDimensions): DimensionItem {
  const { box, pen, scale } = frame;
  const reach = s.r1 * (1 - Math.SQRT1_2) * scale;
  const tip = { x: box.right - reach, y: box.top + reach };
  const knee = { x: tip.x + 1.35 * pen.tail, y: tip.y - 1.35 * pen.tail };
  return dimension(
    { property: "r1", symbol: "r1", label: "outside corner radius", value: properties.r1 },
    (runs) => radiusDimension(tip, knee, knee.x + 0.4 * pen.tail, runs, pen),
  );
}
