import { findRow, type SectionRecord } from "@kingpost/sections";
import { formatNumber, NO_VALUE, shownValue } from "../section/property-value.ts";
import type { Quantity } from "./quantities.ts";

/**
 * A quantity of a section as its property table writes it, or as a computed value where the table has no row for it.
 *
 * Units    `value` in base units, as the quantity's column has it; NaN is written as a dash
 */
export function quantityText(record: SectionRecord, quantity: Quantity, value: number): string {
  if (Number.isNaN(value)) return NO_VALUE;
  const row = findRow(record, quantity.property);
  return row ? shownValue(record, row).text : formatNumber(value, quantity.row, "computed");
}
