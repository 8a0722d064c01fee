import { AVAILABILITIES, type Standard } from "@kingpost/sections";
import { beginsQuantityName, type Quantity, quantityNamed } from "../../quantities/quantities.ts";
import { NUMBER_SOURCE, plainSigns, readAmount, UNIT_SOURCE } from "../amounts.ts";
import { beginsValue, WORD_KEYS, WORD_LABELS, WORD_VALUES, type WordKey, wordValue } from "../categories.ts";
import {
  type Condition,
  type ConditionError,
  crossedBounds,
  numberOnly,
  type RangeCondition,
} from "../conditions.ts";

/** A search text, read once: the part that is looked up by name, and the conditions. */
export interface TypedSearch {
  readonly name: string;
  readonly conditions: readonly Condition[];
  /** The tab that the text names: `360UB44.7 Aust350`, `610UB125_350`. */
  readonly standard: Standard | undefined;
  /** Why a part of the text is no condition. That part narrows nothing. */
  readonly error: ConditionError | undefined;
  /** Whether the text ends in a condition that is still being typed, `d >=`. */
  readonly isUnfinished: boolean;
}

/** What the reader requests about the library. */
export interface KnownLibrary {
  /** The largest value of a quantity in the unit of the property table, where it is known. */
  readonly largest: (quantity: Quantity) => number | undefined;
  /** Whether any section matches a name. */
  readonly hasName: (name: string) => boolean;
}

/** For parsing without the catalogue: which conditions a text has, but not their units. */
export const NO_LIBRARY: KnownLibrary = { largest: () => undefined, hasName: () => true };

interface Clause {
  readonly condition?: Condition | undefined;
  readonly standard?: Standard;
  readonly error?: ConditionError;
  /** Whether the error is that the text ends too early. */
  readonly isUnfinished?: boolean;
  readonly length: number;
}

const NAME = String.raw`(?<name>\p{L}[\p{L}\p{N}_]*(?:/m)?)`;
const END = String.raw`(?=$|[\s,;&])`;
const TO = String.raw`\s*(?:\.{2,3}|to\b|[-\u2013\u2014])\s*`;
const amount = (id: "left" | "right") => `(?<${id}>${NUMBER_SOURCE})(?: ?(?<${id}Unit>${UNIT_SOURCE}))?`;
const pattern = (source: string) => new RegExp(`^${source}${END}`, "iu");

const BETWEEN = pattern(
  String.raw`${amount("left")}\s*(?<sign>[<>]=?)\s*${NAME}\s*(?<second>[<>]=?)\s*${amount("right")}`,
);
const SPAN = pattern(String.raw`${NAME}\s*[=:]?\s*${amount("left")}${TO}${amount("right")}`);
const NAME_FIRST = pattern(String.raw`${NAME}\s*(?<sign>[<>]=?|=|:)\s*${amount("right")}`);
const NUMBER_FIRST = pattern(String.raw`${amount("left")}\s*(?<sign>[<>]=?|=)\s*${NAME}`);

const SEPARATOR = /^[\s,;&]+/;
const TOKEN = /^[^\s,;&]+/;
const JOINING = /^(?:and|or)$/i;
const GRADE = /^(?:gr(?:ade)?(?=$|[^a-z])(?![\s.:=]*[<>])[\s.:=]*|g(?=\s?c?\d)\s?)/i;
const STANDARD = /^aust ?(300|350)(?=$|[\s,;&])/i;
/** An identifier, as links and exports have it. */
const IDENTIFIER = /^\d\S*_(300|350)$/;
/** A part with a sign that no name contains. */
const UNREAD = /^(?:[^\s,;&<>=]+ ?)?[<>=]+(?: ?[^\s,;&<>=]+)?(?: ?[<>]=?(?: ?[^\s,;&<>=]+)?)?/;
/** The longest name of a value has five words, "Not supplied in this grade". */
const WORDS_FROM_LONGEST = [4, 3, 2, 1, 0].map(
  (more) => new RegExp(String.raw`^[^\s,;|&]+(?: [^\s,;|&]+){${more}}`),
);

