import { customSectionRecordOf, type SteelSectionRecord, textOfCustomId } from "@kingpost/sections";
import type { Resources } from "./runnable-module.ts";

/** The section of an identifier: of the catalogue, or a custom one. */
export function sectionOf(id: string, { catalogue }: Resources): SteelSectionRecord | undefined {
  return customSectionRecordOf(id) ?? catalogue.record(id);
}

/** Why there is no section of an identifier. */
export const noSection = (id: string): string =>
  textOfCustomId(id) === undefined
    ? `${id} is not a section of the catalogue. Choose another section.`
    : "The dimensions of the section have an error. Correct the marked fields.";
