import type { Catalogue, CatalogueEntry, Category } from "@kingpost/sections";
import { asApplied } from "../filter/found/found.ts";
import { sortEntries } from "../filter/sort-entries.ts";
import { quantityOf } from "../quantities/quantities.ts";
import type { LibraryState } from "../view-state/library-state.ts";

/** The family that a table opens on when the link names none. */
export function familyToShow(
  asked: Category | "all" | undefined,
  onView: Category | undefined,
  found: readonly CatalogueEntry[],
): Category | "all" {
  return asked ?? onView ?? found[0]?.category ?? "UB";
}

/** The family of a table of results: their own where they have one in common, else all. */
export function familyOfAll(found: readonly CatalogueEntry[]): Category | "all" {
  const [first] = found;
  return first && found.every(({ category }) => category === first.category) ? first.category : "all";
}

/** The entries of a family, or all. */
export function entriesOfFamily(
  found: readonly CatalogueEntry[],
  family: Category | "all",
): readonly CatalogueEntry[] {
  return family === "all" ? found : found.filter(({ category }) => category === family);
}

/** The rows of the table in their order: what was found of one family, or of all, sorted. */
export function tableEntries(
  catalogue: Catalogue,
  found: readonly CatalogueEntry[],
  family: Category | "all",
  { sort, member }: Pick<LibraryState, "sort" | "member">,
): readonly CatalogueEntry[] {
  return sortEntries(catalogue, entriesOfFamily(found, family), sort, member);
}

/** The keys of the quantities that the rows are sorted and filtered by, those typed in the search box included: what the table shows first. */
export function askedKeys(
  catalogue: Catalogue,
  state: Pick<LibraryState, "text" | "conditions" | "member" | "sort">,
): readonly string[] {
  const { conditions } = asApplied(catalogue, state);
  const filtered = conditions.flatMap((one) => (one.kind === "range" ? [one.key] : []));
  const keys = state.sort ? [state.sort.key, ...filtered] : filtered;
  // t of angles and hollow sections is the column of tf.
  return [...new Set(keys.map((key) => quantityOf(key)?.property ?? key))];
}

/** Whether the right panel shows the table, and not a comparison or the form of a custom section. */
export function isTableShown({
  view,
  compared,
  own,
}: Pick<LibraryState, "view" | "compared" | "own">): boolean {
  return view === "table" && compared === undefined && own === undefined;
}
