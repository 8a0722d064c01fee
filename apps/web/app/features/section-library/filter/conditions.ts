import { ALL_CATEGORIES, type Catalogue } from "@kingpost/sections";
import { timesPowerOfTen } from "@kingpost/sections/text";
import { memberInputs } from "../capacities/capacity-rows.ts";
import type { Member } from "../capacities/member/member.ts";
import { type Quantity, quantityNamed, quantityOf, quantitySymbol } from "../quantities/quantities.ts";
import { shownColumn } from "../quantities/shown-column.ts";
import { amountIn, numberIn } from "./amounts.ts";
import { WORD_KEYS, WORD_VALUES, type WordCondition, wordOfEntry } from "./categories.ts";

/** A minimum, a maximum, or both, in the unit that the property table shows. */
export interface RangeCondition {
  readonly kind: "range";
  readonly key: string;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Whether the minimum itself is excluded: > instead of >=. */
  readonly isAbove?: boolean;
  /** Whether the maximum itself is excluded: < instead of <=. */
  readonly isBelow?: boolean;
}

/** A condition of a link that cannot be read: shown as such, and not applied. */
export interface UnreadCondition {
  readonly kind: "unread";
  readonly text: string;
}

export type Condition = RangeCondition | WordCondition | UnreadCondition;

/** The maximum number of conditions in a link. */
export const MAX_CONDITIONS = 12;

/** Why a text is no condition. The unit is set after the text, in the notation of the property table. */
export interface ConditionError {
  readonly text: string;
  readonly unitOf?: Quantity | undefined;
}

/** What a typed condition turned out to be: a condition, or the reason why it is none. */
export type ReadCondition = { readonly condition: Condition } | { readonly error: ConditionError };

/** The reason when a number of a quantity cannot be read. */
export function numberOnly(quantity: Quantity): ConditionError {
  if (quantity.row.unit === undefined) return { text: "Enter a number only" };
  return { text: "Enter a number only; unit:", unitOf: quantity };
}

/** The reason when no value can meet a range, if there is one. */
export function crossedBounds({ min, max, isAbove, isBelow }: RangeCondition): ConditionError | undefined {
  if (min === undefined || max === undefined || min < max) return undefined;
  if (min > max) return { text: `The minimum, ${min}, is greater than the maximum, ${max}.` };
  return isAbove || isBelow ? { text: `No value is both above and below ${min}.` } : undefined;
}

/** A range of two bounds as the fields of a form have them, either of which may be empty, or why it is none. */
export function readBounds(
  name: string,
  from: string,
  to: string,
  largestOf: (quantity: Quantity) => number | undefined,
): ReadCondition {
  const quantity = quantityNamed(name);
  if (!quantity) return { error: { text: `\u201c${name.trim()}\u201d is not a property in the library.` } };
  const [min, max] = [from, to].map((text) => amountIn(text, quantity, largestOf(quantity)));
  const isRead = (from.trim() === "" || min !== undefined) && (to.trim() === "" || max !== undefined);
  if (!isRead || (min ?? max) === undefined) return { error: numberOnly(quantity) };
  const condition: RangeCondition = { kind: "range", key: quantity.key, min, max };
  const error = crossedBounds(condition);
  return error ? { error } : { condition };
}

/** Prefix of a bound in a link that is itself excluded. */
const EXCLUDED = "!";

/** A condition as a link has it: `ix:200..`, `mass:40..60`, `kf:..!1` (below 1), `family:UB.UC`. */
export function conditionToText(condition: Condition): string {
  if (condition.kind === "unread") return condition.text;
  if (condition.kind === "word") return `${condition.key}:${condition.values.join(".")}`;
  const { key, min, max, isAbove, isBelow } = condition;
  const bound = (value: number | undefined, isExcluded: boolean | undefined) =>
    value === undefined ? "" : `${isExcluded ? EXCLUDED : ""}${value}`;
  return `${key}:${bound(min, isAbove)}..${bound(max, isBelow)}`;
}

/** Reads one condition of a link. What cannot be read is kept as it is, so that the page can show it. */
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
  const from = boundOf(rest.slice(0, cut));
  const to = boundOf(rest.slice(cut + 2));
  if (!from || !to || (from.value ?? to.value) === undefined) return unread;
  const range: RangeCondition = {
    kind: "range",
    key,
    min: from.value,
    max: to.value,
    ...(from.isExcluded && { isAbove: true }),
    ...(to.isExcluded && { isBelow: true }),
  };
  return crossedBounds(range) ? unread : range;
}

