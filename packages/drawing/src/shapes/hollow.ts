import type { ChsDimensions, RhsDimensions } from "@kingpost/sections/dimensions";
import { DomainError } from "@kingpost/sections/errors";
import type { Segment } from "../geometry.ts";
import { corner, roundedLoop } from "../rounded-loop.ts";

/** A tube: outer and inner circle. Centre at the origin, mm, y up. */
export function chsLoops({ d, t }: ChsDimensions): Segment[][] {
  return hollowLoops(d, d, t, d / 2);
}

/** A rectangular or square tube: outside corners of radius r1, inside ones of r1 - t. Centre at the origin, mm. */
export function rhsLoops({ d, b, t, r1 }: RhsDimensions): Segment[][] {
  return hollowLoops(d, b, t, r1);
}

function hollowLoops(d: number, b: number, t: number, radius: number): Segment[][] {
  if (2 * t >= Math.min(d, b))
    throw new DomainError("wall-too-thick", `A wall of ${t} mm fills ${d} x ${b} mm`);
  return [rectangle(b / 2, d / 2, radius), rectangle(b / 2 - t, d / 2 - t, Math.max(0, radius - t))];
}

function rectangle(x: number, y: number, r: number): Segment[] {
  return roundedLoop([corner(-x, -y, r), corner(x, -y, r), corner(x, y, r), corner(-x, y, r)]);
}
