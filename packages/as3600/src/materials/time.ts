import type { Recorder } from "@kingpost/calc";
import { meanInSituStrength } from "./concrete.ts";
import {
  ALPHA_1S_RULE,
  ALPHA_2C_RULE,
  ALPHA_3,
  AUTOGENOUS,
  AUTOGENOUS_FINAL,
  AUTOGENOUS_PROGRESS,
  BASIC_CREEP,
  CREEP,
  CREEP_PROGRESS,
  DRYING,
  DRYING_BASIC,
  K_3_RULE,
  K_4_RULE,
  K_5_HIGH,
  K_5_NORMAL,
  K_6_RULE,
  SHRINKAGE,
  SHRINKAGE_PROGRESS,
} from "./time-formulas.ts";

/** k4 of each environment. Source AS 3600 3.1.7.2. */
const ENVIRONMENT_FACTORS = {
  arid: 0.7,
  interior: 0.65,
  "temperate inland": 0.6,
  "tropical or coastal": 0.5,
} as const;

export type Environment = keyof typeof ENVIRONMENT_FACTORS;
export const ENVIRONMENTS = Object.keys(ENVIRONMENT_FACTORS) as readonly Environment[];

/** Rate of autogenous shrinkage, 1/day. A published application uses 0.04. */
export const AUTOGENOUS_RATE = 0.07;
/** Final drying basic shrinkage strain. Source AS 3600 3.1.7.2. */
const FINAL_DRYING = 800e-6;
/** Thirty years: the design life of the published tables, days. */
export const THIRTY_YEARS = 30 * 365;

/** What shrinkage and creep depend on. Units MPa, mm, days. */
export interface TimeEffects {
  readonly fc: number;
  /** Hypothetical thickness 2 Ag / ue. */
  readonly thickness: number;
  readonly environment: Environment;
  /** Days since drying or loading began. */
  readonly time: number;
}

/** Hypothetical thickness: half of the perimeter of enclosed voids counts. Units mm, mm2. Source AS 3600 3.1.7.2. */
export function hypotheticalThickness(area: number, exposedPerimeter: number, voidPerimeter = 0): number {
  return (2 * area) / (exposedPerimeter + voidPerimeter / 2);
}

const text = (value: number) => String(Number(value.toPrecision(5)));

/** Parts of a design shrinkage strain. */
interface Shrinkage {
  readonly autogenous: number;
  readonly drying: number;
  readonly total: number;
}

/**
 * Design shrinkage strain: autogenous and drying, accurate to 30 %.
 *
 * Units    MPa, mm, days
 * Source   AS 3600 3.1.7.2
 * Checked  validation/cases/materials.ts
 */
export function shrinkageStrain(of: TimeEffects, record: Recorder): Shrinkage {
  const { fc, thickness: th, environment, time: t } = of;
  const final = record.formula(AUTOGENOUS_FINAL, { fc });
  const progress = record.rule(
    AUTOGENOUS_PROGRESS,
    1 - Math.exp(-AUTOGENOUS_RATE * t),
    `1 − exp(−${AUTOGENOUS_RATE} × ${text(t)})`,
  );
  const autogenous = record.formula(AUTOGENOUS, { final, progress });
  const basic = record.formula(DRYING_BASIC, { fc, final: FINAL_DRYING });
  const alpha = record.rule(
    ALPHA_1S_RULE,
    0.8 + 1.2 * Math.exp(-0.005 * th),
    `0.8 + 1.2 exp(−0.005 × ${text(th)})`,
  );
  const k1 = record.formula(SHRINKAGE_PROGRESS, { alpha, t, th });
  const k4 = record.rule(K_4_RULE, ENVIRONMENT_FACTORS[environment], environment);
  const drying = record.formula(DRYING, { k1, k4, basic });
  return { autogenous, drying, total: record.formula(SHRINKAGE, { autogenous, drying }) };
}

/** Basic creep coefficients by f'c, MPa. Source AS 3600 3.1.8.2. */
const BASIC_COEFFICIENTS: readonly (readonly [fc: number, coefficient: number])[] = [
  [20, 5.2],
  [25, 4.2],
  [32, 3.4],
  [40, 2.8],
  [50, 2.4],
  [65, 2.0],
  [80, 1.7],
  [100, 1.5],
];

/** k5 is given for f'c up to this, MPa; of stronger concrete it is that of 100. */
const STRONGEST = 100;

export interface Creep extends TimeEffects {
  /** Age at loading, days: 1 or more. */
  readonly age: number;
  /** Sustained stress, MPa; low unless set. */
  readonly stress?: number | undefined;
}

/**
 * Design creep coefficient, accurate to 30 %.
 *
 * Units    MPa, mm, days
 * Source   AS 3600 3.1.8
 * Checked  validation/cases/materials.ts
 */
export function creepCoefficient(of: Creep, record: Recorder): number {
  const { fc, thickness: th, environment, time: t, age, stress = 0 } = of;
  const alpha = record.rule(
    ALPHA_2C_RULE,
    1 + 1.12 * Math.exp(-0.008 * th),
    `1.0 + 1.12 exp(−0.008 × ${text(th)})`,
  );
  const k2 = record.formula(CREEP_PROGRESS, { alpha, t, th });
  const loaded = Math.max(age, 1);
  const k3 = record.rule(K_3_RULE, 2.7 / (1 + Math.log10(loaded)), `2.7 / (1 + log₁₀ ${text(loaded)})`);
  const k4 = record.rule(K_4_RULE, ENVIRONMENT_FACTORS[environment], environment);
  const k5 = highStrengthFactor(fc, k4, alpha, record);
  const ratio = stress > 0 ? stress / meanInSituStrength(fc, record) : 0;
  const k6 = record.rule(
    K_6_RULE,
    ratio <= 0.45 ? 1 : Math.exp(1.5 * (ratio - 0.45)),
    `σ_o/f_cmi = ${text(ratio)}`,
  );
  const basic = record.rule(BASIC_CREEP, basicCoefficient(fc), `f'c = ${text(fc)} MPa`);
  return record.formula(CREEP, { k2, k3, k4, k5, k6, basic });
}

function highStrengthFactor(fc: number, k4: number, alpha2c: number, record: Recorder): number {
  if (fc <= 50) return record.rule(K_5_NORMAL, 1, `f'c = ${text(fc)} MPa`);
  const alpha3 = record.formula(ALPHA_3, { k4, alpha2c });
  return record.formula(K_5_HIGH, { alpha3, fc: Math.min(fc, STRONGEST) });
}

function basicCoefficient(fc: number): number {
  let [below, value] = BASIC_COEFFICIENTS[0] ?? [20, 5.2];
  for (const [strength, coefficient] of BASIC_COEFFICIENTS) {
    if (fc <= strength) {
      if (strength === below) return coefficient;
      return value + ((coefficient - value) * (fc - below)) / (strength - below);
    }
    [below, value] = [strength, coefficient];
  }
  return value;
}
