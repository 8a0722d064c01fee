import type { SteelSectionRecord } from "@kingpost/sections";

/** `Grade 300` of `AS/NZS 3679.1 Grade 300`, `C350L0` of `AS/NZS 1163 C350L0`. */
export function shortGrade(grade: string): string {
  return grade.replace(/^AS\/NZS \S+ /, "");
}

/** A name that every file system takes. */
function clean(name: string): string {
  return (
    name
      .replace(/[^\w.-]+/g, "-")
      .replace(/-{2,}/g, "-")
      .replace(/^[-.]+|[-.]+$/g, "") || "section"
  );
}

/** `610UB125-Grade-300.pdf` */
export function sectionFileName(
  { name, grade }: Pick<SteelSectionRecord, "name" | "grade">,
  extension: string,
): string {
  return `${clean(`${name}-${shortGrade(grade)}`)}.${extension}`;
}

/** `610UB125-and-530UB92.4.xlsx`; `sections-38.csv` for a list too long to name. */
export function listFileName(names: readonly string[], extension: string): string {
  const stem = names.length <= 3 ? names.join("-and-") : `sections-${names.length}`;
  return `${clean(stem)}.${extension}`;
}
