import type { UnequalISectionDimensions } from "../dimensions.ts";
import type { GrossProperties } from "../gross-properties.ts";
import { junctionTorsion } from "../junction-torsion.ts";
import { refuseThickWall, requirePositive } from "../refuse.ts";
import { symmetricProperties } from "../symmetric-outline.ts";

/**
 * Gross properties of an I-section of three plates with unequal flanges.
 *
 *   shear centre  h Iyb / (Iyt + Iyb) below the mid-line of the top flange     Iw = h^2 Iyt Iyb / (Iyt + Iyb)
 *   J = sum of b t^3 / 3, with the junction and the ends of each flange        h = d - (tf + tfb) / 2
 *
 * Shape    sharp corners, welds ignored; Iyt, Iyb: second moment of a flange about the y axis
 * Units    in mm, out mm2, mm3, mm4, mm6, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive' | 'wall-too-thick'
 * Source   first principles; shear centre and Iw by the thin-wall mid-line; J after El Darwish and Johnston (1965)
 * Checked  unequal-i.test.ts (strips, the I-section of equal flanges, hand calculation)
 */
export function unequalISectionProperties(dimensions: UnequalISectionDimensions): GrossProperties {
  refuseUnequalI(dimensions);
  const { d, bf, tf, bfb, tfb, tw } = dimensions;
  const h = d / 2;
  const arm = d - (tf + tfb) / 2;
  const top = (tf * bf ** 3) / 12;
  const bottom = (tfb * bfb ** 3) / 12;
  const plain = (bf * tf ** 3 + bfb * tfb ** 3 + (d - tf - tfb) * tw ** 3) / 3;
  const junctions = junctionTorsion({ bf, tf, tw, r1: 0 }) + junctionTorsion({ bf: bfb, tf: tfb, tw, r1: 0 });
  return {
    ...symmetricProperties(d, Math.max(bf, bfb), [
      { x: bfb / 2, y: -h },
      { x: bfb / 2, y: -h + tfb },
      { x: tw / 2, y: -h + tfb },
      { x: tw / 2, y: h - tf },
      { x: bf / 2, y: h - tf },
      { x: bf / 2, y: h },
    ]),
    j: plain + junctions,
    iw: (arm * arm * top * bottom) / (top + bottom),
    shearCentre: { x: 0, y: h - tf / 2 - (arm * bottom) / (top + bottom) },
  };
}

function refuseUnequalI({ d, bf, tf, bfb, tfb, tw }: UnequalISectionDimensions): void {
  requirePositive({ d, bf, tf, bfb, tfb, tw });
  refuseThickWall(tf + tfb >= d, "Two flanges are thicker than the section is deep.");
  refuseThickWall(tw >= Math.min(bf, bfb), "The web is thicker than a flange is wide.");
}