const SIGN_BACKWARDS: Readonly<Record<string, string>> = { ">": "<", ">=": "<=", "<": ">", "<=": ">=" };

type Bounds = Pick<RangeCondition, "min" | "max" | "isAbove" | "isBelow">;

/** The bounds that `quantity sign value` sets. */
function boundsOf(sign: string, value: number): Bounds {
  if (sign.startsWith(">")) return { min: value, max: undefined, ...(sign === ">" && { isAbove: true }) };
  if (sign.startsWith("<")) return { min: undefined, max: value, ...(sign === "<" && { isBelow: true }) };
  return { min: value, max: value };
}

/** The range that a text begins with. */
function rangeAt(text: string, { largest }: Pick<KnownLibrary, "largest">): Clause | undefined {
  const found = [BETWEEN, SPAN, NAME_FIRST, NUMBER_FIRST]
    .map((one) => one.exec(text))
    .find((match) => match && quantityNamed(match.groups?.name ?? ""));
  const { name = "", sign, second, left, right, leftUnit, rightUnit } = found?.groups ?? {};
  const quantity = quantityNamed(name);
  if (!found || !quantity) return undefined;
  const { length } = found[0];
  const read = (number: string | undefined, unit: string | undefined) =>
    number === undefined ? undefined : readAmount(number, unit, quantity, largest(quantity));
  const [first, last] = [read(left, leftUnit ?? rightUnit), read(right, rightUnit)];
  const isRead = (left === undefined || first !== undefined) && (right === undefined || last !== undefined);
  if (!isRead) {
    // Until its unit is right, the number counts as if it had none.
    const unit = rightUnit ?? leftUnit;
    const bare = unit === undefined ? undefined : rangeAt(text.replace(unit, ""), { largest });
    return { condition: bare?.condition, error: numberOnly(quantity), length };
  }
  const range = (bounds: Bounds): Clause => ({
    condition: { kind: "range", key: quantity.key, ...bounds },
    length,
  });
  if (sign === undefined) return range({ min: first, max: last });
  const backwards = boundsOf(SIGN_BACKWARDS[sign] ?? sign, first ?? Number.NaN);
  if (second !== undefined) {
    const isOneWay = sign.startsWith("<") === second.startsWith("<");
    return isOneWay ? range(tightest(backwards, boundsOf(second, last ?? Number.NaN))) : undefined;
  }
  return range(first === undefined ? boundsOf(sign, last ?? Number.NaN) : backwards);
}

/** The intersection of both ranges; of two equal bounds, the one that excludes its value. */
function tightest(one: Bounds, other: Bounds): Bounds {
  const [least = one] = [one, other]
    .filter(({ min }) => min !== undefined)
    .toSorted((a, b) => (b.min ?? 0) - (a.min ?? 0) || Number(b.isAbove ?? 0) - Number(a.isAbove ?? 0));
  const [most = one] = [one, other]
    .filter(({ max }) => max !== undefined)
    .toSorted((a, b) => (a.max ?? 0) - (b.max ?? 0) || Number(b.isBelow ?? 0) - Number(a.isBelow ?? 0));
  return {
    min: least.min,
    max: most.max,
    ...(least.min !== undefined && least.isAbove && { isAbove: true }),
    ...(most.max !== undefined && most.isBelow && { isBelow: true }),
  };
}

/** The longest value of a word that a text begins with. */
function valueAt(text: string, keys: readonly WordKey[], bare: boolean) {
  for (const words of WORDS_FROM_LONGEST) {
    const typed = words.exec(text)?.[0];
    if (typed === undefined) continue;
    for (const key of keys) {
      const value = wordValue(key, typed, bare);
      if (value !== undefined) return { key, value, length: typed.length };
    }
  }
  return undefined;
}

