import {
  ALL_CATEGORIES,
  CATEGORY_NAMES,
  type Catalogue,
  type CatalogueEntry,
  type Category,
  gradeOf,
  STANDARDS,
  type Standard,
} from "@kingpost/sections";

/** The properties of a section that are not numbers. */
export const WORD_KEYS = ["family", "grade", "listed", "fabrication", "compactness"] as const;
export type WordKey = (typeof WORD_KEYS)[number];

/** One of several words. */
export interface WordCondition {
  readonly kind: "word";
  readonly key: WordKey;
  readonly values: readonly string[];
}

/** The name of a grade by its symbol: `Grade 300`, and plain `C350`. */
export function gradeInWords(symbol: string): string {
  return symbol.startsWith("C") ? symbol : `Grade ${symbol}`;
}

/** The values of each word, as a link has them, with what the screen calls them. */
export const WORD_VALUES: Readonly<Record<WordKey, ReadonlyMap<string, string>>> = {
  family: new Map(ALL_CATEGORIES.map((category) => [category, CATEGORY_NAMES[category]])),
  grade: new Map(["300", "350", "400", "C250", "C350", "C450"].map((one) => [one, gradeInWords(one)])),
  listed: new Map([
    ["yes", "Supplied in this grade"],
    ["no", "Not supplied in this grade"],
  ]),
  fabrication: new Map([
    ["hot-rolled", "Hot rolled"],
    ["welded", "Welded"],
  ]),
  compactness: new Map([
    ["C", "Compact"],
    ["N", "Non-compact"],
    ["S", "Slender"],
  ]),
};

export const WORD_LABELS: Readonly<Record<WordKey, string>> = {
  family: "Family",
  grade: "Grade",
  listed: "Supply",
  fabrication: "Fabrication",
  compactness: "Compactness",
};

/** Alternative names that users type for a value. */
const ALSO: Partial<Record<WordKey, ReadonlyMap<string, string>>> = {
  listed: new Map([
    ["listed", "yes"],
    ["unlisted", "no"],
    ["not-listed", "no"],
  ]),
  // The trade name of Grade 300 hot rolled sections.
  grade: new Map([
    ["300plus", "300"],
    ["300-plus", "300"],
    ["300+", "300"],
  ]),
  compactness: new Map([["noncompact", "N"]]),
};

/** The grades of hollow sections without their letter, where no other steel has the number. */
const GRADE_NUMBERS: ReadonlyMap<string, string> = new Map([
  ["250", "C250"],
  ["450", "C450"],
]);

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, "-");

/**
 * The value for a typed word, or undefined. `bare` is for a text without the word's name before it, where only
 * what can mean nothing else is taken: no `C`, `yes` or `300`.
 */
export function wordValue(key: WordKey, typed: string, bare: boolean): string | undefined {
  const wanted = key === "grade" ? plain(typed).replace(/l0$/, "") : plain(typed);
  for (const [value, name] of WORD_VALUES[key]) {
    if (plain(name) === wanted) return value;
    const isClear = !bare || (key !== "listed" && /[a-z]{2}|^c\d/i.test(value));
    if (isClear && value.toLowerCase() === wanted) return value;
  }
  return ALSO[key]?.get(wanted) ?? (key === "grade" && !bare ? GRADE_NUMBERS.get(wanted) : undefined);
}

/** Whether a text is the start of a value: `C4` of `C450`, `25` of `250`. */
export function beginsValue(key: WordKey, typed: string): boolean {
  const numbers = key === "grade" ? GRADE_NUMBERS.keys() : [];
  return [...WORD_VALUES[key].keys(), ...numbers].some((one) =>
    one.toLowerCase().startsWith(typed.toLowerCase()),
  );
}

/** Whether a word is of the records; the others are of the list. */
export function isOfRecords(key: WordKey): boolean {
  return key === "fabrication" || key === "compactness";
}

/** Which value of a word an entry has. */
export function wordOfEntry(catalogue: Catalogue, entry: CatalogueEntry, key: WordKey): string {
  if (key === "family") return entry.category;
  if (key === "grade") return gradeOf(entry.category, entry.standard).symbol;
  if (key === "listed") return entry.isListed ? "yes" : "no";
  const record = catalogue.record(entry.id);
  if (key === "fabrication") return record?.properties.fabrication.toLowerCase().replace(" ", "-") ?? "";
  return record?.properties.compactnessX ?? "";
}

/** The real steels of a family in the standards of the tabs: `Grade 300`, `C350 or C450`. */
export function gradesInWords(category: Category, standards: readonly Standard[]): string {
  return standards.map((standard) => gradeInWords(gradeOf(category, standard).symbol)).join(" or ");
}

/** The tab on which conditions on the grade find anything: the one given, unless only the other has such a steel. */
export function standardWith(
  standard: Standard,
  conditions: readonly (WordCondition | { readonly kind: "range" | "unread" })[],
): Standard {
  const grades = conditions.flatMap((one) => (one.kind === "word" && one.key === "grade" ? one.values : []));
  const has = (tab: Standard) =>
    ALL_CATEGORIES.some((category) => grades.includes(gradeOf(category, tab).symbol));
  if (grades.length === 0 || has(standard)) return standard;
  return STANDARDS.find(has) ?? standard;
}
