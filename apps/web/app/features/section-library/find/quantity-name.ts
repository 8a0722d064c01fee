import { plainSymbol } from "./conditions.ts";
import type { Quantity } from "./quantities.ts";

/** The name of a quantity in a sentence: its symbol, or its words where it has none. */
export function shortName(quantity: Quantity): string {
  return quantity.row.symbol ? plainSymbol(quantity) : quantity.row.label.toLowerCase();
}
