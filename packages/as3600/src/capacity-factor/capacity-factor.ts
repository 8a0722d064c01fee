import type { Recorder } from "@kingpost/calc";
import type { DuctilityClass } from "../materials/index.ts";
import {
  PHI_BENDING,
  PHI_BETWEEN,
  PHI_CLASS_L,
  PHI_COMPRESSION,
  PHI_SHEAR,
  PHI_TENSION,
} from "./capacity-factor-formulas.ts";

// Factors of Table 2.2.2 as Amendment 2 has it.
const CLASS_L = 0.65;
/** Axial tension, Class N bars. Source AS 3600 Table 2.2.2. */
export const PHI_TENSION_N = 0.85;
const AXIAL_TENSION: Readonly<Record<DuctilityClass, number>> = { N: PHI_TENSION_N, L: 0.65 };
const COMPRESSION = { short: 0.65, other: 0.6 } as const;
const SHEAR = { fitments: 0.75, other: 0.7 } as const;
/** Crushing of the web in shear. */
export const PHI_CRUSHING = 0.7;
/** Punching shear. Source AS 3600 Table 2.2.2. */
export const PHI_PUNCHING = 0.7;
/** Bearing. Source AS 3600 Table 2.2.2. */
export const PHI_BEARING = 0.6;
/** Struts and nodes of a strut-and-tie model. Source AS 3600 Table 2.2.4. */
export const PHI_STRUT = 0.65;
/** Ties of a strut-and-tie model, Class N. Source AS 3600 Table 2.2.4. */
export const PHI_TIE = 0.85;
/** Least ratio of imposed to permanent action for the higher factor of short columns. */
const LEAST_IMPOSED = 0.25;

/** Bending without axial force. Source AS 3600 Table 2.2.2. */
export function bendingFactor(kuo: number, ductility: DuctilityClass, record: Recorder): number {
  return ductility === "L"
    ? record.rule(PHI_CLASS_L, CLASS_L, "Class L reinforcement")
    : record.formula(PHI_BENDING, { kuo });
}

/** What the factor of axial compression depends on. */
export interface CompressionCase {
  readonly isShort: boolean;
  /** Imposed over permanent action. */
  readonly imposedRatio: number;
}

/** Axial compression without bending: phi_o. Source AS 3600 Table 2.2.2 with Amendment 2. */
export function compressionFactor({ isShort, imposedRatio }: CompressionCase, record: Recorder): number {
  const isHigher = isShort && imposedRatio >= LEAST_IMPOSED;
  const because = `${isShort ? "short" : "slender"} column, Q/G ${imposedRatio >= LEAST_IMPOSED ? "0.25 or more" : "less than 0.25"}`;
  return record.rule(PHI_COMPRESSION, isHigher ? COMPRESSION.short : COMPRESSION.other, because);
}

/** The factors that a section has in bending with an axial force. Units N, compression positive. */
export interface AxialFactors {
  /** Bending without axial force. */
  readonly bending: number;
  /** Axial compression without bending. */
  readonly compression: number;
  /** Axial force at the balanced point. */
  readonly nub: number;
  /** Axial force of all bars at yield in tension, not positive. */
  readonly nuot: number;
  readonly ductility: DuctilityClass;
}

/**
 * Bending with an axial force: falls from that of bending to phi_o at the balanced point, rises to that of tension.
 *
 * Shape    at or above the balanced point phi_o, also where it is in tension
 * Units    N, compression positive
 * Source   AS 3600 Table 2.2.2
 * Checked  src/capacity-factor/capacity-factor.test.ts
 */
export function axialFactor(nu: number, of: AxialFactors, record: Recorder): number {
  const { bending, compression, nub, nuot, ductility } = of;
  // First, as heavy tension bars put the balanced point into tension.
  if (nu >= nub) return record.rule(PHI_COMPRESSION, compression, "N_u ≥ N_ub");
  if (nu >= 0) return record.formula(PHI_BETWEEN, { compression, bending, nu, nub });
  if (nuot >= 0) return bending;
  return record.formula(PHI_TENSION, { bending, tension: AXIAL_TENSION[ductility], nu, nuot });
}

/** Shear and torsion. Source AS 3600 Table 2.2.2. */
export function shearFactor(hasMinimumFitments: boolean, record: Recorder): number {
  return record.rule(
    PHI_SHEAR,
    hasMinimumFitments ? SHEAR.fitments : SHEAR.other,
    hasMinimumFitments ? "minimum Class N fitments" : "fitments less than the minimum",
  );
}