/** The values that a text begins with, apart by commas or "or": `UB, UC`. */
function valuesAt(text: string, keys: readonly WordKey[], bare: boolean): Clause | undefined {
  const first = valueAt(text, keys, bare);
  if (!first) return undefined;
  const values = [first.value];
  let { length } = first;
  for (;;) {
    const separator = /^\s*(?:[,|]|or\b)\s*/i.exec(text.slice(length))?.[0];
    const next = separator && valueAt(text.slice(length + separator.length), [first.key], bare);
    if (!next) break;
    values.push(next.value);
    length += separator.length + next.length;
  }
  return { condition: { kind: "word", key: first.key, values: [...new Set(values)] }, length };
}

/** The condition on the grade that a text begins with: `grade 350`, `grade = 250`; or why it has none. */
function gradeAt(text: string): Clause | undefined {
  const head = GRADE.exec(text)?.[0];
  if (head === undefined) return undefined;
  const rest = text.slice(head.length);
  const clause = valuesAt(rest, ["grade"], false);
  if (clause) return { ...clause, length: head.length + clause.length };
  const typed = TOKEN.exec(rest)?.[0] ?? "";
  const length = head.length + typed.length;
  const isBegun = length === text.length && beginsValue("grade", typed);
  const error = isBegun || typed === "" ? UNFINISHED_GRADE : notAGrade(typed);
  return { error, isUnfinished: isBegun, length };
}

/** The condition on a word that a text begins with: `family = UB, UC`, `grade 350`, `C450`, `listed`. */
function wordAt(text: string): Clause | undefined {
  const [head = "", typed = ""] = /^([a-z]+)\s*[=:]\s*/i.exec(text) ?? [];
  const named = WORD_KEYS.find((key) => key !== "grade" && key === typed.toLowerCase());
  if (!named) return gradeAt(text) ?? valuesAt(text, ["listed", "grade", "compactness"], true);
  const clause = valuesAt(text.slice(head.length), [named], false);
  return clause && { ...clause, length: head.length + clause.length };
}

/** The tab that a text begins with: `Aust350`. */
function standardAt(text: string): Clause | undefined {
  const [all, grade] = STANDARD.exec(text) ?? [];
  if (all === undefined) return undefined;
  return { standard: standardOfGrade(grade), length: all.length };
}

const standardOfGrade = (grade: string | undefined): Standard => (grade === "350" ? "Aust350" : "Aust300");

/** An availability, which is not searched for but selected: `obsolete`. */
function availabilityAt(text: string): Clause | undefined {
  const typed = TOKEN.exec(text)?.[0] ?? "";
  const named = AVAILABILITIES.find((one) => one.toLowerCase() === typed.toLowerCase());
  if (!named) return undefined;
  const sections = `${named.toLowerCase()} sections`;
  return {
    error: { text: `To list ${sections} only, tick ${named} alone under Availability.` },
    length: typed.length,
  };
}

/** A part that has a sign of a condition and is none, with the reason. */
function unreadAt(text: string): Clause | undefined {
  const part = UNREAD.exec(text)?.[0];
  if (part === undefined) return undefined;
  const [, left = "", right = ""] = /^([^<>=]*)[<>=]+([^<>=]*)/.exec(part)?.map((one) => one.trim()) ?? [];
  const { length } = part;
  const quantity = quantityNamed(left) ?? quantityNamed(right);
  if (quantity) return { error: numberOnly(quantity), length };
  const key = WORD_KEYS.find((one) => one === left.toLowerCase());
  if (key && wordValue(key, right, false) !== undefined)
    return { error: { text: `Write ${key} = ${right}.` }, length };
  if (key) return { error: notAValue(key, right), length };
  const name = /^[-+.\d]/.test(left) ? right : left;
  return { error: name === "" ? UNFINISHED : notAProperty(name), length };
}

/** How to complete a condition. */
const UNFINISHED: ConditionError = { text: "Finish the condition, for example Ix >= 200 or d < 460." };

const notAProperty = (name: string): ConditionError => ({
  text: `\u201c${name}\u201d is not a property in the library.`,
});

const GRADES = [...WORD_VALUES.grade.keys()];

const UNFINISHED_GRADE: ConditionError = {
  text: `Finish the grade: ${GRADES.slice(0, -1).join(", ")} or ${GRADES.at(-1)}.`,
};

