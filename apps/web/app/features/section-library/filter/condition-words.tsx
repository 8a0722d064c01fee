import { quantityOf, quantitySymbol } from "../quantities/quantities.ts";
import { QuantityName } from "../quantities/quantity-name.tsx";
import { type Condition, conditionInWords } from "./conditions.ts";

/** The text of a condition without its unit, with its symbol as engineers set it. */
export function ConditionWords({ condition }: { readonly condition: Condition }) {
  const words = conditionInWords(condition);
  const quantity = condition.kind === "range" ? quantityOf(condition.key) : undefined;
  if (!quantity?.row.symbol) return words;
  const [before, after] = words.split(quantitySymbol(quantity));
  return (
    <>
      {before}
      <QuantityName quantity={quantity} />
      {after}
    </>
  );
}
