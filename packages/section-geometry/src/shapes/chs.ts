import type { ChsDimensions } from "../dimensions.ts";
import { type GrossProperties, massPerMetre } from "../gross-properties.ts";
import { refuseThickWall, requirePositive } from "../refuse.ts";

/**
 * Gross properties of a circular hollow section: the exact ring.
 *
 *   A = pi (do^2 - di^2) / 4    I = pi (do^4 - di^4) / 64    S = (do^3 - di^3) / 6    J = 2 I    C = 2 Z
 *
 * Shape    ring, outside diameter d, wall t < d / 2
 * Units    in mm, out mm2, mm3, mm4, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive' | 'wall-too-thick'
 * Source   first principles
 * Checked  packages/sections/validation/published.test.ts (every published row of CHS)
 */
export function chsProperties({ d, t }: ChsDimensions): GrossProperties {
  requirePositive({ d, t });
  refuseThickWall(2 * t >= d, "The wall is thicker than half the diameter.");
  const di = d - 2 * t;
  // Factored to avoid cancellation in the difference of large powers for a thin wall.
  const ag = Math.PI * t * (d - t);
  const i = (ag * (d * d + di * di)) / 16;
  const z = (2 * i) / d;
  const s = (t * (d * d + d * di + di * di)) / 3;
  const r = Math.sqrt(i / ag);
  return {
    ag,
    ix: i,
    iy: i,
    zx: z,
    zy: z,
    sx: s,
    sy: s,
    rx: r,
    ry: r,
    j: 2 * i,
    iw: 0,
    c: 2 * z,
    mass: massPerMetre(ag),
    centroid: { x: 0, y: 0 },
    shearCentre: { x: 0, y: 0 },
  };
}
