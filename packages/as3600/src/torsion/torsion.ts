import type { Recorder } from "@kingpost/calc";
import { type Fitments, legArea } from "../shear/fitments.ts";
import {
  CRACKING_TORQUE,
  DESIGN_TORSION,
  MINIMUM_TORSION_STEEL,
  TORSION_LIMIT,
  TORSION_STRENGTH,
  TORSION_TENSION,
  TUBE_AREA,
} from "./torsion-formulas.ts";

/** The outline of a section in torsion: the web with its closed fitments. Units mm, mm2. */
export interface TorsionSection {
  /** Area and perimeter of the outline. */
  readonly acp: number;
  readonly uc: number;
  /** Area within, and length of, the centreline of the closed fitments. */
  readonly aoh: number;
  readonly uh: number;
}

/** A rectangle with one closed fitment. `inset`: from the face to the centreline of the fitment. Units mm. */
export function rectangularTorsion(width: number, depth: number, inset: number): TorsionSection {
  const [w, h] = [width - 2 * inset, depth - 2 * inset];
  return { acp: width * depth, uc: 2 * (width + depth), aoh: w * h, uh: 2 * (w + h) };
}

/** Torsion at cracking. `sigmaCp`: mean compressive stress, MPa. Units N, mm. Source AS 3600 8.2.1.2. */
export function crackingTorque(
  { acp, uc }: TorsionSection,
  fc: number,
  sigmaCp: number,
  record: Recorder,
): number {
  return record.formula(CRACKING_TORQUE, { fc, acp, uc, sigma: Math.max(sigmaCp, 0) });
}

/** Torsion up to which it is not considered: a quarter of phi Tcr. Units Nmm. Source AS 3600 8.2.1.2. */
export function torsionLimit(tcr: number, phi: number, record: Recorder): number {
  return record.formula(TORSION_LIMIT, { phi, tcr });
}

/** Area enclosed by the shear flow. Units mm2. */
export function tubeArea({ aoh }: TorsionSection, record: Recorder): number {
  return record.formula(TUBE_AREA, { aoh });
}

/** What torsion takes from the shear strength of the same section. */
export interface TorsionCase {
  readonly section: TorsionSection;
  readonly fitments: Fitments;
  /** Angle of the strut, rad, and capacity factor, of shear. */
  readonly theta: number;
  readonly phi: number;
}

/**
 * Design torsional strength of closed fitments.
 *
 * Units    N, mm, MPa, out Nmm
 * Source   AS 3600 8.2.5.6
 * Checked  validation/cases/shear.ts
 */
export function torsionalStrength(of: TorsionCase, record: Recorder): number {
  const { section, fitments, theta, phi } = of;
  const ao = tubeArea(section, record);
  const { spacing: s, fsyf } = fitments;
  const tus = record.formula(TORSION_STRENGTH, { ao, asw: legArea(fitments), s, fsyf, theta });
  return record.formula(DESIGN_TORSION, { phi, tus });
}

/** Least leg of closed fitments: that of a quarter of the torsion at cracking. Units mm2. Source AS 3600 8.2.5.5. */
export function minimumTorsionLeg(of: TorsionCase, tcr: number, record: Recorder): number {
  const { section, fitments, theta } = of;
  const ao = tubeArea(section, record);
  return record.formula(MINIMUM_TORSION_STEEL, { tcr, s: fitments.spacing, ao, fsyf: fitments.fsyf, theta });
}

/** Greatest spacing of closed fitments in torsion, mm. Source AS 3600 8.2.5.5. */
export function torsionSpacing({ uh }: TorsionSection): number {
  return Math.min(0.12 * uh, 300);
}

/** Additional longitudinal tension of torsion, on each side. Units N. Source AS 3600 8.2.7. */
export function torsionTension(section: TorsionSection, t: number, theta: number, record: Recorder): number {
  const ao = tubeArea(section, record);
  return record.formula(TORSION_TENSION, { t, uh: section.uh, theta, ao });
}
