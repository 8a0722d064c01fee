import { type Capacity, type NotCovered, type Recorder, SILENT } from "@kingpost/calc";
import { E, G, PHI } from "../constants.ts";
import { notCovered } from "../not-covered.ts";
import { nominalSectionMoment } from "../section/section-moment.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  BENDING_REDUCTION,
  DESIGN_MEMBER_MOMENT,
  HOLLOW_REFERENCE_BUCKLING_MOMENT,
  MEMBER_MOMENT,
  REFERENCE_BUCKLING_MOMENT,
  UNBUCKLED_MOMENT,
} from "./lateral-buckling-formulas.ts";

/** Unrounded I_x and I_y of a square differ by the last digits of the floating-point sums. */
const NEARLY = 1 - 1e-9;

/**
 * Design member moment capacity about x of a segment that is fully or partially restrained at both ends.
 *
 *   phiMbx = phi alpha_m alpha_s Msx <= phi Msx      alpha_s = 0.6 {sqrt[(Ms / Mo)^2 + 3] - Ms / Mo}
 *   Mo = sqrt{(pi^2 E Iy / le^2) [G J + pi^2 E Iw / le^2]}      hollow sections: Iw = 0
 *
 * Shape    a section that is no stiffer about x than about y (CHS, SHS, a flat-lying box) does not buckle laterally: phiMsx
 * Units    le in mm, alphaM dimensionless, out Nmm, unrounded
 * Source   AS 4100 5.1, 5.6.1.1(a), 5.6.1.4, Table 3.4
 * Checked  validation/published.test.ts
 */
export function designMemberMoment(
  section: SteelSection,
  le: number,
  alphaM: number,
  record: Recorder,
): Capacity {
  const uncovered = uncoveredBuckling(section);
  if (uncovered) return uncovered;
  const ms = nominalSectionMoment(section, { ze: section.zex, axis: "x" }, record);
  const nominal = bucklesLaterally(section)
    ? buckling(section, ms, le, alphaM, record)
    : unbuckled(ms, record);
  return record.formula(DESIGN_MEMBER_MOMENT, { phi: PHI, nominal });
}

/** Why lateral buckling of a section is not covered, if it is not. */
export function uncoveredBuckling(section: SteelSection): NotCovered | undefined {
  switch (section.kind) {
    case "angle":
      return notCovered("angleBuckling");
    case "tee":
      return notCovered("teeBuckling");
    case "solid":
      return bucklesLaterally(section) ? notCovered("solidBuckling") : undefined;
    default:
      return undefined;
  }
}

/** Whether a section is stiffer about x than about y, so that it can buckle laterally in bending about x. */
export function bucklesLaterally({ ix, iy }: SteelSection): boolean {
  return iy < ix * NEARLY;
}

function unbuckled(ms: number, record: Recorder): number {
  return record.rule(UNBUCKLED_MOMENT, ms, "I_x does not exceed I_y: the section does not buckle laterally");
}

function buckling(section: SteelSection, ms: number, le: number, alphaM: number, record: Recorder): number {
  const alphaS = bendingReduction(section, ms, le, record);
  return record.formula(MEMBER_MOMENT, { alphaM, alphaS, ms });
}

/** The slenderness reduction factor alpha_s. Units mm, Nmm. */
export function bendingReduction(section: SteelSection, ms: number, le: number, record: Recorder): number {
  const mo = referenceBucklingMoment(section, le, record);
  return record.formula(BENDING_REDUCTION, { ms, mo });
}

/** phi Mb of a section that buckles laterally, of a known alpha_s. Units Nmm. */
export function reducedMemberMoment(alphaM: number, alphaS: number, ms: number): number {
  const nominal = SILENT.formula(MEMBER_MOMENT, { alphaM, alphaS, ms });
  return SILENT.formula(DESIGN_MEMBER_MOMENT, { phi: PHI, nominal });
}

function referenceBucklingMoment({ kind, iy, j, iw }: SteelSection, le: number, record: Recorder): number {
  if (kind === "cold-formed-rhs" || kind === "welded-box") {
    return record.formula(HOLLOW_REFERENCE_BUCKLING_MOMENT, { e: E, iy, le, g: G, j });
  }
  return record.formula(REFERENCE_BUCKLING_MOMENT, { e: E, iy, le, g: G, j, iw });
}
