import { type Check, type CheckNames, interactionCheck, strengthCheck } from "@kingpost/calc";
import { memberBendingAssumptions } from "../capacity/statement.ts";
import { CLAUSES } from "../clauses.ts";
import { recordEffectiveModulus } from "../section/section-property.ts";
import type { SteelSection } from "../section/steel-section.ts";
import {
  type BiaxialMoments,
  biaxialOfSection,
  biaxialOfSegment,
  type ChannelSide,
  designMajorMoment,
  designMinorMoment,
  isCompactInBending,
} from "./biaxial.ts";
import type { SegmentCase } from "./member-moment.ts";

/** The greatest moment about x against the section capacity. Units Nmm. */
export function sectionMomentCheck(section: SteelSection, moment: number, names: CheckNames): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.memberMoment,
    demand: Math.abs(moment),
    unit: "kNm",
    assumptions: memberBendingAssumptions(section.kind),
    derivation: (record) => recordEffectiveModulus(section, "x", section.zex, record),
    capacity: (record) => designMajorMoment(section, record),
  });
}

/** The greatest moment about y against the section capacity. Units Nmm. */
export function minorMomentCheck(
  section: SteelSection,
  moment: number,
  compressed: ChannelSide | undefined,
  names: CheckNames,
): Check {
  return strengthCheck({
    names,
    reference: CLAUSES.memberMoment,
    demand: Math.abs(moment),
    unit: "kNm",
    assumptions: memberBendingAssumptions(section.kind),
    capacity: (record) => designMinorMoment(section, compressed, record),
  });
}

/** The moments about both axes at one cross-section. Units Nmm. */
export function biaxialSectionCheck(
  section: SteelSection,
  moments: BiaxialMoments,
  names: CheckNames,
): Check {
  return interactionCheck({
    names,
    reference: CLAUSES.biaxialSection,
    assumptions: memberBendingAssumptions(section.kind),
    value: (record) => biaxialOfSection(section, moments, isCompactInBending(section), record),
    limit: 1,
  });
}

/** The greatest moments of a segment about both axes. Units Nmm. */
export function biaxialSegmentCheck(
  section: SteelSection,
  of: SegmentCase,
  minor: Omit<BiaxialMoments, "mx">,
  names: CheckNames,
): Check {
  return interactionCheck({
    names,
    reference: CLAUSES.biaxialMember,
    assumptions: memberBendingAssumptions(section.kind),
    value: (record) => biaxialOfSegment(section, of, minor, record),
    limit: 1,
  });
}
