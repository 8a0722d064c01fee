import { DomainError, type Recorder } from "@kingpost/calc";
import { PHI } from "../constants.ts";
import {
  DESIGN_COMPRESSION,
  DESIGN_TENSION,
  GROSS_YIELDING,
  NET_AREA,
  NET_FRACTURE,
  NOMINAL_COMPRESSION,
} from "./axial-section-formulas.ts";
import type { SteelSection } from "./steel-section.ts";
import { sectionYield } from "./yield-stress.ts";

/**
 * Nominal section capacity in compression.
 *
 *   Ns = kf An fy      An = Ag: no holes but those that fasteners fill
 *
 * Units    mm2, MPa, out N, unrounded
 * Source   AS 4100 6.2.1
 * Checked  validation/published.test.ts
 */
export function nominalSectionCompression(section: SteelSection, record: Recorder): number {
  const fy = sectionYield(section, record);
  return record.formula(NOMINAL_COMPRESSION, { kf: section.kf, an: section.ag, fy });
}

/**
 * Design section capacity in compression.
 *
 *   phiNs = phi Ns
 *
 * Units    out N, unrounded
 * Source   AS 4100 6.1, Table 3.4
 * Checked  validation/published.test.ts
 */
export function designSectionCompression(section: SteelSection, record: Recorder): number {
  const nominal = nominalSectionCompression(section, record);
  return record.formula(DESIGN_COMPRESSION, { phi: PHI, nominal });
}

/** How a member in tension is connected. Units mm2. */
export interface TensionConnection {
  /** Correction factor for the distribution of forces: Table 7.3.2. */
  readonly kt: number;
  /** Net area. */
  readonly an: number;
}

/** Equal fastener holes in one line across a section. Units mm. */
export interface FastenerHoles {
  readonly count: number;
  readonly diameter: number;
  /** Thickness of the plates with the holes. */
  readonly thickness: number;
}

/**
 * Net area of a section with fastener holes that are not staggered.
 *
 *   An = Ag - n_h d_h t
 *
 * Units    mm2
 * Errors   DomainError 'bad-value' where the holes leave nothing
 * Source   AS 4100 9.1.10
 * Checked  src/section/tension.test.ts
 */
export function netArea(
  { ag }: SteelSection,
  { count, diameter, thickness }: FastenerHoles,
  record: Recorder,
): number {
  if (count === 0) return ag;
  const area = record.formula(NET_AREA, { ag, count, diameter, thickness });
  if (area <= 0) throw new DomainError("bad-value", "The holes leave nothing of the section.");
  return area;
}

/**
 * Design section capacity in tension.
 *
 *   phiNt = phi min(Ag fy, 0.85 kt An fu)      without a connection kt = 1, An = Ag (7.3.1)
 *
 * Units    mm2, MPa, out N, unrounded
 * Source   AS 4100 7.2, 7.3.1, Table 3.4
 * Checked  validation/published.test.ts
 */
export function designTension(
  section: SteelSection,
  record: Recorder,
  { kt, an }: TensionConnection = { kt: 1, an: section.ag },
): number {
  const { ag, fu } = section;
  const fy = sectionYield(section, record);
  const yielding = record.formula(GROSS_YIELDING, { ag, fy });
  const fracture = record.formula(NET_FRACTURE, { kt, an, fu });
  return record.formula(DESIGN_TENSION, { phi: PHI, yielding, fracture });
}
