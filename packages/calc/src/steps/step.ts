import type { Formula, Values } from "../expression/formula.ts";
import type { SymbolDefinition } from "../expression/symbol.ts";
import type { Reference } from "../reference.ts";

/** A value that a table or a case of a clause gives. */
export interface Rule {
  /** Stable name of the step within its derivation: `alpha-b`. */
  readonly id: string;
  readonly title: string;
  readonly reference: Reference;
  readonly result: SymbolDefinition;
  /** Which table, or which case of the clause. */
  readonly rule: string;
}

interface Numbered {
  /** Unique in a derivation and the same in every run: `lateral-buckling/alpha-s`. */
  readonly id: string;
  /** In base units, unrounded. */
  readonly value: number;
}

/** A value that a formula gave. */
export interface FormulaStep extends Numbered {
  readonly kind: "formula";
  readonly formula: Formula;
  /** In base units. */
  readonly values: Values<string>;
}

/** A value that a rule gave. */
export interface RuleStep extends Numbered {
  readonly kind: "rule";
  readonly rule: Rule;
  /** Why it is this value. */
  readonly because: string;
}

/** Where a part of a derivation begins. */
export interface Heading {
  readonly kind: "heading";
  readonly id: string;
  readonly title: string;
}

export type Step = FormulaStep | RuleStep | Heading;
