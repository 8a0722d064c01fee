import { DomainError, type Recorder, SILENT } from "@kingpost/calc";
import { requireAlphaM } from "../labels/limits.ts";
import {
  CONSERVATIVE_FACTOR,
  FREE_END_FACTOR,
  FREE_END_SHAPE,
  FULLNESS,
  GIVEN_FACTOR,
  MOMENT_SHAPE,
  TABLE_FACTORS,
} from "./alpha-m-formulas.ts";
import { hasFreeEnd } from "./effective-length.ts";
import { type FreeEndLoading, freeEndLoading, type MemberLoad } from "./load.ts";
import type { SegmentMoments } from "./moment-diagram.ts";
import type { Segment } from "./segments.ts";

/**
 * The cases of Table 5.6.1. Units mm
 *
 * end-moments             M and beta_m M, positive in double curvature
 * two-loads               equal loads at a distance `a` from midspan on both sides
 * one-load                at a distance `a` from midspan
 * midspan-load-one-end    and an end moment of 3 beta F l / 16; both-ends: end moments of beta F l / 8
 * uniform-load-one-end    and an end moment of beta w l^2 / 8; both-ends: end moments of beta w l^2 / 12
 */
export type TabulatedMoment =
  | { readonly case: "end-moments"; readonly betaM: number }
  | { readonly case: "two-loads" | "one-load"; readonly a: number; readonly length: number }
  | {
      readonly case:
        | "midspan-load-one-end"
        | "midspan-load-both-ends"
        | "uniform-load-one-end"
        | "uniform-load-both-ends";
      readonly beta: number;
    };

/** How the moment modification factor of a segment is found. By default from its moments. */
export type AlphaMMethod =
  | { readonly method: "moments" }
  | { readonly method: "one" }
  | { readonly method: "table"; readonly moment: TabulatedMoment }
  | { readonly method: "value"; readonly value: number; readonly reason: string };

export const FROM_MOMENTS: AlphaMMethod = { method: "moments" };

/** Table 5.6.2. Without a load the table has no value; the segment has no moment then. */
const FREE_END: Readonly<Record<FreeEndLoading, readonly [factor: number, reason: string]>> = {
  "end-moment": [0.25, "a couple acts on it"],
  "end-load": [1.25, "a load acts that is not uniform over its length"],
  uniform: [2.25, "uniform load over its length"],
  none: [0.25, "no load is given: the least value of the table"],
};

/**
 * Moment modification factor of a segment.
 *
 *   alpha_m = 1.7 Mm / sqrt(M2^2 + M3^2 + M4^2), 1.0 <= alpha_m <= 2.5;  with a free end by Table 5.6.2, and not more than
 *   1 / A - 0.75 of moments that are fuller than those of its cases
 *
 * Shape    `one` and `value` apply to every segment, `table` to one without a free end; a segment without a moment: 1.0
 * Units    Nmm, out dimensionless, unrounded
 * Errors   DomainError 'not-finite' | 'bad-value' (a value or a case outside its range)
 * Source   AS 4100 5.6.1.1(a) with Amendment 1, Tables 5.6.1 and 5.6.2
 * Checked  validation/beam.test.ts
 */
export function momentModificationFactor(
  segment: Pick<Segment, "from" | "to" | "start" | "ends" | "moments" | "freeEnd">,
  loads: readonly MemberLoad[],
  method: AlphaMMethod,
  record: Recorder,
): number {
  if (method.method === "value") {
    return record.rule(GIVEN_FACTOR, requireAlphaM(method.value), method.reason);
  }
  if (hasFreeEnd(segment.ends)) {
    return factorTowardsFreeEnd(segment, segment.ends, loads, record);
  }
  switch (method.method) {
    case "one":
      return record.rule(CONSERVATIVE_FACTOR, 1, "chosen");
    case "table":
      return tabulatedFactor(method.moment, record);
    case "moments":
      return factorOfMoments(segment.moments, record);
  }
}

