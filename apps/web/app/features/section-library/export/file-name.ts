import { type SteelSectionRecord, shortGrade } from "@kingpost/sections";
import { safeName } from "../../../ui/export/safe-name.ts";

/** What the strengths of a custom section begin with: a name of a file is short. */
const CUSTOM_STRENGTHS = /^(?:plate strengths as for AS\/NZS 3679\.2|user-defined strengths) /;

/** `610UB125-Grade-300.pdf`, `Welded-I-500x200x16x10-Grade-300.pdf` */
export function sectionFileName(
  { name, grade }: Pick<SteelSectionRecord, "name" | "grade">,
  extension: string,
): string {
  const steel = shortGrade(grade).replace(CUSTOM_STRENGTHS, "");
  return `${safeName(`${name}-${steel}`, "section")}.${extension}`;
}

/** `610UB125-and-530UB92.4.xlsx`; `sections-38.csv` for a list too long to name. */
export function listFileName(names: readonly string[], extension: string): string {
  const stem = names.length <= 3 ? names.join("-and-") : `sections-${names.length}`;
  return `${safeName(stem, "section")}.${extension}`;
}
