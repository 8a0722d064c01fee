import type { PropertyName } from "../src/record/record.ts";

/** Properties published to a fixed number of decimals: form factor 0.849, tan alpha 0.438. */
const THREE_DECIMALS: ReadonlySet<PropertyName> = new Set(["kf", "tanAlpha"]);

/** A binary fraction can fall short of a decimal tie by its last digit; nothing published is finer than this. */
const TIE = 1 + 1e-9;

/**
 * One unit of the last published digit. The tables have three significant figures (39.0 is stored as 39, 300000
 * as 300000), so the unit follows from the size of the number, not from its trailing zeros. A published 0
 * (y5 of an equal angle) is a length in mm to one decimal.
 */
export function lastUnit(property: PropertyName, printed: number): number {
  if (THREE_DECIMALS.has(property)) return 0.001;
  if (printed === 0) return 0.1;
  return 10 ** (Math.floor(Math.log10(Math.abs(printed))) - 2);
}

/** Half of that: what rounding alone explains. */
export function halfUnit(property: PropertyName, printed: number): number {
  return (lastUnit(property, printed) / 2) * TIE;
}

/**
 * Rounding that the published tables add to an effective modulus: they form Ze from the published Z and S, not from the
 * unrounded values (180PFC: ZyR 29.9 gives ZeyR 44.8 by 1.5 Z; unrounded 44.86 would be 44.9).
 *
 *   compact      S governs: none, the value is the published S. 1.5 Z governs: 1.5 half units of Z
 *   non-compact  a mean of Z and Zc: the larger of their two shares
 *   slender      none: the effective section is calculated from the dimensions
 */
export function chainSpread(ze: number, z: number, s: number): number {
  const zc = Math.min(s, 1.5 * z);
  const halfZ = halfUnit("zx", z);
  const halfZc = s <= 1.5 * z ? halfUnit("sx", s) : 1.5 * halfZ;
  if (ze < z) return 0;
  if (ze >= zc) return s <= 1.5 * z ? 0 : halfZc;
  return Math.max(halfZ, halfZc);
}
