/**
 * One term of a stress-strain curve of concrete: from `strain` upwards, `stress` + `modulus` x (strain less `strain`). A curve is the
 * sum of its terms: a stress block has one jump, a line through the origin one slope, any curve of straight parts a slope change at
 * each bend. Compression is positive.
 */
interface StressTerm {
  readonly strain: number;
  /** MPa */
  readonly stress: number;
  /** MPa */
  readonly modulus: number;
}

export interface ConcreteLaw {
  readonly terms: readonly StressTerm[];
  /** Strain of the most compressed fibre at the strength of the section. */
  readonly ultimateStrain: number;
}

/** Elastic and perfectly plastic, the same in tension and compression. Units MPa. */
export interface SteelLaw {
  readonly yieldStress: number;
  readonly modulus: number;
}

/**
 * A rectangular stress block: a uniform stress over a fraction of the depth of the neutral axis.
 *
 * Units    stress MPa; depth factor and strain dimensionless
 */
export function stressBlock(stress: number, depthFactor: number, ultimateStrain: number): ConcreteLaw {
  return { terms: [{ strain: ultimateStrain * (1 - depthFactor), stress, modulus: 0 }], ultimateStrain };
}

/** Stress in proportion to a compressive strain, and none in tension. Units MPa. */
export function linearLaw(modulus: number, ultimateStrain: number): ConcreteLaw {
  return { terms: [{ strain: 0, stress: 0, modulus }], ultimateStrain };
}

/**
 * A curve through the origin and the given points by straight lines, at the last stress beyond them.
 *
 * Shape    strains rise from above 0
 * Units    MPa
 */
export function curveLaw(
  points: readonly { readonly strain: number; readonly stress: number }[],
  ultimateStrain: number,
): ConcreteLaw {
  const terms: StressTerm[] = [];
  let [strain, stress, slope] = [0, 0, 0];
  for (const next of points) {
    const modulus = (next.stress - stress) / (next.strain - strain);
    terms.push({ strain, stress: 0, modulus: modulus - slope });
    ({ strain, stress } = next);
    slope = modulus;
  }
  terms.push({ strain, stress: 0, modulus: -slope });
  return { terms, ultimateStrain };
}

/** Stress of the concrete at a strain. Units MPa. */
export function concreteStress({ terms }: ConcreteLaw, strain: number): number {
  let sum = 0;
  for (const term of terms) {
    if (strain > term.strain) sum += term.stress + term.modulus * (strain - term.strain);
  }
  return sum;
}

/** Stress of a bar at a strain. Units MPa. */
export function steelStress({ yieldStress, modulus }: SteelLaw, strain: number): number {
  return Math.max(-yieldStress, Math.min(yieldStress, modulus * strain));
}
