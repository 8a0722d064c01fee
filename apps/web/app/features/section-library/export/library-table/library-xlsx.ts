import type { SteelSectionRecord } from "@kingpost/sections";
import writeXlsxFile, { type Sheet } from "write-excel-file/universal";
import type { Member } from "../../capacities/member/member.ts";
import { cellOf } from "../../section/property-value.ts";
import type { CapacityScope } from "../capacity-values.ts";
import { sourceWord } from "../exact-value.ts";
import type { Provenance } from "../provenance.ts";
import {
  headerOf,
  LEAD_COLUMNS,
  type LibrarySheet,
  leadOf,
  librarySheet,
  lineOf,
  type SheetColumn,
  unusedValues,
} from "./library-sheet.ts";
import { sourcesSheet } from "./sources-sheet.ts";
import { CAPACITY_FORMATS, headCell, rowOf } from "./xlsx-cells.ts";

/** Widths in characters: names, family, standard, grade, listed, values not used; then the values. */
const LEAD_WIDTHS = [20, 26, 10, 24, 12, 28];
const VALUE_WIDTH = 13;

/**
 * Sections as a workbook: "Sections" with a header of symbols and units, "Source of each value" with a word for each of its
 * values, and "Sources". Numbers are numbers in full, formatted as the page shows them; no cell is a formula.
 * Given a member, with the capacities of section and member.
 */
export async function libraryXlsx(
  records: readonly SteelSectionRecord[],
  provenance: Provenance,
  member?: Member,
  scope?: CapacityScope,
): Promise<Blob> {
  const sheet = librarySheet(records, member, scope);
  const header = headerOf(sheet);
  const formats = formatsOf(sheet);
  const widths = header.map((_, index) => ({ width: LEAD_WIDTHS[index] ?? VALUE_WIDTH }));
  const frozen = { stickyRowsCount: 1, stickyColumnsCount: 1, columns: widths };
  const valued = header.slice(0, LEAD_COLUMNS + sheet.columns.length + sheet.derived.length);
  const sheets: Sheet<Blob>[] = [
    {
      sheet: "Sections",
      data: [header.map(headCell), ...records.map((record) => rowOf(lineOf(record, sheet), formats))],
      ...frozen,
    },
    {
      sheet: "Source of each value",
      data: [
        valued.map(headCell),
        ...records.map((record) =>
          rowOf([
            ...leadOf(record),
            unusedValues(record, sheet),
            ...sheet.columns.map(({ row }) => sourceWord(cellOf(record, row))),
            ...sheet.derived.map(({ cell }) => (cell(record) === undefined ? "" : "calculated")),
          ]),
        ),
      ],
      ...frozen,
    },
    {
      sheet: "Sources",
      data: sourcesSheet(sheet, provenance).map((cells) => rowOf(cells)),
      columns: [{ width: 30 }, { width: 44 }, ...Array.from({ length: 8 }, () => ({ width: 20 }))],
    },
  ];
  return writeXlsxFile(sheets).toBlob();
}

/** The number format of the page; undefined leaves a number unchanged, such as a published dimension. */
function propertyFormat({ row: { format }, unit }: SheetColumn): string | undefined {
  switch (format) {
    case "whole":
      return "0";
    case "one-decimal":
      return "0.0#";
    case "two-decimals":
      return "0.00";
    case "three-decimals":
      return "0.000";
    case "figures":
      return /^mm\d$/.test(unit) ? "#,##0" : "0.0##";
    default:
      return undefined;
  }
}

/** The number format of each column. */
function formatsOf({ columns, derived, capacities }: LibrarySheet): readonly (string | undefined)[] {
  return [
    ...Array.from({ length: LEAD_COLUMNS }, () => undefined),
    ...columns.map(propertyFormat),
    ...derived.map(() => "0.0##"),
    ...capacities.map(({ unit }) => CAPACITY_FORMATS[unit]),
  ];
}
