import { CATEGORY_NAMES, type Category } from "../record/record.ts";

/** The search key of a size, prepared once so that a search of the whole catalogue is instant. */
export interface SearchKey {
  /** The name in lower case, `150x100x6.0rhs`. */
  readonly text: string;
  /** The numbers of the name as published, in order: 150, 100, 6.0. */
  readonly numbers: readonly string[];
  /** Other ways of writing the same size: `100x6` for a square, `100x150x6` for a rectangle, `97` for 96.8 kg/m. */
  readonly aliases: readonly (readonly string[])[];
  /** Last numbers of all sizes that differ from this one in nothing else: 3 and 3.5 of 100x50x3.0 and 100x50x3.5. */
  readonly takenEnds: ReadonlySet<number>;
  /** The words for this family: its code, the words of its name and its common names. */
  readonly words: readonly string[];
}

const NICKNAMES: Readonly<Record<Category, readonly string[]>> = {
  WB: ["i", "plate", "girders"],
  WC: ["i", "plate"],
  UB: ["i"],
  UC: ["i", "h"],
  PFC: ["c"],
  EA: ["l"],
  UA: ["l"],
  CHS: ["pipes", "tubes", "round"],
  RHS: ["boxes", "tubes"],
  SHS: ["boxes", "tubes"],
  TFB: ["i", "tapered"],
  UBP: ["i", "h"],
  BT: ["t"],
  CT: ["t"],
  RB: ["rods", "solid"],
  SB: ["solid"],
  FL: ["solid"],
};

const WORDS = new Map<Category, readonly string[]>();

/** The keys of the sizes of one family, in their order; the word lists are shared. */
export function searchKeysOf(names: readonly string[], category: Category): readonly SearchKey[] {
  const ends = new Map<string, Set<number>>();
  const sizes = names.map((name) => {
    const numbers = name.match(/\d+(?:\.\d+)?/g) ?? [];
    const series = numbers.slice(0, -1).join("x");
    const takenEnds = ends.get(series) ?? new Set();
    ends.set(series, takenEnds.add(Number(numbers.at(-1))));
    return { name, numbers, takenEnds };
  });
  return sizes.map((size) => keyOf(size, category));
}

type Size = Pick<SearchKey, "numbers" | "takenEnds"> & { readonly name: string };

function keyOf({ name, numbers, takenEnds }: Size, category: Category): SearchKey {
  return {
    text: name.toLowerCase(),
    numbers,
    takenEnds,
    aliases: aliasesOf(category, numbers),
    words: wordsOf(category),
  };
}

function wordsOf(category: Category): readonly string[] {
  const known = WORDS.get(category);
  if (known) return known;
  const words = [
    category.toLowerCase(),
    // "universal beam" means the beam, not the tee that is cut from it.
    ...CATEGORY_NAMES[category]
      .toLowerCase()
      .replace(/ cut from .*/, "")
      .split(" "),
    ...NICKNAMES[category],
  ];
  WORDS.set(category, words);
  return words;
}

function aliasesOf(category: Category, numbers: readonly string[]): readonly (readonly string[])[] {
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined) return [];
  switch (category) {
    case "SHS":
    case "EA":
      return third === undefined ? [] : [[first, third]];
    case "FL":
      return [[second, first]];
    case "RHS":
    case "UA":
      return third === undefined ? [] : [[second, first, third]];
    case "UB":
    case "UC":
    case "UBP":
    case "BT":
    case "CT": {
      // 96.8 kg/m is commonly called 97.
      const rounded = String(Math.round(Number(second)));
      return second.startsWith(rounded) ? [] : [[first, rounded]];
    }
    default:
      return [];
  }
}
