import type { Catalogue, CatalogueEntry } from "@kingpost/sections";
import type { Member } from "../capacities/member/member.ts";
import { quantityOf } from "../quantities/quantities.ts";
import type { Sort } from "../view-state/library-state.ts";
import { numberOfEntry } from "./found/found.ts";

/** The entries sorted by a quantity; those without it come last in either direction, equal ones keep the catalogue's order. */
export function sortEntries(
  catalogue: Catalogue,
  entries: readonly CatalogueEntry[],
  sort: Sort | undefined,
  member: Member,
): readonly CatalogueEntry[] {
  const quantity = sort && quantityOf(sort.key);
  if (!sort || !quantity) return entries;
  const numberOf = (entry: CatalogueEntry) => numberOfEntry(catalogue, entry, quantity, member);
  const sign = sort.descending ? -1 : 1;
  return entries.toSorted((a, b) => {
    const [first, second] = [numberOf(a), numberOf(b)];
    if (Number.isNaN(first) || Number.isNaN(second))
      return Number(Number.isNaN(first)) - Number(Number.isNaN(second));
    return sign * (first - second);
  });
}

/** The next sort order after a click on a column head: largest first, smallest first, then catalogue order. */
export function nextSort(sort: Sort | undefined, key: string): Sort | undefined {
  if (sort?.key !== key) return { key, descending: true };
  return sort.descending ? { key, descending: false } : undefined;
}
