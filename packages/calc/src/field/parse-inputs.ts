import { plainSymbol } from "../math-text/views.ts";
import type {
  ChoiceField,
  Condition,
  Field,
  Fields,
  InputsOf,
  NumberField,
  RowsField,
  TextField,
} from "./field.ts";
import { type NamedValue, parseQuantity } from "./parse-quantity.ts";
import { rangeProblem } from "./range-problem.ts";
import { type FieldError, isRecord, rowsMessage, shapeErrors } from "./shape-errors.ts";

export type ParsedInputs<F extends Fields> =
  | {
      readonly inputs: InputsOf<F>;
      /** How a text was read that could be read in another way. */
      readonly notes?: readonly FieldError[];
    }
  | { readonly errors: readonly FieldError[]; readonly notes?: readonly FieldError[] };

type Raw = Readonly<Record<string, unknown>>;
type Names = Map<string, NamedValue>;

/** One value read, or its error. A field that is not shown takes its default where its own value is wrong. */
type Read =
  | { readonly value: unknown; readonly notes?: readonly FieldError[] | undefined }
  | { readonly errors: readonly FieldError[]; readonly notes?: readonly FieldError[] | undefined };

/**
 * Reads the inputs of a module from a form, a link, a file or the API.
 *
 * Shape    a number is in base units, a text is what a user typed (`6.2m`, `=3*2100`, `L/2`); a field left out has its
 *          default; one that no field has is an error. `L` is the value of a field with that symbol, listed before
 */
export function parseInputs<F extends Fields>(fields: F, raw: unknown): ParsedInputs<F> {
  const misshapen = shapeErrors(fields, raw);
  if (!isRecord(raw)) return { errors: misshapen };
  const unread = new Set(misshapen.map(({ path }) => path.split("/")[1]));
  const bounded = Object.fromEntries(Object.entries(raw).filter(([name]) => !unread.has(name)));
  const { values, errors, notes } = readFields(fields, bounded, "", new Map());
  const all = [...misshapen, ...errors];
  const noted = notes.length > 0 ? { notes } : {};
  if (all.length > 0) return { errors: all, ...noted };
  // The mapped type follows the fields, which `readFields` has walked by name.
  return { inputs: values as InputsOf<F>, ...noted };
}

function readFields(fields: Fields, raw: Raw, path: string, outer: ReadonlyMap<string, NamedValue>) {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  const notes: FieldError[] = [];
  const names: Names = new Map(outer);
  for (const [name, field] of Object.entries(fields)) {
    const given = Object.hasOwn(raw, name) ? raw[name] : undefined;
    const read: Read =
      given === undefined ? { value: field.default } : readField(field, given, `${path}/${name}`, names);
    const isRead = "value" in read;
    if (isRead) values[name] = read.value;
    if (isShown(field, values)) {
      if (!isRead) errors.push(...read.errors);
      if (read.notes) notes.push(...read.notes);
    } else if (!isRead) values[name] = field.default;
    remember(field, values[name], names);
    rememberOnlyRow(field, values[name], names);
  }
  return { values, errors, notes };
}

/** Whether a field counts for these inputs. */
export function isShown({ shownWhen }: Field, values: Raw): boolean {
  return [shownWhen ?? []].flat().every((condition) => isMet(condition, values));
}

function isMet(condition: Condition, values: Raw): boolean {
  if ("tables" in condition) {
    const { tables, column, is } = condition;
    const rows = tables.flatMap((name): readonly unknown[] => {
      const table = values[name];
      return Array.isArray(table) ? table : [];
    });
    return rows.some((row) => isRecord(row) && is.some((value) => row[column] === value));
  }
  const value = values[condition.field];
  return Array.isArray(condition.is) ? condition.is.includes(value) : condition.is === value;
}

function readField(field: Field, given: unknown, path: string, names: Names): Read {
  const wrong = (message: string): Read => ({ errors: [{ path, message }] });
  if (given === null) {
    return wrong(`${field.label}: null is not a value. Enter one, or leave the field out for its default.`);
  }
  switch (field.kind) {
    case "number":
      return readNumber(field, given, path, names);
    case "choice":
      return isOption(field, given)
        ? { value: given }
        : wrong(`${field.label} must be one of: ${field.options.map(({ value }) => value).join(", ")}.`);
    case "switch":
      return typeof given === "boolean" ? { value: given } : wrong(`${field.label} must be on or off.`);
    case "section":
      return typeof given === "string" && (given !== "" || field.whenEmpty !== undefined)
        ? { value: given }
        : wrong("Choose a section.");
    case "text":
      return readText(field, given, wrong);
    case "rows":
      return readRows(field, given, path, names);
  }
}

function readNumber(field: NumberField, given: unknown, path: string, names: Names): Read {
  const wrong = (message: string): Read => ({ errors: [{ path, message }] });
  const parsed = typeof given === "string" ? parseQuantity(given, { ...field, names }) : { value: given };
  if ("problem" in parsed) return wrong(parsed.problem);
  const isDivided =
    field.isWhole && field.quantity === "length" && typeof given === "string" && /[/÷]/.test(given);
  const value = isDivided && typeof parsed.value === "number" ? Math.round(parsed.value) : parsed.value;
  if (typeof value !== "number" || !Number.isFinite(value)) return wrong(`${field.label} must be a number.`);
  const problem = rangeProblem(value, field);
  if (problem !== undefined) return wrong(problem);
  const note =
    value === parsed.value ? ("note" in parsed ? parsed.note : undefined) : `Rounded to ${value} mm.`;
  return { value, notes: note === undefined ? undefined : [{ path, message: note }] };
}

function readText({ label, most }: TextField, given: unknown, wrong: (message: string) => Read): Read {
  if (typeof given !== "string") return wrong(`${label} must be a text.`);
  return given.length > most
    ? wrong(`${label} can have ${most} characters; this has ${given.length}.`)
    : { value: given };
}

function readRows(field: RowsField, given: unknown, path: string, names: Names): Read {
  const { columns, count } = field;
  // `shapeErrors` has checked the shape.
  const rows: readonly unknown[] = Array.isArray(given) ? given : [];
  if (rows.length < count.least) return { errors: [{ path, message: rowsMessage(field, rows.length) }] };
  const read = rows.map((row, at) => readFields(columns, isRecord(row) ? row : {}, `${path}/${at}`, names));
  const errors = read.flatMap((row) => row.errors);
  const notes = read.flatMap((row) => row.notes);
  if (errors.length > 0) return { errors, notes };
  return { value: read.map(({ values }) => values), notes };
}

/** Remembers the values of the only row of a table that cannot be empty: `L` of the only span. */
function rememberOnlyRow(field: Field, value: unknown, names: Names): void {
  if (field.kind !== "rows" || field.count.least === 0 || !Array.isArray(value) || value.length !== 1) return;
  const row: unknown = value[0];
  if (!isRecord(row)) return;
  for (const [name, column] of Object.entries(field.columns)) remember(column, row[name], names);
}

function remember(field: Field, value: unknown, names: Names): void {
  if (field.kind !== "number" || !field.symbol || typeof value !== "number") return;
  names.set(plainSymbol(field.symbol), { value, quantity: field.quantity });
}

function isOption({ options }: ChoiceField, given: unknown): boolean {
  return options.some(({ value }) => value === given);
}
