/** Young's modulus, MPa: AS 4100 Clause 1.4. */
const E = 200_000;

/** A simply supported span with a uniform load. Units N, mm. */
export interface OneSpan {
  readonly length: number;
  readonly load: number;
}

export const momentAt = ({ length, load }: OneSpan, x: number): number => (load * x * (length - x)) / 2;

export const shearAt = ({ length, load }: OneSpan, x: number): number => load * (length / 2 - x);

export const deflectionAt = ({ length, load }: OneSpan, ix: number, x: number): number =>
  (load * x * (length ** 3 - 2 * length * x ** 2 + x ** 3)) / (24 * E * ix);
