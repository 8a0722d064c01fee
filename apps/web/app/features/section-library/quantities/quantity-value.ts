import { findRow, type SectionRecord } from "@kingpost/sections";
import { cellOf, formatNumber, NO_VALUE } from "../section/property-value.ts";
import type { Quantity } from "./quantities.ts";

/**
 * A quantity of a section as its property table writes it, or as a computed value where the table has no row for it.
 *
 * Units    `value` in base units, as the quantity's column has it; NaN is written as a dash
 */
export function quantityText(record: SectionRecord, quantity: Quantity, value: number): string {
  if (Number.isNaN(value)) return NO_VALUE;
  const row = findRow(record, quantity.property);
  return row ? cellOf(record, row).text : formatNumber(value, quantity.row, "computed");
}
