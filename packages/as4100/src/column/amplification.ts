import { DomainError, type Recorder, SILENT } from "@kingpost/calc";
import { E } from "../constants.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  BETA_M_GIVEN,
  BETA_M_OF_ENDS,
  BETA_M_WITHOUT_MOMENT,
  BRACED,
  MOMENT_SHAPE_FACTOR,
  NO_AMPLIFICATION,
  OWN_SWAY,
  STOREY_FACTOR,
  SWAY_FACTOR,
  SWAY_FACTOR_OF_DRIFT,
  SWAY_FACTOR_OF_STOREY,
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

/** The ratio beta_m where it is not that of the end moments: of transverse loads, or the user's. */
export interface GivenRatio {
  /** -1 to 1. */
  readonly value: number;
  /** Why: a part of a sentence. */
  readonly because: string;
}

/**
 * What gives the amplification of a member that sways.
 *
 * own      the member alone: its elastic buckling load over its axial force, of its effective length in sway, mm
 * frame    elastic buckling load factor of the frame
 * drift    first-order sway of the storey over its height, with the sums of axial and of shear forces of the storey, N
 * storey   sums of N_oms / l and of N* / l of the members of the storey, N/mm
 */
export type Sway =
  | { readonly by: "own"; readonly le: number }
  | { readonly by: "frame"; readonly lambdaC: number }
  | { readonly by: "drift"; readonly drift: number; readonly n: number; readonly v: number }
  | { readonly by: "storey"; readonly buckling: number; readonly axial: number };

/** What amplifies the moments of a member about one axis. Units N, mm. */
export interface Amplification {
  /** Compression positive. */
  readonly n: number;
  readonly ends: EndMoments;
  /** The first-order moment that is amplified, where it is not the larger end moment. */
  readonly m?: number;
  /** Effective length of the braced member, ke <= 1. */
  readonly le: number;
  /** In place of the ratio of the end moments. */
  readonly betaM?: GivenRatio | undefined;
  /** Undefined of a braced member. */
  readonly sway: Sway | undefined;
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
export function endMomentRatio(
  { ends: { from, to }, betaM }: Pick<Amplification, "ends" | "betaM">,
  record: Recorder,
): number {
  if (betaM) return record.rule(BETA_M_GIVEN, betaM.value, betaM.because);
  const isLess = Math.abs(from) <= Math.abs(to);
  const smaller = isLess ? from : to;
  const larger = isLess ? to : from;
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
 *   delta_b = cm / (1 - N* / Nomb) >= 1, cm = 0.6 - 0.4 beta_m <= 1      sway: max(delta_b, delta_s)
 *   delta_s = 1 / (1 - 1 / lambda_c), lambda_c = Noms / N* of the member alone, or 1 / (1 - (Delta_s / h_s) (Sigma N* / Sigma V*)), or 1 / (1 - 1 / lambda_ms)
 *
 * Shape    second-order moments: 1; tension: 1 of a braced member, delta_s of a sway one (recalled)
 * Units    dimensionless, unrounded
 * Errors   DomainError 'unstable' (N* >= Nomb, or the frame sways without limit)
 * Source   AS 4100 4.4.2.2, 4.4.2.3
 * Checked  src/column/amplification.test.ts
 */
export function amplificationFactor(
  section: SteelSection,
  axis: ColumnAxis,
  of: Amplification,
  record: Recorder,
): number {
  const { n, le, sway, isSecondOrder } = of;
  if (isSecondOrder)
    return record.rule(NO_AMPLIFICATION, 1, "the moments are those of a second-order analysis");
  // The sway of a storey is that of all its columns, whatever their axial force.
  if (n <= 0) {
    return sway === undefined
      ? record.rule(NO_AMPLIFICATION, 1, "no axial compression")
      : swayFactor(section, axis, { n, sway }, record);
  }
  const nomb = bracedBucklingLoad(section, axis, le, record);
  if (n >= nomb) {
    throw new DomainError("unstable", `N* is not less than the elastic buckling load N_omb about ${axis}.`);
  }
  const betaM = endMomentRatio(of, record);
  const cm = record.formula(MOMENT_SHAPE_FACTOR, { betaM });
  const braced = record.formula(BRACED[axis].factor, { cm, n, nomb });
  if (sway === undefined) return braced;
  return record.formula(SWAY_MEMBER_FACTOR, {
    braced,
    sway: swayFactor(section, axis, { n, sway }, record),
  });
}

const UNSTABLE = "The frame is unstable:";

/** What sways about an axis, with the axial force of the member. Units N. */
interface SwayCase {
  readonly n: number;
  readonly sway: Sway;
}

/** delta_s. Errors: DomainError 'unstable'. Source AS 4100 4.4.2.3. */
export function swayFactor(
  section: SteelSection,
  axis: ColumnAxis,
  { n: axial, sway }: SwayCase,
  record: Recorder,
): number {
  switch (sway.by) {
    case "own": {
      if (axial <= 0) return record.rule(NO_AMPLIFICATION, 1, "no axial compression");
      const buckling = swayBucklingLoad(section, axis, sway.le, record);
      const lambdaC = record.formula(OWN_SWAY[axis].factor, { buckling, n: axial });
      if (lambdaC > 1) return record.formula(SWAY_FACTOR, { lambdaC });
      throw new DomainError(
        "unstable",
        "The column sways without limit: its axial force is not less than its elastic buckling load in sway.",
      );
    }
    case "frame": {
      const { lambdaC } = sway;
      if (lambdaC > 1) return record.formula(SWAY_FACTOR, { lambdaC });
      throw new DomainError("unstable", `${UNSTABLE} its elastic buckling load factor is not more than 1.`);
    }
    case "drift": {
      const { drift, n, v } = sway;
      if (drift * n < v) return record.formula(SWAY_FACTOR_OF_DRIFT, { drift, n, v });
      throw new DomainError("unstable", `${UNSTABLE} the sway of the storey grows without limit.`);
    }
    case "storey": {
      const { buckling, axial } = sway;
      if (buckling <= axial) {
        throw new DomainError(
          "unstable",
          `${UNSTABLE} the buckling loads of the storey are not more than its loads.`,
        );
      }
      const lambdaMs = record.formula(STOREY_FACTOR, { buckling, axial });
      return record.formula(SWAY_FACTOR_OF_STOREY, { lambdaMs });
    }
  }
}

/** Elastic buckling load of a member that sways, le with ke >= 1. Units mm, out N. Source AS 4100 4.6.2. */
function swayBucklingLoad(section: SteelSection, axis: ColumnAxis, le: number, record: Recorder): number {
  const i = axis === "x" ? section.ix : section.iy;
  return record.formula(OWN_SWAY[axis].buckling, { e: E, i, le });
}

/** The load factor at which a member buckles in sway by what the user entered, and by itself; undefined of itself alone. */
export function swayLoadFactors(
  section: SteelSection,
  axis: ColumnAxis,
  { n, sway, le }: SwayCase & { readonly le: number },
): { readonly entered: number; readonly own: number } | undefined {
  if (sway.by === "own") return undefined;
  const own = n > 0 ? swayBucklingLoad(section, axis, le, SILENT) / n : Number.POSITIVE_INFINITY;
  switch (sway.by) {
    case "frame":
      return { entered: sway.lambdaC, own };
    case "drift":
      return { entered: sway.v / (sway.drift * sway.n), own };
    case "storey":
      return { entered: sway.buckling / sway.axial, own };
  }
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
