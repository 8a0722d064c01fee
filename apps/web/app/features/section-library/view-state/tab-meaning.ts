import type { Grade } from "@kingpost/as4100";
import {
  type CatalogueEntry,
  type Category,
  gradeOf,
  isCustomSection,
  type Standard,
  type SteelSectionRecord,
} from "@kingpost/sections";

/** The steel of the tab for a family, in one line, because the tab's name alone would mislead. */
export function tabMeaning(category: Category, standard: Standard): string {
  const grade = gradeOf(category, standard);
  const note = grade.symbol === "400" ? " (welded sections are not made in Grade 350)" : "";
  return `Grade: ${grade.name}${note}.`;
}

/** Why a row of the list is marked: no table supplies the size in the grade of its tab. */
export function unlistedInWords({
  category,
  standard,
}: Pick<CatalogueEntry, "category" | "standard">): string {
  return `Not supplied in ${steelOf(gradeOf(category, standard))} according to the tables`;
}

/** A steel without its product standard: `Grade 300`, `C250L0`. */
export function steelOf({ name, productStandard }: Pick<Grade, "name" | "productStandard">): string {
  return name.slice(productStandard.length + 1);
}

/** A section's steel, in one line. */
export function steelInWords(record: SteelSectionRecord): string {
  return isCustomSection(record)
    ? `Custom section. ${record.grade.charAt(0).toUpperCase()}${record.grade.slice(1)}.`
    : tabMeaning(record.category, record.standard);
}

/** A section's unique label: its name with the tab of a catalogue section, or `Custom`. */
export function labelOf({ name, standard }: Pick<SteelSectionRecord, "name" | "standard">): string {
  return `${name} ${standard === "Custom" ? "(custom)" : standard}`;
}
