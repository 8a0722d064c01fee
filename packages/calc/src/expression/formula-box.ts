import type { Box, TextWidth } from "./box.ts";
import { boxPrinter } from "./box-printer.ts";
import type { Values } from "./formula.ts";
import { print } from "./print.ts";
import type { Expression } from "./tree.ts";

/** The formula set in type of a size. In a file of its own: only reports set type. */
export function formulaBox(
  tree: Expression,
  type: { readonly widthOf: TextWidth; readonly size: number },
  values?: Values<string>,
): Box {
  return print(tree, boxPrinter(type.widthOf), values)(type.size);
}
