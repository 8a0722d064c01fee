import type { Point } from "../core/geometry.ts";
import { coordinate, polyline } from "../core/path-data.ts";
import { type PlotFrame, placeOf } from "./plot-frame.ts";
import type { Scale } from "./scale.ts";

/** A curve through values in the order of x. SVG path data. */
export function curvePath(frame: PlotFrame, x: Scale, y: Scale, values: readonly Point[]): string {
  return polyline(...values.map((value) => placeOf(frame, x, y, value)));
}

/** Steps through values in the order of x: level until the next, and on to the end of the plot. */
export function stepsPath(frame: PlotFrame, x: Scale, y: Scale, values: readonly Point[]): string {
  const places = values.map((value) => placeOf(frame, x, y, value));
  const [first, ...rest] = places;
  if (first === undefined) return "";
  const steps = rest.map((place) => `H${coordinate(place.x)}V${coordinate(place.y)}`).join("");
  return `${polyline(first)}${steps}H${coordinate(frame.right)}`;
}
