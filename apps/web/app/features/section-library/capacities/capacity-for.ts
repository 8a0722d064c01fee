import {
  type Capacity,
  type CapacityName,
  capacityOf,
  inputsOf,
  type SteelSection,
  steelSectionOf,
} from "@kingpost/as4100";
import type { AnyRecord } from "@kingpost/sections/own-section/own-record";
import { queryOf } from "./capacity-rows.ts";
import type { Member } from "./member.ts";

const sections = new WeakMap<AnyRecord, SteelSection>();

/** The record as the engine takes it; made once. */
export function steelOf(record: AnyRecord): SteelSection {
  const known = sections.get(record) ?? steelSectionOf(record);
  sections.set(record, known);
  return known;
}

/** A capacity of a section for a member, in N or Nmm, or why there is none. */
export function capacityFor(record: AnyRecord, capacity: CapacityName, member: Member): Capacity {
  return capacityOf(steelOf(record), queryOf(capacity, member));
}

/** Whether a capacity rests on a printed value that the engine contradicts. */
export function isCapacityDoubted(record: AnyRecord, capacity: CapacityName, member: Member): boolean {
  if (record.discrepancies.length === 0) return false;
  const inputs: readonly string[] = inputsOf(steelOf(record), queryOf(capacity, member));
  return record.discrepancies.some(({ property }) => inputs.includes(property));
}
