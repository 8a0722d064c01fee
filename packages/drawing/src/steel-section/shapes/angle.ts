import type { AngleDimensions } from "@kingpost/section-geometry";
import type { Arc, Segment } from "../../core/geometry.ts";
import { corner, roundedLoop } from "../../core/rounded-loop.ts";

/**
 * An angle as the mill tables show it: heel at the bottom left, long leg b1 upright. Heel at the origin, mm, y up.
 *
 * The tables' pB (from the bottom) goes with the long leg and nL (from the left) with the short one; their product
 * of inertia Inp is negative. Both hold for this orientation and for no other.
 */
export function angleLoops(angle: AngleDimensions): Segment[][] {
  const { b1, b2, t, r1, r2 } = angle;
  if (r2 > t && r2 <= 2 * t) return [featherToed(angle)];
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

/**
 * A toe radius larger than the leg thickness (75x75x5EA: 5 on 4.6 mm): the arc starts as a tangent of the inner face and the
 * outer face cuts it off before it is level, 0.016 mm short of the leg's nominal length.
 */
function featherToed(angle: AngleDimensions): Segment[] {
  const { b1, b2, t, r1, r2 } = angle;
  const short = r2 - Math.sqrt(r2 ** 2 - (r2 - t) ** 2);
  const inner = roundedLoop([
    corner(0, 0),
    corner(b2 - r2, 0),
    corner(b2 - r2, t),
    corner(t, t, r1),
    corner(t, b1 - r2),
    corner(0, b1 - r2),
  ]);
  const toe = (from: Arc["from"], to: Arc["to"], centre: Arc["centre"]): Arc => ({
    kind: "arc",
    from,
    to,
    centre,
    radius: r2,
    counterClockwise: true,
  });
  const right = { x: b2 - short, y: 0 };
  const top = { x: 0, y: b1 - short };
  const heel = { x: 0, y: 0 };
  // From the angle without toes, keep the two inner faces and the root between them.
  const faces = inner.slice(2, 5);
  const start = { x: b2 - r2, y: t };
  const end = { x: t, y: b1 - r2 };
  return [
    { kind: "line", from: heel, to: right },
    toe(right, start, { x: b2 - r2, y: t - r2 }),
    ...faces,
    toe(end, top, { x: t - r2, y: b1 - r2 }),
    { kind: "line", from: top, to: heel },
  ];
}
