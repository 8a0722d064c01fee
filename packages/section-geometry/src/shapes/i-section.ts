import type { ISectionDimensions } from "../dimensions.ts";
import { type GrossProperties, massPerMetre } from "../gross-properties.ts";
import { junctionTorsion } from "../junction-torsion.ts";
import {
  refuseLargeRadius,
  refuseOverlap,
  refuseThickWall,
  requirePositive,
  requireRadius,
} from "../refuse.ts";
import { FILLET_CENTROID, filletArea } from "../region.ts";

/**
 * Gross properties of a doubly symmetric I-section, exact with its four root fillets.
 *
 *   Sx = bf tf (d - tf) + tw (d - 2tf)^2 / 4 + 4 Ar yr     Ar, yr: area and lever arm of one root fillet r1
 *   Iw = Iy (d - tf)^2 / 4
 *
 * Shape    I, parallel flanges, four equal fillets (r1 = 0: three plates). Not tapered flanges.
 * Units    in mm, out mm2, mm3, mm4, mm6, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive' | 'wall-too-thick' | 'fillets-overlap' | 'radius-too-large'
 * Source   first principles; notation of AS 4100
 * Checked  packages/sections/validation/published.test.ts (every row of UB, UC, WB, WC)
 */
export function iSectionProperties(dimensions: ISectionDimensions): GrossProperties {
  refuseISection(dimensions);
  const { d, bf, tf, tw, r1 } = dimensions;
  const d1 = d - 2 * tf;
  const ar = filletArea(r1);
  const own = (1 - (5 * Math.PI) / 16) * r1 ** 4 - ar * (FILLET_CENTROID * r1) ** 2;
  const arm = d1 / 2 - FILLET_CENTROID * r1;
  const reach = tw / 2 + FILLET_CENTROID * r1;

  const ag = 2 * bf * tf + d1 * tw + 4 * ar;
  const ix = (bf * tf * (3 * (d - tf) ** 2 + tf * tf)) / 6 + (tw * d1 ** 3) / 12 + 4 * (own + ar * arm * arm);
  const iy = (tf * bf ** 3) / 6 + (d1 * tw ** 3) / 12 + 4 * (own + ar * reach * reach);
  return {
    ag,
    ix,
    iy,
    zx: (2 * ix) / d,
    zy: (2 * iy) / bf,
    sx: bf * tf * (d - tf) + (tw * d1 * d1) / 4 + 4 * ar * arm,
    sy: (tf * bf * bf) / 2 + (d1 * tw * tw) / 4 + 4 * ar * reach,
    rx: Math.sqrt(ix / ag),
    ry: Math.sqrt(iy / ag),
    j: torsionConstant(dimensions),
    iw: (iy * (d - tf) ** 2) / 4,
    mass: massPerMetre(ag),
    centroid: { x: 0, y: 0 },
    shearCentre: { x: 0, y: 0 },
  };
}

/**
 * Torsion constant J of an I-section, with the gain of the two junctions and the loss of the four flange ends.
 *
 *   J  = 2/3 bf tf^3 + 1/3 (d - 2tf) tw^3 + 2 (a1 D1^4 - 0.210 tf^4)
 *
 * Units    in mm, out mm4, unrounded
 * Source   El Darwish and Johnston (1965), as the mill catalogues use it; the plain sum is 4 to 8 % off for a rolled section
 * Checked  packages/sections/validation/published.test.ts (every row of UB, UC, WB, WC)
 */
function torsionConstant(dimensions: ISectionDimensions): number {
  const { d, bf, tf, tw } = dimensions;
  const plain = (2 / 3) * bf * tf ** 3 + ((d - 2 * tf) * tw ** 3) / 3;
  return plain + 2 * junctionTorsion(dimensions);
}

function refuseISection({ d, bf, tf, tw, r1 }: ISectionDimensions): void {
  requirePositive({ d, bf, tf, tw });
  requireRadius("r1", r1);
  refuseThickWall(2 * tf >= d, "Two flanges are thicker than the section is deep.");
  refuseThickWall(tw >= bf, "The web is thicker than the flange is wide.");
  refuseLargeRadius(2 * r1 > bf - tw, "The root radius is larger than the flange outstand.");
  refuseOverlap(2 * r1 > d - 2 * tf, "The two fillets on one side of the web overlap.");
}
