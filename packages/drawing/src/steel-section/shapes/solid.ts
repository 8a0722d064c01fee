import type { FlatDimensions, RoundDimensions } from "@kingpost/section-geometry";
import type { Segment } from "../../core/geometry.ts";
import { corner, roundedLoop } from "../../core/rounded-loop.ts";

/** A round bar: a fully rounded square. Centre at the origin, mm, y up. */
export function roundLoops({ d }: RoundDimensions): Segment[][] {
  return [rectangle(d / 2, d / 2, d / 2)];
}

/** A flat or square bar on edge: sharp corners. Centre at the origin, mm, y up. */
export function flatLoops({ d, t }: FlatDimensions): Segment[][] {
  return [rectangle(t / 2, d / 2, 0)];
}

/** A rectangle of half width x and half depth y, its corners rounded to r. Centre at the origin, mm, y up. */
export function rectangle(x: number, y: number, r: number): Segment[] {
  return roundedLoop([corner(-x, -y, r), corner(x, -y, r), corner(x, y, r), corner(-x, y, r)]);
}
