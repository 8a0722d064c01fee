/** Exponents of the base units N, mm and kg. Angles are pure numbers (rad). */
export interface Dimension {
  readonly force: number;
  readonly length: number;
  readonly mass: number;
}

export const DIMENSIONLESS: Dimension = { force: 0, length: 0, mass: 0 };

/** Exponents such as 1/3 are not exact in binary. */
const TOLERANCE = 1e-9;

export function productOf(a: Dimension, b: Dimension): Dimension {
  return { force: a.force + b.force, length: a.length + b.length, mass: a.mass + b.mass };
}

export function powerOf(a: Dimension, exponent: number): Dimension {
  return { force: a.force * exponent, length: a.length * exponent, mass: a.mass * exponent };
}

export function quotientOf(a: Dimension, b: Dimension): Dimension {
  return productOf(a, powerOf(b, -1));
}

export function isSameDimension(a: Dimension, b: Dimension): boolean {
  const { force, length, mass } = quotientOf(a, b);
  return [force, length, mass].every((exponent) => Math.abs(exponent) < TOLERANCE);
}

/** A dimension for an error message: `N mm^-2`, `no unit`. */
export function dimensionText({ force, length, mass }: Dimension): string {
  const factors = Object.entries({ N: force, mm: length, kg: mass })
    .filter(([, exponent]) => Math.abs(exponent) >= TOLERANCE)
    .map(([name, exponent]) => (exponent === 1 ? name : `${name}^${Number(exponent.toFixed(4))}`));
  return factors.join(" ") || "no unit";
}
