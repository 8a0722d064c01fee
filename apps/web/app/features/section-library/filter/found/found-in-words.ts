import type { CatalogueEntry } from "@kingpost/sections";
import type { OtherTab } from "./found.ts";

/** How many sections are listed; of a search also how many of them are not supplied in the grade of the tab, and how many more the other tab has. */
export function foundInWords(
  found: readonly CatalogueEntry[],
  searching: boolean,
  more?: OtherTab | undefined,
): string {
  const { length } = found;
  if (!searching) return length === 1 ? "1 section" : `${length} sections`;
  const matches = `${length === 0 ? "No" : length} match`;
  const unlisted = found.filter(({ isListed }) => !isListed).length;
  const supply =
    unlisted === 0 ? "" : ` (${unlisted < length ? `${unlisted} ` : ""}not supplied in this grade)`;
  return `${matches}${supply}${more ? `, ${more.count} more in ${more.standard}` : ""}`;
}
