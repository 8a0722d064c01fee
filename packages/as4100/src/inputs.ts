import type { CapacityQuery } from "./capacity.ts";
import { computeUnchecked } from "./capacity-of.ts";
import { SILENT } from "./record-steps.ts";
import type { SteelSection } from "./steel-section.ts";

/**
 * The properties that a capacity was computed from, by their names in the section record: what the computation itself reads. For
 * a screen that says whether a capacity rests on a computed or on a disputed value.
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
