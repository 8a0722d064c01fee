import type { UnitName } from "../unit/units.ts";
import type { Operations } from "./operations.ts";
import type { SymbolDefinition } from "./symbol.ts";

export type BinaryOperator = "plus" | "minus" | "times" | "over" | "power";
export type FunctionName = "sqrt" | "abs" | "min" | "max" | "sin" | "cos" | "tan";

/** A formula as plain data: what every view of it is made from. */
export type Expression =
  | { readonly kind: "constant"; readonly value: number; readonly unit: UnitName }
  | { readonly kind: "pi" }
  /** `name` is the property that holds its value. */
  | { readonly kind: "symbol"; readonly name: string; readonly symbol: SymbolDefinition }
  | {
      readonly kind: "binary";
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: "function"; readonly name: FunctionName; readonly of: readonly Expression[] }
  | {
      readonly kind: "when";
      readonly condition: Condition;
      readonly value: Expression;
      readonly otherwise: Expression;
    };

export interface Condition {
  readonly relation: "<" | "≤";
  readonly left: Expression;
  readonly right: Expression;
}

type Given = Expression | undefined;

function binary(operator: BinaryOperator) {
  return (first: Expression, ...others: readonly Given[]): Expression =>
    others
      .filter((term) => term !== undefined)
      .reduce((left, right) => ({ kind: "binary", operator, left, right }), first);
}

function call(name: FunctionName) {
  return (...of: readonly Given[]): Expression => ({
    kind: "function",
    name,
    of: of.filter((term) => term !== undefined),
  });
}

function compare(relation: Condition["relation"]) {
  return (left: Expression, right: Expression): Condition => ({ relation, left, right });
}

/** Builds the tree of a formula. */
export const TREES: Operations<Expression, Condition> = {
  constant: (value, unit = "") => ({ kind: "constant", value, unit }),
  pi: { kind: "pi" },
  plus: binary("plus"),
  minus: binary("minus"),
  times: binary("times"),
  over: binary("over"),
  square: (base) => binary("power")(base, { kind: "constant", value: 2, unit: "" }),
  power: binary("power"),
  sqrt: call("sqrt"),
  abs: call("abs"),
  min: call("min"),
  max: call("max"),
  sin: call("sin"),
  cos: call("cos"),
  tan: call("tan"),
  isAtMost: compare("≤"),
  isLess: compare("<"),
  when: (condition, value, otherwise) => ({ kind: "when", condition, value, otherwise }),
};
