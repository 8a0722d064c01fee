import { UNITS } from "../src/unit/units.ts";

/**
 * Works a substituted line as arithmetic, as a reader would with a calculator: a reader of its own, which shares no code with
 * the views. Units are read as the base units they hold.
 *
 * Errors   Error where the line cannot be read
 */
export function workLine(line: string): number {
  return new LineReader(line).value();
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const NUMBER = /\u2212?\d+(?:\u202f\d{3})*(?:\.\d+)?(?:e-?\d+)?/y;
const RAISED = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/y;
/** `kNm` before `kN`. */
const SUFFIXES = Object.values(UNITS)
  .filter(({ text }) => text !== "")
  .map(({ text, factor }) => ({ suffix: text === "°" ? text : ` ${text}`, factor }))
  .sort((a, b) => b.suffix.length - a.suffix.length);
const FUNCTIONS: Readonly<Record<string, (...of: readonly number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
};

class LineReader {
  #at = 0;
  readonly #line: string;

  constructor(line: string) {
    this.#line = line;
  }

  value(): number {
    const value = this.#cases();
    if (this.#at !== this.#line.length) throw this.#unread();
    return value;
  }

  /** `1 if 12 ≤ 13.5; otherwise 0.97`. */
  #cases(): number {
    let chosen: number | undefined;
    let value = this.#sum();
    while (this.#take(" if ")) {
      const left = this.#sum();
      const isAtMost = this.#take(" ≤ ");
      if (!isAtMost && !this.#take(" < ")) throw this.#unread();
      const right = this.#sum();
      if (isAtMost ? left <= right : left < right) chosen ??= value;
      if (!this.#take("; ")) throw this.#unread();
      const isLast = this.#take("otherwise ");
      value = this.#sum();
      if (isLast) return chosen ?? value;
    }
    return value;
  }

  #sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#take(" + ")) value += this.#product();
      else if (this.#take(" \u2212 ")) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#power();
    for (;;) {
      if (this.#take(" × ")) value *= this.#power();
      else if (this.#take(" / ")) value /= this.#power();
      else return value;
    }
  }

  #power(): number {
    const base = this.#atom();
    const raised = this.#match(RAISED);
    if (raised) return base ** digits(raised);
    return this.#take("^") ? base ** this.#atom() : base;
  }

  #atom(): number {
    if (this.#take("√(")) return Math.sqrt(this.#until(")"));
    if (this.#take("|")) return Math.abs(this.#until("|"));
    if (this.#take("(")) return this.#until(")");
    if (this.#take("π")) return Math.PI;
    for (const [name, work] of Object.entries(FUNCTIONS)) {
      if (this.#take(`${name}(`)) return work(...this.#list());
    }
    return this.#number();
  }

  /** `897 × 10³ mm³`: its unit belongs to it, whatever operator is before it. */
  #number(): number {
    const number = this.#match(NUMBER);
    if (number === undefined) throw this.#unread();
    let value = Number(number.replace("\u2212", "-").replaceAll("\u202f", ""));
    const before = this.#at;
    if (this.#take(" × 10")) {
      const power = this.#match(RAISED);
      if (power === undefined) this.#at = before;
      else value *= 10 ** digits(power);
    }
    const unit = SUFFIXES.find(({ suffix }) => this.#take(suffix));
    return unit ? value * unit.factor : value;
  }

  #list(): readonly number[] {
    const values = [this.#cases()];
    while (this.#take(", ")) values.push(this.#cases());
    if (!this.#take(")")) throw this.#unread();
    return values;
  }

  #until(close: string): number {
    const value = this.#cases();
    if (!this.#take(close)) throw this.#unread();
    return value;
  }

  #take(token: string): boolean {
    if (!this.#line.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#line)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #unread(): Error {
    return new Error(`Cannot read "${this.#line.slice(this.#at)}" of "${this.#line}".`);
  }
}

function digits(raised: string): number {
  return Number([...raised].map((digit) => SUPERSCRIPTS.indexOf(digit)).join(""));
}
