import { type Capacity, type Check, isCovered, type Recorder, SILENT, strengthCheck } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import type { DesignSection } from "../flexure/design-section.ts";
import type { BendingSense } from "../flexure/strength.ts";
import { ES, uniaxialTensileStrength } from "../materials/index.ts";
import { type CheckPlace, millimetres, namesAt, requirement } from "../place.ts";
import {
  CRACK_SPACING,
  CRACK_STRAIN,
  CRACK_WIDTH,
  EFFECTIVE_DEPTH,
  EFFECTIVE_RATIO,
  LONG_TERM_RATIO,
  MEAN_TENSION,
  STRESS_LIMIT,
  WIDE_SPACING,
  YIELD_LIMIT,
} from "./crack-formulas.ts";
import { type CrackWidth, limitByDiameter, limitBySpacing } from "./crack-limits.ts";
import { barStress, type CrackedElastic, crackedElastic } from "./elastic.ts";

/** Greatest spacing of bars, and of a bar from the side and the soffit, mm. Source AS 3600 8.6.1. */
const BARS_APART = 300;
const BAR_FROM_FACE = 100;
/** The smallest bar that counts, over the largest. */
const COUNTED_BAR = 0.5;

/** Bars of the tension face. Units mm. */
export interface TensionFace {
  readonly diameters: readonly number[];
  /** Centre to centre, the greatest; undefined of a single bar. */
  readonly spacing: number | undefined;
  /** From the centre of a bar to the nearest side and to the soffit, the greater. */
  readonly toFace: number;
}

export interface CrackCase {
  readonly section: DesignSection;
  readonly sense: BendingSense;
  /** Short-term moment, and that with the whole imposed action. Absolute, Nmm. */
  readonly ms: number;
  readonly ms1: number;
  readonly face: TensionFace;
  readonly width: CrackWidth;
  /** Whether stresses are limited: not inside a building where cracks do not matter (8.6.1). True unless set. */
  readonly isStressLimited?: boolean | undefined;
  /** What a calculated width depends on: it is then made in place of the check of stresses. */
  readonly calculated?: WidthCase | undefined;
}

/**
 * Largest stress of bars in bending: the larger of both tables.
 *
 * Units    mm, out MPa
 * Source   AS 3600 8.6.2.2
 * Checked  validation/cases/serviceability.ts
 */
export function stressLimit(face: TensionFace, width: CrackWidth, record: Recorder): Capacity {
  const largest = Math.max(...face.diameters);
  const diameter = limitByDiameter(largest, width, record);
  if (!isCovered(diameter)) return diameter;
  const isMixed = Math.min(...face.diameters) < COUNTED_BAR * largest;
  const spacing =
    isMixed || face.spacing === undefined ? undefined : limitBySpacing(face.spacing, width, record);
  return spacing === undefined ? diameter : record.formula(STRESS_LIMIT, { diameter, spacing });
}

/**
 * Crack control of a beam in bending by the stresses of its bars, or by the calculated width.
 *
 * Units    Nmm, mm
 * Source   AS 3600 8.6.1, 8.6.2.2, 8.6.2.3
 * Checked  src/serviceability/serviceability.test.ts
 */
export function crackChecks(of: CrackCase, place: CheckPlace): readonly Check[] {
  const { section, sense, face, width, ms, ms1, isStressLimited = true, calculated } = of;
  const stressOf = (moment: number) => (record: Recorder) => {
    const cracked = crackedElastic(section, sense, record);
    return cracked ? barStress(cracked, moment, record) : Number.POSITIVE_INFINITY;
  };
  const stress = (name: string, title: string, moment: number, capacity: (record: Recorder) => Capacity) =>
    strengthCheck({
      names: namesAt(place, name, title, "Serviceability"),
      reference: CLAUSES.crackControl,
      assumptions: ["Cracked transformed section, short-term modulus."],
      demand: moment > 0 ? stressOf(moment)(SILENT) : 0,
      unit: "MPa",
      derivation: (record) => void stressOf(moment)(record),
      capacity,
    });
  return [
    ...(isStressLimited && calculated ? [widthCheck(of, calculated, place)] : []),
    ...(isStressLimited && !calculated
      ? [
          stress("crack-stress", `Bar stress for crack control, ${sense}`, ms, (record) =>
            stressLimit(face, width, record),
          ),
        ]
      : []),
    stress("crack-yield", `Bar stress under full imposed action, ${sense}`, ms1, (record) =>
      record.formula(YIELD_LIMIT, { fsy: section.steel.fsy }),
    ),
    ...(face.spacing === undefined
      ? []
      : [limit(place, "crack-spacing", "Spacing of tension bars", face.spacing, BARS_APART)]),
    limit(place, "crack-cover", "Tension bar distance to side and soffit", face.toFace, BAR_FROM_FACE),
  ];
}

