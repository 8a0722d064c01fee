import type { RowsField } from "@kingpost/calc";

/** A row of inputs as it is kept: numbers in base units, texts as typed. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of a value that may come from a link. */
export function rowsOf(raw: unknown): readonly Row[] {
  if (!Array.isArray(raw)) return [];
  return raw.map((row: unknown) => (isRow(row) ? row : {}));
}

function isRow(row: unknown): row is Row {
  return typeof row === "object" && row !== null && !Array.isArray(row);
}

/** A row to add: the defaults, with the choices of the row above. */
export function newRow({ columns }: RowsField, above: Row | undefined): Row {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      column.kind === "choice" ? (above?.[name] ?? column.default) : column.default,
    ]),
  );
}

export function withRow(rows: readonly Row[], at: number, row: Row): readonly Row[] {
  return [...rows.slice(0, at), row, ...rows.slice(at)];
}

export function withoutRow(rows: readonly Row[], at: number): readonly Row[] {
  return rows.filter((_, index) => index !== at);
}

/** The rows with one of them moved; unchanged at the ends. */
export function withMovedRow(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return rows;
  return withRow(withoutRow(rows, from), to, row);
}

export function withCell(rows: readonly Row[], at: number, name: string, value: unknown): readonly Row[] {
  return rows.map((row, index) => (index === at ? { ...row, [name]: value } : row));
}
