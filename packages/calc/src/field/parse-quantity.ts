import { formatNumber } from "../number-format.ts";
import { QUANTITIES, type Quantity } from "../unit/quantities.ts";
import { findUnit, fromBase, toBase, UNITS, type UnitName } from "../unit/units.ts";
import type { Range } from "./field.ts";

/** A value that a cell may name: `L/2`. In base units. */
export interface NamedValue {
  readonly value: number;
  readonly quantity: Quantity;
}

export interface QuantityContext {
  readonly quantity: Quantity;
  /** The unit of a number without one. */
  readonly unit: UnitName;
  readonly names: ReadonlyMap<string, NamedValue>;
  /** Range of the field: a plain number far beyond it in metres is in millimetres. */
  readonly range?: Range;
}

/** A value in base units, with a note on how it was read; or what is wrong with the text, in a sentence for the user. */
export type ParsedQuantity =
  | { readonly value: number; readonly note?: string }
  | { readonly problem: string };

/** A number in the field's unit. `power` 1 has the unit of the field, 0 is a plain factor. */
interface Term {
  readonly value: number;
  readonly power: number;
}

class Unreadable extends Error {}

const TOO_LARGE = "This number is too large.";

const SPACES = "[\\u0020\\u00a0\\u2009\\u202f]";
/** `12 300`: digits in groups, as numbers are shown. */
const SPACED = new RegExp(`(?<![\\d.])\\d{1,3}(?:${SPACES}\\d{3})+(?!\\d)`, "g");
/** `6 125/250`: a spreadsheet shows 6.5 so in the format of fractions. */
const MIXED = /^([-\u2212]?)(\d+)\s+(\d+)\/(\d+)\s*(\p{L}.*)?$/u;
/** A plain number of more metres than this, or than so many times the greatest of its field, is in millimetres. */
const MOST_METRES = 500;
const FAR_BEYOND = 5;
/** Most characters of a cell. It also bounds how deep brackets are nested. */
const LONGEST = 200;
/** Most symbols that are suggested where one is not known. */
const NAMED = 3;
const COMMA = /\d\s*,\s*\d/;
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const UNIT = /\s*([\p{L}°√][\p{L}\d²³⁴⁶]*(?:\/\p{L}+[23²³]?|\.m)?)/uy;
const NAME = /\p{L}[\p{L}\d]*/uy;

/**
 * Reads what a user typed for a quantity: `6200`, `6.2m`, `=3*2100`, `L/2`, `2L/3`, `6 1/2`.
 *
 * Shape    + − × / and brackets; a unit or a name directly after a number; names of other fields. A plain number far beyond metres is
 *          in millimetres, with a note
 */
