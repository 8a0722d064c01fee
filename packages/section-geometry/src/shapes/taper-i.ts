import type { TaperISectionDimensions } from "../dimensions.ts";
import type { GrossProperties } from "../gross-properties.ts";
import { refuseLargeRadius, refuseThickWall, requirePositive, requireRadius } from "../refuse.ts";
import { symmetricProperties } from "../symmetric-outline.ts";

/** Slope of the inner face of the flanges: 8 degrees. */
const SLOPE = Math.tan((8 * Math.PI) / 180);

/** Thickness of a tapered flange at its tip and at the face of the web, the sloping faces extended to sharp corners, mm. */
export function taperedFlange({ bf, tf, tw }: Pick<TaperISectionDimensions, "bf" | "tf" | "tw">): {
  readonly tip: number;
  readonly root: number;
} {
  const rise = (SLOPE * (bf - tw)) / 4;
  return { tip: tf - rise, root: tf + rise };
}

/**
 * Gross properties of a taper flange beam, exact with its root fillets and rounded toes.
 *
 *   J  = sum of t^3 / 3 over the plates, the flanges at their changing thickness; without the gain of the junctions
 *   Iw = Iy (d - tf)^2 / 4
 *
 * Shape    doubly symmetric I; inner faces of the flanges at 8 degrees, tf in the middle of the outstand
 * Units    in mm, out mm2, mm3, mm4, mm6, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive' | 'wall-too-thick' | 'radius-too-large'
 * Source   first principles. J is low: the tables give 15 to 20 % more, with the junctions
 * Checked  packages/sections/validation/published.test.ts (both rows of TFB, except J)
 */
export function taperISectionProperties(dimensions: TaperISectionDimensions): GrossProperties {
  refuseTaperI(dimensions);
  const { d, bf, tf, tw, r1, r2 } = dimensions;
  const { tip, root } = taperedFlange(dimensions);
  const h = d / 2;
  const { zxTop, zxBottom, yTop, ...bending } = symmetricProperties(d, bf, [
    { x: bf / 2, y: -h },
    { x: bf / 2, y: -h + tip, r: r2 },
    { x: tw / 2, y: -h + root, r: r1 },
    { x: tw / 2, y: h - root, r: r1 },
    { x: bf / 2, y: h - tip, r: r2 },
    { x: bf / 2, y: h },
  ]);
  // The mean of t^3 over an outstand that tapers from `root` to `tip`.
  const meanCube = ((root + tip) * (root ** 2 + tip ** 2)) / 4;
  return {
    ...bending,
    j: (2 * (bf - tw) * meanCube + 2 * tw * root ** 3 + (d - 2 * root) * tw ** 3) / 3,
    iw: (bending.iy * (d - tf) ** 2) / 4,
    centroid: { x: 0, y: 0 },
    shearCentre: { x: 0, y: 0 },
  };
}

function refuseTaperI(dimensions: TaperISectionDimensions): void {
  const { d, bf, tf, tw, r1, r2 } = dimensions;
  requirePositive({ d, bf, tf, tw });
  requireRadius("r1", r1);
  requireRadius("r2", r2);
  refuseThickWall(tw >= bf, "The web is thicker than the flange is wide.");
  const { tip, root } = taperedFlange(dimensions);
  refuseThickWall(tip <= 0, "The flange tapers to nothing before its tip.");
  refuseThickWall(2 * root >= d, "Two flanges are thicker than the section is deep.");
  refuseLargeRadius(r2 > tip, "The toe radius is larger than the thickness of the flange tip.");
  refuseLargeRadius(r1 + r2 > (bf - tw) / 2, "The two radii do not fit on the flange outstand.");
  refuseLargeRadius(2 * r1 > d - 2 * root, "The two fillets on one side of the web overlap.");
}
