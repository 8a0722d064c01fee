import { customSectionRecordOf, type SteelSectionRecord } from "@kingpost/sections";
import type { Resources } from "./runnable-module.ts";

/** The section of an identifier: of the catalogue, or a custom one. */
export function sectionOf(id: string, { catalogue }: Resources): SteelSectionRecord | undefined {
  return customSectionRecordOf(id) ?? catalogue.record(id);
}
