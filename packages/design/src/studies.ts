import type { Rating, StudyPoint } from "./alternatives.ts";

/** How the verdict depends on one quantity of a design. */
export interface Study<Inputs> {
  readonly study: string;
  /** Of the varied quantity, with its unit: `Length (m)`. */
  readonly axis: string;
  /** The inputs with the quantity times a factor. */
  readonly scaled: (inputs: Inputs, k: number) => Inputs;
  /** The quantity then, in the unit of the axis. */
  readonly value: (inputs: Inputs, k: number) => number;
}

const FACTORS = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5] as const;

/** The verdict between half and one and a half times the present quantities; inputs without a rating are left out. */
export function* studyPoints<Inputs>(
  studies: readonly Study<Inputs>[],
  inputs: Inputs,
  rate: (inputs: Inputs) => Rating | undefined,
): Generator<StudyPoint> {
  for (const { study, axis, scaled, value } of studies) {
    for (const k of FACTORS) {
      const rating = rate(scaled(inputs, k));
      if (rating) yield { study, axis, value: value(inputs, k), isPresent: k === 1, ...rating };
    }
  }
}
