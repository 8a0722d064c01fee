import { customSectionRecordOf, gradeOf, parseSectionId, shortGrade } from "@kingpost/sections";

/**
 * A section by its name and the grade of its steel, which the suffix of an identifier is not: `610UB125_350` is of Grade 350,
 * `800WB122_350` of Grade 400, `200x100x5.0RHS_350` of C450L0. Text that identifies no section is returned as it is.
 */
export function sectionTitle(id: string): string {
  const custom = customSectionRecordOf(id);
  if (custom) return `${custom.name}, ${shortGrade(custom.grade)}`;
  const parsed = parseSectionId(id);
  return parsed ? `${parsed.designation}, ${shortGrade(gradeOf(parsed.category, parsed.standard).name)}` : id;
}
