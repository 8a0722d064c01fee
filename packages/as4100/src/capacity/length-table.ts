import type { Capacity } from "@kingpost/calc";
import type { MemberCapacity } from "../labels/capacity.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { capacityOf } from "./capacity-of.ts";

/** Effective lengths of a table, mm, at closer spacing where capacities change fastest. */
export const TABLE_LENGTHS: readonly number[] = [
  500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000, 9000, 10_000, 12_000,
];

/**
 * A member capacity of a section at every length of a table.
 *
 * Units    lengths in mm, out N or Nmm, unrounded, or why there is none
 * Errors   DomainError as `capacityOf`
 */
export function capacitiesOverLengths(
  section: SteelSection,
  capacity: MemberCapacity,
  alphaM: number,
  lengths: readonly number[] = TABLE_LENGTHS,
): readonly Capacity[] {
  return lengths.map((le) =>
    capacityOf(section, capacity === "phiMbx" ? { capacity, le, alphaM } : { capacity, le }),
  );
}
