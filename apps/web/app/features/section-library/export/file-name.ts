import { type SteelSectionRecord, shortGrade } from "@kingpost/sections";
import { safeName } from "../../../ui/export/safe-name.ts";

/** `610UB125-Grade-300.pdf` */
export function sectionFileName(
  { name, grade }: Pick<SteelSectionRecord, "name" | "grade">,
  extension: string,
): string {
  return `${safeName(`${name}-${shortGrade(grade)}`, "section")}.${extension}`;
}

/** `610UB125-and-530UB92.4.xlsx`; `sections-38.csv` for a list too long to name. */
export function listFileName(names: readonly string[], extension: string): string {
  const stem = names.length <= 3 ? names.join("-and-") : `sections-${names.length}`;
  return `${safeName(stem, "section")}.${extension}`;
}
