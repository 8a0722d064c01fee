import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";
import writeXlsxFile, { type CellObject, type Row, type Sheet } from "write-excel-file/universal";
import type { Member } from "../capacities/member.ts";
import type { CapacityScope } from "./capacity-values.ts";
import { type Cell, sourceWord } from "./exact-value.ts";
import { headerOf, LEAD_COLUMNS, leadOf, librarySheet, lineOf, unitsOf } from "./library-sheet.ts";
import type { Provenance } from "./provenance.ts";
import { sourcesSheet } from "./sources-sheet.ts";

const HEAD = { fontWeight: "bold", align: "center" } as const;
const UNITS = { fontStyle: "italic", align: "center" } as const;
const HEADER_ROWS = 2;

/** Widths in characters: names, family, standard, grade, listed; then the values. */
const LEAD_WIDTHS = [20, 26, 10, 24, 12];
const VALUE_WIDTH = 13;

/**
 * Sections as a workbook: "Sections" with a header of symbols and a row of units, "Source of each value" with a word for each
 * of its values, and "Sources". Numbers are numbers and texts are texts: no cell is a formula.
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
  const head: Row[] = [
    header.map((text) => styled(text, HEAD)),
    unitsOf(sheet).map((text) => styled(text, UNITS)),
  ];
  const widths = header.map((_, index) => ({ width: LEAD_WIDTHS[index] ?? VALUE_WIDTH }));
  const frozen = { stickyRowsCount: HEADER_ROWS, stickyColumnsCount: 1, columns: widths };
  const valued = header.slice(0, LEAD_COLUMNS + sheet.columns.length);
  const sheets: Sheet<Blob>[] = [
    {
      sheet: "Sections",
      data: [...head, ...records.map((record) => rowOf(lineOf(record, sheet)))],
      ...frozen,
    },
    {
      sheet: "Source of each value",
      data: [
        valued.map((text) => styled(text, HEAD)),
        ...records.map((record) =>
          rowOf([...leadOf(record), ...sheet.columns.map(({ property }) => sourceWord(record, property))]),
        ),
      ],
      ...frozen,
      stickyRowsCount: 1,
    },
    {
      sheet: "Sources",
      data: sourcesSheet(sheet, provenance).map(rowOf),
      columns: [{ width: 30 }, { width: 44 }, ...Array.from({ length: 7 }, () => ({ width: 20 }))],
    },
  ];
  return writeXlsxFile(sheets).toBlob();
}

function styled(
  text: string,
  style: Pick<CellObject, "fontWeight" | "fontStyle" | "align">,
): CellObject | null {
  return text === "" ? null : { type: String, value: text, ...style };
}

function rowOf(cells: readonly Cell[]): Row {
  return cells.map((cell): CellObject | null => {
    if (cell === undefined || cell === "") return null;
    return typeof cell === "number" ? { type: Number, value: cell } : { type: String, value: cell };
  });
}
