import { DomainError } from "../domain-error.ts";
import type { Formula, Values } from "../expression/formula.ts";
import type { Rule, Step } from "./step.ts";

/**
 * Works the formulas of a calculation. A calculation passes every value of its derivation through one: with `SILENT` only
 * the numbers are worked out, with a `StepList` the steps are kept too. So a number and its derivation cannot differ.
 *
 * Errors   DomainError 'no-value' where a formula has no finite value
 */
export interface Recorder {
  readonly formula: <Name extends string>(formula: Formula<Name>, values: Values<Name>) => number;
  /** A text that is made for every value is a function: it is called where the steps are kept. */
  readonly rule: (rule: Rule, value: number, because: string | (() => string)) => number;
  /** Where the steps of a part begin. `id` is unique in the derivation. */
  readonly heading: (id: string, title: string) => void;
}

/** Keeps nothing. */
export const SILENT: Recorder = {
  formula: finiteValue,
  rule: (_, value) => value,
  heading: () => undefined,
};

/** A calculation that several checks share: silently it is worked once. */
export function workedOnce<T>(calculate: (record: Recorder) => T): (record: Recorder) => T {
  let known: { readonly value: T } | undefined;
  return (record) => {
    if (record !== SILENT) return calculate(record);
    known ??= { value: calculate(SILENT) };
    return known.value;
  };
}

/** Keeps every step in the order of the calculation. */
export class StepList implements Recorder {
  readonly steps: Step[] = [];
  readonly #ids = new Map<string, number>();
  #part = "";

  readonly formula = <Name extends string>(formula: Formula<Name>, values: Values<Name>): number => {
    const value = finiteValue(formula, values);
    this.steps.push({ kind: "formula", id: this.#idOf(formula.id), formula, values, value });
    return value;
  };

  readonly rule = (rule: Rule, value: number, because: string | (() => string)): number => {
    const text = typeof because === "string" ? because : because();
    this.steps.push({ kind: "rule", id: this.#idOf(rule.id), rule, value, because: text });
    return value;
  };

  readonly heading = (id: string, title: string): void => {
    this.#part = `${id}/`;
    this.steps.push({ kind: "heading", id, title });
  };

  /** The second f_y of a part is `f-y-2`. */
  #idOf(name: string): string {
    const id = this.#part + name;
    const count = (this.#ids.get(id) ?? 0) + 1;
    this.#ids.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  }
}

function finiteValue<Name extends string>(formula: Formula<Name>, values: Values<Name>): number {
  const value = formula.evaluate(values);
  if (Number.isFinite(value)) return value;
  throw new DomainError("no-value", `${formula.title} has no value for these inputs.`);
}
