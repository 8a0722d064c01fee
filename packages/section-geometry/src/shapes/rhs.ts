import type { RhsDimensions } from "../dimensions.ts";
import { type GrossProperties, massPerMetre } from "../gross-properties.ts";
import { refuseLargeRadius, refuseThickWall, requirePositive, requireRadius } from "../refuse.ts";
import { combine, FILLET_CENTROID, fillet, filletArea, type Moments, rectangle } from "../region.ts";

/**
 * Gross properties of a rectangular or square hollow section, exact with its rounded corners inside and out.
 *
 *   S = S(outside) - S(inside),  S(rounded rectangle) = b d^2 / 4 - 4 Ar yr     Ar, yr: area removed at a corner, its lever arm
 *
 * Shape    one wall t, outside corner radius r1, inside r1 - t (sharp where r1 <= t; r1 = 0: four plates)
 * Units    in mm, out mm2, mm3, mm4, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive' | 'wall-too-thick' | 'radius-too-large'
 * Source   first principles
 * Checked  packages/sections/validation/published.test.ts (every row of RHS and SHS)
 */
export function rhsProperties(dimensions: RhsDimensions): GrossProperties {
  refuseRhs(dimensions);
  const { d, b, t, r1 } = dimensions;
  const ri = Math.max(0, r1 - t);
  const m = combine([rounded(b, d, r1)], [rounded(b - 2 * t, d - 2 * t, ri)]);
  const { a: ag, yy: ix, xx: iy } = m;
  return {
    ag,
    ix,
    iy,
    zx: (2 * ix) / d,
    zy: (2 * iy) / b,
    sx: plastic(b, d, r1) - plastic(b - 2 * t, d - 2 * t, ri),
    sy: plastic(d, b, r1) - plastic(d - 2 * t, b - 2 * t, ri),
    rx: Math.sqrt(ix / ag),
    ry: Math.sqrt(iy / ag),
    ...torsion(dimensions, ri),
    iw: 0,
    mass: massPerMetre(ag),
    centroid: { x: 0, y: 0 },
    shearCentre: { x: 0, y: 0 },
  };
}

/** Moments about the centre: a full rectangle less the area removed at its four corners. */
function rounded(b: number, d: number, r: number): Moments {
  const x = b / 2;
  const y = d / 2;
  return combine(
    [rectangle(-x, -y, x, y)],
    [
      fillet({ x, y }, -1, -1, r),
      fillet({ x, y: -y }, -1, 1, r),
      fillet({ x: -x, y }, 1, -1, r),
      fillet({ x: -x, y: -y }, 1, 1, r),
    ],
  );
}

function plastic(b: number, d: number, r: number): number {
  return (b * d * d) / 4 - 4 * filletArea(r) * (d / 2 - FILLET_CENTROID * r);
}

/**
 * Torsion constant and modulus of a closed thin-walled section, with the wall's own share.
 *
 *   J = t^3 h / 3 + 2 k Ah     C = J / (t + k / t)     k = 2 Ah t / h
 *
 * Shape    h: perimeter of the mid-line, Ah: area inside it, both with the mean corner radius
 * Units    in mm, out mm4, mm3, unrounded
 * Source   EN 10219-2 annex B, which the published tables follow
 * Checked  packages/sections/validation/published.test.ts (J of every RHS and SHS, C of every RHS with a published value)
 */
function torsion({ d, b, t, r1 }: RhsDimensions, ri: number): { readonly j: number; readonly c: number } {
  const rc = (r1 + ri) / 2;
  const h = 2 * (b - t + (d - t)) - 2 * rc * (4 - Math.PI);
  const ah = (b - t) * (d - t) - rc * rc * (4 - Math.PI);
  const k = (2 * ah * t) / h;
  const j = (t ** 3 * h) / 3 + 2 * k * ah;
  return { j, c: j / (t + k / t) };
}

function refuseRhs({ d, b, t, r1 }: RhsDimensions): void {
  requirePositive({ d, b, t });
  requireRadius("r1", r1);
  refuseThickWall(2 * t >= Math.min(d, b), "Two walls are thicker than the section.");
  refuseLargeRadius(2 * r1 > Math.min(d, b), "Two corner radii are larger than a side.");
}