export function parseQuantity(text: string, context: QuantityContext): ParsedQuantity {
  try {
    if (text.length > LONGEST) throw new Unreadable(`Use at most ${LONGEST} characters.`);
    if (COMMA.test(text)) {
      throw new Unreadable("Use a point for decimals (6.2) and no comma for thousands (12300).");
    }
    const read = new CellReader(text, context).value();
    if (!Number.isFinite(read.value)) throw new Unreadable(TOO_LARGE);
    return read;
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

/** A dash as the sign of a number, as texts and spreadsheets have it. Between numbers a dash is none: `6\u20138` is a range. */
const DASH_SIGN = /(^|[=(+*/e\u00d7\u00b7])\s*[\u2010-\u2013\ufe63\uff0d]\s*(?=[\d.(\p{L}])/giu;

/** A calculation is good to this many figures: 3 × 2.1 m is 6300 mm, not a hair more. */
const FIGURES = 14;

/** A fraction after a whole number as their sum; `12 300/2` is a calculation with 12300. */
function withoutFraction(text: string): string {
  const [, sign, whole, part, parts, unit] = MIXED.exec(text) ?? [];
  if (whole === undefined || Number(part) >= Number(parts)) return text;
  return `${sign}(${whole} + ${part}/${parts})${unit === undefined ? "" : ` * 1${unit}`}`;
}

class CellReader {
  #at = 0;
  readonly #text: string;
  readonly #context: QuantityContext;

  constructor(text: string, context: QuantityContext) {
    this.#text = withoutFraction(text.trim().replace(DASH_SIGN, "$1-"))
      .replace(/^=/, "")
      .replace(SPACED, (group) => group.replace(/\D/g, ""));
    this.#context = context;
  }

  value(): { readonly value: number; readonly note?: string } {
    if (this.#text === "") throw new Unreadable("Enter a value.");
    const { value, power } = this.#sum();
    this.#skipSpaces();
    if (this.#at < this.#text.length) throw this.#unreadable();
    if (power > 1 || power < 0) throw new Unreadable("The units do not give this value.");
    const rounded = Number(value.toPrecision(FIGURES));
    if (power === 0 && this.#isMillimetres(Math.abs(rounded))) {
      const number = formatNumber(rounded, { significant: [1, FIGURES], group: "none" });
      return { value: rounded, note: `Read as millimetres: ${number} mm.` };
    }
    return { value: toBase(rounded, this.#context.unit) };
  }

  #isMillimetres(size: number): boolean {
    const { quantity, unit, range } = this.#context;
    if (quantity !== "length" || unit !== "m" || !range) return false;
    const { least = 0, above = least, most = Number.POSITIVE_INFINITY } = range;
    return size > Math.min(MOST_METRES, FAR_BEYOND * fromBase(most, "m")) && size >= above && size <= most;
  }

  #sum(): Term {
    let left = this.#product();
    for (;;) {
      const sign = this.#take("+") ? 1 : this.#take("-", "\u2212") ? -1 : 0;
      if (sign === 0) return left;
      const right = this.#product();
      // A number without a unit is in the field's.
      const power = Math.max(left.power, right.power);
      if (power > 1 || Math.min(left.power, right.power) < 0) {
        throw new Unreadable("The terms of a sum need the same unit.");
      }
      left = { value: left.value + sign * right.value, power };
    }
  }

  #product(): Term {
    let left = this.#signed();
    for (;;) {
      if (this.#take("*", "×")) {
        const right = this.#signed();
        left = { value: left.value * right.value, power: left.power + right.power };
      } else if (this.#take("/", "÷")) {
        const right = this.#signed();
        if (right.value === 0) throw new Unreadable("This divides by zero.");
        left = { value: left.value / right.value, power: left.power - right.power };
      } else return left;
    }
  }

  #signed(): Term {
    if (this.#take("-", "\u2212")) {
      const { value, power } = this.#signed();
      return { value: -value, power };
    }
    return this.#atom();
  }

  #atom(): Term {
    if (this.#take("(")) {
      const inner = this.#sum();
      if (!this.#take(")")) throw new Unreadable("A bracket is not closed.");
      return inner;
    }
    this.#skipSpaces();
    const number = this.#match(NUMBER);
    if (number !== undefined) return this.#withUnit(Number(number));
    const name = this.#match(NAME);
    if (name === undefined) throw this.#unreadable();
    return this.#named(name);
  }

  #withUnit(value: number): Term {
    const { quantity, unit } = this.#context;
    const before = this.#at;
    const typed = this.#match(UNIT)?.trim();
    if (typed === undefined) return { value, power: 0 };
    const units: readonly UnitName[] = QUANTITIES[quantity];
    // `6m/2` is a length over 2, `6kN/m` has one unit: the longest unit that is known.
    const [first = ""] = typed.split("/");
    const known = findUnit(typed) ?? findUnit(first);
    if (known === undefined && this.#context.names.has(first)) {
      // `2L/3`
      this.#at = before + this.#text.slice(before).indexOf(first) + first.length;
      const named = this.#named(first);
      return { value: value * named.value, power: named.power };
    }
    if (known === undefined || !units.includes(known)) {
      const allowed = units.map((name) => UNITS[name].text).filter((text) => text !== "");
      const hint = allowed.length > 0 ? `Use ${allowed.join(" or ")}.` : "Leave the unit out.";
      throw new Unreadable(`${typed} is not a unit of this value. ${hint}`);
    }
    if (findUnit(typed) === undefined) this.#at = before + this.#text.slice(before).indexOf("/");
    return { value: known === unit ? value : fromBase(toBase(value, known), unit), power: 1 };
  }

  #named(name: string): Term {
    const found = this.#context.names.get(name);
    if (!found) {
      const usable = [...this.#context.names].filter(([, one]) => one.quantity === this.#context.quantity);
      const names = usable.map(([one]) => one).slice(0, NAMED);
      const what = names.length > 0 ? ` or a calculation with ${names.join(" or ")}` : "";
      throw new Unreadable(`Cannot read "${name}". Enter a number${what}.`);
    }
    if (found.quantity === "factor" && this.#context.quantity !== "factor")
      return { value: found.value, power: 0 };
    if (found.quantity !== this.#context.quantity) {
      throw new Unreadable(
        `${name} (${found.quantity}) cannot be used here: ${this.#context.quantity} is needed.`,
      );
    }
    return { value: fromBase(found.value, this.#context.unit), power: 1 };
  }

  #take(...tokens: readonly string[]): boolean {
    this.#skipSpaces();
    const token = tokens.find((candidate) => this.#text.startsWith(candidate, this.#at));
    this.#at += token?.length ?? 0;
    return token !== undefined;
  }

  #skipSpaces(): void {
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at += 1;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #unreadable(): Unreadable {
    const rest = this.#text.slice(this.#at);
    return new Unreadable(
      rest === "" ? "The calculation is not complete." : `Cannot read "${rest}". Enter a number.`,
    );
  }
}
