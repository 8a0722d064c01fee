import type { CatalogueEntry } from "../catalogue/catalogue-entry.ts";
import {
  ALL_CATEGORIES,
  type Availability,
  CATEGORY_NAMES,
  type Category,
  type Standard,
} from "../record/record.ts";
import { answers, leads } from "./search-answers.ts";
import { readQuery } from "./search-query.ts";

/** Filter of the list. Every condition must hold; an empty text asks for nothing. */
export interface SectionFilter {
  readonly text: string;
  readonly standard: Standard;
  /** A section is shown if its availability is selected. */
  readonly availability: ReadonlySet<Availability>;
  readonly category?: Category | undefined;
}

/** The entries of one family, under the heading of the list. */
export interface CategoryGroup {
  readonly category: Category;
  readonly name: string;
  readonly entries: readonly CatalogueEntry[];
}

/** Whether one entry matches a search text. For many entries use `findSections`, which reads the text once. */
export function matches(entry: CatalogueEntry, text: string): boolean {
  return answers(entry.searchKey, readQuery(text));
}

/** Whether any entry matches a search text, whatever its standard and availability. */
export function hasMatch(entries: readonly CatalogueEntry[], text: string): boolean {
  const query = readQuery(text);
  return entries.some((entry) => answers(entry.searchKey, query));
}

/** The entries that pass the filter, in the order given. Never throws, whatever the text. */
export function findSections(
  entries: readonly CatalogueEntry[],
  { text, standard, availability, category }: SectionFilter,
): readonly CatalogueEntry[] {
  const query = readQuery(text);
  return entries.filter(
    (entry) =>
      entry.standard === standard &&
      availability.has(entry.availability) &&
      (category === undefined || entry.category === category) &&
      answers(entry.searchKey, query),
  );
}

/** In each family the sizes that begin with the number typed first, then the others: `rhs 150` means the depth before the width. */
export function leadingFirst(entries: readonly CatalogueEntry[], text: string): readonly CatalogueEntry[] {
  const { groups } = readQuery(text);
  if (groups.length === 0) return entries;
  const first = new Set(entries.filter(({ searchKey }) => leads(searchKey, groups)));
  if (first.size === 0 || first.size === entries.length) return entries;
  return groupByCategory(entries).flatMap((group) => [
    ...group.entries.filter((entry) => first.has(entry)),
    ...group.entries.filter((entry) => !first.has(entry)),
  ]);
}

/** The entries by family in the order of the families; a family without entries is left out. */
export function groupByCategory(entries: readonly CatalogueEntry[]): readonly CategoryGroup[] {
  const families = Map.groupBy(entries, ({ category }) => category);
  return ALL_CATEGORIES.flatMap((category) => {
    const found = families.get(category);
    return found ? [{ category, name: CATEGORY_NAMES[category], entries: found }] : [];
  });
}
