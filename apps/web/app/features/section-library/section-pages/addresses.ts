import { type Catalogue, type CatalogueEntry, type Category, FAMILY_NAMES } from "@kingpost/sections";

/** The address of the list of all families. */
export const SECTIONS_PATH = "/sections";

/** The last part of the address of a family: `universal-beams`. */
const familySlug = (category: Category): string => FAMILY_NAMES[category].toLowerCase().replaceAll(" ", "-");

/** The address of a family's page. */
export const familyPath = (category: Category): string => `${SECTIONS_PATH}/${familySlug(category)}`;

/** The address of a size's page: `/sections/360ub44.7`. */
export const sizePath = (name: string): string => `${SECTIONS_PATH}/${name.toLowerCase()}`;

/** The sizes of a family, each once, in the order of the catalogue. */
export function sizesOf(catalogue: Catalogue, category: Category): readonly CatalogueEntry[] {
  return catalogue.entries.filter((one) => one.category === category && one.standard === "Aust300");
}

/** The families of the catalogue in its order. */
export function familiesOf(catalogue: Catalogue): readonly Category[] {
  return [...new Set(catalogue.entries.map(({ category }) => category))];
}

/** Every address below `/sections`. */
export function sectionPaths(catalogue: Catalogue): readonly string[] {
  return familiesOf(catalogue).flatMap((category) => [
    familyPath(category),
    ...sizesOf(catalogue, category).map(({ name }) => sizePath(name)),
  ]);
}

/** What the last part of an address means. */
export type Meant =
  | { readonly kind: "family"; readonly category: Category }
  | { readonly kind: "size"; readonly name: string; readonly category: Category };

/**
 * Finds it in any letter case: a family also by its abbreviation (`ub`), a size also with blanks, without the decimals that only complete its
 * name, or as an identifier: `360 UB 44.7`, `150x100x6rhs`, `360UB44.7_300`.
 */
export function meantBy(catalogue: Catalogue, slug: string): Meant | undefined {
  const plain = slug.toLowerCase().replace(/\s+/g, "");
  const category = familiesOf(catalogue).find((one) => [familySlug(one), one.toLowerCase()].includes(plain));
  if (category) return { kind: "family", category };
  const entry = catalogue.entry(plain);
  return entry && { kind: "size", name: entry.name, category: entry.category };
}

/** The one address of what is meant. */
export const pathOf = (meant: Meant): string =>
  meant.kind === "family" ? familyPath(meant.category) : sizePath(meant.name);
