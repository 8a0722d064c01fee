import type { CapacityName } from "./capacity.ts";
import type { Clause } from "./clauses.ts";

/** Unit of a step's result as it is written; "" for a pure number. */
export type StepUnit = "kN" | "kNm" | "MPa" | "mm" | "mm²" | "mm³" | "mm⁴" | "mm⁶" | "";

/**
 * One line of a derivation.
 *
 * Text     `symbol`, `formula` and `substituted` are one line of Unicode; an underscore starts a subscript that runs to the
 *          next character that is not a letter, digit or comma: `α_c`, `f_y`, `φM_sx`. `plainText` takes it out
 * Values   `substituted` is `formula` with the value of every symbol in it; `shown` is `value` as written, without unit
 */
export interface Step {
  readonly symbol: string;
  /** What the symbol is, in words. */
  readonly title: string;
  readonly clause: Clause;
  readonly formula: string;
  readonly substituted: string;
  /** In base units: N, Nmm, mm, MPa. */
  readonly value: number;
  readonly shown: string;
  readonly unit: StepUnit;
}

/** How a capacity came about, by the very computation that gave its number; the last step is the capacity itself. */
export interface Derivation {
  readonly capacity: CapacityName;
  /** In N or Nmm: the same number as `capacityOf` gives. */
  readonly value: number;
  readonly steps: readonly Step[];
  /** What this capacity takes for granted, sentences for the person. */
  readonly assumptions: readonly string[];
}
