import type { Recorder } from "@kingpost/calc";
import { NON_UNIFORM_SHEAR, UNIFORM_SHEAR, type WebFormulas } from "./web-shear-formulas.ts";

/** The plates that carry a shear force. */
export interface Webs {
  /** Clear depth of a web between the flanges, mm. */
  readonly clear: number;
  /** Depth of the area that carries the shear: the full depth of a rolled section, the clear depth of a welded one, mm. */
  readonly effective: number;
  readonly t: number;
  readonly fy: number;
  readonly formulas: WebFormulas;
}

/** Slenderness beyond which a web with flanges on both sides needs stiffeners: AS 4100 5.10.1. */
export const STIFFENED_LIMIT = 180;

/** Whether webs may be unstiffened: tw >= (d1 / 180) sqrt(fy / 250). Source AS 4100 5.10.1. */
export function mayBeUnstiffened({ clear, t, fy, formulas }: Webs): boolean {
  return formulas.slenderness.evaluate({ dp: clear, t, fy }) <= STIFFENED_LIMIT;
}

/**
 * Nominal shear capacity of unstiffened webs under uniform shear stress.
 *
 *   Vu = alpha_v Vw,  Vw = 0.6 fy Aw,  alpha_v = (82 / lambda_w)^2 <= 1,  lambda_w = (dp / tw) sqrt(fy / 250)
 *
 * Units    mm, MPa, out N, unrounded
 * Source   AS 4100 5.11.2, 5.11.4, 5.11.5.1
 * Checked  validation/published.test.ts
 */
export function uniformShear({ clear, effective, t, fy, formulas }: Webs, record: Recorder): number {
  const lambda = record.formula(formulas.slenderness, { dp: clear, t, fy });
  const alphaV = record.formula(formulas.coefficient, { lambda });
  const aw = record.formula(formulas.area, { depth: effective, t });
  const vw = record.formula(formulas.yielding, { fy, aw });
  return record.formula(UNIFORM_SHEAR, { alphaV, vw });
}

/**
 * Nominal shear capacity of the same webs under non-uniform shear stress.
 *
 *   Vv = 2 Vu / (0.9 + fvm / fva) <= Vu      fvm / fva: greatest to average shear stress, elastic
 *
 * Units    N, out N, unrounded
 * Source   AS 4100 5.11.3
 * Checked  validation/published.test.ts (RHS and SHS)
 */
export function nonUniformShear(vu: number, ratio: number, record: Recorder): number {
  return record.formula(NON_UNIFORM_SHEAR, { vu, ratio });
}
