import type { MathNode } from "../math-text/mathml.ts";
import type { Values } from "./formula.ts";
import { MATHML } from "./mathml-printer.ts";
import { print } from "./print.ts";
import { TEXT } from "./text-printer.ts";
import type { Expression } from "./tree.ts";

// Each view shows the symbols of a formula, or with `values` (base units) the values in their places.

/** One line of text with marked subscripts: `k_f × A_n × f_y`. */
export function formulaText(tree: Expression, values?: Values<string>): string {
  return print(tree, TEXT, values);
}

/** The content of a `<math>` element. */
export function formulaMathml(tree: Expression, values?: Values<string>): MathNode {
  return print(tree, MATHML, values);
}
