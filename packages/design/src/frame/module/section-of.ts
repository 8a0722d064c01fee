import { type Fields, isShown } from "@kingpost/calc";
import {
  customSectionRecordOf,
  isForMembers,
  parseSectionId,
  type SteelSectionRecord,
  textOfCustomId,
} from "@kingpost/sections";
import type { RawInputs } from "./raw-inputs.ts";
import type { Resources } from "./resources.ts";
import { sectionIds } from "./section-ids.ts";

/** The section of an identifier: of the families that members are designed with, or a custom one. */
export function sectionOf(id: string, { catalogue }: Resources): SteelSectionRecord | undefined {
  const record = customSectionRecordOf(id) ?? catalogue.record(id);
  return record && isForMembers(record.category) ? record : undefined;
}

/** Why there is no section of an identifier. */
export function noSection(id: string): string {
  if (textOfCustomId(id) !== undefined) {
    return customSectionRecordOf(id)
      ? "Members of this shape are not covered. Choose another shape."
      : "The dimensions of the section have an error. Correct the marked fields.";
  }
  const family = parseSectionId(id)?.category;
  return family === undefined || isForMembers(family)
    ? `${id} is not a section of the catalogue. Choose another section.`
    : "Tees, taper flange beams and bars are not covered. Choose another section.";
}

/** The sections that inputs name in fields that count, in the order of the fields, each once. */
export function sectionRecords(
  fields: Fields,
  inputs: RawInputs,
  resources: Resources,
): readonly SteelSectionRecord[] {
  const shown = Object.entries(fields).filter(([, field]) => isShown(field, inputs));
  return sectionIds(Object.fromEntries(shown), inputs).flatMap((id) => {
    const record = sectionOf(id, resources);
    return record ? [record] : [];
  });
}
