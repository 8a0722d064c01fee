import { DomainError, type Recorder } from "@kingpost/calc";
import { CHART_FACTOR, COLUMN_LENGTH, IDEAL_FACTOR, OWN_FACTOR } from "./effective-length-formulas.ts";

/** Where an effective length factor comes from. */
export interface EffectiveFactor {
  readonly ke: number;
  readonly from: "ideal" | "chart" | "own";
  readonly because: string;
}

const RULES = { ideal: IDEAL_FACTOR, chart: CHART_FACTOR, own: OWN_FACTOR } as const;

/** Effective length of a column. Units mm. Source AS 4100 4.6.3. */
export function columnLength({ ke, from, because }: EffectiveFactor, l: number, record: Recorder): number {
  return record.formula(COLUMN_LENGTH, { ke: record.rule(RULES[from], ke, because), l });
}

/** A stiffness ratio of zero has no place in the equations: the end is then as stiff as this. */
const LEAST_RATIO = 0.001;
/** Halvings of the interval: to the last digit. */
const HALVINGS = 60;

/**
 * Effective length factor of a column in a frame with these stiffness ratios at its ends.
 *
 *   braced   (g1 g2 / 4) u^2 + [(g1 + g2) / 2] (1 - u / tan u) + tan(u / 2) / (u / 2) = 1      u = pi / ke, 0.5 < ke < 1
 *   sway     (g1 g2 u^2 - 36) / [6 (g1 + g2)] = u / tan u                                       ke > 1
 *
 * Units    dimensionless
 * Errors   DomainError 'bad-value' (a ratio that is negative or no number)
 * Source   AS 4100 Figure 4.6.3.3; the equations of the charts are recalled, two readings of the charts support them
 * Checked  src/column/effective-length.test.ts
 */
export function chartFactor(frame: "braced" | "sway", gammas: readonly [top: number, base: number]): number {
  for (const gamma of gammas) {
    if (!(gamma >= 0) || !Number.isFinite(gamma)) {
      throw new DomainError("bad-value", "A stiffness ratio must be zero or more.");
    }
  }
  const [a, b] = gammas.map((gamma) => Math.max(gamma, LEAST_RATIO)) as [number, number];
  // Both rise from less to more than zero over their interval of u.
  const excess =
    frame === "braced"
      ? (u: number) =>
          (a * b * u * u) / 4 + ((a + b) / 2) * (1 - u / Math.tan(u)) + Math.tan(u / 2) / (u / 2) - 1
      : (u: number) => (a * b * u * u - 36) / (6 * (a + b)) - u / Math.tan(u);
  let [low, high] = frame === "braced" ? [Math.PI, 2 * Math.PI] : [0, Math.PI];
  for (let n = 0; n < HALVINGS; n += 1) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) high = middle;
    else low = middle;
  }
  return (2 * Math.PI) / (low + high);
}
