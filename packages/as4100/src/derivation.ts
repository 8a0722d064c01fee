import type { CapacityName } from "./capacity.ts";
import type { Clause } from "./clauses.ts";

/** Unit of a step's result as it is written; "" for a pure number. */
export type StepUnit = "kN" | "kNm" | "kN/mm" | "MPa" | "m" | "mm" | "mm²" | "mm³" | "mm⁴" | "mm⁶" | "";

/**
 * One line of a derivation.
 *
 * Text     one line of Unicode; an underscore starts a subscript that runs on over letters and digits: `α_c`, `f_y`,
 *          `φM_sx`. `plainText` takes it out
 * Kinds    formula   `substituted` is `formula` with the value and unit of every symbol in it
 *          rule      a table or a case of the clause: `formula` says which, `substituted` says why it is this one
 */
export interface Step {
  readonly kind: "formula" | "rule";
  readonly symbol: string;
  /** What the symbol is, in words. */
  readonly title: string;
  readonly clause: Clause;
  readonly formula: string;
  readonly substituted: string;
  /** In base units: N, Nmm, mm, MPa; unrounded. */
  readonly value: number;
  /** `value` in `unit`, five figures, without the unit. */
  readonly shown: string;
  readonly unit: StepUnit;
}

/** How a capacity came about, written by the very computation that gave its number; the last step is the capacity itself. */
export interface Derivation {
  readonly capacity: CapacityName;
  /** In N or Nmm: the same number as `capacityOf` gives. */
  readonly value: number;
  readonly steps: readonly Step[];
  /** What this capacity takes for granted: sentences for the person. */
  readonly assumptions: readonly string[];
}
