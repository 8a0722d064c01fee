import { type Check, type CheckNames, type Recorder, SILENT, strengthCheck } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { E, G, PHI } from "../constants.ts";
import { nominalSectionCompression } from "../section/axial-section.ts";
import { recordFormFactor } from "../section/section-property.ts";
import { compressionReduction } from "../section/slenderness-reduction.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { designMemberCompression } from "./compression-member.ts";
import { sectionConstant } from "./section-constant.ts";
import { TORSIONAL } from "./torsional-formulas.ts";

/**
 * How an I-section buckles with some of its restraints: about y over `ley`, or in twist over `lz` about those that hold it sideways alone, a
 * flange or the middle of its depth; `none` of them. Units mm.
 */
export interface TwistWay {
  readonly lz: number;
  readonly about: "flange" | "middle" | "none";
  readonly ley: number;
}

/** With restraints of one kind at a time: a restraint never lowers the capacity, so that the best of them counts. */
export type TwistOfI = readonly TwistWay[];

/** I-sections with equal flanges, whose shear centre is their centroid. */
export const isEqualFlangedI = ({ kind }: SteelSection): boolean =>
  kind === "rolled-i" || kind === "welded-i" || kind === "welded-i-as-rolled";

/**
 * Elastic buckling load of an I-section in twist about the restraints that hold it sideways.
 *
 *   Noz = [GJ + pi^2 E (Iw + Iy a^2) / lz^2] A / (Ix + Iy + A a^2)      a = 0, or (d - tf) / 2 of a restrained flange
 *
 * Units    mm, out N
 * Source   theory of elastic stability (derived: docs/recalled-clauses.md)
 * Checked  src/column/torsional.test.ts
 */
export function torsionalLoad(
  section: SteelSection,
  { lz, about }: Pick<TwistWay, "lz" | "about">,
  record: Recorder,
): number {
  const { d, tf, ix, iy, ag, j, iw } = section;
  const a = about === "flange" ? record.formula(TORSIONAL.distance, { d, tf }) : 0;
  return record.formula(TORSIONAL.load, { g: G, j, e: E, iw, lz, ag, ix, iy, a });
}

/** In twist about restraints of one kind. */
function designTwist(section: SteelSection, way: TwistWay, record: Recorder): number {
  const ns = nominalSectionCompression(section, record);
  const noz = torsionalLoad(section, way, record);
  const lambdaN = record.formula(TORSIONAL.slenderness, { ns, noz });
  const alphaB = sectionConstant(section, record);
  const alphaC = compressionReduction(lambdaN, alphaB, record);
  const nominal = record.formula(TORSIONAL.nominal, { alphaC, ns });
  return record.formula(TORSIONAL.design, { phi: PHI, nominal });
}

/** The lower capacity of a way: in twist, or about y. */
function designWay(section: SteelSection, way: TwistWay, record: Recorder): number {
  const isTwist =
    way.about !== "none" &&
    designTwist(section, way, SILENT) < designMemberCompression(section, "y", way.ley, SILENT);
  return isTwist ? designTwist(section, way, record) : designMemberCompression(section, "y", way.ley, record);
}

/**
 * Design capacity in compression of an I-section that buckles in twist between restraints that hold it sideways alone.
 *
 *   phiNcz = phi alpha_c Ns      lambda_n = 90 sqrt(Ns / Noz), alpha_b of the section; not more than phiNcy with the same restraints
 *
 * Shape    Clause 6.3.3 has flexural buckling; the slenderness is that of the elastic buckling load (6.3.4). Of ways with restraints of one
 *          kind alone the best: what is left out would not lower it
 * Units    mm, out N, unrounded
 * Source   AS 4100 6.3.4 with the elastic buckling load in twist (derived)
 * Checked  src/column/torsional.test.ts
 */
export function designTorsional(section: SteelSection, ways: TwistOfI, record: Recorder): number {
  const [best] = ways
    .map((way) => ({ way, capacity: designWay(section, way, SILENT) }))
    .toSorted((one, other) => other.capacity - one.capacity);
  return best ? designWay(section, best.way, record) : 0;
}

/** Compression against the capacity in twist. Units N, mm. */
export function torsionalCheck(section: SteelSection, n: number, of: TwistOfI, names: CheckNames): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.memberCompression,
    demand: n,
    unit: "kN",
    assumptions: [
      "Restraints that hold the column sideways but not against twist: it may twist about them between F and P (elastic stability, derived; Clause 6.3.4).",
    ],
    derivation: (record) => recordFormFactor(section, record),
    capacity: (record) => designTorsional(section, of, record),
  });
}
