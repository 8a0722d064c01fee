import { DomainError } from "@kingpost/calc/domain-error";
import type { BoxDimensions, ChsDimensions, RhsDimensions } from "@kingpost/section-geometry";
import type { Segment } from "../../core/geometry.ts";
import { rectangle } from "./solid.ts";

/** A tube: outer and inner circle. Centre at the origin, mm, y up. */
export function chsLoops({ d, t }: ChsDimensions): Segment[][] {
  return hollowLoops({ d, b: d, tf: t, tw: t }, d / 2);
}

/** A rectangular or square tube: outside corners of radius r1, inside ones of r1 - t. Centre at the origin, mm. */
export function rhsLoops({ d, b, t, r1 }: RhsDimensions): Segment[][] {
  return hollowLoops({ d, b, tf: t, tw: t }, r1);
}

/** A box of four plates: sharp corners outside and inside. Centre at the origin, mm. */
export function boxLoops(box: BoxDimensions): Segment[][] {
  return hollowLoops(box, 0);
}

function hollowLoops({ d, b, tf, tw }: Omit<BoxDimensions, "shape">, radius: number): Segment[][] {
  if (2 * tf >= d || 2 * tw >= b)
    throw new DomainError("wall-too-thick", `A wall of ${2 * tf >= d ? tf : tw} mm fills ${d} x ${b} mm`);
  return [rectangle(b / 2, d / 2, radius), rectangle(b / 2 - tw, d / 2 - tf, Math.max(0, radius - tf))];
}
