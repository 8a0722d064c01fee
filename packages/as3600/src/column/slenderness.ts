import { DomainError, type Recorder } from "@kingpost/calc";
import {
  ALPHA_C_HIGH,
  ALPHA_C_LOW,
  AXIAL_RATIO,
  BALANCED_MOMENT,
  BRACED_LIMIT,
  BRACED_MAGNIFIER,
  BUCKLING_LOAD,
  EFFECTIVE_LENGTH,
  FRAME_MAGNIFIER,
  GYRATION,
  MAGNIFIED_MOMENT,
  MAGNIFIER,
  MOMENT_FACTOR,
  MOMENT_RATIO,
  MOMENT_RATIO_RULE,
  NO_MAGNIFIER,
  SLENDERNESS,
  SUSTAINED_RATIO,
  SWAY_LIMIT,
  SWAY_MAGNIFIER,
  TRANSVERSE_FACTOR,
} from "./slenderness-formulas.ts";
import type { AxisStrength } from "./strength.ts";
import { leastMoment } from "./strength.ts";

/** Capacity factor of phi M_c and in the short-column test: 0.65; a textbook has 0.60. */
export const SLENDER_PHI = 0.65;
/** Where the two branches of alpha_c meet. */
const BRANCH = 0.15;
/** Slenderness from which only a rigorous analysis applies. Source AS 3600 10.5.1. */
export const LARGEST_SLENDERNESS = 120;
/** Sway magnifier from which a second-order analysis is needed. Source AS 3600 10.4.3. */
export const LARGEST_SWAY = 1.5;
/** Slenderness up to which beta_d may be 0 (recalled). */
const STOCKY = 40;

/** Effective length of a column with a clear height. Units mm. Source AS 3600 10.5.3. */
export function effectiveLength(k: number, lu: number, record: Recorder): number {
  return record.formula(EFFECTIVE_LENGTH, { k, lu });
}

/** Slenderness ratio in a plane of bending. Units mm. Source AS 3600 10.5. */
export function slendernessRatio(
  le: number,
  depth: number,
  shape: "rectangular" | "circular",
  record: Recorder,
): number {
  return record.formula(SLENDERNESS, { le, r: record.formula(GYRATION[shape], { depth }) });
}

/** A column in a plane of bending. Units N, Nmm, mm; compression positive. */
export interface ColumnPlane {
  readonly strength: AxisStrength;
  /** Depth of the section in the plane. */
  readonly depth: number;
  readonly isCircular: boolean;
  readonly isBraced: boolean;
  readonly le: number;
  readonly n: number;
  /** First-order moments on the two ends, one sense of rotation positive: opposite signs bend the column in single curvature. */
  readonly ends: { readonly m1: number; readonly m2: number };
  /** Permanent axial force over that of permanent and imposed actions. */
  readonly betaD: number;
  readonly hasTransverseLoads?: boolean | undefined;
  readonly sway?: ColumnSway | undefined;
  /** Whether the actions are those of a second-order analysis. */
  readonly isSecondOrder?: boolean | undefined;
}

/** What magnifies the moments of a storey that sways: all its columns, or the buckling load of the frame. */
export type ColumnSway =
  | { readonly by: "storey"; readonly sumN: number; readonly sumNc: number }
  | { readonly by: "frame"; readonly lambda: number };

/**
 * Ratio of the end moments.
 *
 * Shape    -1 where they are not more than those of the least eccentricity, and beside loads between the ends: the column is bent most
 *          where it deflects most, which is what k_m = 1.0 counts
 * Source   AS 3600 10.3.1, 10.4.2
 */
export function endMomentRatio(
  of: Pick<ColumnPlane, "ends" | "n" | "depth" | "hasTransverseLoads">,
  record: Recorder,
): number {
  const { ends, n, depth, hasTransverseLoads = false } = of;
  if (hasTransverseLoads) return record.rule(MOMENT_RATIO_RULE, -1, "transverse loads");
  const [smaller, larger] = Math.abs(ends.m1) <= Math.abs(ends.m2) ? [ends.m1, ends.m2] : [ends.m2, ends.m1];
  if (Math.abs(larger) <= 0.05 * depth * Math.max(n, 0) || larger === 0) {
    return record.rule(MOMENT_RATIO_RULE, -1, "small end moments");
  }
  return record.formula(MOMENT_RATIO, { smaller, larger });
}

/**
 * Slenderness ratio up to which a column is short.
 *
 * Shape    infinite without compression
 * Units    N
 * Source   AS 3600 10.3.1
 * Checked  src/column/column.test.ts
 */