const notAGrade = (typed: string): ConditionError => ({
  text: `No grade ${typed}. Grades: ${GRADES.join(", ")}.`,
});

function notAValue(key: WordKey, typed: string): ConditionError {
  const names = [...WORD_VALUES[key].keys()].join(", ");
  const label = WORD_LABELS[key].toLowerCase();
  if (typed === "") return { text: `Choose from ${names}.` };
  return { text: `\u201c${typed}\u201d is not a ${label} in the library. Choose from ${names}.` };
}

/** A size in full, so that a number after it is no part of it. */
const SIZE_IN_FULL =
  /\d\s*(?:wb|wc|ubp?|uc|bt|ct)\s*\d[\d.]*$|\d\s*(?:pfc|tfb)$|\d\s*[x*\u00d7]\s*\d[\d.]*\s*chs$|\d(?:\s*[x*\u00d7]\s*\d[\d.]*){2}\s*(?:ea|ua|rhs|shs)$/i;
const NAME_AND_NUMBER = /^(.*\p{L}.*?)[\s,;]+([2-4][05]0)$/iu;

/**
 * A grade that follows a name as a bare number: `310UB40.4 350`, `ub 350`. A number that any size of this name has is the size's:
 * `rhs 150`, `shs 350`.
 */
function gradeAfter(name: string, { hasName }: Pick<KnownLibrary, "hasName">) {
  const [, before = "", number = ""] = NAME_AND_NUMBER.exec(name) ?? [];
  if (number === "") return undefined;
  const isGrade = SIZE_IN_FULL.test(before) || (!hasName(name) && hasName(before));
  const isHollow = /[crs]hs/i.test(before);
  const value = isGrade ? wordValue("grade", isHollow ? `C${number}` : number, false) : undefined;
  const condition: Condition | undefined =
    value === undefined ? undefined : { kind: "word", key: "grade", values: [value] };
  return condition && { name: before, condition };
}

/** Joins conditions of one text: two bounds on a quantity form one range, two values of a word are alternatives. */
function joined(conditions: readonly Condition[], added: Condition): readonly Condition[] {
  const at = conditions.findIndex(
    (one) => one.kind !== "unread" && added.kind !== "unread" && one.key === added.key,
  );
  const known = conditions[at];
  if (known?.kind === "range" && added.kind === "range")
    return conditions.with(at, { kind: "range", key: known.key, ...tightest(known, added) });
  if (known?.kind === "word" && added.kind === "word")
    return conditions.with(at, { ...known, values: [...new Set([...known.values, ...added.values])] });
  return [...conditions, added];
}

/** The words left of a text with conditions, if every one of them is a condition too: `zex > 1000 ub`. */
function wordsIn(name: string, before: readonly Condition[]): readonly Condition[] | undefined {
  let conditions = before;
  let rest = name;
  while (rest !== "") {
    const clause = valuesAt(rest, WORD_KEYS, true);
    if (!clause?.condition) return undefined;
    conditions = joined(conditions, clause.condition);
    rest = rest.slice(clause.length).replace(SEPARATOR, "");
  }
  return conditions;
}

/** A word at the end that may become a condition, alone or with a first number: `ma`, `mass`, `mass 40 to`. */
const TAIL = new RegExp(
  String.raw`(?:^|[\s,;&])((?<name>\p{L}[\p{L}\p{N}_/]*)(?: (?<number>${NUMBER_SOURCE})(?:${TO})?)?)$`,
  "iu",
);
const OTHER_BEGINNINGS = [
  ...WORD_KEYS,
  "listed",
  "unlisted",
  "not listed",
  "aust300",
  "aust350",
  "slender",
  "noncompact",
  ...AVAILABILITIES.map((one) => one.toLowerCase()),
];

function tailOf(name: string): string | undefined {
  const match = TAIL.exec(name);
  const word = match?.groups?.name;
  if (!match || word === undefined) return undefined;
  if (match.groups?.number !== undefined) return quantityNamed(word) && match[1];
  const isBeginning =
    beginsQuantityName(word) || OTHER_BEGINNINGS.some((one) => one.startsWith(word.toLowerCase()));
  return isBeginning ? match[1] : undefined;
}

