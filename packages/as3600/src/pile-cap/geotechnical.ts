import type { Recorder } from "@kingpost/calc";
import {
  BASIC_FACTOR,
  DESIGN_GEOTECHNICAL,
  ENTERED_STRENGTH,
  GEOTECHNICAL_FACTOR,
  TESTING_BENEFIT,
} from "./reaction-formulas.ts";

/** Basic factors of low and high redundancy up to an average risk rating. Source AS 2159, public transcriptions. */
const BASIC_FACTORS: readonly (readonly [most: number, low: number, high: number])[] = [
  [1.5, 0.67, 0.76],
  [2, 0.61, 0.7],
  [2.5, 0.56, 0.64],
  [3, 0.52, 0.6],
  [3.5, 0.48, 0.56],
  [4, 0.45, 0.53],
  [4.5, 0.42, 0.5],
  [Number.POSITIVE_INFINITY, 0.4, 0.47],
];

/** What the geotechnical factor depends on. */
export interface PileRisk {
  /** Average risk rating, 1 to 5. */
  readonly rating: number;
  readonly redundancy: "low" | "high";
  /** Piles that are load tested, %. */
  readonly tested: number;
  /** Factor of the tests. */
  readonly testFactor: number;
}

export function basicFactor({ rating, redundancy }: Pick<PileRisk, "rating" | "redundancy">): number {
  const row = BASIC_FACTORS.find(([most]) => rating <= most);
  const [, low, high] = row ?? [0, 0.4, 0.47];
  return redundancy === "low" ? low : high;
}

/**
 * Geotechnical strength reduction factor.
 *
 *   phi_g = phi_gb + K (phi_tf - phi_gb) >= phi_gb      K = 1.33 p / (p + 3.3) <= 1
 *
 * Source   AS 2159 4.3, public transcriptions; static load tests
 * Checked  validation/cases/pile-cap.ts
 */
export function geotechnicalFactor(risk: PileRisk, record: Recorder): number {
  const { rating, redundancy, tested, testFactor } = risk;
  const basic = record.rule(BASIC_FACTOR, basicFactor(risk), `rating ${rating}, ${redundancy} redundancy`);
  const k = record.formula(TESTING_BENEFIT, { p: tested });
  return record.formula(GEOTECHNICAL_FACTOR, { basic, tested: testFactor, k });
}

/** Design geotechnical strength: entered, or the ultimate one with its factor. Units N. */
export function designGeotechnical(
  of: { readonly design: number } | { readonly ultimate: number; readonly risk: PileRisk },
  record: Recorder,
): number {
  if ("design" in of) return record.rule(ENTERED_STRENGTH, of.design, "its factor φ_g included");
  const phi = geotechnicalFactor(of.risk, record);
  return record.formula(DESIGN_GEOTECHNICAL, { phi, ultimate: of.ultimate });
}
