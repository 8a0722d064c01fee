/** A point in the drawing frame of the section, mm. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Properties that depend on the shape only, not on the steel.
 *
 * Units    mm, mm2, mm3, mm4, mm6, kg/m, unrounded
 * Axes     x major, y minor; for angles x and y are principal, n and p parallel to the short and to the long leg
 * Frame    of `centroid` and `shearCentre`: I-sections, tees, bars and hollow sections from mid-depth on the axis of symmetry; channels from the back of
 *          the web at mid-depth, x towards the tips; angles from the heel, x along b2, y along b1
 */
export interface GrossProperties {
  readonly ag: number;
  readonly ix: number;
  readonly iy: number;
  /** Tees and unequal flanges: the smaller of zxTop and zxBottom. */
  readonly zx: number;
  /** Channels: the smaller of zyL and zyR. Angles: the smaller of zy3 and zy5. */
  readonly zy: number;
  readonly sx: number;
  readonly sy: number;
  readonly rx: number;
  readonly ry: number;
  readonly j: number;
  /** 0 for angles, tees, bars and hollow sections: not applicable. */
  readonly iw: number;
  /** 7850 kg/m3 times ag, kg/m. A rolled section's published mass is nominal and differs by up to 1.2 %. */
  readonly mass: number;
  readonly centroid: Point;
  readonly shearCentre: Point;
  // Channels
  readonly zyL?: number;
  readonly zyR?: number;
  readonly centroidXL?: number;
  readonly shearCentreX0?: number;
  // Angles
  readonly in?: number;
  readonly ip?: number;
  /** Product of inertia about n and p: negative, the heel being at the lower left. */
  readonly inp?: number;
  readonly nL?: number;
  readonly pB?: number;
  readonly pT?: number;
  readonly x5?: number;
  readonly y5?: number;
  readonly tanAlpha?: number;
  readonly zy3?: number;
  readonly zy5?: number;
  // Tees and I-sections with unequal flanges: elastic moduli at the two faces, centroid from the top face
  readonly zxTop?: number;
  readonly zxBottom?: number;
  readonly yTop?: number;
  // Hollow sections
  readonly c?: number;
}

/** Density of steel, kg/m3. */
export const STEEL_DENSITY = 7850;

/**
 * Mass per metre from the gross area.
 *
 *   m = 7850 Ag
 *
 * Units    in mm2, out kg/m, unrounded
 * Source   density of steel
 * Checked  packages/sections/validation/published.test.ts (every computed mass within the catalogue's nominal allowance)
 */
export function massPerMetre(ag: number): number {
  return (STEEL_DENSITY * ag) / 1e6;
}
