import type { Recorder } from "@kingpost/calc";
import {
  COMPRESSION_FACTOR,
  IMPERFECTION_FACTOR,
  NO_REDUCTION,
  SLENDERNESS_FACTOR,
  SLENDERNESS_RATIO,
  SLENDERNESS_REDUCTION,
} from "./slenderness-reduction-formulas.ts";

/** Slenderness up to which imperfections do not reduce the capacity of a column. */
const STOCKY = 13.5;

/**
 * Member slenderness reduction factor in compression.
 *
 *   alpha_a = 2100 (lambda_n - 13.5) / (lambda_n^2 - 15.3 lambda_n + 2050)      lambda = lambda_n + alpha_a alpha_b
 *   eta = 0.00326 (lambda - 13.5) >= 0      xi = [(lambda / 90)^2 + 1 + eta] / [2 (lambda / 90)^2]
 *   alpha_c = xi {1 - sqrt[1 - (90 / (xi lambda))^2]}
 *
 * Shape    lambda <= 13.5: eta = 0, and the formula gives 1 for every lambda > 0; it is set to 1 for lambda <= 0 too, which
 *          occurs for a short member with alpha_b = 1
 * Units    dimensionless, 0 < out <= 1
 * Source   AS 4100 6.3.3
 * Checked  validation/alpha-c.test.ts (Table 6.3.3(C))
 */
export function compressionReduction(lambdaN: number, alphaB: number, record: Recorder): number {
  const alphaA = record.formula(SLENDERNESS_FACTOR, { lambdaN });
  const lambda = record.formula(SLENDERNESS_RATIO, { lambdaN, alphaA, alphaB });
  if (lambda <= STOCKY) return record.rule(NO_REDUCTION, 1, "λ does not exceed 13.5");
  const eta = record.formula(IMPERFECTION_FACTOR, { lambda });
  const xi = record.formula(COMPRESSION_FACTOR, { lambda, eta });
  return record.formula(SLENDERNESS_REDUCTION, { xi, lambda });
}
