import type { Recorder } from "@kingpost/calc";
import { PHI_STRUT, PHI_TIE } from "../capacity-factor/index.ts";
import { uniaxialTensileStrength } from "../materials/index.ts";
import {
  BOTTLE_LENGTH,
  BURSTING_AREA,
  BURSTING_FORCE,
  BURSTING_STEEL,
  CRACKING_BURST,
  DESIGN_STRUT,
  DESIGN_TIE,
  NODE_FACTOR,
  NODE_STRESS,
  STRUT_EFFICIENCY,
  TIE_AREA,
  UNREINFORCED_BURST,
} from "./strut-and-tie-formulas.ts";

/** Least angle between a strut and a tie, rad. Source AS 3600 7.1. */
export const LEAST_STRUT_ANGLE = Math.PI / 6;

/** Node efficiency factors by the directions of the ties in the node. Source AS 3600 7.4.2. */
const NODE_FACTORS = [1, 0.8, 0.6] as const;

/** The tangent of the spread of a bottle-shaped strut. Source AS 3600 7.2.4. */
export const BURSTING_SHARE = { strength: 0.2, service: 0.5 } as const;

/**
 * Design strength of an unconfined bottle-shaped strut at one of its ends.
 *
 *   phi_st beta_s 0.9 f'c A_c      beta_s = 1 / (1 + 0.66 cot² theta), 0.3 to 1.0
 *
 * Units    rad, mm2, MPa, out N
 * Source   AS 3600 7.2.2, 7.2.3
 * Checked  validation/cases/pile-cap.ts
 */
export function strutStrength(
  of: { readonly theta: number; readonly area: number; readonly fc: number },
  record: Recorder,
): number {
  const betaS = record.formula(STRUT_EFFICIENCY, { theta: of.theta });
  return record.formula(DESIGN_STRUT, { phi: PHI_STRUT, betaS, fc: of.fc, area: of.area });
}

/** Design stress on a face of a node with ties in so many directions. Units MPa. Source AS 3600 7.4.2. */
export function nodeStrength(fc: number, ties: 0 | 1 | 2, record: Recorder): number {
  const because = ties === 0 ? "no tie" : ties === 1 ? "ties in one direction" : "ties in two directions";
  const betaN = record.rule(NODE_FACTOR, NODE_FACTORS[ties], because);
  return record.formula(NODE_STRESS, { phi: PHI_STRUT, betaN, fc });
}

/** Design strength of a tie of Class N bars. Units mm2, MPa, out N. Source AS 3600 7.3.2. */
export function tieStrength(as: number, fsy: number, record: Recorder): number {
  return record.formula(DESIGN_TIE, { phi: PHI_TIE, as, fsy });
}

/** Area of bars that a tie needs. Units N, MPa, out mm2. Source AS 3600 7.3.2. */
export function tieArea(t: number, fsy: number, record: Recorder): number {
  return record.formula(TIE_AREA, { t, phi: PHI_TIE, fsy });
}

/** A bottle-shaped strut. Units mm, MPa. */
export interface Bottle {
  /** Vertical and horizontal projections of the strut. */
  readonly z: number;
  readonly a: number;
  /** Width of the strut at its node, in the plane of the bottle. */
  readonly dc: number;
  /** Least width of the strut across that plane. */
  readonly b: number;
  readonly fc: number;
}

/** Bursting force of a strut with a force. Units N. Source AS 3600 7.2.4. */
export function burstingForce(c: number, share: keyof typeof BURSTING_SHARE, record: Recorder): number {
  return record.formula(BURSTING_FORCE, { c, share: BURSTING_SHARE[share] });
}

/**
 * Bursting force up to which a strut needs no reinforcement across it: half of that at cracking.
 *
 *   T_b.cr = 0.7 b l_b f'ct      l_b = sqrt(z² + a²) - d_c
 *
 * Shape    0 of a strut that is shorter than its node is wide
 * Units    N
 * Source   AS 3600 7.2.4
 * Checked  validation/cases/pile-cap.ts
 */
export function unreinforcedBurst({ z, a, dc, b, fc }: Bottle, record: Recorder): number {
  const lb = Math.max(0, record.formula(BOTTLE_LENGTH, { z, a, dc }));
  const fct = uniaxialTensileStrength(fc, record);
  const cracking = record.formula(CRACKING_BURST, { b, lb, fct });
  return record.formula(UNREINFORCED_BURST, { cracking });
}

/** The stress of bars across a strut: yield for strength, that of the degree of crack control in service. Units MPa. */
export interface BurstingStress {
  readonly stress: number;
  readonly isService: boolean;
}

const factorOf = ({ isService }: BurstingStress) => (isService ? 1 : PHI_TIE);

/** What bars across a strut carry; their area is of each bar times the sine of its angle to the strut. Units mm2, out N. Source AS 3600 7.2.4. */
export function burstingSteel(area: number, of: BurstingStress, record: Recorder): number {
  return record.formula(BURSTING_STEEL, { phi: factorOf(of), area, stress: of.stress });
}

/** The area that a bursting force needs. Units N, out mm2. Source AS 3600 7.2.4. */
export function burstingArea(t: number, of: BurstingStress, record: Recorder): number {
  return record.formula(BURSTING_AREA, { t, phi: factorOf(of), stress: of.stress });
}
