import { formatNumber } from "@kingpost/calc";
import type { MemberSize } from "../frame/module/runnable-module.ts";
import type { ConcreteColumnInputs } from "./fields.ts";

const mm = (x: number): string => formatNumber(x, { decimals: [0, 0] });

/** `450 × 450` or a diameter, with its bars and fitments. */
export function size({
  shape,
  width,
  depth,
  size: bar,
  countX,
  countY,
  count,
  fitment,
  spacing,
}: ConcreteColumnInputs): MemberSize {
  const isCircular = shape === "circular";
  // Corner bars are on two faces.
  const bars = isCircular ? count : 2 * (countX + countY) - 4;
  return {
    size: isCircular ? `${mm(depth)} diameter` : `${mm(width)} \u00d7 ${mm(depth)}`,
    reinforcement: `${bars}${bar}; fitments ${fitment}-${mm(spacing)}`,
  };
}
