import type { ISectionDimensions } from "@kingpost/section-geometry";
import type { Segment } from "../../core/geometry.ts";
import { corner, roundedLoop } from "../../core/rounded-loop.ts";

/** An upright I with four root fillets (welded: r1 = 0, sharp roots). Centre at the origin, mm, y up. */
export function iSectionLoops({ d, bf, tf, tw, r1 }: ISectionDimensions): Segment[][] {
  const b = bf / 2;
  const h = d / 2;
  const w = tw / 2;
  const root = h - tf;
  return [
    roundedLoop([
      corner(-b, -h),
      corner(b, -h),
      corner(b, -root),
      corner(w, -root, r1),
      corner(w, root, r1),
      corner(b, root),
      corner(b, h),
      corner(-b, h),
      corner(-b, root),
      corner(-w, root, r1),
      corner(-w, -root, r1),
      corner(-b, -root),
    ]),
  ];
}
