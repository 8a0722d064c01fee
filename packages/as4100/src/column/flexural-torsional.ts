import {
  type Capacity,
  type Check,
  type CheckNames,
  type NotCovered,
  type Recorder,
  strengthCheck,
} from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { E, G, PHI } from "../constants.ts";
import { nominalSectionCompression } from "../section/axial-section.ts";
import { compressionReduction } from "../section/slenderness-reduction.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  ALPHA_B_OF_ROUTE,
  DESIGN_BY_ROUTE,
  FLEXURAL_TORSIONAL_BUCKLING,
  MAJOR_BUCKLING,
  NOMINAL_BY_ROUTE,
  POLAR_RADIUS,
  SHEAR_CENTRE_FACTOR,
  SLENDERNESS_OF_LOAD,
  TORSIONAL_BUCKLING,
} from "./flexural-torsional-formulas.ts";

/** Section constant of this route. Recalled. */
const ALPHA_B = 0.5;

const NO_SHEAR_CENTRE: NotCovered = {
  kind: "not-covered",
  reason: "The shear centre of the section is not known.",
};

/** Effective lengths of a channel: about x, and between restraints against twist. Units mm. */
export interface TwistLengths {
  readonly lex: number;
  readonly lz: number;
}

/**
 * Elastic buckling load of a channel in flexure about x with twist.
 *
 *   Noxz = {(Nox + Noz) - sqrt[(Nox + Noz)^2 - 4 beta Nox Noz]} / (2 beta), beta = 1 - (x0 / r0)^2
 *   Noz = (GJ + pi^2 E Iw / lz^2) / r0^2
 *
 * Units    mm, out N
 * Source   theory of elastic stability; recalled as the route of AS/NZS 4600
 * Checked  src/column/flexural-torsional.test.ts
 */
export function flexuralTorsionalLoad(
  section: SteelSection,
  x0: number,
  { lex, lz }: TwistLengths,
  record: Recorder,
): number {
  const { ix, iy, ag, j, iw } = section;
  const r0 = record.formula(POLAR_RADIUS, { ix, iy, ag, x0 });
  const noz = record.formula(TORSIONAL_BUCKLING, { g: G, j, e: E, iw, lz, r0 });
  const nox = record.formula(MAJOR_BUCKLING, { e: E, ix, le: lex });
  const beta = record.formula(SHEAR_CENTRE_FACTOR, { x0, r0 });
  return record.formula(FLEXURAL_TORSIONAL_BUCKLING, { nox, noz, beta });
}

/**
 * Design capacity of a channel in compression, buckling in flexure about x with twist: approximate.
 *
 *   phiNc = phi 0.85 alpha_c Ns, lambda_n = 90 sqrt(Ns / Noxz), alpha_b = 0.5
 *
 * Units    mm, out N, unrounded
 * Source   AS 4100 6.3.3, 6.3.4; 0.85 and alpha_b recalled
 * Checked  src/column/flexural-torsional.test.ts
 */
export function designFlexuralTorsional(section: SteelSection, of: TwistLengths, record: Recorder): Capacity {
  const { shearCentreX0: x0 } = section;
  if (x0 === undefined) return NO_SHEAR_CENTRE;
  const ns = nominalSectionCompression(section, record);
  const noxz = flexuralTorsionalLoad(section, x0, of, record);
  const lambdaN = record.formula(SLENDERNESS_OF_LOAD, { ns, noxz });
  const alphaB = record.rule(ALPHA_B_OF_ROUTE, ALPHA_B, "of this route");
  const alphaC = compressionReduction(lambdaN, alphaB, record);
  const nominal = record.formula(NOMINAL_BY_ROUTE, { alphaC, ns });
  return record.formula(DESIGN_BY_ROUTE, { phi: PHI, nominal });
}

/** Compression against the capacity of a channel that may twist. Units N, mm. */
export function flexuralTorsionalCheck(
  section: SteelSection,
  { n, ...lengths }: TwistLengths & { readonly n: number },
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.memberCompression,
    demand: n,
    unit: "kN",
    assumptions: ["Approximate: 0.85 of the capacity for the elastic flexural-torsional buckling load."],
    capacity: (record) => designFlexuralTorsional(section, lengths, record),
  });
}

/** Whether flexural-torsional buckling is to be checked: of channels. */
export const mayTwist = ({ kind }: SteelSection): boolean => kind === "channel";
