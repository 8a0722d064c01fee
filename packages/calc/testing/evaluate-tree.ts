import type { Values } from "../src/expression/formula.ts";
import { NUMBERS } from "../src/expression/operations.ts";
import type { Condition, Expression } from "../src/expression/tree.ts";

/** Works a tree: slower than `Formula.evaluate`, the same number. The tests compare the two. Units: base. */
export function evaluateTree(expression: Expression, values: Values<string>): number {
  const work = (node: Expression) => evaluateTree(node, values);
  switch (expression.kind) {
    case "constant":
      return expression.value;
    case "pi":
      return NUMBERS.pi;
    case "symbol":
      return values[expression.name] ?? Number.NaN;
    case "binary":
      return NUMBERS[expression.operator](work(expression.left), work(expression.right));
    case "function": {
      const [a = Number.NaN, b = Number.NaN, c] = expression.of.map(work);
      return NUMBERS[expression.name](a, b, c);
    }
    case "when":
      return holds(expression.condition, values) ? work(expression.value) : work(expression.otherwise);
  }
}

/** Whether a condition of a formula is met. */
function holds({ relation, left, right }: Condition, values: Values<string>): boolean {
  const [a, b] = [evaluateTree(left, values), evaluateTree(right, values)];
  return relation === "≤" ? NUMBERS.isAtMost(a, b) : NUMBERS.isLess(a, b);
}
