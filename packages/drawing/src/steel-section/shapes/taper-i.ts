import { type TaperISectionDimensions, taperedFlange } from "@kingpost/section-geometry";
import type { Segment } from "../../core/geometry.ts";
import { corner, roundedLoop } from "../../core/rounded-loop.ts";

/** An I with tapered flanges, four root fillets and four rounded toes. Centre at the origin, mm, y up. */
export function taperILoops(section: TaperISectionDimensions): Segment[][] {
  const { d, bf, tw, r1, r2 } = section;
  const { tip, root } = taperedFlange(section);
  const [b, h, w] = [bf / 2, d / 2, tw / 2];
  return [
    roundedLoop([
      corner(-b, -h),
      corner(b, -h),
      corner(b, tip - h, r2),
      corner(w, root - h, r1),
      corner(w, h - root, r1),
      corner(b, h - tip, r2),
      corner(b, h),
      corner(-b, h),
      corner(-b, h - tip, r2),
      corner(-w, h - root, r1),
      corner(-w, root - h, r1),
      corner(-b, tip - h, r2),
    ]),
  ];
}
