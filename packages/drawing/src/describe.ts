import type { Dimensions } from "@kingpost/sections/dimensions";
import type { DimensionItem } from "./scene-types.ts";
import { formatMillimetres } from "./text.ts";

const AXES: Readonly<Record<Dimensions["shape"], string>> = {
  "i-section":
    "The x axis is level and the y axis upright; both pass through the centroid, which is the shear centre.",
  channel:
    "The web is at the left. The x axis is level and the y axis upright; the shear centre lies on the x axis, left of the web.",
  angle:
    "The heel is at the bottom left and the long leg upright. The principal axes x and y are inclined; n is parallel to the short leg and p to the long leg. The shear centre is where the centre lines of the legs meet.",
  chs: "The x axis is level and the y axis upright; both pass through the centre.",
  box: "The x axis is level and the y axis upright; both pass through the centre.",
  rhs: "The x axis is level and the y axis upright; both pass through the centre.",
};

/** The text description for screen readers: `Cross-section of 610UB125 drawn to scale: depth 612 mm, ...` */
export function describe(
  name: string,
  shape: Dimensions["shape"],
  dimensions: readonly DimensionItem[],
): string {
  const list = dimensions
    .map(({ label, property, value }) => `${label} ${formatMillimetres(property, value)} mm`)
    .join(", ");
  return `Cross-section of ${name} drawn to scale: ${list}. ${AXES[shape]}`;
}
