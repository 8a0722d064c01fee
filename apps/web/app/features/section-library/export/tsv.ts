import { mergedGroups, type SteelSectionRecord, symbolText } from "@kingpost/sections";
import { escapeSpreadsheetFormula } from "../../../../shared/escape-spreadsheet-formula.ts";
import { cellOf } from "../section/property-value.ts";
import { type Cell, type ExactValue, exactValue, exactValues, withPrintedDepth } from "./exact-value.ts";

type Line = readonly Cell[];

/** Lines as tab-separated text: whole numbers with a decimal point, no group marks, nothing in a number's cell but the number. */
function tsv(lines: readonly Line[]): string {
  return lines.map((line) => line.map(cellText).join("\t")).join("\r\n");
}

function cellText(cell: Cell): string {
  if (typeof cell === "string") return escapeSpreadsheetFormula(cell.replace(/[\t\r\n]+/g, " "));
  return cell === undefined ? "" : String(cell);
}

/** One property: symbol, label, value, unit. */
export function rowText({ symbol, label, value, unit }: ExactValue): string {
  return tsv([[symbol, label, value, unit]]);
}

/** The table of one section, with what the capacities use instead and the source of each value; then lines of its derived numbers and capacities, where there are any. */
export function sectionText(record: SteelSectionRecord, below: readonly Line[] = []): string {
  const head = ["Symbol", "Property", record.name, "Unit", "Used in capacities", "Source", "Remark"];
  const lines = exactValues(record).map((one) => [
    one.symbol,
    one.label,
    one.value,
    one.unit,
    one.used,
    one.source,
    one.remark,
  ]);
  return tsv([head, ["", "Standard", record.standard], ["", "Grade", record.grade], ...lines, ...below]);
}

/**
 * The table of a comparison: the values side by side, what the capacities use in place of each, then their sources in the same
 * order; then lines of its derived numbers and capacities, where there are any.
 */
export function comparisonText(records: readonly SteelSectionRecord[], below: readonly Line[] = []): string {
  const used = records.map((record) => `Used in capacities, ${record.name}`);
  const sources = records.map((record) => `Source, ${record.name}`);
  const rows = withPrintedDepth(
    mergedGroups(records).flatMap((group) => group.rows),
    records,
  );
  return tsv([
    ["Symbol", "Property", "Unit", ...records.map((record) => record.name), ...used, ...sources],
    ["", "Standard", "", ...records.map((record) => record.standard)],
    ["", "Grade", "", ...records.map((record) => record.grade)],
    ...rows.map((row) => {
      const values = records.map((record) => exactValue(cellOf(record, row)));
      return [
        symbolText(row),
        row.label,
        row.unit ?? "",
        ...values.map(({ value }) => value),
        ...values.map(({ used }) => used),
        ...values.map(({ source }) => source),
      ];
    }),
    ...below,
  ]);
}
