import { plainText } from "@kingpost/as4100";
import papa from "papaparse";
import writeXlsxFile from "write-excel-file/universal";
import { escapeSpreadsheetFormula } from "../../../../shared/escape-spreadsheet-formula.ts";
import { LEAD } from "../export/library-table/library-sheet.ts";
import { CAPACITY_FORMATS, headCell, rowOf } from "../export/library-table/xlsx-cells.ts";
import { type DesignTable, headerOf, lineOf } from "./design-table.ts";

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = "\ufeff";

/** A table as comma-separated text: a header, then a line for each section, and nothing else. */
export function designTableCsv(table: DesignTable): string {
  const lines = [headerOf(table), ...table.rows.map((row) => lineOf(table, row))].map((line) =>
    line.map((cell) => (typeof cell === "string" ? escapeSpreadsheetFormula(cell) : cell)),
  );
  return `${BYTE_ORDER_MARK}${papa.unparse(lines, { newline: "\r\n" })}\r\n`;
}

/**
 * A table as a workbook: the table on a sheet named by its kind, family and standard, and what it is based on.
 * Numbers are numbers: no cell is a formula.
 */
export function designTableXlsx(table: DesignTable): Promise<Blob> {
  const header = headerOf(table);
  const unitOf = new Map(table.columns.map(({ name, unit }) => [name, unit]));
  const formats = header.map((head) => CAPACITY_FORMATS[unitOf.get(head) ?? "none"]);
  const basis = header.length - 1;
  const widths = header.map((_, index) => ({ width: WIDTHS[index] ?? (index === basis ? 60 : 13) }));
  return writeXlsxFile([
    {
      sheet: sheetName(table),
      data: [header.map(headCell), ...table.rows.map((row) => rowOf(lineOf(table, row), formats))],
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
      columns: widths,
    },
    {
      sheet: "Basis",
      data: [
        ["Table", table.title],
        ["Section family", table.family],
        ["Grade", table.grade],
        ...(table.alphaM === undefined ? [] : [["alpha_m", table.alphaM]]),
        ["Basis", plainText(table.note)],
        ...table.assumptions.map((sentence) => ["Assumption", plainText(sentence)]),
      ].map((cells) => rowOf(cells)),
      columns: [{ width: 18 }, { width: 110 }],
    },
  ]).toBlob();
}

/** Widths in characters of the columns that name a section. */
const WIDTHS: readonly number[] = [20, 26, 10, 24, 12].slice(0, LEAD.length);

/** Excel allows 31 characters. */
const sheetName = ({ kind, category, standard }: DesignTable): string =>
  `${kind} ${category} ${standard}`.slice(0, 31);
