import { type GrossProperties, massPerMetre, type Point } from "./gross-properties.ts";
import { outline, turned } from "./outline.ts";
import { outlineMoments } from "./outline-moments.ts";
import { plasticModulus } from "./plastic.ts";
import { central } from "./region.ts";

type Corner = Point & { readonly r?: number };
type BendingProperties = Omit<GrossProperties, "j" | "iw" | "shearCentre">;

/**
 * Area and bending properties of a section that is symmetrical about its y axis, from the corners of its right half.
 *
 *   ZxTop = Ix / (d/2 - yc)     ZxBottom = Ix / (d/2 + yc)     Zy = 2 Iy / b
 *
 * Shape    the corners from the bottom to the top, y from -d/2 to d/2, the material on the left of the walk; `b` the full width
 * Units    in mm, out mm2, mm3, mm4, kg/m, unrounded
 * Source   first principles
 * Checked  gross.test.ts (against strips)
 */
export function symmetricProperties(d: number, b: number, half: readonly Corner[]): BendingProperties {
  const mirrored = half.toReversed().map((corner) => ({ ...corner, x: -corner.x }));
  const path = outline([...half, ...mirrored]);
  const { a: ag, yy: ix, xx: iy, centroid } = central(outlineMoments(path));
  const middle = { x: 0, y: centroid.y };
  const zxTop = ix / (d / 2 - centroid.y);
  const zxBottom = ix / (d / 2 + centroid.y);
  return {
    ag,
    ix,
    iy,
    zx: Math.min(zxTop, zxBottom),
    zxTop,
    zxBottom,
    yTop: d / 2 - centroid.y,
    zy: (2 * iy) / b,
    sx: plasticModulus(turned(path, middle, 0), ag),
    sy: plasticModulus(turned(path, middle, Math.PI / 2), ag),
    rx: Math.sqrt(ix / ag),
    ry: Math.sqrt(iy / ag),
    mass: massPerMetre(ag),
    centroid: middle,
  };
}
