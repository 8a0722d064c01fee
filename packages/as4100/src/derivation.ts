import type { CapacityName } from "./capacity.ts";
import type { Clause } from "./clauses.ts";

/** Unit of a step's result; "" for a dimensionless number. */
export type StepUnit = "kN" | "kNm" | "kN/mm" | "MPa" | "m" | "mm" | "mm²" | "mm³" | "mm⁴" | "mm⁶" | "";

/**
 * One line of a derivation.
 *
 * Text     one line of Unicode; an underscore starts a subscript that continues over letters and digits: `α_c`, `f_y`,
 *          `φM_sx`. `plainText` removes it
 * Kinds    formula   `substituted` is `formula` with the value and unit of every symbol in it
 *          rule      a table or a case of the clause: `formula` names it, `substituted` gives the reason that it applies
 */
export interface Step {
  readonly kind: "formula" | "rule";
  readonly symbol: string;
  /** Name of the quantity. */
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

/** The derivation of a capacity, recorded by the calculation that gives its value; the last step is the capacity itself. */
export interface Derivation {
  readonly capacity: CapacityName;
  /** In N or Nmm: the same number as `capacityOf` gives. */
  readonly value: number;
  readonly steps: readonly Step[];
  /** What this capacity assumes: sentences for the user. */
  readonly assumptions: readonly string[];
}
