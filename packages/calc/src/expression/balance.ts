import {
  DIMENSIONLESS,
  type Dimension,
  dimensionText,
  isSameDimension,
  powerOf,
  productOf,
  quotientOf,
} from "../unit/dimension.ts";
import { UNITS } from "../unit/units.ts";
import type { Formula } from "./formula.ts";
import type { Expression } from "./tree.ts";

/** A mistake in a formula: its units do not balance. */
export class UnbalancedUnits extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UnbalancedUnits";
  }
}

/**
 * Checks that the units of a formula balance, its result with it. For tests, which walk every formula: not for the path
 * of a calculation.
 *
 * Errors   UnbalancedUnits
 */
export function checkUnits({ id, result, tree }: Pick<Formula, "id" | "result" | "tree">): void {
  requireSame(dimensionOf(tree()), UNITS[result.unit].dimension, `The result of ${id}`);
}

/** The dimension of an expression. Errors: UnbalancedUnits. */
export function dimensionOf(expression: Expression): Dimension {
  switch (expression.kind) {
    case "constant":
      return UNITS[expression.unit].dimension;
    case "pi":
      return DIMENSIONLESS;
    case "symbol":
      return UNITS[expression.symbol.unit].dimension;
    case "binary":
      return dimensionOfBinary(expression);
    case "function":
      return dimensionOfFunction(expression);
    case "when": {
      const { condition, value, otherwise } = expression;
      same([condition.left, condition.right], "A comparison");
      return same([value, otherwise], "The cases of a value");
    }
  }
}

function dimensionOfBinary({ operator, left, right }: Extract<Expression, { kind: "binary" }>): Dimension {
  switch (operator) {
    case "plus":
    case "minus":
      return same([left, right], "A sum");
    case "times":
      return productOf(dimensionOf(left), dimensionOf(right));
    case "over":
      return quotientOf(dimensionOf(left), dimensionOf(right));
    case "power": {
      requireSame(dimensionOf(right), DIMENSIONLESS, "An exponent");
      if (right.kind === "constant") return powerOf(dimensionOf(left), right.value);
      requireSame(dimensionOf(left), DIMENSIONLESS, "The base of a variable exponent");
      return DIMENSIONLESS;
    }
  }
}

function dimensionOfFunction({ name, of }: Extract<Expression, { kind: "function" }>): Dimension {
  const dimension = same(of, name);
  if (name === "sqrt") return powerOf(dimension, 1 / 2);
  if (name === "min" || name === "max" || name === "abs") return dimension;
  requireSame(dimension, DIMENSIONLESS, name);
  return DIMENSIONLESS;
}

function same(terms: readonly Expression[], what: string): Dimension {
  const [first = DIMENSIONLESS, ...others] = terms.map(dimensionOf);
  for (const other of others) requireSame(other, first, what);
  return first;
}

function requireSame(found: Dimension, expected: Dimension, what: string): void {
  if (isSameDimension(found, expected)) return;
  throw new UnbalancedUnits(
    `${what} has ${dimensionText(found)} where ${dimensionText(expected)} is needed.`,
  );
}
