import { plainSymbol } from "../filter/conditions.ts";
import type { Quantity } from "./quantities.ts";

/** The name of a quantity in a sentence: its symbol, or its words where it has none. */
export function shortName(quantity: Quantity): string {
  return quantity.row.symbol ? plainSymbol(quantity) : quantity.row.label.toLowerCase();
}

/** The same as engineers set it, in the size of the text around it. */
export function QuantityName({ quantity }: { readonly quantity: Quantity }) {
  const [base, subscript] = quantity.row.symbol ?? [];
  if (!base) return shortName(quantity);
  return (
    <>
      <i className={subscript ? undefined : "mr-[0.1em]"}>{base}</i>
      {subscript ? <sub className="ml-px">{subscript}</sub> : null}
    </>
  );
}
