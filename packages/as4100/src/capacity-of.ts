import { designSectionCompression, designTension } from "./axial-section.ts";
import {
  type Capacity,
  type CapacityQuery,
  isCovered,
  type NotCovered,
  SECTION_CAPACITIES,
  type SectionCapacity,
} from "./capacity.ts";
import { designMemberCompression } from "./compression-member.ts";
import type { Derivation } from "./derivation.ts";
import { designMemberMoment } from "./lateral-buckling.ts";
import { requireAlphaM, requireLength } from "./limits.ts";
import { notApplicable } from "./not-covered.ts";
import { type Recorder, SILENT, StepList } from "./record-steps.ts";
import { designSectionMoment } from "./section-moment.ts";
import { designShearAlongWeb, designShearAlongWidth } from "./shear.ts";
import { assumptionsOf } from "./statement.ts";
import type { SteelSection } from "./steel-section.ts";

/**
 * One design capacity as a plain number.
 *
 * Units    out N or Nmm, unrounded; or why there is none
 * Errors   DomainError 'not-finite' | 'non-positive' (le) | 'not-finite' | 'bad-value' (alphaM): what `lengthProblem` and
 *          `alphaMProblem` tell the person beforehand
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
 * A capacity with every step that leads to it: the same computation as `capacityOf`, written down.
 *
 * Errors   as `capacityOf`
 */
export function derive(section: SteelSection, query: CapacityQuery): Derivation | NotCovered {
  const list = new StepList();
  const value = compute(section, query, list.record);
  if (!isCovered(value)) return value;
  const { capacity } = query;
  return { capacity, value, steps: list.steps, assumptions: assumptionsOf(section.kind, capacity) };
}

function compute(section: SteelSection, query: CapacityQuery, record: Recorder): Capacity {
  const moment = (ze: number | undefined, axis: string, family: string): Capacity =>
    ze === undefined ? notApplicable(family) : designSectionMoment(section, { ze, axis }, record);
  switch (query.capacity) {
    case "phiMsx":
      return moment(section.zex, "x", "");
    case "phiMsxA":
      return moment(section.zexA, "xA", "angles");
    case "phiMsxC":
      return moment(section.zexC, "xC", "angles");
    case "phiMsy":
      return moment(section.zey, "y", "");
    case "phiMsyL":
      return moment(section.zeyL, "yL", "channels");
    case "phiMsyR":
      return moment(section.zeyR, "yR", "channels");
    case "phiMsyB":
      return moment(section.zeyB, "yB", "angles");
    case "phiMsyD":
      return moment(section.zeyD, "yD", "angles");
    case "phiNs":
      return designSectionCompression(section, record);
    case "phiNt":
      return designTension(section, record);
    case "phiVv":
      return designShearAlongWeb(section, record);
    case "phiVvy":
      return designShearAlongWidth(section, record);
    case "phiNcx":
      return designMemberCompression(section, "x", requireLength(query.le), record);
    case "phiNcy":
      return designMemberCompression(section, "y", requireLength(query.le), record);
    case "phiMbx": {
      const le = requireLength(query.le);
      return designMemberMoment(section, le, requireAlphaM(query.alphaM ?? 1), record);
    }
  }
}