function limit(place: CheckPlace, name: string, title: string, value: number, most: number): Check {
  return requirement(namesAt(place, name, title, "Serviceability"), {
    reference: CLAUSES.crackControl,
    isMet: value <= most,
    finding: `${millimetres(value)}, at most ${millimetres(most)}`,
  });
}

/** Spacing of bars over c + d_b/2 from which a crack between them is another one (recalled, EN 1992-1-1 7.3.4). */
const FAR_APART = 5;

function widthCheck(of: CrackCase, calculated: WidthCase, place: CheckPlace): Check {
  const { section, sense, face, width, ms } = of;
  const largest = Math.max(...face.diameters);
  const isFar = (face.spacing ?? 0) > FAR_APART * (calculated.cover + largest / 2);
  return strengthCheck({
    names: namesAt(place, "crack-width", `Calculated crack width, ${sense}`, "Serviceability"),
    reference: CLAUSES.crackWidth,
    assumptions: ["Cracked transformed section, short-term modulus."],
    demand: widthOf(SILENT),
    unit: "mm",
    derivation: (record) => void widthOf(record),
    capacity: () =>
      isFar
        ? {
            kind: "not-covered",
            reason:
              "The bars are more than 5(c + d_b/2) apart: the spacing of the cracks between them is not that of the formula. Use closer bars, or limit their stress.",
          }
        : width,
  });
  function widthOf(record: Recorder): number {
    const cracked = ms > 0 ? crackedElastic(section, sense, record) : undefined;
    if (cracked) return crackWidth(calculated, cracked, ms, record);
    return ms > 0 ? Number.POSITIVE_INFINITY : 0;
  }
}

/** What a calculated crack width depends on. Units mm, MPa. */
export interface WidthCase {
  readonly fc: number;
  readonly depth: number;
  /** Width at the tension face. */
  readonly b: number;
  /** Clear cover to the bars. */
  readonly cover: number;
  readonly diameters: readonly number[];
  readonly creep: number;
  readonly shrinkage: number;
  /** Whether bars are far apart, so that a crack between them is limited by the depth in tension. */
  readonly areBarsFarApart?: boolean | undefined;
}

/** Deformed bars, in bending. Source AS 3600 8.6.2.3. */
const BOND = 0.8;
const BENDING = 0.5;

/**
 * Calculated crack width of a section in bending.
 *
 * Shape    mixed bars have the diameter sum(db^2) / sum(db)
 * Units    mm, MPa
 * Source   AS 3600 8.6.2.3
 * Checked  validation/cases/serviceability.ts
 */
export function crackWidth(of: WidthCase, cracked: CrackedElastic, ms: number, record: Recorder): number {
  const { depth, b, cover: c, diameters } = of;
  const { kd, d, ast, n } = cracked;
  const sigma = barStress(cracked, ms, record);
  const hc = record.formula(EFFECTIVE_DEPTH, { depth, d, kd });
  const rho = record.formula(EFFECTIVE_RATIO, { ast, b, hc });
  const squares = diameters.reduce((sum, db) => sum + db * db, 0);
  const db = squares / diameters.reduce((sum, one) => sum + one, 0);
  const plain = record.formula(CRACK_SPACING, { c, k1: BOND, k2: BENDING, db, rho });
  const spacing = of.areBarsFarApart ? record.formula(WIDE_SPACING, { spacing: plain, depth, kd }) : plain;
  const fctm = record.formula(MEAN_TENSION, { fct: uniaxialTensileStrength(of.fc, record) });
  const ne = record.formula(LONG_TERM_RATIO, { creep: of.creep, n });
  const strain = record.formula(CRACK_STRAIN, { sigma, es: ES, fctm, rho, ne, shrinkage: of.shrinkage });
  return record.formula(CRACK_WIDTH, { spacing, strain });
}
