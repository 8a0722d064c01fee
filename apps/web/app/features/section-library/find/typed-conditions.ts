import { WORD_KEYS, type WordKey, wordValue } from "./categories.ts";
import { type Condition, NOT_READ, numberIn, type RangeCondition, readCondition } from "./conditions.ts";
import { quantityNamed } from "./quantities.ts";

/** What a typed text turned out to be: one condition or more, or the reason why it is none. */
export type ReadConditions = { readonly conditions: readonly Condition[] } | { readonly error: string };

interface Clause {
  readonly condition: Condition;
  readonly length: number;
}

const NAME = String.raw`(\p{L}[\p{L}\p{N}_]*)`;
// Thousands may stand apart, `10 000`; the number of a next condition, `300 <= d`, is none of them.
const NUMBER = String.raw`([-+]?(?:\d{1,3}(?: \d{3})+(?!\d|\s*[<>=])|\d+(?:\.(?!\.)\d*)?|\.\d+)(?:e[-+]?\d+)?)`;
const TO = String.raw`\s*(?:\.{2,3}|to\b|[-\u2013\u2014])\s*`;
const END = String.raw`(?=$|[\s,;&])`;

const pattern = (source: string) => new RegExp(`^${source}${END}`, "iu");
const BETWEEN = pattern(String.raw`${NUMBER}\s*<=?\s*${NAME}\s*<=?\s*${NUMBER}`);
const BETWEEN_DOWN = pattern(String.raw`${NUMBER}\s*>=?\s*${NAME}\s*>=?\s*${NUMBER}`);
const SPAN = pattern(String.raw`${NAME}\s*[=:]?\s*${NUMBER}${TO}${NUMBER}`);
const NAME_FIRST = pattern(String.raw`${NAME}\s*(>=?|<=?|=|:)\s*${NUMBER}`);
const NUMBER_FIRST = pattern(String.raw`${NUMBER}\s*(>=?|<=?|=)\s*${NAME}`);
const SEPARATOR = /^(?:[\s,;&]|(?:and|or)\b)+/i;
/** A first clause of a text that can not be read: a name, a sign and what follows it, or a word. */
const UNREAD = /^(?:[^<>=:\s,;]+\s*[<>=:]+\s*[^\s,;<>=]+(?:\s*[<>]=?\s*[^\s,;]+)?|[^\s,;]+)/;
const UNIT = /^(?:(?:mm|cm|m)\d?|kg(?:\/m)?|knm?|mpa|\u00d7\S*|x10\S*)(?=$|[\s,;])/i;
/** Words of the longest name of a value, "Not listed in this grade". */
const MOST_WORDS = 5;

/** Signs typed in another way, as the patterns have them. */
function plainSigns(text: string): string {
  return text
    .trim()
    .replace(/\u2265|=>/g, ">=")
    .replace(/\u2264|=</g, "<=")
    .replace(/\s+/g, " ");
}

function clauseOf(
  name: string | undefined,
  from: string | undefined,
  to: string | undefined,
  length: number,
): Clause | undefined {
  const key = quantityNamed(name ?? "")?.key;
  const [min, max] = [numberIn(from), numberIn(to)];
  // A number beyond all bounds is none.
  const isRead = (from === undefined || min !== undefined) && (to === undefined || max !== undefined);
  return key && isRead ? { condition: { kind: "range", key, min, max }, length } : undefined;
}

/** The range that a text begins with. */
function rangeAt(text: string): Clause | undefined {
  const up = BETWEEN.exec(text);
  if (up) return clauseOf(up[2], up[1], up[3], up[0].length);
  const down = BETWEEN_DOWN.exec(text);
  if (down) return clauseOf(down[2], down[3], down[1], down[0].length);
  const span = SPAN.exec(text);
  if (span) return clauseOf(span[1], span[2], span[3], span[0].length);
  const named = NAME_FIRST.exec(text);
  const one = named ?? NUMBER_FIRST.exec(text);
  if (!one) return undefined;
  const [all, left = "", sign = "", right = ""] = one;
  const [name, value] = named ? [left, right] : [right, left];
  const isEqual = sign === "=" || sign === ":";
  const isLeast = isEqual || sign.startsWith(">") === (named !== null);
  const isMost = isEqual || sign.startsWith("<") === (named !== null);
  return clauseOf(name, isLeast ? value : undefined, isMost ? value : undefined, all.length);
}

/** The longest value of a word that a text begins with. */
function valueAt(text: string, keys: readonly WordKey[], bare: boolean) {
  for (let words = MOST_WORDS; words > 0; words -= 1) {
    const typed = new RegExp(String.raw`^[^\s,;|&]+(?: [^\s,;|&]+){${words - 1}}`).exec(text)?.[0];
    if (typed === undefined) continue;
    for (const key of keys) {
      const value = wordValue(key, typed, bare);
      if (value !== undefined) return { key, value, length: typed.length };
    }
  }
  return undefined;
}

