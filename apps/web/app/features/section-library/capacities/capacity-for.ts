import { type CapacityName, capacityOf, inputsOf, type SteelSection } from "@kingpost/as4100";
import type { Capacity } from "@kingpost/calc";
import { type Discrepancy, type SteelSectionRecord, steelSectionOf } from "@kingpost/sections";
import { queryOf } from "./capacity-rows.ts";
import type { Member } from "./member/member.ts";

const sections = new WeakMap<SteelSectionRecord, SteelSection>();

/** The record as the engine takes it; made once. */
export function steelOf(record: SteelSectionRecord): SteelSection {
  const known = sections.get(record) ?? steelSectionOf(record);
  sections.set(record, known);
  return known;
}

/** A capacity of a section for a member, in N or Nmm, or why there is none. */
export function capacityFor(record: SteelSectionRecord, capacity: CapacityName, member: Member): Capacity {
  return capacityOf(steelOf(record), queryOf(capacity, member));
}

/** The disputed published values that a capacity depends on. */
export function disputedInputs(
  record: SteelSectionRecord,
  capacity: CapacityName,
  member: Member,
): readonly Discrepancy[] {
  if (record.discrepancies.length === 0) return [];
  const inputs: readonly string[] = inputsOf(steelOf(record), queryOf(capacity, member));
  return record.discrepancies.filter(({ property }) => inputs.includes(property));
}

/** Whether a capacity depends on a disputed published value. */
export function isCapacityDoubted(
  record: SteelSectionRecord,
  capacity: CapacityName,
  member: Member,
): boolean {
  return disputedInputs(record, capacity, member).length > 0;
}

/** What a capacity would be with the other value of every disputed property, published or calculated. N or Nmm. */
export function capacityOtherwise(
  record: SteelSectionRecord,
  capacity: CapacityName,
  member: Member,
): Capacity {
  const others = disputedInputs(record, capacity, member).map(
    ({ property, published, computed, usedInCapacities }) => [
      property,
      usedInCapacities === "published" ? computed : published,
    ],
  );
  return capacityOf({ ...steelOf(record), ...Object.fromEntries(others) }, queryOf(capacity, member));
}

/** Where the web-to-flange weld governs shear: the mark beside the capacity, and its meaning. */
export const WELD_GOVERNS = {
  mark: "weld governs",
  meaning: "The published capacity of the web-to-flange weld, which is weaker than the web",
} as const;

/** Whether a capacity is that of the web-to-flange weld. */
export function isWeldGoverning(record: SteelSectionRecord, capacity: CapacityName, member: Member): boolean {
  const { weldShear } = steelOf(record);
  return (
    capacity === "phiVv" && weldShear !== undefined && capacityFor(record, capacity, member) === weldShear
  );
}
