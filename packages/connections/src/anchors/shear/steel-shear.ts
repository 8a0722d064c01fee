import type { Recorder } from "@kingpost/calc";
import type { AnchorSteel } from "../anchor.ts";
import { designSteelTension } from "../tension/steel-tension.ts";
import {
  BENDING,
  BENDING_WITH_TENSION,
  DESIGN_STEEL_SHEAR,
  GROUT_FACTOR,
  HIGH_STRENGTH_FACTOR,
  LEVER_ARM,
  SHEAR_OF_GROUP,
  SHEAR_WITH_LEVER,
  STEEL_SHEAR,
  STEEL_SHEAR_FACTOR,
  STRESS_DIAMETER,
  WITHOUT_GROUT,
} from "./steel-shear-formulas.ts";

/** k_6 by strength, and k_7 of steel with at most 8 % elongation. Source EN 1992-4:2018 7.2.2.3.1. */
const K6 = { soft: 0.6, strong: 0.5, limit: 500 } as const;
const K7 = { ductile: 1, brittle: 0.8 } as const;
/** Source EN 1992-4:2018 Table 4.1. */
const HIGH_STRENGTH = { fuk: 800, ratio: 0.8, phi: 1 / 1.5 } as const;

/** What a lever arm is made of. Units mm. */
export interface Lever {
  readonly grout: number;
  readonly plate: number;
  /** alpha_M: 1 free to rotate, 2 held. */
  readonly held: number;
}

/** Capacity factor of steel in shear. */
function factorOf({ fuk, fyk }: AnchorSteel, record: Recorder): number {
  const isStrong = fuk > HIGH_STRENGTH.fuk || fyk / fuk > HIGH_STRENGTH.ratio;
  return isStrong
    ? record.rule(HIGH_STRENGTH_FACTOR, HIGH_STRENGTH.phi, `${fuk} MPa, ${fyk} MPa`)
    : record.formula(STEEL_SHEAR_FACTOR, { fuk, fyk });
}

/**
 * Design shear capacity of the steel of one anchor without lever arm: k7 (1 - tg / 100) k6 As fuk phi.
 *
 * Shape    `grout` only where it confines the anchor and is thicker than half a diameter
 * Units    N, mm, MPa
 * Source   EN 1992-4:2018 7.2.2.3.1
 * Checked  validation/published.test.ts
 */
export function designSteelShear(steel: AnchorSteel, grout: number, record: Recorder): number {
  const { area, fuk, isDuctile } = steel;
  const phi = factorOf(steel, record);
  const v0 = record.formula(STEEL_SHEAR, { k6: fuk <= K6.limit ? K6.soft : K6.strong, area, fuk });
  const kg = grout > 0 ? record.formula(GROUT_FACTOR, { grout }) : record.rule(WITHOUT_GROUT, 1, "none");
  const v = record.formula(SHEAR_OF_GROUP, { k7: isDuctile ? K7.ductile : K7.brittle, grout: kg, v: v0 });
  return record.formula(DESIGN_STEEL_SHEAR, { phi, v });
}

/** Characteristic bending resistance of one anchor, on the circle of its stress area. Units Nmm. Source EN 1992-4:2018 7.2.2.3.2. */
export function bendingResistance(
  { area, fuk }: Pick<AnchorSteel, "area" | "fuk">,
  record: Recorder,
): number {
  const d = record.formula(STRESS_DIAMETER, { area });
  return record.formula(BENDING, { d, fuk });
}

/**
 * Design shear capacity of the steel of one anchor with a lever arm, beside its tension.
 *
 *   alpha_M M0 (1 - N* / phi Ns) / la, la = d / 2 + tg + t / 2
 *
 * Units    N, mm, MPa
 * Source   EN 1992-4:2018 7.2.2.3.2
 * Checked  validation/published.test.ts
 */
export function designShearWithLever(
  steel: AnchorSteel,
  { grout, plate, held }: Lever,
  n: number,
  record: Recorder,
): number {
  const phi = factorOf(steel, record);
  const m0 = bendingResistance(steel, record);
  const m = record.formula(BENDING_WITH_TENSION, { m: m0, n, capacity: designSteelTension(steel, record) });
  const lever = record.formula(LEVER_ARM, { d: steel.diameter, grout, plate });
  const v = record.formula(SHEAR_WITH_LEVER, { held, m, lever });
  return record.formula(DESIGN_STEEL_SHEAR, { phi, v });
}
