import { QUANTITIES, quantityOf, quantitySymbol } from "./quantities.ts";

const GROUPS = [...Map.groupBy(QUANTITIES, ({ group }) => group)].map(
  ([group, members]) => [group, members.map(({ key }) => key)] as const,
);

/** Some quantities as options of a select, by key. */
export function QuantityOptions({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((key) => {
    const quantity = quantityOf(key);
    if (!quantity) return null;
    return (
      <option key={key} value={key}>
        {quantity.row.symbol ? `${quantitySymbol(quantity)}\u2002${quantity.row.label}` : quantity.row.label}
      </option>
    );
  });
}

/** Every quantity as an option, in the groups of the property table. */
export function AllQuantityOptions() {
  return GROUPS.map(([group, keys]) => (
    <optgroup key={group} label={group}>
      <QuantityOptions keys={keys} />
    </optgroup>
  ));
}
