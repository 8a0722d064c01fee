import { type Capacity, isCovered, type NotCovered, type Recorder, SILENT, StepList } from "@kingpost/calc";
import { designBearingBuckling, designBearingYield } from "../bearing/web-bearing.ts";
import { designMemberCompression } from "../column/compression-member.ts";
import {
  type CapacityName,
  type CapacityQuery,
  SECTION_CAPACITIES,
  type SectionCapacity,
} from "../labels/capacity.ts";
import { requireAlphaM, requireBearing, requireLength } from "../labels/limits.ts";
import { fullLateralRestraint } from "../member/full-lateral-restraint.ts";
import { designMemberMoment } from "../member/lateral-buckling.ts";
import { notApplicable, notCovered } from "../not-covered.ts";
import { designSectionCompression, designTension } from "../section/axial-section.ts";
import { designSectionMoment } from "../section/section-moment.ts";
import { recordEffectiveModulus, recordFormFactor } from "../section/section-property.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { designTorsion } from "../section/torsion.ts";
import { designShearAlongWeb, designShearAlongWidth } from "../shear/section-shear.ts";
import { isWithheldForThinWeb, thinWebWarning } from "../shear/thin-web.ts";
import type { Derivation } from "./derivation.ts";
import { assumptionsOf } from "./statement.ts";

/**
 * One design capacity as a plain number.
 *
 * Units    out N or Nmm, unrounded; or why there is none
 * Errors   DomainError 'not-finite' | 'non-positive' (le) | 'not-finite' | 'bad-value' (alphaM): what `lengthProblem` and
 *          `alphaMProblem` report for a form
 */
export function capacityOf(section: SteelSection, query: CapacityQuery): Capacity {
  return compute(section, query, SILENT);
}

/** Every capacity of the cross-section. Units out N or Nmm, unrounded. */
export function sectionCapacities(section: SteelSection): Readonly<Record<SectionCapacity, Capacity>> {
  const entries = SECTION_CAPACITIES.map((capacity) => [capacity, compute(section, { capacity }, SILENT)]);
  return Object.fromEntries(entries);
}

/**
 * A capacity with every step of its derivation, recorded by the same calculation as `capacityOf`.
 *
 * Errors   as `capacityOf`
 */
export function derive(section: SteelSection, query: CapacityQuery): Derivation | NotCovered {
  const list = new StepList();
  recordSectionProperty(section, query.capacity, list);
  const value = compute(section, query, list);
  if (!isCovered(value)) return value;
  const { capacity } = query;
  const warning = thinWebWarning(section);
  const assumptions = assumptionsOf(section.kind, capacity, section.kf);
  return {
    capacity,
    value,
    steps: list.steps,
    assumptions: warning === undefined ? assumptions : [warning, ...assumptions],
  };
}

/** The part of a derivation that gives the section property which the calculation takes from the section. */
function recordSectionProperty(section: SteelSection, capacity: CapacityName, record: Recorder): void {
  switch (capacity) {
    case "phiNs":
    case "phiNcx":
    case "phiNcy":
      recordFormFactor(section, record);
      break;
    case "phiMsx":
    case "phiMbx":
      recordEffectiveModulus(section, "x", section.zex, record);
      break;
    case "phiMsy":
      recordEffectiveModulus(section, "y", section.zey, record);
      break;
    case "phiMsxA":
    case "phiMsxC":
    case "phiMsyL":
    case "phiMsyR":
    case "phiMsyB":
    case "phiMsyD": {
      const { modulus, axis } = DIRECTIONS[capacity];
      recordEffectiveModulus(section, axis, section[modulus], record);
      break;
    }
    default:
      break;
  }
}

/** The section moments that depend on a direction, which only some families have. */
const DIRECTIONS = {
  phiMsxA: { modulus: "zexA", axis: "xA", family: "angles" },
  phiMsxC: { modulus: "zexC", axis: "xC", family: "angles" },
  phiMsyL: { modulus: "zeyL", axis: "yL", family: "channels" },
  phiMsyR: { modulus: "zeyR", axis: "yR", family: "channels" },
  phiMsyB: { modulus: "zeyB", axis: "yB", family: "angles" },
  phiMsyD: { modulus: "zeyD", axis: "yD", family: "angles" },
} as const;

function compute(section: SteelSection, query: CapacityQuery, record: Recorder): Capacity {
  if (section.kind === "unequal-i" && query.capacity !== "phiNt") return notCovered("unequalFlanges");
  return isWithheldForThinWeb(section, query.capacity)
    ? notCovered("thinWeb")
    : computeUnchecked(section, query, record);
}

/** A capacity without the check of the web slenderness; it reads only the properties in its formulas. */
export function computeUnchecked(section: SteelSection, query: CapacityQuery, record: Recorder): Capacity {
  switch (query.capacity) {
    case "phiMsx":
      return designSectionMoment(section, { ze: section.zex, axis: "x" }, record);
    case "phiMsy":
      return designSectionMoment(section, { ze: section.zey, axis: "y" }, record);
    case "phiMsxA":
    case "phiMsxC":
    case "phiMsyL":
    case "phiMsyR":
    case "phiMsyB":
    case "phiMsyD": {
      const { modulus, axis, family } = DIRECTIONS[query.capacity];
      const ze = section[modulus];
      return ze === undefined ? notApplicable(family) : designSectionMoment(section, { ze, axis }, record);
    }
    case "phiNs":
      return designSectionCompression(section, record);
    case "phiNt":
      return designTension(section, record);
    case "phiVv":
      return designShearAlongWeb(section, record);
    case "phiVvy":
      return designShearAlongWidth(section, record);
    case "phiMz":
      return designTorsion(section, record);
    case "FLR":
      return fullLateralRestraint(section, record);
    case "phiRbyMm":
      return designBearingYield(section, "interior", undefined, record);
    case "phiRbbMm":
      return designBearingBuckling(section, "interior", undefined, record);
    case "phiRby":
      return designBearingYield(section, "interior", requireBearing(query.bs), record);
    case "phiRbb":
      return designBearingBuckling(section, "interior", requireBearing(query.bs), record);
    case "phiRbyEnd":
      return designBearingYield(section, "end", requireBearing(query.bs), record);
    case "phiRbbEnd":
      return designBearingBuckling(section, "end", requireBearing(query.bs), record);
    case "phiNcx":
      return designMemberCompression(section, "x", requireLength(query.le), record);
    case "phiNcy": {
      const le = requireLength(query.le);
      if (section.kind === "tee") return notCovered("teeTwist");
      return designMemberCompression(section, "y", le, record);
    }
    case "phiMbx": {
      const le = requireLength(query.le);
      return designMemberMoment(section, le, requireAlphaM(query.alphaM ?? 1), record);
    }
  }
}
