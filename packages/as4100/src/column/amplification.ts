import { DomainError, type Recorder } from "@kingpost/calc";
import { E } from "../constants.ts";
import type { SteelSection } from "../steel-section.ts";
import {
  BETA_M_OF_ENDS,
  BETA_M_WITHOUT_MOMENT,
  BRACED,
  MOMENT_SHAPE_FACTOR,
  NO_AMPLIFICATION,
  SWAY_FACTOR,
  SWAY_MEMBER_FACTOR,
} from "./amplification-formulas.ts";

export type ColumnAxis = "x" | "y";

/** More than this, the moments are those of a second-order analysis. Source AS 4100 4.4.1.2. */
export const GREATEST_AMPLIFICATION = 1.4;

/** First-order end moments of a member, or of a part between restraints, with the signs of the moment diagram. Units Nmm. */
export interface EndMoments {
  readonly from: number;
  readonly to: number;
}

/** What amplifies the moments of a member about one axis. Units N, mm. */
export interface Amplification {
  /** Compression positive. */
  readonly n: number;
  readonly ends: EndMoments;
  /** The first-order moment that is amplified, where it is not the larger end moment. */
  readonly m?: number;
  /** Effective length of the braced member, ke <= 1. */
  readonly le: number;
  /** Elastic buckling load factor of a sway frame; undefined of a braced one. */
  readonly lambdaC: number | undefined;
  /** Whether the moments are those of a second-order analysis. */
  readonly isSecondOrder: boolean;
}

/**
 * Ratio of the smaller to the larger end moment, positive in reverse curvature; -1 without moments.
 *
 * Units    Nmm, out -1 to 1
 * Source   AS 4100 4.4.2.2
 * Checked  src/column/amplification.test.ts
 */
export function endMomentRatio({ from, to }: EndMoments, record: Recorder): number {
  const [smaller, larger] = Math.abs(from) <= Math.abs(to) ? [from, to] : [to, from];
  if (larger === 0) return record.rule(BETA_M_WITHOUT_MOMENT, -1, "no moment acts: the least value");
  return record.formula(BETA_M_OF_ENDS, { smaller, larger });
}

/** Elastic flexural buckling load of a braced member. Units mm, out N. Source AS 4100 4.6.2. */
export function bracedBucklingLoad(
  section: SteelSection,
  axis: ColumnAxis,
  le: number,
  record: Recorder,
): number {
  const i = axis === "x" ? section.ix : section.iy;
  return record.formula(BRACED[axis].buckling, { e: E, i, le });
}

/**
 * Moment amplification factor about one axis.
 *
 *   delta_b = cm / (1 - N* / Nomb) >= 1, cm = 0.6 - 0.4 beta_m <= 1      sway: max(delta_b, delta_s), delta_s = 1 / (1 - 1 / lambda_c)
 *
 * Shape    second-order moments and tension: 1
 * Units    dimensionless, unrounded
 * Errors   DomainError 'unstable' (N* >= Nomb, or lambda_c <= 1)
 * Source   AS 4100 4.4.2.2, 4.4.2.3
 * Checked  src/column/amplification.test.ts
 */
export function amplificationFactor(
  section: SteelSection,
  axis: ColumnAxis,
  { n, ends, le, lambdaC, isSecondOrder }: Amplification,
  record: Recorder,
): number {
  if (isSecondOrder)
    return record.rule(NO_AMPLIFICATION, 1, "the moments are those of a second-order analysis");
  if (n <= 0) return record.rule(NO_AMPLIFICATION, 1, "no axial compression");
  const nomb = bracedBucklingLoad(section, axis, le, record);
  if (n >= nomb) {
    throw new DomainError("unstable", `N* is not less than the elastic buckling load N_omb about ${axis}.`);
  }
  const betaM = endMomentRatio(ends, record);
  const cm = record.formula(MOMENT_SHAPE_FACTOR, { betaM });
  const braced = record.formula(BRACED[axis].factor, { cm, n, nomb });
  if (lambdaC === undefined) return braced;
  if (lambdaC <= 1) {
    throw new DomainError(
      "unstable",
      "The frame is unstable: its elastic buckling load factor is not more than 1.",
    );
  }
  const sway = record.formula(SWAY_FACTOR, { lambdaC });
  return record.formula(SWAY_MEMBER_FACTOR, { braced, sway });
}

/** The amplified moment. Units Nmm. Source AS 4100 4.4.2.1. */
export function amplifiedMoment(
  section: SteelSection,
  axis: ColumnAxis,
  of: Amplification,
  record: Recorder,
): number {
  const delta = amplificationFactor(section, axis, of, record);
  const m = of.m ?? Math.max(Math.abs(of.ends.from), Math.abs(of.ends.to));
  return record.formula(BRACED[axis].amplified, { delta, m });
}
