import { symbolText } from "@kingpost/sections";
import { PropertySymbol } from "../section/notation.tsx";
import type { Quantity } from "./quantities.ts";

/** The name of a quantity in a sentence: its symbol, or its words where it has none. */
export function shortName({ row }: Pick<Quantity, "row">): string {
  return symbolText(row) || row.label.toLowerCase();
}

/** The same as engineers set it, in the size of the text around it. */
export function QuantityName({ quantity }: { readonly quantity: Quantity }) {
  const { symbol } = quantity.row;
  return symbol ? <PropertySymbol symbol={symbol} className="" /> : shortName(quantity);
}
