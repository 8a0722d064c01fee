import { formatNumber } from "@kingpost/calc";
import type { MemberSize } from "../frame/module/runnable-module.ts";
import type { PadFootingInputs } from "./fields.ts";

const mm = (x: number): string => formatNumber(x, { decimals: [0, 0] });

/** `2000 × 1500 × 500`, with the bars of both directions and of the top. */
export function size({
  lengthX,
  lengthY,
  depth,
  reinforcement,
  sizeX,
  spacingX,
  sizeY,
  spacingY,
  hasTop,
  topSize,
  topSpacing,
}: PadFootingInputs): MemberSize {
  const [x, y] = [`${sizeX}-${mm(spacingX)}`, `${sizeY}-${mm(spacingY)}`];
  const bottom = x === y ? `${x} both ways` : `x ${x}; y ${y}`;
  const top = hasTop ? `; top ${topSize}-${mm(topSpacing)} both ways` : "";
  return {
    size: `${mm(lengthX)} × ${mm(lengthY)} × ${mm(depth)}`,
    reinforcement: reinforcement === "plain" ? "" : `${bottom}${top}`,
  };
}
