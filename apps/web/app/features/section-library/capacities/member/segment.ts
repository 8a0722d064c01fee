import {
  type EndRestraints,
  effectiveLength,
  factorOfMoments,
  freeEndFactor,
  hasFreeEnd,
  type SteelSection,
  tabulatedFactor,
} from "@kingpost/as4100";
import { attempt, type Recorder, type Unavailable } from "@kingpost/calc";

/** The shape of the moments of a segment. `moments`: at the quarter points, from the user. */
export const SHAPES = [
  "uniform",
  "end-moments",
  "uniform-load",
  "uniform-load-fixed",
  "midspan-load",
  "midspan-load-fixed",
  "moments",
] as const;
export type Shape = (typeof SHAPES)[number];

export const FREE_SHAPES = ["end-moment", "end-load", "uniform"] as const;
export type FreeShape = (typeof FREE_SHAPES)[number];

/** A segment in bending, as typed. Units m, kNm. */
export interface TypedSegment {
  readonly length: number;
  readonly ends: EndRestraints;
  readonly load: "shear-centre" | "flange-within" | "flange-at-end";
  readonly rotationEnds: 0 | 1 | 2;
  readonly shape: Shape;
  readonly freeShape: FreeShape;
  /** Ratio of the end moments, positive in double curvature. */
  readonly betaM: number;
  /** The greatest, then those at the quarter, half and three-quarter points. */
  readonly moments: readonly [number, number, number, number];
}

export const START_SEGMENT: TypedSegment = {
  length: 6,
  ends: "FF",
  load: "shear-centre",
  rotationEnds: 0,
  shape: "uniform-load",
  freeShape: "end-load",
  betaM: -1,
  moments: [100, 75, 100, 75],
};

/**
 * Effective length and moment modification factor of a segment.
 *
 * Units    out m, dimensionless
 * Source   AS 4100 5.6.3, 5.6.1.1(a), Tables 5.6.1 and 5.6.2
 */
export function segmentOf(
  section: SteelSection,
  segment: TypedSegment,
  record: Recorder,
): { readonly le: number; readonly alphaM: number } | Unavailable {
  return attempt(() => {
    const { length, ends, load, rotationEnds } = segment;
    const le = effectiveLength(section, { length: length * 1000, ends, load, rotationEnds }, record) / 1000;
    return { le, alphaM: alphaMOf(segment, record) };
  });
}

function alphaMOf({ ends, shape, freeShape, betaM, moments }: TypedSegment, record: Recorder): number {
  if (hasFreeEnd(ends)) return freeEndFactor(ends, freeShape, record);
  switch (shape) {
    case "uniform":
      return tabulatedFactor({ case: "end-moments", betaM: -1 }, record);
    case "end-moments":
      return tabulatedFactor({ case: "end-moments", betaM }, record);
    case "uniform-load":
      return tabulatedFactor({ case: "uniform-load-both-ends", beta: 0 }, record);
    case "uniform-load-fixed":
      return tabulatedFactor({ case: "uniform-load-both-ends", beta: 1 }, record);
    case "midspan-load":
      return tabulatedFactor({ case: "midspan-load-both-ends", beta: 0 }, record);
    case "midspan-load-fixed":
      return tabulatedFactor({ case: "midspan-load-both-ends", beta: 1 }, record);
    case "moments": {
      const [m, m2, m3, m4] = moments.map((moment) => moment * 1e6);
      return factorOfMoments({ greatest: { m: m ?? 0 }, m2: m2 ?? 0, m3: m3 ?? 0, m4: m4 ?? 0 }, record);
    }
  }
}
