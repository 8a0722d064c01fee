import type { AngleDimensions } from "@kingpost/sections/dimensions";
import type { Segment } from "../geometry.ts";
import { corner, roundedLoop } from "../rounded-loop.ts";

/**
 * An angle as the mill tables show it: heel at the bottom left, long leg b1 upright. Heel at the origin, mm, y up.
 *
 * The tables' pB (from the bottom) goes with the long leg and nL (from the left) with the short one; their product
 * of inertia Inp is negative. Both hold for this orientation and for no other.
 */
export function angleLoops({ b1, b2, t, r1, r2 }: AngleDimensions): Segment[][] {
  return [
    roundedLoop([
      corner(0, 0),
      corner(b2, 0),
      corner(b2, t, r2),
      corner(t, t, r1),
      corner(t, b1, r2),
      corner(0, b1),
    ]),
  ];
}
