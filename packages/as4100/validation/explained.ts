import type { Published } from "./read-published.ts";

/**
 * Values that the engine contradicts beyond rounding, one by one with the reason, so that a new one is seen:
 * `designation grade capacity`.
 */
const EXPLAINED: ReadonlyMap<string, string> = new Map([
  [
    "500WC440 400 phiVv",
    "0.9 x 0.6 x 360 x 400 x 40 = 3110. Grade 300 of the same size is printed right (2420), and 2420 x 360 / 280 = 3110: a slip of a digit",
  ],
  [
    "400WC361 400 phiVv",
    "0.9 x 0.6 x 360 x 350 x 40 = 2722. Grade 300 of the same size is printed right (2120), and 2120 x 360 / 280 = 2726: a slip",
  ],
  [
    "250x150x5.0RHS C350 phiVv",
    "the 6.0 of the same size is printed 519; its webs do not buckle in shear, so that the 5.0 has about 5/6 of it (436): a slip",
  ],
  [
    "150x50x2.0RHS C350 phiVv",
    "0.2 % off, one unit of the last digit: the web buckles in shear, and the table rounds on the way",
  ],
  [
    "127x51x3.5RHS C350 phiMsy",
    "0.6 % off: it is that of Zey = 20.4 (10^3 mm3), which the engine computes from the dimensions too; the section table prints 20.5, and the printed property stands",
  ],
]);

/** Why a published value differs from the engine's, or undefined. */
export function explanationOf({ designation, grade, query }: Published): string | undefined {
  return EXPLAINED.get(`${designation} ${grade} ${query.capacity}`);
}

export const EXPLAINED_COUNT = EXPLAINED.size;
