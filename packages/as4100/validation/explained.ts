import type { Published } from "./read-published.ts";

/**
 * Values that the engine contradicts beyond rounding, one by one with the reason, so that a new one is seen:
 * `designation grade capacity`.
 */
const EXPLAINED: ReadonlyMap<string, string> = new Map([
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
    "0.6 % off: it is that of Zey = 20.4 (10^3 mm3), which the engine calculates from the dimensions too; the section table prints 20.5, a known error, which is used",
  ],
  [
    "100x100x2.0SHS C350 phiMsx",
    "0.5 % off: it is that of Ze = 20.1 (10^3 mm3), which the engine calculates from the dimensions too; the section table prints 20.2, a known error, which is used",
  ],
  [
    "89x89x6.0SHS C350 phiMsx",
    "0.4 % off: it is that of Ze = S = 56.7 (10^3 mm3), which the section table prints for C450; for C350 it prints 56.6, a known error, which is used",
  ],
  [
    "89x89x3.5SHS C450 phiMz",
    "0.7 % off: the table's own phiMz of the other four sizes is 0.9 x 0.6 fy C to the last digit; we know no reason",
  ],
  ["89x89x3.5SHS C450 phiNs", "one unit of the last digit: 467.7 is cut to 467, not rounded"],
  ["65x35x4.0RHS C450 phiNt", "with Ns = 276 printed right, Nt = 276 x 0.85 x 500 / 450 = 261: a slip"],
  [
    "65x35x4.0RHS C450 phiMsx",
    "0.9 x 450 x 13 300 = 5.39; the 5.35 that stands there is the mass of the size: a slip",
  ],
  [
    "65x35x3.0RHS C450 phiVv",
    "the 2.8 of the same size is printed 77.3, times 3.0 / 2.8 = 82.8: a slip of a digit",
  ],
  [
    "50x20x3.0RHS C450 phiMsy",
    "0.9 x 450 x 2630 = 1.07; the 2.8 and the 2.5 are printed 1.02 and 0.938: a slip",
  ],
]);

/** Why a published value differs from the engine's, or undefined. */
export function explanationOf({ designation, grade, query }: Published): string | undefined {
  return EXPLAINED.get(`${designation} ${grade} ${query.capacity}`);
}

export const EXPLAINED_COUNT = EXPLAINED.size;
