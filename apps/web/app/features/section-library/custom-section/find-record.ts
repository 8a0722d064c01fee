import { type Catalogue, customSectionRecordOf, type SteelSectionRecord } from "@kingpost/sections";

/** The record of an id in a link: of the catalogue, or a custom section. */
export function findRecord(catalogue: Catalogue, id: string): SteelSectionRecord | undefined {
  return customSectionRecordOf(id) ?? catalogue.record(id);
}
