import type { PropertyName } from "@kingpost/sections";
import { overallDimension } from "../../core/dimension-lines.ts";
import type { Point } from "../../core/geometry.ts";
import type { SectionFrame } from "../frame.ts";
import type { DimensionItem } from "../scene-types.ts";
import { dimension, type Layout } from "./layout.ts";
import { LEVEL_STEP } from "./overall.ts";

/** From the section to an extension line that starts beyond an axis letter. */
const beyondLetter = ({ pen }: SectionFrame): number => pen.axisOvershoot + pen.axisLetter + 0.6 * pen.text;

interface Place {
  readonly property: PropertyName;
  readonly symbol: string;
  readonly label: string;
}

/** A level dimension between two points; nothing where the record has no such value. */
function level(layout: Layout, named: Place, from: Point, to: Point, line: number): DimensionItem[] {
  return between(layout, named, { from, to, line, upright: false });
}

function between(
  { frame, properties }: Layout,
  named: Place,
  span: Pick<Parameters<typeof overallDimension>[0], "from" | "to" | "line" | "upright">,
): DimensionItem[] {
  const value = properties[named.property];
  if (typeof value !== "number" || value <= 0) return [];
  return [dimension({ ...named, value }, (runs) => overallDimension({ ...span, runs }, frame.pen))];
}

/** Above a channel: xL from the back of the web to the centroid, and over it xo on to the shear centre. */
export function channelCentroid(layout: Layout): DimensionItem[] {
  const { frame, shearCentre } = layout;
  const { box, centroid, pen } = frame;
  const first = box.top - beyondLetter(frame) - 1.1 * pen.text;
  const above = { x: centroid.x, y: box.top - beyondLetter(frame) };
  const web = { x: box.left, y: box.top };
  const xL = { property: "centroidXL", symbol: "xL", label: "centroid from the back of the web" } as const;
  const xo = { property: "shearCentreX0", symbol: "xo", label: "centroid to shear centre" } as const;
  const mark = shearCentre && { x: shearCentre.x, y: shearCentre.y - 0.46 * pen.text };
  return [
    ...level(layout, xL, web, above, first),
    ...(mark ? level(layout, xo, mark, above, first - LEVEL_STEP * pen.text) : []),
  ];
}

/** Between an angle and its legs' lengths: nL below, pB at the left. */
export function angleCentroid(layout: Layout, isEqual: boolean): DimensionItem[] {
  const { frame } = layout;
  const { box, centroid, pen } = frame;
  const heel = { x: box.left, y: box.bottom };
  const below = { x: centroid.x, y: box.bottom + beyondLetter(frame) };
  const beside = { x: box.left - beyondLetter(frame), y: centroid.y };
  const back = (leg: string): string => `centroid from the back of the ${isEqual ? "" : `${leg} `}leg`;
  const nL = { property: "nL", symbol: "nL", label: back("long") } as const;
  const pB = { property: "pB", symbol: "pB", label: back("short") } as const;
  return [
    ...level(layout, nL, heel, below, box.bottom + pen.offset),
    ...between(layout, pB, { from: heel, to: beside, line: box.left - pen.offset, upright: true }),
  ];
}
