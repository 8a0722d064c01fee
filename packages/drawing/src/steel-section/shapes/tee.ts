import type { TeeDimensions } from "@kingpost/section-geometry";
import type { Segment } from "../../core/geometry.ts";
import { corner, roundedLoop } from "../../core/rounded-loop.ts";

/** A tee: flange at the top, stem down. Top face on y = 0, mm, y up. */
export function teeLoops({ d, bf, tf, tw, r1 }: TeeDimensions): Segment[][] {
  const b = bf / 2;
  const w = tw / 2;
  return [
    roundedLoop([
      corner(-w, -d),
      corner(w, -d),
      corner(w, -tf, r1),
      corner(b, -tf),
      corner(b, 0),
      corner(-b, 0),
      corner(-b, -tf),
      corner(-w, -tf, r1),
    ]),
  ];
}
