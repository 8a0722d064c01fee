import { AVAILABILITIES, type CatalogueEntry, findSections } from "@kingpost/sections";

/** The most sizes that are offered. */
const MOST_OFFERED = 6;

/** The most characters of a wrong name that are read. */
const MOST_READ = 40;

/**
 * Names of the sizes that a wrong name may mean: of the family that it names, those with the nearest numbers, the first number before the next
 * (`600UB125`: 610UB125, 610UB113, ...); without a family, those that a search finds for it or for its first number. Empty where there are none.
 */
export function similarSizes(entries: readonly CatalogueEntry[], asked: string): readonly string[] {
  const name = asked.slice(0, MOST_READ).replace(/_(?:300|350)$/, "");
  const numbers = (name.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const family = /[a-wyz][a-z]*/i.exec(name)?.[0].toUpperCase();
  const ofFamily = entries.filter(({ category, standard }) => category === family && standard === "Aust300");
  const found = [name, name.replace(/[^\d].*$/, "")].map((text) => search(entries, text));
  const similar =
    ofFamily.length > 0 && numbers.length > 0
      ? ofFamily.toSorted((a, b) => compareDistance(numbers, a, b))
      : (found.find((one) => one.length > 0) ?? []);
  return similar.slice(0, MOST_OFFERED).map((entry) => entry.name);
}

function search(entries: readonly CatalogueEntry[], text: string): readonly CatalogueEntry[] {
  if (text.trim() === "") return [];
  return findSections(entries, { text, standard: "Aust300", availability: new Set(AVAILABILITIES) });
}

/** Negative where the first entry is nearer to the numbers. */
function compareDistance(numbers: readonly number[], a: CatalogueEntry, b: CatalogueEntry): number {
  const distance = ({ searchKey }: CatalogueEntry, at: number, number: number) =>
    Math.abs(Number(searchKey.numbers[at] ?? 0) - number);
  for (const [at, number] of numbers.entries()) {
    const difference = distance(a, at, number) - distance(b, at, number);
    if (difference !== 0) return difference;
  }
  return 0;
}
