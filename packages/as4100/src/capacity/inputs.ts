import { SILENT } from "@kingpost/calc";
import type { CapacityQuery } from "../labels/capacity.ts";
import type { SteelSection } from "../section/steel-section.ts";
import { computeUnchecked } from "./capacity-of.ts";

/**
 * The properties that a capacity is calculated from, by their names in the section record: exactly those that the calculation
 * reads. A screen uses them to mark a capacity that depends on a calculated or disputed value.
 *
 * Errors   DomainError as `capacityOf`
 */
export function inputsOf(section: SteelSection, query: CapacityQuery): readonly (keyof SteelSection)[] {
  const read = new Set<keyof SteelSection>();
  const watched = new Proxy(section, {
    get(target, name: keyof SteelSection) {
      if (name !== "name" && name !== "kind") read.add(name);
      return target[name];
    },
  });
  computeUnchecked(watched, query, SILENT);
  return [...read];
}
