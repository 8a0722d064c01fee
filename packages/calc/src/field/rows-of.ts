/** A row of inputs as it is kept: numbers in base units, texts as typed. */
export type InputRow = Readonly<Record<string, unknown>>;

/** The rows of a value that may come from a link. */
export function rowsOf(raw: unknown): readonly InputRow[] {
  if (!Array.isArray(raw)) return [];
  return raw.map((row: unknown) => (isRow(row) ? row : {}));
}

function isRow(row: unknown): row is InputRow {
  return typeof row === "object" && row !== null && !Array.isArray(row);
}
