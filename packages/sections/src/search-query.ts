import type { SearchKey } from "./search-key.ts";

/** A number as typed. `open`: it ends the text, so the next digits may still be on their way. */
interface TypedNumber {
  readonly text: string;
  readonly value: number;
  readonly open: boolean;
}

/** A search text, read once. */
export interface SearchQuery {
  /** Lower case, no spaces, every sign for "by" an x, no suffix of an identifier. */
  readonly compact: string;
  readonly words: readonly string[];
  /** Numbers joined by x stand together; numbers apart are groups of one. */
  readonly groups: readonly (readonly TypedNumber[])[];
  /** True for text in which nothing can be read, such as "?!": it finds only what contains it literally. */
  readonly unreadable: boolean;
}

/** Words that say nothing about which size is meant. */
const NOISE = new Set(["x", "mm", "m", "kg", "steel", "section", "sections"]);

/**
 * Reads what engineers type: `360 UB 44.7`, `360ub`, `ub 360`, `150*50*5`, `RHS 150 x 100`, `universal beam`,
 * `610UB125_300`.
 *
 * Errors   none: any text is a query.
 */
export function readQuery(text: string): SearchQuery {
  const plain = text.normalize("NFKC").toLowerCase().trim().replace(/[×*]/g, "x").replace(/_\d*$/, "");
  const joined = plain.replace(/(\d)\s*x\s*(?=\d)/g, "$1x");
  const tokens = joined.match(/\d+(?:\.\d*)?(?:x\d+(?:\.\d*)?)*|[a-z]+/g) ?? [];
  const groups = tokens.filter((token) => /^\d/.test(token));
  const words = tokens.filter((token) => !/^\d/.test(token));
  const endsInNumber = /[\d.]$/.test(joined);
  return {
    compact: plain.replace(/\s+/g, ""),
    words: words.filter((word) => !NOISE.has(word)),
    groups: groups.map((group, index) => readGroup(group, endsInNumber && index === groups.length - 1)),
    unreadable: tokens.length === 0,
  };
}

function readGroup(group: string, open: boolean): readonly TypedNumber[] {
  const texts = group.split("x");
  return texts.map((text, index) => ({
    text,
    value: Number(text),
    open: open && index === texts.length - 1,
  }));
}

/**
 * Whether a size is what the text means: its name contains the text, or every word names its family and every
 * number stands in its name, whole and in order (the last one possibly half typed).
 */
export function answers(key: SearchKey, query: SearchQuery): boolean {
  if (key.text.includes(query.compact)) return true;
  if (query.unreadable) return false;
  return (
    query.words.every((word) => key.words.some((known) => known.startsWith(word))) &&
    (standInOrder(key.numbers, query.groups) || key.aliases.some((alias) => spells(alias, query.groups)))
  );
}

/** Each group stands unbroken somewhere after the one before it. */
function standInOrder(numbers: readonly string[], groups: SearchQuery["groups"]): boolean {
  let from = 0;
  for (const group of groups) {
    const at = numbers.findIndex((_, index) => index >= from && standsAt(numbers, index, group));
    if (at < 0) return false;
    from = at + group.length;
  }
  return true;
}

/** An alias counts from its beginning only: `100x6` is a square of 100, never the far end of another size. */
function spells(alias: readonly string[], groups: SearchQuery["groups"]): boolean {
  return standsAt(alias, 0, groups.flat());
}

function standsAt(numbers: readonly string[], at: number, group: readonly TypedNumber[]): boolean {
  return group.every((typed, index) => {
    const number = numbers[at + index];
    return number !== undefined && isMeant(number, typed);
  });
}

/** 6 means 6.0; 168 means 168.3; a number still being typed means all that it begins. */
function isMeant(number: string, typed: TypedNumber): boolean {
  if (typed.value === Number(number)) return true;
  if (typed.open) return number.startsWith(typed.text);
  return number.startsWith(`${typed.text}.`);
}