/** One bound of a link, which may be empty; undefined where it cannot be read. */
function boundOf(
  text: string,
): { readonly value: number | undefined; readonly isExcluded: boolean } | undefined {
  if (text === "") return { value: undefined, isExcluded: false };
  const isExcluded = text.startsWith(EXCLUDED);
  const value = numberIn(isExcluded ? text.slice(EXCLUDED.length) : text);
  return value === undefined ? undefined : { value, isExcluded };
}

/** The text of a condition for its chip: `Ix \u2265 200 \u00d710^6 mm4` without the unit, which the chip sets itself. */
export function conditionInWords(condition: Condition): string {
  if (condition.kind === "unread") return `not understood: ${condition.text}`;
  if (condition.kind === "word") {
    const names = condition.values.map((value) => WORD_VALUES[condition.key].get(value) ?? value);
    return condition.key === "family" ? familiesInWords(condition.values) : names.join(" or ");
  }
  const quantity = quantityOf(condition.key);
  const name = quantity ? quantitySymbol(quantity) : condition.key;
  const { min, max, isAbove, isBelow } = condition;
  if (min === max) return `${name} = ${min}`;
  const most = isBelow ? "<" : "\u2264";
  if (min === undefined) return `${name} ${most} ${max}`;
  if (max === undefined) return `${name} ${isAbove ? ">" : "\u2265"} ${min}`;
  return `${min} ${isAbove ? "<" : "\u2264"} ${name} ${most} ${max}`;
}

/** What follows the text and the unit of a condition on a member capacity: ` at le = 3 m, \u03b1m = 1`. */
export function atMember(condition: Condition, member: Member): string {
  const inputs = condition.kind === "range" ? memberInputs(condition.key, member) : "";
  return inputs && ` at ${inputs}`;
}

/** The announcement of filters that were removed; empty where none was. */
export function removedInWords(removed: readonly Condition[]): string {
  if (removed.length === 0) return "";
  return `Removed ${removed.length === 1 ? "filter" : "filters"} ${removed.map(conditionInWords).join(", ")}`;
}

/** The families by their letters; those left out, where they are the fewer. */
function familiesInWords(values: readonly string[]): string {
  const others = ALL_CATEGORIES.filter((category) => !values.includes(category));
  const isMost = others.length > 0 && others.length < values.length;
  return isMost ? `not ${others.join(", ")}` : values.join(", ");
}

/** Adds a condition; one on the same quantity or word is replaced, because both at once would be read as one. */
export function withCondition(conditions: readonly Condition[], added: Condition): readonly Condition[] {
  const isSame = (one: Condition) =>
    one.kind !== "unread" && added.kind !== "unread" && one.key === added.key;
  return [...conditions.filter((one) => !isSame(one)), added].slice(-MAX_CONDITIONS);
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

/** Half a unit in the twelfth figure: a bound of 44.7 must include a value that is 44.699999 through arithmetic. */
const SLACK = 1e-12;

function keepRange(
  passed: Uint8Array,
  catalogue: Catalogue,
  { key, min, max, isAbove = false, isBelow = false }: RangeCondition,
  member: Member,
): void {
  const quantity = quantityOf(key);
  if (!quantity) return;
  const column = shownColumn(catalogue, quantity, member);
  const { exponent } = quantity.row;
  const least = min === undefined ? Number.NEGATIVE_INFINITY : timesPowerOfTen(min, exponent);
  const most = max === undefined ? Number.POSITIVE_INFINITY : timesPowerOfTen(max, exponent);
  for (let at = 0; at < passed.length; at += 1) {
    const value = column[at] ?? Number.NaN;
    const slack = Math.abs(value) * SLACK;
    const isFromLeast = isAbove ? value > least + slack : value >= least - slack;
    const isToMost = isBelow ? value < most - slack : value <= most + slack;
    if (!isFromLeast || !isToMost) passed[at] = 0;
  }
}

function keepWords(passed: Uint8Array, catalogue: Catalogue, { key, values }: WordCondition): void {
  catalogue.entries.forEach((entry, at) => {
    if (passed[at] === 1 && !values.includes(wordOfEntry(catalogue, entry, key))) passed[at] = 0;
  });
}
