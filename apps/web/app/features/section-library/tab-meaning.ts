import { gradeOf } from "@kingpost/sections/as4100/grades";
import {
  isCustomSection,
  type SteelSectionRecord,
} from "@kingpost/sections/custom-section/custom-section-record";
import { CATEGORY_NAMES, type Category, type Standard } from "@kingpost/sections/record";

/** What the steel of the tab means for a family, in one line, because the tab's name alone would mislead. */
export function tabMeaning(category: Category, standard: Standard): string {
  const grade = gradeOf(category, standard);
  const note = grade.symbol === "400" ? " (welded sections are not made in Grade 350)" : "";
  return `${standard} means ${grade.name}${note} for ${CATEGORY_NAMES[category].toLowerCase()}.`;
}

/** What a section's steel is, in one line. */
export function steelInWords(record: SteelSectionRecord): string {
  return isCustomSection(record)
    ? `Custom section: ${record.grade}.`
    : tabMeaning(record.category, record.standard);
}
