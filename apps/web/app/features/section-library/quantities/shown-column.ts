import type { Catalogue } from "@kingpost/sections";
import type { Member } from "../capacities/member/member.ts";
import { isShown, roundedAsShown } from "../section/property-value.ts";
import type { Quantity } from "./quantities.ts";

const kept = new WeakMap<Float64Array, Float64Array>();

/**
 * A quantity of every record as the screen shows it, so that a condition holds of the value that the user reads: 200UC46.2 has
 * d = 203, and kf = 0.998 is 1.00.
 *
 * Shape    as many numbers as `catalogue.entries`, in their order
 * Units    base units; NaN where a family has none
 * Cost     one pass over the records; made once for each column
 */
export function shownColumn(catalogue: Catalogue, quantity: Quantity, member: Member): Float64Array {
  const exact = quantity.column(catalogue, member);
  const known = kept.get(exact);
  if (known) return known;
  const { property, row } = quantity;
  const column = Float64Array.from(catalogue.entries, ({ id }, at) => {
    const value = exact[at] ?? Number.NaN;
    if (property === undefined || Number.isNaN(value)) return roundedAsShown(value, row, "computed");
    const record = catalogue.record(id);
    const source = record?.provenance[property];
    if (!isShown(property, value, source)) return Number.NaN;
    const printed = property === "d" ? record?.properties.dPrinted : undefined;
    return roundedAsShown(printed ?? value, row, source);
  });
  kept.set(exact, column);
  return column;
}

const largestOf = new WeakMap<Float64Array, number>();

/** The largest value of a quantity in the library without its sign, in the unit of the property table; undefined where no section has one. */
export function largestShown(catalogue: Catalogue, quantity: Quantity, member: Member): number | undefined {
  const column = shownColumn(catalogue, quantity, member);
  const known =
    largestOf.get(column) ??
    column.reduce(
      (most, value) => (Math.abs(value) > most ? Math.abs(value) : most),
      Number.NEGATIVE_INFINITY,
    );
  largestOf.set(column, known);
  return Number.isFinite(known) ? known / 10 ** quantity.row.exponent : undefined;
}