export function shortLimit(of: ColumnPlane, record: Recorder): number {
  const { n, strength, isBraced } = of;
  if (n <= 0) return Number.POSITIVE_INFINITY;
  if (!isBraced) return record.rule(SWAY_LIMIT, 22, "unbraced");
  const ratio = record.formula(AXIAL_RATIO, { n, factor: SLENDER_PHI, nuo: strength.nuo });
  const alphaC = record.formula(ratio >= BRANCH ? ALPHA_C_HIGH : ALPHA_C_LOW, { ratio });
  const { fc } = strength.axis.section.concrete;
  return record.formula(BRACED_LIMIT, { alphaC, fc, ratio: endMomentRatio(of, record) });
}

/** Whether a column is short in a plane. */
export function isShortColumn(of: ColumnPlane, record: Recorder): boolean {
  const shape = of.isCircular ? "circular" : "rectangular";
  return slendernessRatio(of.le, of.depth, shape, record) <= shortLimit(of, record);
}

/**
 * Buckling load of a column.
 *
 * Units    N, mm, out N
 * Source   AS 3600 10.4.4
 * Checked  validation/cases/column.ts
 */
export function bucklingLoad(of: ColumnPlane, record: Recorder): number {
  const { strength, le, n, ends, depth, betaD } = of;
  const phiMc = record.formula(BALANCED_MOMENT, { phi: SLENDER_PHI, mub: strength.mub });
  const shape = of.isCircular ? "circular" : "rectangular";
  const m = Math.max(Math.abs(ends.m1), Math.abs(ends.m2));
  const isStocky = slendernessRatio(le, depth, shape, record) <= STOCKY && n <= m / (2 * depth);
  const beta = record.rule(SUSTAINED_RATIO, isStocky ? 0 : betaD, isStocky ? "stocky" : "by axial force");
  return record.formula(BUCKLING_LOAD, { le, dOuter: strength.dOuter, phiMc, betaD: beta });
}

/**
 * Moment magnifier of a column in a plane.
 *
 * Shape    1 of short columns and in tension; the larger of both magnifiers of a storey that sways
 * Units    N
 * Errors   DomainError 'unstable' where N* reaches the buckling load, or the frame sways without limit
 * Source   AS 3600 10.4.2, 10.4.3
 * Checked  validation/cases/column.ts
 */
export function momentMagnifier(of: ColumnPlane, record: Recorder): number {
  const { n, sway, isSecondOrder = false, hasTransverseLoads = false, betaD } = of;
  if (n <= 0) return record.rule(NO_MAGNIFIER, 1, "no axial compression");
  if (isShortColumn(of, record)) return record.rule(NO_MAGNIFIER, 1, "short column");
  const nc = bucklingLoad(of, record);
  if (n >= nc)
    throw new DomainError("unstable", "N* is not less than the buckling load N_c (AS 3600 Clause 10.4).");
  const km = hasTransverseLoads
    ? record.rule(TRANSVERSE_FACTOR, 1, "transverse loads")
    : record.formula(MOMENT_FACTOR, { ratio: endMomentRatio(of, record) });
  const braced = record.formula(BRACED_MAGNIFIER, { km, n, nc });
  if (!sway || isSecondOrder) return braced;
  return record.formula(MAGNIFIER, { braced, sway: swayMagnifier(sway, betaD, record) });
}

/** Magnifier of a storey or frame that sways. Errors: DomainError 'unstable'. Source AS 3600 10.4.3. */
export function swayMagnifier(sway: ColumnSway, betaD: number, record: Recorder): number {
  if (sway.by === "storey") {
    const { sumN, sumNc } = sway;
    if (sumN >= sumNc) {
      throw new DomainError("unstable", "ΣN* of the storey is not less than ΣN_c (AS 3600 Clause 10.4.3).");
    }
    return record.formula(SWAY_MAGNIFIER, { sumN, sumNc });
  }
  if (sway.lambda <= (1 + betaD) / 0.6) {
    throw new DomainError(
      "unstable",
      "The elastic critical load ratio of the frame is too low (AS 3600 Clause 10.4.3).",
    );
  }
  return record.formula(FRAME_MAGNIFIER, { betaD, lambda: sway.lambda });
}

/**
 * Design moment of a column in a plane: the least moment first, then the magnifier.
 *
 * Units    N, Nmm
 * Errors   as `momentMagnifier`
 * Source   AS 3600 10.1.2, 10.4
 */
export function designMomentOf(of: ColumnPlane, record: Recorder): number {
  const { ends, n, depth } = of;
  const least = leastMoment(n, depth, record);
  const delta = momentMagnifier(of, record);
  const larger = Math.max(Math.abs(ends.m1), Math.abs(ends.m2));
  return record.formula(MAGNIFIED_MOMENT, { delta, larger, least });
}
