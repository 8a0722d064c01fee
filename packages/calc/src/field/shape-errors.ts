import type { Field, Fields, RowsField } from "./field.ts";

/** What is wrong with one field, beside which the message is shown. */
export interface FieldError {
  /** A JSON pointer: `/loads/0/position`. */
  readonly path: string;
  readonly message: string;
}

/** Most characters of any value. A text that its field does not allow is kept and marked; one longer than this was never typed. */
export const LONGEST_VALUE = 256;

const LONGEST_NAME = 60;
const shorten = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}\u2026` : name;

/**
 * What makes inputs larger or deeper than the fields of their module allow: a field that does not exist, too many rows, a list or an
 * object in the place of a value, a text that is too long. Inputs without such an error are small enough to be shown, stored and calculated,
 * whatever their values are.
 */
export function shapeErrors(fields: Fields, raw: unknown): readonly FieldError[] {
  return recordErrors(fields, raw, { path: "", what: "The inputs" });
}

interface Place {
  readonly path: string;
  readonly what: string;
}

function recordErrors(fields: Fields, raw: unknown, { path, what }: Place): readonly FieldError[] {
  if (!isRecord(raw)) return [{ path, message: `${what} must be an object of fields.` }];
  return Object.entries(raw).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const pointer = `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return field
      ? valueErrors(field, value, pointer)
      : [{ path: pointer, message: `${shorten(name)} is not a field of this design.` }];
  });
}

function valueErrors(field: Field, value: unknown, path: string): readonly FieldError[] {
  if (value === null || value === undefined) return [];
  if (field.kind === "rows") return rowsErrors(field, value, path);
  const { label } = field;
  if (typeof value === "object") return [{ path, message: `${label} must be a single value.` }];
  return typeof value === "string" && value.length > LONGEST_VALUE
    ? [{ path, message: `${label} can have ${LONGEST_VALUE} characters; this has ${value.length}.` }]
    : [];
}

function rowsErrors({ label, columns, count }: RowsField, rows: unknown, path: string) {
  if (!Array.isArray(rows)) return [{ path, message: `${label} must be a list of rows.` }];
  if (rows.length > count.most) return [{ path, message: rowsMessage({ label, count }, rows.length) }];
  return rows.flatMap((row, at) =>
    recordErrors(columns, row, { path: `${path}/${at}`, what: `A row of ${label}` }),
  );
}

export function rowsMessage({ label, count }: Pick<RowsField, "label" | "count">, rows: number): string {
  return `${label} must have from ${count.least} to ${count.most} rows; there are ${rows}.`;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
