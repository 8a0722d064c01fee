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

/** A value from a table or a case of a clause: which one, and why it applies. */
interface Rule extends Named {
  readonly rule: string;
  readonly because: string;
}

export type Detail = Formula | Rule;

/**
 * Takes the value of a step and returns it. A calculation passes every value of its derivation through a recorder: `SILENT` never
 * creates the description, a `StepList` keeps it. So the value and its derivation cannot differ.
 */
export type Recorder = (value: number, describe: () => Detail) => number;

/** Keeps nothing. */
export const SILENT: Recorder = (value) => value;

/** Keeps every step in the order of the calculation. */
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
  if (value === undefined) throw new TypeError(`The formula uses ${name}, but no value is given.`);
  if (typeof value === "number") return inProduct(figures(value));
  const [amount, unit] = value;
  return `${shownIn(amount, unit)} ${unit}`;
}

/** Squares a value together with its unit: (4000 mm)². */
function raised(text: string, square: string): string {
  return square && text.includes(" ") ? `(${text})${square}` : text + square;
}

/** Puts a negative number beside an operator in brackets. */
function inProduct(text: string): string {
  return text.startsWith("\u2212") ? `(${text})` : text;
}
