import type { Clause } from "./clauses.ts";
import type { Step, StepUnit } from "./derivation.ts";
import { figures, shownIn } from "./quantity.ts";

/** The value of a symbol in a formula: base units, with the unit to write it in where it has one. */
type Given = number | readonly [value: number, unit: StepUnit];

interface Named {
  readonly symbol: string;
  readonly title: string;
  readonly clause: Clause;
  readonly unit?: StepUnit;
}

/** `formula` has each symbol in braces: `{φ} × {N_s}`; `given` holds a value for each. */
interface Formula extends Named {
  readonly formula: string;
  readonly given: Readonly<Record<string, Given>>;
}

/** A value that a table or a case of a clause gives: which one, and why it is this one. */
interface Rule extends Named {
  readonly rule: string;
  readonly because: string;
}

export type Detail = Formula | Rule;

/**
 * Takes the value of a step and hands it on. A computation passes every value of its derivation through one: with `SILENT`
 * the description is never made, with a `StepList` it is kept. So the number and its derivation can not differ.
 */
export type Recorder = (value: number, describe: () => Detail) => number;

/** Keeps nothing. */
export const SILENT: Recorder = (value) => value;

/** Keeps every step in the order of the computation. */
export class StepList {
  readonly steps: Step[] = [];

  readonly record: Recorder = (value, describe) => {
    this.steps.push(stepOf(value, describe()));
    return value;
  };
}

function stepOf(value: number, detail: Detail): Step {
  const { symbol, title, clause, unit = "" } = detail;
  const common = { symbol, title, clause, value, shown: shownIn(value, unit), unit };
  if ("rule" in detail) {
    return { kind: "rule", ...common, formula: detail.rule, substituted: detail.because };
  }
  return {
    kind: "formula",
    ...common,
    formula: detail.formula.replace(/\{(.+?)\}/g, "$1"),
    substituted: detail.formula.replace(/\{(.+?)\}(²?)/g, (_, name: string, square: string) =>
      raised(written(name, detail.given), square),
    ),
  };
}

function written(name: string, given: Formula["given"]): string {
  const value = given[name];
  if (value === undefined) throw new TypeError(`The formula has a ${name} that is not given.`);
  if (typeof value === "number") return inProduct(figures(value));
  const [amount, unit] = value;
  return `${shownIn(amount, unit)} ${unit}`;
}

/** A value with its unit is squared as a whole: (4000 mm)². */
function raised(text: string, square: string): string {
  return square && text.includes(" ") ? `(${text})${square}` : text + square;
}

/** A negative number beside an operator stands in brackets. */
function inProduct(text: string): string {
  return text.startsWith("\u2212") ? `(${text})` : text;
}
