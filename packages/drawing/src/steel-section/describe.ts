import type { Dimensions } from "@kingpost/section-geometry";
import { formatMillimetres } from "./format-millimetres.ts";
import type { SceneGroups } from "./scene-types.ts";

const CENTRED = "The x axis is level and the y axis upright; both pass through the centre.";
const I_SECTION =
  "The x axis is level and the y axis upright; both pass through the centroid, which is the shear centre.";

const AXES: Readonly<Record<Dimensions["shape"], string>> = {
  "i-section": I_SECTION,
  channel:
    "The web is at the left. The x axis is level and the y axis upright; the shear centre lies on the x axis, left of the web.",
  angle:
    "The heel is at the bottom left and the long leg upright. The principal axes x and y are inclined; n is parallel to the short leg and p to the long leg. The shear centre is where the centre lines of the legs meet.",
  chs: CENTRED,
  box: CENTRED,
  rhs: CENTRED,
  round: CENTRED,
  flat: CENTRED,
  "taper-i": I_SECTION,
  "unequal-i":
    "The x axis is level and the y axis upright; both pass through the centroid. The shear centre is on the y axis.",
  tee: "The flange is at the top. The x axis is level and the y axis upright; the shear centre is in the flange.",
};

const EQUAL_ANGLE =
  "The heel is at the bottom left. The principal axes x and y are inclined; n is parallel to the level leg and p to the upright leg. The shear centre is where the centre lines of the legs meet.";

/** A text description of the drawing, for screen readers: `Cross-section of 610UB125 drawn to scale: depth 612 mm, ...` */
export function describe(
  name: string,
  dimensions: Dimensions,
  { dimensions: drawn, loads }: Pick<SceneGroups, "dimensions" | "loads">,
): string {
  const isEqual = dimensions.shape === "angle" && dimensions.b1 === dimensions.b2;
  const axes = isEqual ? EQUAL_ANGLE : AXES[dimensions.shape];
  const list = drawn
    .map(({ label, property, value }) => `${label} ${formatMillimetres(property, value)} mm`)
    .join(", ");
  const arrows = loads.map(({ label }) => label).join("; ");
  const directions = arrows === "" ? "" : ` Arrows show the directions of load: ${arrows}.`;
  return `Cross-section of ${name} drawn to scale: ${list}. ${axes}${directions}`;
}
