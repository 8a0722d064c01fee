import { type Fields, type RowsField, rowsOf } from "@kingpost/calc";
import type { RawInputs } from "@kingpost/design";
import { valueText } from "@kingpost/design/report";

interface ChangedInput {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** What differs between two designs of a module. */
export function changedInputs(fields: Fields, before: RawInputs, after: RawInputs): readonly ChangedInput[] {
  return Object.entries(fields).flatMap(([name, field]): ChangedInput[] => {
    const [from, to] = [before[name], after[name]];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    const shown = (value: unknown) =>
      field.kind === "rows" ? rowsText(field, value) : valueText(field, value);
    return [{ label: field.label, from: shown(from), to: shown(to) }];
  });
}

function rowsText({ columns }: RowsField, value: unknown): string {
  const rows = rowsOf(value).map((row) =>
    Object.entries(columns)
      .map(([cell, column]) => valueText(column, row[cell] ?? column.default))
      .join(" "),
  );
  return rows.length > 0 ? rows.join("; ") : "none";
}
