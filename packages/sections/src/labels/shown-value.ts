import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import type { PropertyName, Source } from "../record/record.ts";
import {
  formatDecimals,
  formatProperty,
  roundToDecimals,
  roundToFigures,
  TABLE_FIGURES,
} from "./number-text.ts";
import type { PropertyRow } from "./property-row.ts";

/** Shown where a family has no such value. Never a zero. */
export const NO_VALUE = "\u2013";

const COMPACTNESS_WORDS: Readonly<Record<string, string>> = {
  C: "C (compact)",
  N: "N (non-compact)",
  S: "S (slender)",
  nan: "n/a",
};

export interface ShownValue {
  readonly text: string;
  /** The number that `text` writes, in base units and unrounded; undefined for a word or a dash. */
  readonly number?: number;
  readonly source: Source | undefined;
}

/** A number in base units in the format of its row. */
export function formatNumber(
  value: number,
  row: Pick<PropertyRow, "format" | "exponent">,
  source: Source | undefined,
): string {
  switch (row.format) {
    case "whole":
      return formatDecimals(value, 0);
    case "one-decimal":
      return formatDecimals(value, 1, 2);
    case "two-decimals":
      return formatDecimals(value, 2);
    case "three-decimals":
      return formatDecimals(value, 3);
    case "as-given":
      return formatDecimals(value, 0, 2);
    default:
      return formatProperty(value, row.exponent, source);
  }
}

/** The root radius is shown as 0 where a section has a sharp corner (specification), and not where it has no corner; any other 0 only where it is published. */
function isRealZero(property: PropertyName, source: Source | undefined): boolean {
  return source === "published" || (property === "r1" && source !== "not-applicable");
}

/** The number that `formatNumber` writes, in base units. */
export function roundedAsShown(
  value: number,
  { format }: Pick<PropertyRow, "format">,
  source: Source | undefined,
): number {
  switch (format) {
    case "whole":
      return roundToDecimals(value, 0);
    case "one-decimal":
    case "two-decimals":
    case "as-given":
      return roundToDecimals(value, 2);
    case "three-decimals":
      return roundToDecimals(value, 3);
    default:
      return source === "computed" ? roundToFigures(value, TABLE_FIGURES) : value;
  }
}

/** Whether a row shows a number, and not the dash of a family that has none. */
export function isShown(
  property: PropertyName,
  value: number | undefined,
  source: Source | undefined,
): boolean {
  return value !== undefined && (value !== 0 || isRealZero(property, source));
}

/** A record's value as the table shows it. */
export function shownValue(record: SteelSectionRecord, row: PropertyRow): ShownValue {
  const { properties, provenance } = record;
  const source = provenance[row.property];
  const value = row.property === "d" ? (properties.dPrinted ?? properties.d) : properties[row.property];
  if (typeof value === "string") return { text: COMPACTNESS_WORDS[value] ?? (value || NO_VALUE), source };
  if (value === undefined || !isShown(row.property, value, source)) return { text: NO_VALUE, source };
  return { text: value === 0 ? "0" : formatNumber(value, row, source), number: value, source };
}
