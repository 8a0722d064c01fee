import papa from "papaparse";
import writeXlsxFile, { type CellObject, type Row } from "write-excel-file/universal";
import { escapeSpreadsheetFormula } from "../../../../shared/escape-spreadsheet-formula.ts";
import { headerOf, type LengthTable, suppliedText } from "./length-table.ts";

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = "\ufeff";

/** A table over lengths as comma-separated text: a header, a line for each section, the note. */
export function lengthTableCsv(table: LengthTable): string {
  const lines = [
    headerOf(table),
    ...table.rows.map((row) => [escapeSpreadsheetFormula(row.name), suppliedText(row), ...row.values]),
    [table.note],
  ];
  return `${BYTE_ORDER_MARK}${papa.unparse(lines, { newline: "\r\n" })}\r\n`;
}

/** A table over lengths as a workbook of one sheet. Numbers are numbers: no cell is a formula. */
export function lengthTableXlsx(table: LengthTable): Promise<Blob> {
  const text = (value: string, fontWeight?: "bold"): CellObject => ({
    type: String,
    value,
    ...(fontWeight ? { fontWeight } : {}),
  });
  const data: Row[] = [
    headerOf(table).map((cell) => text(cell, "bold")),
    ...table.rows.map(
      (row): Row => [
        text(row.name),
        text(suppliedText(row)),
        ...row.values.map((value): CellObject | null =>
          value === undefined ? null : { type: Number, value },
        ),
      ],
    ),
    [text(table.note)],
  ];
  const columns = headerOf(table).map((_, index) => ({ width: index === 0 ? 20 : 11 }));
  return writeXlsxFile([
    { sheet: "Capacities", data, stickyRowsCount: 1, stickyColumnsCount: 2, columns },
  ]).toBlob();
}
