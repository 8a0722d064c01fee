import type { Catalogue } from "@kingpost/sections/catalogue";
import { CATEGORIES } from "@kingpost/sections/record";
import type { Member } from "../capacities/member.ts";
import { WORD_KEYS, WORD_LABELS, WORD_VALUES, type WordKey, wordOfEntry, wordValue } from "./categories.ts";
import { type Quantity, quantityNamed, quantityOf } from "./quantities.ts";

/** At least, at most, or both, in the unit that the property table shows. */
export interface RangeCondition {
  readonly kind: "range";
  readonly key: string;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** One of several words. */
export interface WordCondition {
  readonly kind: "word";
  readonly key: WordKey;
  readonly values: readonly string[];
}

/** A condition of a link that can not be read: said to be so, and left out of the search. */
export interface UnreadCondition {
  readonly kind: "unread";
  readonly text: string;
}

export type Condition = RangeCondition | WordCondition | UnreadCondition;

/** As many conditions as are read of a link. */
export const MAX_CONDITIONS = 12;

/** What a typed condition turned out to be: a condition, or the reason why it is none. */
export type ReadCondition = { readonly condition: Condition } | { readonly error: string };

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** A number as people type it, or undefined. */
export function numberIn(text: string | undefined): number | undefined {
  const plain = (text ?? "").trim().replace(/(?<=\d) (?=\d{3}\b)/g, "");
  if (!NUMBER.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** The name of a quantity in running text, `Ix`. */
export function plainSymbol({ row, key }: Quantity): string {
  return row.symbol ? row.symbol.join("") : key;
}

/** How conditions are written, after whatever was wrong. */
export const NOT_READ = "Write a condition such as Ix >= 200, d <= 460, 40 <= mass <= 60 or welded.";

/** A range on a named quantity, or why it is none. */
export function rangeOf(name: string, min: number | undefined, max: number | undefined): ReadCondition {
  const quantity = quantityNamed(name);
  if (!quantity) return { error: `\u201c${name.trim()}\u201d is no property of the library. ${NOT_READ}` };
  if (min === undefined && max === undefined)
    return { error: `Give a number for ${plainSymbol(quantity)}. ${NOT_READ}` };
  if (min !== undefined && max !== undefined && min > max)
    return { error: `The least, ${min}, is more than the most, ${max}.` };
  return { condition: { kind: "range", key: quantity.key, min, max } };
}

/** A range of two bounds as fields of a form have them, either of which may be empty, or why it is none. */
export function readBounds(name: string, from: string, to: string): ReadCondition {
  const wrong = [from, to].find((text) => text.trim() !== "" && numberIn(text) === undefined);
  if (wrong !== undefined) return { error: `\u201c${wrong.trim()}\u201d is not a number.` };
  return rangeOf(name, numberIn(from), numberIn(to));
}

function wordOf(text: string): Condition | undefined {
  const [, key = "", typed = ""] = /^([a-z]+)\s*[=:]\s*(.+)$/i.exec(text) ?? [undefined, "", text];
  const wanted = typed
    .split(/[,|]| or /)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  for (const wordKey of WORD_KEYS) {
    if (key !== "" && key.toLowerCase() !== wordKey) continue;
    const values = wanted.flatMap((one) => wordValue(wordKey, one, key === "") ?? []);
    if (values.length > 0 && values.length === wanted.length)
      return { kind: "word", key: wordKey, values: [...new Set(values)] };
  }
  return undefined;
}

/** A word's name with what is none of its values. */
function wrongWordOf(text: string): ReadCondition | undefined {
  const [, typed = "", value = ""] = /^([a-z]+)\s*[=:]\s*(.+)$/i.exec(text) ?? [];
  const key = WORD_KEYS.find((one) => one === typed.toLowerCase());
  if (!key) return undefined;
  const names = [...WORD_VALUES[key].keys()].join(", ");
  return {
    error: `\u201c${value}\u201d is no value of ${WORD_LABELS[key].toLowerCase()}. Write one of ${names}.`,
  };
}

/**
 * Reads a condition as a person types it: `Ix >= 200`, `d<=460`, `40 <= mass <= 60`, `mass 40 to 60`, `welded`,
 * `family = UB, UC`. Numbers are in the unit that the property table shows. More than (>) is read as at least.
 *
 * Errors   none thrown: a text that is no condition comes back with the reason, in words
 */
export function readCondition(text: string): ReadCondition {
  const plain = text
    .trim()
    .replace(/\u2265|=>/g, ">=")
    .replace(/\u2264|=</g, "<=")
    .replace(/\s+/g, " ");
  const word = wordOf(plain);
  if (word) return { condition: word };
  const wrongWord = wrongWordOf(plain);
  if (wrongWord) return wrongWord;
  const between = /^([^<>=]+)<=?([^<>=]+)<=?([^<>=]+)$/.exec(plain);
  if (between) return both(between[2], between[1], between[3]);
  const span = /^([a-z]\w*)\s*[=:]?\s*(\S+)\s*(?:\.\.|\bto\b|\u2013)\s*(\S+)$/i.exec(plain);
  if (span) return both(span[1], span[2], span[3]);
  const one = /^([^<>=]+)(>=?|<=?|=)([^<>=]+)$/.exec(plain);
  if (!one) return { error: NOT_READ };
  const [, left = "", sign = "", right = ""] = one;
  const leftIsName = quantityNamed(left) !== undefined || numberIn(left) === undefined;
  const value = numberIn(leftIsName ? right : left);
  if (value === undefined) {
    const given = (leftIsName ? right : left).trim();
    return { error: `\u201c${given}\u201d is not a number. Leave the unit out: the table's own is taken.` };
  }
  const atLeast = sign === "=" || sign.startsWith(">") === leftIsName;
  const atMost = sign === "=" || sign.startsWith("<") === leftIsName;
  return rangeOf(leftIsName ? left : right, atLeast ? value : undefined, atMost ? value : undefined);
}

function both(name = "", from = "", to = ""): ReadCondition {
  const min = numberIn(from);
  const max = numberIn(to);
  if (min === undefined || max === undefined)
    return { error: `\u201c${(min === undefined ? from : to).trim()}\u201d is not a number.` };
  return rangeOf(name, min, max);
}

/** A condition as a link has it: `ix:200..`, `mass:40..60`, `family:UB.UC`. */
export function conditionToText(condition: Condition): string {
  if (condition.kind === "unread") return condition.text;
  if (condition.kind === "word") return `${condition.key}:${condition.values.join(".")}`;
  return `${condition.key}:${condition.min ?? ""}..${condition.max ?? ""}`;
}

/** Reads one condition of a link. What can not be read is kept as it stands, so that the page can say so. */
export function conditionFromText(text: string): Condition {
  const [, key = "", rest = ""] = /^([a-z]\w*):(.*)$/i.exec(text) ?? [];
  const unread: Condition = { kind: "unread", text: text.slice(0, 60) };
  const wordKey = WORD_KEYS.find((one) => one === key);
  if (wordKey) {
    const values = rest.split(".");
    const known = values.every((value) => WORD_VALUES[wordKey].has(value));
    return known ? { kind: "word", key: wordKey, values } : unread;
  }
  const cut = rest.indexOf("..");
  if (cut < 0 || !quantityOf(key)) return unread;
  const [from, to] = [rest.slice(0, cut), rest.slice(cut + 2)];
  const min = numberIn(from);
  const max = numberIn(to);
  const isRead = (from === "" || min !== undefined) && (to === "" || max !== undefined);
  const isEmpty = min === undefined && max === undefined;
  if (!isRead || isEmpty || (min !== undefined && max !== undefined && min > max)) return unread;
  return { kind: "range", key, min, max };
}

/** A condition in words, for its chip: `Ix \u2265 200 \u00d710^6 mm4` without the unit, which the chip sets itself. */
export function conditionInWords(condition: Condition): string {
  if (condition.kind === "unread") return `not understood: ${condition.text}`;
  if (condition.kind === "word") {
    const names = condition.values.map((value) => WORD_VALUES[condition.key].get(value) ?? value);
    return condition.key === "family" ? familiesInWords(condition.values) : names.join(" or ");
  }
  const quantity = quantityOf(condition.key);
  const name = quantity ? plainSymbol(quantity) : condition.key;
  const { min, max } = condition;
  if (min === max) return `${name} = ${min}`;
  if (min === undefined) return `${name} \u2264 ${max}`;
  return max === undefined ? `${name} \u2265 ${min}` : `${min} \u2264 ${name} \u2264 ${max}`;
}

/** The families by their letters; those left out, where they are the fewer. */
function familiesInWords(values: readonly string[]): string {
  const others = CATEGORIES.filter((category) => !values.includes(category));
  const isMost = others.length > 0 && others.length < values.length;
  return isMost ? `not ${others.join(", ")}` : values.join(", ");
}

/** Adds a condition; one on the same quantity or word is replaced, because both at once would be read as one. */
export function withCondition(conditions: readonly Condition[], added: Condition): readonly Condition[] {
  const isSame = (one: Condition) =>
    one.kind !== "unread" && added.kind !== "unread" && one.key === added.key;
  return [...conditions.filter((one) => !isSame(one)), added].slice(-MAX_CONDITIONS);
}

/** A bound in base units. The power of ten is applied in decimal text, so that 0.1 stays 0.1. */
function toBase(value: number | undefined, exponent: number, otherwise: number): number {
  return value === undefined ? otherwise : Number(`${value}e${exponent}`);
}

/** Which entries of the catalogue meet every condition: one number each, 1 or 0. */
export function meeting(catalogue: Catalogue, conditions: readonly Condition[], member: Member): Uint8Array {
  const passed = new Uint8Array(catalogue.entries.length).fill(1);
  for (const condition of conditions) {
    if (condition.kind === "range") keepRange(passed, catalogue, condition, member);
    else if (condition.kind === "word") keepWords(passed, catalogue, condition);
  }
  return passed;
}

/** Half a unit in the twelfth figure: a bound typed as 44.7 must not lose a value that arithmetic left at 44.699999. */
const SLACK = 1e-12;

function keepRange(
  passed: Uint8Array,
  catalogue: Catalogue,
  { key, min, max }: RangeCondition,
  member: Member,
): void {
  const quantity = quantityOf(key);
  if (!quantity) return;
  const column = quantity.column(catalogue, member);
  const least = toBase(min, quantity.row.exponent, Number.NEGATIVE_INFINITY);
  const most = toBase(max, quantity.row.exponent, Number.POSITIVE_INFINITY);
  for (let at = 0; at < passed.length; at += 1) {
    const value = column[at] ?? Number.NaN;
    const slack = Math.abs(value) * SLACK;
    if (!(value >= least - slack && value <= most + slack)) passed[at] = 0;
  }
}

function keepWords(passed: Uint8Array, catalogue: Catalogue, { key, values }: WordCondition): void {
  catalogue.entries.forEach((entry, at) => {
    if (passed[at] === 1 && !values.includes(wordOfEntry(catalogue, entry, key))) passed[at] = 0;
  });
}
