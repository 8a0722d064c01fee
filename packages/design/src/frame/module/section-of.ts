import { type Fields, isShown, rowsOf } from "@kingpost/calc";
import {
  customSectionRecordOf,
  isForMembers,
  parseSectionId,
  type SteelSectionRecord,
  textOfCustomId,
} from "@kingpost/sections";
import type { RawInputs } from "./raw-inputs.ts";
import type { Resources } from "./resources.ts";

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

/** Whether inputs name sections of the catalogue: a page of others need not load its records. */
export const usesSections = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => field.kind === "section" || (field.kind === "rows" && usesSections(field.columns)),
  );

/** The sections that inputs name in fields that count, in the order of the fields, each once. */
export function sectionRecords(
  fields: Fields,
  inputs: RawInputs,
  resources: Resources,
): readonly SteelSectionRecord[] {
  const ids = Object.entries(fields).flatMap(([name, field]): unknown[] => {
    if (!isShown(field, inputs)) return [];
    if (field.kind === "section") return [inputs[name]];
    if (field.kind !== "rows") return [];
    const cells = Object.entries(field.columns).flatMap(([cell, { kind }]) =>
      kind === "section" ? [cell] : [],
    );
    return rowsOf(inputs[name]).flatMap((row) => cells.map((cell) => row[cell]));
  });
  return [...new Set(ids)].flatMap((id) => {
    const record = typeof id === "string" && id !== "" ? sectionOf(id, resources) : undefined;
    return record ? [record] : [];
  });
}
