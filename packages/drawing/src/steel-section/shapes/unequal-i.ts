import type { UnequalISectionDimensions } from "@kingpost/section-geometry";
import type { Segment } from "../../core/geometry.ts";
import { corner, roundedLoop } from "../../core/rounded-loop.ts";

/** An I of three plates, sharp corners. Bottom face on y = 0, mm, y up. */
export function unequalILoops({ d, bf, tf, bfb, tfb, tw }: UnequalISectionDimensions): Segment[][] {
  const [top, bottom, w] = [bf / 2, bfb / 2, tw / 2];
  return [
    roundedLoop([
      corner(-bottom, 0),
      corner(bottom, 0),
      corner(bottom, tfb),
      corner(w, tfb),
      corner(w, d - tf),
      corner(top, d - tf),
      corner(top, d),
      corner(-top, d),
      corner(-top, d - tf),
      corner(-w, d - tf),
      corner(-w, tfb),
      corner(-bottom, tfb),
    ]),
  ];
}