/** Whether a part may become a condition when its last key comes: `d >=`, `40 <= ma`, `grade = C4`. */
function isBegun(part: string): boolean {
  const [, left = "", sign, right = ""] =
    /^([^<>=]*)([<>=]+)([^<>=]*)/.exec(part)?.map((one) => one.trim()) ?? [];
  if (sign === undefined) return false;
  const key = WORD_KEYS.find((one) => one === left.toLowerCase());
  if (key) return beginsValue(key, right);
  if (quantityNamed(left)) return /^[-+.]?$/.test(right);
  return /^[-+.\d]/.test(left) && (right === "" || beginsQuantityName(right));
}

/**
 * Reads a search text: `360UB44.7`, `Ix>=200 mass<=60`, `UB d = 403`, `zex > 1000 ub`, `mass 40-60`, `t=6`, `grade 350`,
 * `g350`, `phi Msx > 500`, `360UB44.7 Aust350`. Conditions are apart by spaces, commas or "and"; whatever is none is looked up by name.
 *
 * Units    a number without a unit is in that of the property table, or in the base unit where only that can be meant
 * Errors   none thrown: any text is a search, and what cannot be read is named in `error`
 */
export function readSearch(text: string, library: KnownLibrary): TypedSearch {
  // `phi Msx` is one name: the capacities are written with a phi.
  let rest = plainSigns(text).replace(/(?<![\p{L}\d])(?:phi|\u03c6)\s+(?=\p{L})/giu, "phi");
  const [, suffix] = IDENTIFIER.exec(rest) ?? [];
  let standard = suffix === undefined ? undefined : standardOfGrade(suffix);
  let conditions: readonly Condition[] = [];
  let error: ConditionError | undefined;
  let isUnfinished = false;
  let isPlain = true;
  const names: string[] = [];
  while (rest !== "") {
    const clause =
      rangeAt(rest, library) ?? wordAt(rest) ?? standardAt(rest) ?? availabilityAt(rest) ?? unreadAt(rest);
    const length = clause?.length ?? TOKEN.exec(rest)?.[0].length ?? 1;
    if (clause) isPlain = false;
    else names.push(rest.slice(0, length));
    if (clause?.condition) conditions = joined(conditions, clause.condition);
    if (clause?.standard) standard = clause.standard;
    if (clause?.error) {
      error ??= clause.error;
      isUnfinished = clause.isUnfinished ?? (length === rest.length && isBegun(rest));
    }
    rest = rest.slice(length).replace(SEPARATOR, "");
  }
  // A text of names alone is left as it is: separators and "and" are the search's own.
  let name = isPlain ? text.trim() : names.filter((one) => !JOINING.test(one)).join(" ");
  const isGraded =
    standard !== undefined || conditions.some((one) => one.kind === "word" && one.key === "grade");
  const graded = isGraded ? undefined : gradeAfter(name, library);
  if (graded) {
    conditions = joined(conditions, graded.condition);
    name = graded.name;
  }
  const all = conditions.length > 0 ? wordsIn(name, conditions) : undefined;
  if (all) {
    conditions = all;
    name = "";
  }
  const tail = name === "" ? undefined : tailOf(name);
  if (tail !== undefined && !library.hasName(name)) {
    name = name.slice(0, -tail.length).trim();
    isUnfinished = true;
    error ??= UNFINISHED;
  }
  const crossed = conditions.flatMap((one) => (one.kind === "range" ? (crossedBounds(one) ?? []) : []));
  return {
    name,
    conditions: conditions.filter((one) => one.kind !== "range" || !crossedBounds(one)),
    standard,
    error: error ?? crossed[0],
    isUnfinished,
  };
}

/** Whether Enter adds the conditions as filters; with a name and a grade alone it opens the section. */
export function addsFilters({ name, conditions }: TypedSearch): boolean {
  const isGradeAlone = conditions.every((one) => one.kind === "word" && one.key === "grade");
  return conditions.length > 0 && !(name !== "" && isGradeAlone);
}