/** The word that a text begins with: `family = UB, UC`, or a value that can mean nothing else, `welded`. */
function wordAt(text: string): Clause | undefined {
  const [head = "", typed = ""] = /^([a-z]+)\s*[=:]\s*/i.exec(text) ?? [];
  const named = WORD_KEYS.find((key) => key === typed.toLowerCase());
  const first = named ? valueAt(text.slice(head.length), [named], false) : valueAt(text, WORD_KEYS, true);
  if (!first) return undefined;
  const values = [first.value];
  let length = (named ? head.length : 0) + first.length;
  for (;;) {
    const separator = /^\s*(?:[,|]|or\b)\s*/i.exec(text.slice(length))?.[0];
    const next = separator && valueAt(text.slice(length + separator.length), [first.key], !named);
    if (!next) break;
    values.push(next.value);
    length += separator.length + next.length;
  }
  return { condition: { kind: "word", key: first.key, values: [...new Set(values)] }, length };
}

/** Adds to what one text says: two bounds on a quantity are one range, two values of a word are either. */
function joined(conditions: readonly Condition[], added: Condition): readonly Condition[] {
  const at = conditions.findIndex(
    (one) => one.kind !== "unread" && added.kind !== "unread" && one.key === added.key,
  );
  const known = conditions[at];
  if (known?.kind === "range" && added.kind === "range")
    return conditions.with(at, { ...known, ...tightest(known, added) });
  if (known?.kind === "word" && added.kind === "word")
    return conditions.with(at, { ...known, values: [...new Set([...known.values, ...added.values])] });
  return [...conditions, added];
}

function tightest(one: RangeCondition, other: RangeCondition): Pick<RangeCondition, "min" | "max"> {
  const least = [one.min, other.min].filter((bound) => bound !== undefined);
  const most = [one.max, other.max].filter((bound) => bound !== undefined);
  return {
    min: least.length > 0 ? Math.max(...least) : undefined,
    max: most.length > 0 ? Math.min(...most) : undefined,
  };
}

/**
 * Reads a text of one or more conditions, apart by spaces, commas or "and": `Ix>=200 mass<=60`, `zex > 1000 ub`,
 * `mass 40-60`. Each is written as `readCondition` has it.
 *
 * Errors   none thrown: a text of which any part is no condition comes back with the reason, in words
 */
export function readConditions(text: string): ReadConditions {
  const plain = plainSigns(text);
  let conditions: readonly Condition[] = [];
  let rest = plain;
  let last = "";
  while (rest !== "") {
    const clause = rangeAt(rest) ?? wordAt(rest);
    if (!clause) {
      const unit = last === "" ? undefined : UNIT.exec(rest)?.[0];
      return unreadAt(unit ? `${last} ${unit}` : rest, conditions);
    }
    conditions = joined(conditions, clause.condition);
    last = clause.condition.kind === "range" ? rest.slice(0, clause.length) : "";
    rest = rest.slice(clause.length).replace(SEPARATOR, "");
  }
  const crossed = conditions.find(
    (one) =>
      one.kind === "range" && (one.min ?? Number.NEGATIVE_INFINITY) > (one.max ?? Number.POSITIVE_INFINITY),
  );
  if (crossed?.kind === "range")
    return { error: `The least, ${crossed.min}, is more than the most, ${crossed.max}.` };
  return conditions.length > 0 ? { conditions } : { error: NOT_READ };
}

/** What is left of a text and is no condition in the patterns above: the last one, written in another way, or the reason. */
function unreadAt(rest: string, before: readonly Condition[]): ReadConditions {
  const isSeveral = (rest.match(/[<>=]+/g) ?? []).length > 1;
  const first = readCondition(isSeveral ? (UNREAD.exec(rest)?.[0] ?? rest) : rest);
  if ("condition" in first && !isSeveral) return { conditions: joined(before, first.condition) };
  const error = "error" in first ? first.error : NOT_READ;
  // A reason that names no part of the text is told where it stands.
  const isNamed = before.length === 0 || error.startsWith("\u201c");
  return { error: isNamed ? error : `\u201c${rest}\u201d is not understood. ${error}` };
}

const NAMED_WORD = new RegExp(String.raw`(?:^|[\s,;])(?:${WORD_KEYS.join("|")})\s*[=:]`, "i");
const NAMED_NUMBER = new RegExp(
  String.raw`(?:^|[\s,;])${NAME}(?:\s*[=:]\s*${NUMBER}|\s*[=:]?\s*${NUMBER}${TO}${NUMBER})${END}`,
  "iu",
);

/**
 * Whether a text looks as if conditions were meant, and no name of a section: it has a sign that no name holds, names a
 * property with a number or a span, or says "listed". `t=6` is the search's own.
 */
export function looksLikeCondition(text: string): boolean {
  if (/[<>\u2264\u2265]/.test(text) || NAMED_WORD.test(text)) return true;
  const name = NAMED_NUMBER.exec(text)?.[1];
  if (name !== undefined && name.toLowerCase() !== "t" && quantityNamed(name)) return true;
  return wordValue("listed", text, true) !== undefined;
}
