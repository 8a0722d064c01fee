import type { TeeDimensions } from "../dimensions.ts";
import type { GrossProperties } from "../gross-properties.ts";
import { junctionTorsion } from "../junction-torsion.ts";
import {
  refuseLargeRadius,
  refuseOverlap,
  refuseThickWall,
  requirePositive,
  requireRadius,
} from "../refuse.ts";
import { symmetricProperties } from "../symmetric-outline.ts";

/**
 * Gross properties of a tee, exact with its two root fillets. The x axis is parallel to the flange.
 *
 *   ZxTop at the face of the flange, ZxBottom at the end of the stem; the shear centre is where the mid-lines of the plates meet
 *   J = 1/3 bf tf^3 + 1/3 (d - tf) tw^3 + a1 D1^4 - 0.210 tf^4 - 0.105 tw^4
 *
 * Shape    flange at the top, stem down, both of constant thickness (r1 = 0: two plates)
 * Units    in mm, out mm2, mm3, mm4, unrounded; Iw is 0: a tee warps only through the thickness of its plates
 * Errors   DomainError 'not-finite' | 'non-positive' | 'wall-too-thick' | 'radius-too-large' | 'fillets-overlap'
 * Source   first principles; J after El Darwish and Johnston (1965), with the loss of the three free ends
 * Checked  packages/sections/validation/tees.test.ts (published values of every BT and CT)
 */
export function teeProperties(dimensions: TeeDimensions): GrossProperties {
  refuseTee(dimensions);
  const { d, bf, tf, tw, r1 } = dimensions;
  const h = d / 2;
  const plain = (bf * tf ** 3 + (d - tf) * tw ** 3) / 3;
  const junction = junctionTorsion(dimensions);
  const stemEnd = junction === 0 ? 0 : 0.105 * tw ** 4;
  return {
    ...symmetricProperties(d, bf, [
      { x: tw / 2, y: -h },
      { x: tw / 2, y: h - tf, r: r1 },
      { x: bf / 2, y: h - tf },
      { x: bf / 2, y: h },
    ]),
    j: plain + junction - stemEnd,
    iw: 0,
    shearCentre: { x: 0, y: h - tf / 2 },
  };
}

function refuseTee({ d, bf, tf, tw, r1 }: TeeDimensions): void {
  requirePositive({ d, bf, tf, tw });
  requireRadius("r1", r1);
  refuseThickWall(tf >= d, "The flange is thicker than the section is deep.");
  refuseThickWall(tw >= bf, "The stem is thicker than the flange is wide.");
  refuseLargeRadius(2 * r1 > bf - tw, "The root radius is larger than the flange outstand.");
  refuseOverlap(r1 > d - tf, "The root radius is larger than the stem is long.");
}
