import type { InputRow, RowsField } from "@kingpost/calc";

/** A row to add: the defaults, with the choices of the row above. */
export function newRow({ columns }: RowsField, above: InputRow | undefined): InputRow {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      column.kind === "choice" ? (above?.[name] ?? column.default) : column.default,
    ]),
  );
}

export function withRow(rows: readonly InputRow[], at: number, row: InputRow): readonly InputRow[] {
  return [...rows.slice(0, at), row, ...rows.slice(at)];
}

export function withoutRow(rows: readonly InputRow[], at: number): readonly InputRow[] {
  return rows.filter((_, index) => index !== at);
}

/** The rows with one of them moved; unchanged at the ends. */
export function withMovedRow(rows: readonly InputRow[], from: number, to: number): readonly InputRow[] {
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return rows;
  return withRow(withoutRow(rows, from), to, row);
}

export function withCell(
  rows: readonly InputRow[],
  at: number,
  name: string,
  value: unknown,
): readonly InputRow[] {
  return rows.map((row, index) => (index === at ? { ...row, [name]: value } : row));
}
