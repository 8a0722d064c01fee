import { greatestBetween } from "./axis-actions.ts";
import type { CombinationResult } from "./combinations.ts";

/** About each axis. */
export interface OfAxes<Of> {
  readonly x: Of;
  readonly y: Of;
}

/**
 * By what the moments and shear forces at the ends of a column are amplified under a combination: the amplification of its moments about
 * an axis that sways, 1 about a braced one, whose end moments are those of the frame. Undefined where the column is not stable.
 */
export const swayAmplification =
  (length: number, sways: OfAxes<boolean>) =>
  ({ of, moments }: CombinationResult): OfAxes<number> | undefined => {
    if (!moments) return undefined;
    const factor = (axis: "x" | "y") => {
      if (!sways[axis]) return 1;
      const first = Math.abs(greatestBetween(of[axis], length, 0, length).m);
      return first === 0 ? 1 : moments[axis] / first;
    };
    return { x: factor("x"), y: factor("y") };
  };

/** The greatest amplification of end moments about each axis; 1 of a braced axis. Undefined where a combination is unstable. */
export function greatestSway(
  length: number,
  sways: OfAxes<boolean>,
  combinations: () => readonly CombinationResult[],
): OfAxes<number> | undefined {
  if (!sways.x && !sways.y) return { x: 1, y: 1 };
  const all = combinations().map(swayAmplification(length, sways));
  const found = all.flatMap((one) => one ?? []);
  if (found.length < all.length) return undefined;
  return { x: Math.max(...found.map(({ x }) => x)), y: Math.max(...found.map(({ y }) => y)) };
}
