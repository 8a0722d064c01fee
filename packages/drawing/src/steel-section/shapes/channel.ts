import type { ChannelDimensions } from "@kingpost/section-geometry";
import type { Segment } from "../../core/geometry.ts";
import { corner, roundedLoop } from "../../core/rounded-loop.ts";

/** A channel, web at the left, flanges to the right. Back of the web on x = 0, mid-depth on y = 0, mm, y up. */
export function channelLoops({ d, bf, tf, tw, r1 }: ChannelDimensions): Segment[][] {
  const h = d / 2;
  const root = h - tf;
  return [
    roundedLoop([
      corner(0, -h),
      corner(bf, -h),
      corner(bf, -root),
      corner(tw, -root, r1),
      corner(tw, root, r1),
      corner(bf, root),
      corner(bf, h),
      corner(0, h),
    ]),
  ];
}
