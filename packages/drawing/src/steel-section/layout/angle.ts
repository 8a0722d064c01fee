import type { AngleDimensions } from "@kingpost/section-geometry";
import { radiusDimension } from "../../core/dimension-lines.ts";
import { along, directionTo, type Point } from "../../core/geometry.ts";
import type { DimensionItem } from "../scene-types.ts";
import { angleCentroid } from "./centroid.ts";
import { tipThickness } from "./flange-thickness.ts";
import { dimension, type Layout, type Named } from "./layout.ts";
import { depthDimension, widthDimension } from "./overall.ts";

/** b1 at the left, b2 below, t at the end of the short leg, r2 at the toe of the long leg, r1 in the root, nL and pB inside b2 and b1. */
export function angleLayout(layout: Layout, s: AngleDimensions): DimensionItem[] {
  const { b1, b2 } = layout.properties;
  const long: Partial<Named> = b1 === undefined ? {} : { property: "b1", value: b1 };
  const short: Partial<Named> = b2 === undefined ? {} : { property: "b2", value: b2 };
  const isOuter = layout.detail === "full";
  const isEqual = s.b1 === s.b2;
  const upright = { symbol: "b1", label: isEqual ? "leg" : "long leg", value: layout.properties.d, ...long };
  const level = { symbol: "b2", label: isEqual ? "leg" : "short leg", value: layout.properties.bf, ...short };
  const overall = [depthDimension(layout, upright, { isOuter }), widthDimension(layout, level, { isOuter })];
  if (!isOuter) return overall;
  const radii = [...(s.r1 > 0 ? [rootRadius(layout, s)] : []), ...(s.r2 > 0 ? [toeRadius(layout, s)] : [])];
  return [...overall, legThickness(layout, s), ...radii, ...angleCentroid(layout, isEqual)];
}

function legThickness({ frame, properties }: Layout, s: AngleDimensions): DimensionItem {
  const { box, scale } = frame;
  const upper = { x: box.right - s.r2 * scale, y: box.bottom - s.t * scale };
  const lower = { x: box.right, y: box.bottom };
  return dimension({ property: "tf", symbol: "t", label: "leg thickness", value: properties.tf }, (runs) =>
    tipThickness([upper, lower], runs, frame),
  );
}

/** From the centre of the root fillet to its arc close to the short leg, y down. */
const END_OF_ROOT: Point = { x: -0.1, y: Math.sqrt(1 - 0.1 ** 2) };

/** A short leader below the n axis, where every angle is empty; the text is right of the y axis. */
function rootRadius({ frame, properties }: Layout, s: AngleDimensions): DimensionItem {
  const { box, centroid, pen, scale } = frame;
  const centre = { x: box.left + (s.t + s.r1) * scale, y: box.bottom - (s.t + s.r1) * scale };
  const room = box.bottom - s.t * scale - centroid.y;
  // The flatter the y axis, the closer to the n axis the text must be to stay right of it.
  const slope = properties.tanAlpha ?? 1;
  const depth = Math.min(room / 2, (1.3 * pen.text) / slope);
  const pastAxis = Math.max((depth + 0.6 * pen.text) * slope, 0.6 * pen.text) + 0.5 * pen.text;
  const shelf = 0.4 * pen.tail;
  const x = Math.max(centroid.x + pastAxis - 0.35 * pen.text - shelf, centre.x + 0.5 * pen.tail);
  const knee = { x, y: centroid.y + depth };
  // Along the radius if the knee is above the fillet's centre; from below, the leader only ends on the arc.
  const toArc = knee.y < centre.y ? directionTo(knee, centre) : END_OF_ROOT;
  const tip = along(centre, toArc, s.r1 * scale);
  return dimension({ property: "r1", symbol: "r1", label: "root radius", value: properties.r1 }, (runs) =>
    radiusDimension(tip, knee, knee.x + shelf, runs, pen),
  );
}

function toeRadius({ frame, properties }: Layout, s: AngleDimensions): DimensionItem {
  const { box, pen, scale } = frame;
  const reach = s.r2 * (1 - Math.SQRT1_2);
  const tip = { x: box.left + (s.t - reach) * scale, y: box.top + reach * scale };
  const knee = { x: tip.x + pen.tail, y: tip.y - pen.tail };
  return dimension(
    { property: "r2", symbol: "r2", label: "toe radius", value: properties.r2 ?? s.r2 },
    (runs) => radiusDimension(tip, knee, knee.x + 0.4 * pen.tail, runs, pen),
  );
}
