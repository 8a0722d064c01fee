import type { Catalogue } from "@kingpost/sections/catalogue";
import { customSectionRecordOf } from "@kingpost/sections/custom-section/custom-section";
import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";

/** The record of an id in a link: of the catalogue, or a custom section. */
export function findRecord(catalogue: Catalogue, id: string): SteelSectionRecord | undefined {
  return customSectionRecordOf(id) ?? catalogue.record(id);
}
