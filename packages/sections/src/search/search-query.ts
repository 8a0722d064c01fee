import { diametersOfBore } from "./nominal-bores.ts";

/** A number as typed. `open`: it ends the text, so more digits may follow. */
export interface TypedNumber {
  readonly text: string;
  readonly value: number;
  readonly open: boolean;
}

/** A word as typed. `whole`: it matches only the whole word, not its continuations (the C of `C section`). */
export interface TypedWord {
  readonly text: string;
  readonly whole: boolean;
}

/** A parsed search text. */
export interface SearchQuery {
  /** True for blank text, or one that names nothing but a grade: it has no condition and finds everything. */
  readonly blank: boolean;
  /** Lower case, no spaces or separators, every sign for "by" an x, no suffix of an identifier. Never matches when "". */
  readonly compact: string;
  readonly words: readonly TypedWord[];
  /** Numbers joined by x form a group; separate numbers are groups of one. */
  readonly groups: readonly (readonly TypedNumber[])[];
  /** `t=6`: the wall thickness of a hollow section, mm. */
  readonly wall: number | undefined;
  /** `DN100`, `100NB`: the outside diameters that a pipe can have, mm. */
  readonly diameters: readonly number[] | undefined;
  /** True for text with no words or numbers, such as "?!" or a bare "x": it finds only what contains it literally. */
  readonly unreadable: boolean;
}

/** Words that do not identify a size. */
const NOISE = new Set(["mm", "m", "kg", "steel", "of", "a", "an", "the"]);
const OPERATORS = new Set(["x", "by"]);
/** `610ub125_350`, and the same while the suffix is typed. A lone `_3` elsewhere is a number: `100_50_3`. */
const SUFFIX =
  /^(\d[\d.]*(?:x[\d.]+)*\s*(?:(?:wb|wc|ubp?|uc|bt|ct)\s*\d[\d.]*|pfc|ea|ua|chs|rhs|shs|tfb|rb|sb|fl))\s*_(?:3(?:00?|50?)?)?$/;
/** One figure after it and no other comma: 44,7. A list is `150,100,6`. */
const DECIMAL_COMMA = /(?<![\d.,])(\d+),(\d)(?![\d.,])/g;
const GRADE =
  /\b(?:grade|gr)\b[\s.]*(?:c?\d{0,3}(?:l0)?\b)?|\bgr?\s?c?(?:[23]50|[34]00|450)(?:l0)?\b|\bc(?:250|350|450)(?:l0)?\b|\baust ?(?:300|350)\b/g;
const WALL = /\bt\s*=\s*(\d+(?:\.\d+)?)/;
const BORE = /\b(?:dn|nb)\s*(\d+)(?![\d.])|(?<![\dx.])(\d+)\s*(?:dn|nb)\b/;
const SHAPE_LETTER = /\b([cihlt])\s+(?=sec(?:t(?:i(?:o(?:ns?)?)?)?)?\b)/g;
const TOKEN = /\d+(?:\.\d*)?(?:x\d+(?:\.\d*)?)*|[a-z]+/g;

/**
 * Parses search text: `360 UB 44.7`, `360ub`, `ub 360`, `150*50*5`, `RHS 150 x 100`, `100 by 100 by 8`,
 * `610_UB_125`, `360 UB 44,7`, `universal beam`, `C section`, `DN100`, `t=6`, `610UB125_300`, `610UB125 Grade 350`, `610ub125 g350`,
 * `360UB44.7 Aust350`. The tab selects the grade, so grade words do not filter.
 *
 * Errors   none: any text is a query.
 */
export function readQuery(text: string): SearchQuery {
  const typed = text.normalize("NFKC").toLowerCase().trim();
  const plain = separate(typed);
  const wall = WALL.exec(plain);
  const bore = BORE.exec(plain);
  const letters = [...plain.matchAll(SHAPE_LETTER)].map(([, letter = ""]) => ({ text: letter, whole: true }));
  const rest = plain
    .replace(SHAPE_LETTER, " ")
    .replace(wall?.[0] ?? "", " ")
    .replace(bore?.[0] ?? "", " ");
  const joined = rest.replace(/(\d)\s*x\s*(?=\d)/g, "$1x");
  const tokens = joined.match(TOKEN) ?? [];
  const groups = tokens.filter((token) => /^\d/.test(token));
  const names = tokens.filter((token) => !/^\d/.test(token));
  const endsInNumber = /[\d.]$/.test(joined);
  return {
    blank: typed === "" || (plain === "" && /[a-z]/.test(typed)),
    // A sign for "by" alone is in no name; the letter x is.
    compact: /^[*×]+$/.test(typed) ? "" : plain.replace(/\s+/g, ""),
    words: [...letters, ...names.filter(isDescriptive).map((word) => ({ text: word, whole: false }))],
    groups: groups.map((group, index) => readGroup(group, endsInNumber && index === groups.length - 1)),
    wall: wall ? Number(wall[1]) : undefined,
    diameters: bore ? diametersOfBore(bore[1] ?? bore[2] ?? "") : undefined,
    unreadable: !wall && !bore && letters.length === 0 && tokens.every((token) => OPERATORS.has(token)),
  };
}

/** One sign for "by", one for the decimal point, a space for every other separator; no suffix, no grade. */
function separate(typed: string): string {
  return typed
    .replace(/[×*]/g, "x")
    .replace(/(\d)\s*by\s*(?=\d)/g, "$1x")
    .replace(SUFFIX, "$1")
    .replace(DECIMAL_COMMA, "$1.$2")
    .replace(/[_\-/,;]/g, " ")
    .replace(GRADE, " ")
    .trim();
}

function isDescriptive(word: string): boolean {
  // "section", also incomplete, applies to every family.
  const section = word.length >= 3 && "sections".startsWith(word);
  return !NOISE.has(word) && !OPERATORS.has(word) && !section;
}

function readGroup(group: string, open: boolean): readonly TypedNumber[] {
  const texts = group.split("x");
  return texts.map((text, index) => ({
    text,
    value: Number(text),
    open: open && index === texts.length - 1,
  }));
}
