import type { UnitName } from "../unit/units.ts";

/**
 * What a formula is written with. A formula is a function of these operations and of its symbols, for any `T`: run with
 * `NUMBERS` it gives its value, run with `TREES` the tree that every view shows. It cannot do anything else with a `T`, so
 * what is evaluated is what is shown.
 *
 * T        a term of the formula: a number, or a node of the tree
 * C        a condition: a boolean, or a node of the tree
 * Rounding `plus` and `times` of three or four terms work from left to right
 */
export interface Operations<T, C> {
  /** A number of the Standard. Empirical ones have a unit: `constant(0.6, "MPa^0.5")`. */
  readonly constant: (value: number, unit?: UnitName) => T;
  readonly pi: T;
  readonly plus: (a: T, b: T, c?: T, d?: T) => T;
  readonly minus: (a: T, b: T) => T;
  readonly times: (a: T, b: T, c?: T, d?: T) => T;
  readonly over: (numerator: T, denominator: T) => T;
  readonly square: (base: T) => T;
  readonly power: (base: T, exponent: T) => T;
  readonly sqrt: (of: T) => T;
  readonly abs: (of: T) => T;
  readonly min: (a: T, b: T, c?: T) => T;
  readonly max: (a: T, b: T, c?: T) => T;
  /** Sine, cosine and tangent of an angle in rad. */
  readonly sin: (angle: T) => T;
  readonly cos: (angle: T) => T;
  readonly tan: (angle: T) => T;
  readonly isAtMost: (a: T, b: T) => C;
  readonly isLess: (a: T, b: T) => C;
  /** One of two values by a stated condition. Both are worked out, one is used; more cases are nested in `otherwise`. */
  readonly when: (condition: C, value: T, otherwise: T) => T;
}

/** Works a formula in doubles, in the order in which it is written. */
export const NUMBERS: Operations<number, boolean> = {
  constant: (value) => value,
  pi: Math.PI,
  // Adding 0 and multiplying by 1 are exact.
  plus: (a, b, c = 0, d = 0) => a + b + c + d,
  minus: (a, b) => a - b,
  times: (a, b, c = 1, d = 1) => a * b * c * d,
  over: (numerator, denominator) => numerator / denominator,
  square: (base) => base * base,
  power: (base, exponent) => base ** exponent,
  sqrt: Math.sqrt,
  abs: Math.abs,
  min: (a, b, c = Number.POSITIVE_INFINITY) => Math.min(a, b, c),
  max: (a, b, c = Number.NEGATIVE_INFINITY) => Math.max(a, b, c),
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  isAtMost: (a, b) => a <= b,
  isLess: (a, b) => a < b,
  when: (condition, value, otherwise) => (condition ? value : otherwise),
};
