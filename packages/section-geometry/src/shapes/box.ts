import type { BoxDimensions } from "../dimensions.ts";
import { type GrossProperties, massPerMetre } from "../gross-properties.ts";
import { refuseThickWall, requirePositive } from "../refuse.ts";

/**
 * Gross properties of a box of four plates: the outside rectangle less the opening.
 *
 *   Ix = (b d^3 - bi di^3) / 12     Sx = (b d^2 - bi di^2) / 4     di = d - 2tf, bi = b - 2tw
 *
 * Shape    doubly symmetric, sharp corners inside and out, flanges flush with the webs; welds ignored
 * Units    in mm, out mm2, mm3, mm4, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive' | 'wall-too-thick'
 * Source   first principles
 * Checked  box.test.ts (strips, the hollow section of one wall), packages/sections/validation/custom-section.test.ts (by hand)
 */
export function boxProperties(dimensions: BoxDimensions): GrossProperties {
  refuseBox(dimensions);
  const { d, b, tf, tw } = dimensions;
  const di = d - 2 * tf;
  const bi = b - 2 * tw;
  const ag = 2 * b * tf + 2 * di * tw;
  const ix = (b * d ** 3 - bi * di ** 3) / 12;
  const iy = (d * b ** 3 - di * bi ** 3) / 12;
  return {
    ag,
    ix,
    iy,
    zx: (2 * ix) / d,
    zy: (2 * iy) / b,
    sx: (b * d * d - bi * di * di) / 4,
    sy: (d * b * b - di * bi * bi) / 4,
    rx: Math.sqrt(ix / ag),
    ry: Math.sqrt(iy / ag),
    ...torsion(dimensions),
    iw: 0,
    mass: massPerMetre(ag),
    centroid: { x: 0, y: 0 },
    shearCentre: { x: 0, y: 0 },
  };
}

/**
 * Torsion constant and modulus of a closed thin-walled section of two wall thicknesses, with the walls' own share.
 *
 *   J = Jc + sum of s t^3 / 3     Jc = 4 Ah^2 / (sum of s / t)     C = J / (Jc / (2 Ah t) + t), the smaller of the two walls
 *
 * Shape    s: mid-line lengths of the four walls, Ah: area inside the mid-line. With tf = tw the formula of rhs.ts
 * Units    in mm, out mm4, mm3, unrounded
 * Source   Bredt (1896); the walls' own share as in EN 10219-2 annex B
 */
function torsion({ d, b, tf, tw }: BoxDimensions): { readonly j: number; readonly c: number } {
  const across = b - tw;
  const upright = d - tf;
  const ah = across * upright;
  const closed = (4 * ah * ah) / ((2 * across) / tf + (2 * upright) / tw);
  const j = closed + (2 * (across * tf ** 3 + upright * tw ** 3)) / 3;
  const stress = (t: number) => closed / (2 * ah * t) + t;
  return { j, c: j / Math.max(stress(tf), stress(tw)) };
}

function refuseBox({ d, b, tf, tw }: BoxDimensions): void {
  requirePositive({ d, b, tf, tw });
  refuseThickWall(2 * tf >= d, "Two flanges are thicker than the box is deep.");
  refuseThickWall(2 * tw >= b, "Two webs are thicker than the box is wide.");
}
