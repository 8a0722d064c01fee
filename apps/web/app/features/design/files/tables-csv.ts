import type { ResultTable } from "@kingpost/design";
import papa from "papaparse";
import { escapeSpreadsheetFormula } from "../../../../shared/escape-spreadsheet-formula.ts";

/** Marks the text as UTF-8; without it Excel assumes a legacy encoding. */
const BYTE_ORDER_MARK = "\ufeff";

/** A number as a table shows it, with a sign that spreadsheets read; undefined for other text. */
function numberOf(cell: string): string | undefined {
  const text = cell.replace("\u2212", "-").replaceAll("\u202f", "");
  return text !== "" && Number.isFinite(Number(text)) ? text : undefined;
}

/**
 * The tables of results as comma-separated text, each below its title: UTF-8 with its mark, CRLF line ends (RFC 4180), an empty line
 * between two tables.
 */
export function tablesCsv(tables: readonly ResultTable[]): string {
  const lines = tables.flatMap(({ title, columns, rows }, index) => [
    ...(index === 0 ? [] : [[]]),
    [escapeSpreadsheetFormula(title)],
    columns.map(({ head }) => escapeSpreadsheetFormula(head)),
    ...rows.map((row) => row.map((cell) => numberOf(cell) ?? escapeSpreadsheetFormula(cell))),
  ]);
  return `${BYTE_ORDER_MARK}${papa.unparse(lines, { newline: "\r\n" })}\r\n`;
}
