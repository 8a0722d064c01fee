import { cellText, type InputRow, isShown, type RowsField, rawText, UNITS } from "@kingpost/calc";
import { clipboardText } from "./clipboard-cells.ts";

type Column = RowsField["columns"][string];

/** The rows of a table of inputs for a spreadsheet, with a header; `pasteRows` reads the same rows from it. */
export function copyRows({ columns }: RowsField, rows: readonly InputRow[]): string {
  const shown = Object.entries(columns);
  const head = shown.map(([, column]) => {
    const unit = column.kind === "number" ? UNITS[column.unit].text : "";
    return unit === "" ? column.label : `${column.label} (${unit})`;
  });
  const lines = rows.map((row) =>
    shown.map(([name, column]) => (isShown(column, row) ? textOf(column, row[name] ?? column.default) : "")),
  );
  return clipboardText([head, ...lines]);
}

function textOf(column: Column, raw: unknown): string {
  switch (column.kind) {
    case "number":
      return cellText(column, raw);
    case "switch":
      return raw === true ? "yes" : raw === false ? "no" : rawText(raw);
    case "choice":
      return column.options.find(({ value }) => value === raw)?.label ?? rawText(raw);
    default:
      return rawText(raw);
  }
}
