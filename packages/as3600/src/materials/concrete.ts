import { DomainError, type Recorder } from "@kingpost/calc";
import {
  ALPHA_1,
  ALPHA_2,
  ELASTIC_MODULUS,
  ELASTIC_MODULUS_TABLE,
  FLEXURAL_TENSION,
  GAMMA,
  MEAN_STRENGTH,
  MEAN_STRENGTH_CURVE,
  UNIAXIAL_TENSION,
} from "./concrete-formulas.ts";

/** Strain of the most compressed fibre at the strength of a section. Source AS 3600 8.1.3. */
export const ULTIMATE_STRAIN = 0.003;

/** Density of normal-weight concrete, kg/mm3. */
export const NORMAL_DENSITY = 2400e-9;

/** Weight of reinforced concrete, N/mm3, where it is no input. */
export const REINFORCED_WEIGHT = 25e-6;

/** 1 kg/m3, in kg/mm3: the empirical formula of the modulus has a pure number of kg/m3. */
const UNIT_DENSITY = 1e-9;

export interface Concrete {
  /** Characteristic compressive strength, MPa. */
  readonly fc: number;
  /** kg/mm3; that of normal-weight concrete unless set. */
  readonly density?: number | undefined;
  /** MPa; in place of the value of the Standard, as in worked examples. */
  readonly ec?: number | undefined;
}

interface StandardGrade {
  readonly fc: number;
  readonly fcm: number;
  readonly fcmi: number;
  readonly ec: number;
}

/** Table 3.1.2: characteristic, mean and mean in-situ strength, and modulus of elasticity, MPa. */
export const STANDARD_GRADES: readonly StandardGrade[] = [
  { fc: 20, fcm: 25, fcmi: 22, ec: 24_000 },
  { fc: 25, fcm: 31, fcmi: 28, ec: 26_700 },
  { fc: 32, fcm: 39, fcmi: 35, ec: 30_100 },
  { fc: 40, fcm: 48, fcmi: 43, ec: 32_800 },
  { fc: 50, fcm: 59, fcmi: 53, ec: 34_800 },
  { fc: 65, fcm: 75, fcmi: 68, ec: 37_400 },
  { fc: 80, fcm: 91, fcmi: 82, ec: 39_600 },
  { fc: 100, fcm: 110, fcmi: 99, ec: 42_200 },
  { fc: 120, fcm: 128, fcmi: 115, ec: 44_400 },
];

/** Range of strengths, MPa, and densities, kg/mm3. Source AS 3600 1.1.2 (recalled). */
const SCOPE = { least: 20, most: 120, lightest: 1800e-9, heaviest: 2800e-9 } as const;

/** Errors: DomainError 'bad-concrete' outside the scope of the Standard. */
export function requireConcrete({ fc, density = NORMAL_DENSITY }: Concrete): void {
  if (!(fc >= SCOPE.least && fc <= SCOPE.most)) {
    throw new DomainError("bad-concrete", "f'c is 20 MPa to 120 MPa (AS 3600 Clause 1.1.2).");
  }
  if (!(density >= SCOPE.lightest && density <= SCOPE.heaviest)) {
    throw new DomainError("bad-concrete", "The density is 1800 kg/m³ to 2800 kg/m³ (AS 3600 Clause 1.1.2).");
  }
}

function standardGrade(fc: number): StandardGrade | undefined {
  return STANDARD_GRADES.find((grade) => grade.fc === fc);
}

/** Mean in-situ strength. Units MPa. Source AS 3600 Table 3.1.2; other strengths by a curve through it. */
export function meanInSituStrength(fc: number, record: Recorder): number {
  const grade = standardGrade(fc);
  return grade
    ? record.rule(MEAN_STRENGTH, grade.fcmi, `f'c = ${fc} MPa`)
    : record.formula(MEAN_STRENGTH_CURVE, { fc });
}

/**
 * Modulus of elasticity: the table for a standard grade of normal density, the formula for others.
 *
 * Units    MPa
 * Source   AS 3600 3.1.2
 * Checked  validation/cases/materials.ts
 */
export function elasticModulus({ fc, density = NORMAL_DENSITY, ec }: Concrete, record: Recorder): number {
  if (ec !== undefined) return record.rule(ELASTIC_MODULUS_TABLE, ec, "given");
  const grade = standardGrade(fc);
  if (grade && density === NORMAL_DENSITY) {
    return record.rule(ELASTIC_MODULUS_TABLE, grade.ec, `f'c = ${fc} MPa`);
  }
  return record.formula(ELASTIC_MODULUS, {
    density,
    unit: UNIT_DENSITY,
    fcmi: meanInSituStrength(fc, record),
  });
}

/** Units MPa. Source AS 3600 3.1.1.3. */
export function flexuralTensileStrength(fc: number, record: Recorder): number {
  return record.formula(FLEXURAL_TENSION, { fc });
}

/** Units MPa. Source AS 3600 3.1.1.3. */
export function uniaxialTensileStrength(fc: number, record: Recorder): number {
  return record.formula(UNIAXIAL_TENSION, { fc });
}

/** The rectangular stress block. Source AS 3600 8.1.3. */
export interface BlockFactors {
  /** Stress over f'c. */
  readonly alpha2: number;
  /** Depth over that of the neutral axis. */
  readonly gamma: number;
}

export function blockFactors(fc: number, record: Recorder): BlockFactors {
  return { alpha2: record.formula(ALPHA_2, { fc }), gamma: record.formula(GAMMA, { fc }) };
}

/** Stress at the squash load over f'c. Source AS 3600 10.6.2.2. */
export function squashFactor(fc: number, record: Recorder): number {
  return record.formula(ALPHA_1, { fc });
}
