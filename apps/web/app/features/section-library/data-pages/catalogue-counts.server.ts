import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";

/** How many sizes and families the catalogue has. */
export interface CatalogueCounts {
  readonly sizes: number;
  readonly families: number;
}

let counted: CatalogueCounts | undefined;

/** Counted once: the catalogue of a build does not change. */
export function catalogueCounts(): CatalogueCounts {
  const { entries } = currentCatalogue();
  counted ??= {
    sizes: new Set(entries.map((entry) => `${entry.category} ${entry.name}`)).size,
    families: new Set(entries.map(({ category }) => category)).size,
  };
  return counted;
}
