import { formatNumber } from "@kingpost/calc";
import type { MemberSize } from "../frame/module/runnable-module.ts";
import type { PileCapInputs } from "./fields.ts";
import { arrangementOf, drawnGroup, outlineOf } from "./model/layout.ts";

const mm = (x: number): string => formatNumber(x, { decimals: [0, 0] });

/** Piles with the plan and the depth of the cap, and its bottom bars. */
export function size(inputs: PileCapInputs): MemberSize {
  const { pileSize, pileShape, depth, sizeX, sizeY, countX, countY } = inputs;
  const group = drawnGroup(inputs);
  const { piles } = group;
  const { left, right, bottom, top } = outlineOf(inputs, piles);
  const pile = `${mm(pileSize)} ${pileShape === "square" ? "square" : "diameter"}`;
  const plan = piles.length > 0 ? `, ${mm(right - left)} \u00d7 ${mm(top - bottom)} \u00d7 ${mm(depth)}` : "";
  const arrangement = arrangementOf(inputs, group);
  const [x, y] = [`${countX}${sizeX}`, `${countY}${sizeY}`];
  return {
    size: `${piles.length} piles ${pile}${plan}`,
    reinforcement:
      arrangement === "sides"
        ? `${x} from pile to pile`
        : `${x} along x, ${y} along y, ${arrangement === "mat" ? "even mat" : "each band"}`,
  };
}
