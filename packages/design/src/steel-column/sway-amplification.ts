import { greatestBetween } from "../column/axis-actions.ts";
import { type ColumnInputs, isSway } from "./column-member.ts";
import type { CombinationResult } from "./combination-checks.ts";

/**
 * By what the moments and shear forces at the ends of a column are amplified under a combination: delta_m about an axis that sways, 1
 * about a braced one, whose end moments are those of the frame. Undefined where the column is not stable.
 *
 * Source   AS 4100 4.4.2.1, 4.4.2.3
 */
export const swayAmplification =
  (inputs: ColumnInputs) =>
  ({ of, moments }: CombinationResult): { readonly x: number; readonly y: number } | undefined => {
    if (!moments) return undefined;
    const factor = (axis: "x" | "y") => {
      if (!isSway(inputs[axis === "x" ? "casesX" : "casesY"])) return 1;
      const first = Math.abs(greatestBetween(of[axis], inputs.length, 0, inputs.length).m);
      return first === 0 ? 1 : moments[axis] / first;
    };
    return { x: factor("x"), y: factor("y") };
  };
