import type { CatalogueEntry } from "@kingpost/sections";

/** How many sections are listed; of a search also how many of them are not supplied in the grade of the tab. */
export function foundInWords(found: readonly CatalogueEntry[], searching: boolean): string {
  const { length } = found;
  if (!searching) return length === 1 ? "1 section" : `${length} sections`;
  const matches = length === 1 ? "1 section matches" : `${length === 0 ? "No" : length} sections match`;
  const unlisted = found.filter(({ isListed }) => !isListed).length;
  if (unlisted === 0) return matches;
  return `${matches}, ${unlisted < length ? `${unlisted} ` : ""}not supplied in this grade`;
}