/** A case of the table governs unless the moments are fuller by more than this. */
const FULLER = 1 - 1e-9;

/** The lesser of the case of Table 5.6.2 and what the fullness of the moments gives: loads of both directions, a reaction at the end. */
function factorTowardsFreeEnd(
  segment: Pick<Segment, "from" | "to" | "start" | "freeEnd">,
  ends: "FU" | "PU",
  loads: readonly MemberLoad[],
  record: Recorder,
): number {
  const loading = freeEndLoading(segment, loads);
  const fullness = segment.freeEnd?.fullness ?? 0;
  const ofTable = freeEndFactor(ends, loading, SILENT);
  if (fullness === 0 || 1 / fullness - 0.75 >= ofTable * FULLER) {
    return freeEndFactor(ends, loading, record);
  }
  record.rule(FULLNESS, fullness, "from the moments of the combination");
  return record.formula(FREE_END_SHAPE, { fullness });
}

/** Moment modification factor of a segment with one end unrestrained. Source AS 4100 Table 5.6.2. */
export function freeEndFactor(ends: "FU" | "PU", loading: FreeEndLoading, record: Recorder): number {
  const [factor, reason] = FREE_END[loading];
  return record.rule(FREE_END_FACTOR, factor, `ends ${ends}: ${reason}`);
}

/** Source AS 4100 5.6.1.1(a)(iii), Amendment 1. Only the size of the moments matters. */
export function factorOfMoments(
  {
    greatest,
    m2,
    m3,
    m4,
  }: Pick<SegmentMoments, "m2" | "m3" | "m4"> & { readonly greatest: { readonly m: number } },
  record: Recorder,
): number {
  if (greatest.m === 0) return record.rule(CONSERVATIVE_FACTOR, 1, "no moment acts on the segment");
  const [mm, ...quarters] = [greatest.m, m2, m3, m4].map(Math.abs);
  const [a = 0, b = 0, c = 0] = quarters;
  return record.formula(MOMENT_SHAPE, { mm: mm ?? 0, m2: a, m3: b, m4: c });
}

/**
 * Units    mm
 * Errors   DomainError 'not-finite' | 'bad-value'
 * Source   AS 4100 Table 5.6.1
 */
export function tabulatedFactor(moment: TabulatedMoment, record: Recorder): number {
  switch (moment.case) {
    case "end-moments":
      return record.formula(TABLE_FACTORS.endMoments, {
        betaM: requireRange(moment.betaM, -1, "The ratio of the end moments"),
      });
    case "two-loads":
    case "one-load": {
      const { a, length: l } = moment;
      requireRange((2 * a) / l, 0, "Twice the distance from midspan over the length");
      const formula = moment.case === "two-loads" ? TABLE_FACTORS.twoLoads : TABLE_FACTORS.oneLoad;
      return record.formula(formula, { a, l });
    }
    case "midspan-load-one-end":
      return record.formula(TABLE_FACTORS.midspanLoadOneEnd, { beta: requireBeta(moment.beta) });
    case "midspan-load-both-ends":
      return record.formula(TABLE_FACTORS.midspanLoadBothEnds, { beta: requireBeta(moment.beta) });
    case "uniform-load-one-end":
      return record.formula(TABLE_FACTORS.uniformLoadOneEnd, { beta: requireBeta(moment.beta) });
    case "uniform-load-both-ends":
      return record.formula(TABLE_FACTORS.uniformLoadBothEnds, { beta: requireBeta(moment.beta) });
  }
}

function requireBeta(beta: number): number {
  return requireRange(beta, 0, "The ratio of the end moment to that of a fixed end");
}

function requireRange(value: number, least: -1 | 0, what: string): number {
  if (!Number.isFinite(value)) throw new DomainError("not-finite", `${what} must be a number.`);
  if (value >= least && value <= 1) return value;
  throw new DomainError("bad-value", `${what} must be between ${least} and 1.`);
}
