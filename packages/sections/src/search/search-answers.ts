import type { SearchKey } from "./search-key.ts";
import type { SearchQuery, TypedNumber, TypedWord } from "./search-query.ts";

/**
 * Whether a size matches the text: its name contains the text, or every word names its family and every number is a
 * number of its name, whole and in order (the last one possibly incomplete).
 */
export function answers(key: SearchKey, query: SearchQuery): boolean {
  if (query.blank) return true;
  if (query.compact !== "" && key.text.includes(query.compact)) return true;
  if (query.unreadable) return false;
  return (
    query.words.every((word) => names(key, word)) &&
    hasWall(key, query.wall) &&
    hasDiameter(key, query.diameters) &&
    (standInOrder(key, query.groups) || key.aliases.some((alias) => spells(key, alias, query.groups)))
  );
}

function names(key: SearchKey, { text, whole }: TypedWord): boolean {
  return key.words.some((known) => (whole ? known === text : known.startsWith(text)));
}

function hasWall(key: SearchKey, wall: number | undefined): boolean {
  if (wall === undefined) return true;
  return key.words.includes("hollow") && Number(key.numbers.at(-1)) === wall;
}

function hasDiameter(key: SearchKey, diameters: readonly number[] | undefined): boolean {
  if (diameters === undefined) return true;
  return key.words.includes("chs") && diameters.includes(Number(key.numbers[0]));
}

/** Each group occurs unbroken after the previous one. */
function standInOrder(key: SearchKey, groups: SearchQuery["groups"]): boolean {
  let from = 0;
  for (const group of groups) {
    const at = key.numbers.findIndex((_, index) => index >= from && standsAt(key, key.numbers, index, group));
    if (at < 0) return false;
    from = at + group.length;
  }
  return true;
}

/** Whether a size begins with the first number of a text. */
export function leads(key: SearchKey, [first]: SearchQuery["groups"]): boolean {
  return first !== undefined && standsAt(key, key.numbers, 0, first);
}

/** An alias counts from its beginning only: `100x6` is a square of 100, never the end of another size. */
function spells(key: SearchKey, alias: readonly string[], groups: SearchQuery["groups"]): boolean {
  return standsAt(key, alias, 0, groups.flat());
}

function standsAt(
  key: SearchKey,
  numbers: readonly string[],
  at: number,
  group: readonly TypedNumber[],
): boolean {
  return group.every((typed, index) => {
    const number = numbers[at + index];
    if (number === undefined) return false;
    // 100x50x3 is a separate size, so 3 does not match 3.5.
    const taken = at + index === numbers.length - 1 && key.takenEnds.has(typed.value);
    return taken ? Number(number) === typed.value : isMeant(number, typed);
  });
}

/** 6 means 6.0; 168 means 168.3; an incomplete number matches all that start with it. */
function isMeant(number: string, typed: TypedNumber): boolean {
  if (typed.value === Number(number)) return true;
  if (typed.open) return number.startsWith(typed.text);
  return number.startsWith(`${typed.text}.`);
}
