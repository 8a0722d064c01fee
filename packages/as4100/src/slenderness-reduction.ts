import { CLAUSES } from "./clauses.ts";
import type { Recorder } from "./record-steps.ts";

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
  const alphaA = record((2100 * (lambdaN - STOCKY)) / (lambdaN * lambdaN - 15.3 * lambdaN + 2050), () => ({
    symbol: "α_a",
    title: "Compression member factor",
    clause: CLAUSES.memberCompression,
    formula: "2100 × ({λ_n} − 13.5) / ({λ_n}² − 15.3 × {λ_n} + 2050)",
    given: { λ_n: lambdaN },
  }));
  const lambda = record(lambdaN + alphaA * alphaB, () => ({
    symbol: "λ",
    title: "Slenderness ratio",
    clause: CLAUSES.memberCompression,
    formula: "{λ_n} + {α_a} × {α_b}",
    given: { λ_n: lambdaN, α_a: alphaA, α_b: alphaB },
  }));
  if (lambda <= STOCKY) {
    return record(1, () => ({
      symbol: "α_c",
      title: "Member slenderness reduction factor",
      clause: CLAUSES.memberCompression,
      rule: "1 where η = 0",
      because: "λ does not exceed 13.5",
    }));
  }
  const eta = record(0.00326 * (lambda - STOCKY), () => ({
    symbol: "η",
    title: "Compression member imperfection factor",
    clause: CLAUSES.memberCompression,
    formula: "0.00326 × ({λ} − 13.5)",
    given: { λ: lambda },
  }));
  const square = (lambda / 90) ** 2;
  const xi = record((square + 1 + eta) / (2 * square), () => ({
    symbol: "ξ",
    title: "Compression member factor",
    clause: CLAUSES.memberCompression,
    formula: "(({λ} / 90)² + 1 + {η}) / (2 × ({λ} / 90)²)",
    given: { λ: lambda, η: eta },
  }));
  return record(xi * (1 - Math.sqrt(1 - (90 / (xi * lambda)) ** 2)), () => ({
    symbol: "α_c",
    title: "Member slenderness reduction factor",
    clause: CLAUSES.memberCompression,
    formula: "{ξ} × (1 − √(1 − (90 / ({ξ} × {λ}))²))",
    given: { ξ: xi, λ: lambda },
  }));
}
