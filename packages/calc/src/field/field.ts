import type { MathText } from "../math-text/math-text.ts";
import type { Reference } from "../reference.ts";
import type { Quantity } from "../unit/quantities.ts";
import type { UnitName } from "../unit/units.ts";

interface FieldDescription {
  readonly label: string;
  readonly symbol?: MathText;
  readonly reference?: Reference;
  /** Several conditions must all be met. */
  readonly shownWhen?: Condition | readonly Condition[];
}

/**
 * When a field counts: while `field`, which is listed before it, has the value `is` or one of its values; or while a row of one of the
 * `tables` has one of them in `column`.
 */
export type Condition =
  | { readonly field: string; readonly is: boolean | string | readonly string[] }
  | { readonly tables: readonly string[]; readonly column: string; readonly is: readonly string[] };

/** Bounds in base units; `above` and `below` themselves are outside. */
export interface Range {
  readonly least?: number;
  readonly above?: number;
  readonly most?: number;
  readonly below?: number;
}

export interface NumberField extends FieldDescription {
  readonly kind: "number";
  readonly quantity: Quantity;
  /** Unit of a number that is typed without one. */
  readonly unit: UnitName;
  readonly range: Range;
  /** Whole base units only: positions are whole millimetres. */
  readonly isWhole?: boolean;
  /** In base units. */
  readonly default: number;
}

interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Drawing of the option, in a field that is chosen by drawings: SVG path data of lines in a box of 48 by 32. */
  readonly picture?: string;
}

export interface ChoiceField<Value extends string = string> extends FieldDescription {
  readonly kind: "choice";
  readonly options: readonly ChoiceOption<Value>[];
  readonly default: NoInfer<Value>;
}

export interface SwitchField extends FieldDescription {
  readonly kind: "switch";
  readonly default: boolean;
}

/** The designation of a section. Whether there is one of that name is for the module's `problems`. */
export interface SectionField extends FieldDescription {
  readonly kind: "section";
  readonly default: string;
  /** What it means to choose no section. Without it, a section must be chosen. */
  readonly whenEmpty?: string;
}

/** Words of the user. */
export interface TextField extends FieldDescription {
  readonly kind: "text";
  /** Most characters that it can have. */
  readonly most: number;
  /** A column that is shown only where a row has a text. */
  readonly isHiddenWhenEmpty?: boolean;
  readonly default: string;
}

export type SingleField = NumberField | ChoiceField | SwitchField | SectionField | TextField;

/** A table of inputs: spans, loads, restraints. */
export interface RowsField<Columns extends SingleFields = SingleFields> extends FieldDescription {
  readonly kind: "rows";
  readonly columns: Columns;
  readonly count: { readonly least: number; readonly most: number };
  readonly default: readonly InputsOf<NoInfer<Columns>>[];
}

/** The columns to show of a table with these rows. */
export function shownColumns(
  { columns }: RowsField,
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly (readonly [name: string, column: SingleField])[] {
  return Object.entries(columns).filter(
    ([name, column]) =>
      column.kind !== "text" || !column.isHiddenWhenEmpty || rows.some((row) => (row[name] ?? "") !== ""),
  );
}

export type Field = SingleField | RowsField;

export type SingleFields = Readonly<Record<string, SingleField>>;

/** The fields of a module by their names, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>;

type InputOf<F extends Field> = F extends NumberField
  ? number
  : F extends SwitchField
    ? boolean
    : F extends ChoiceField<infer Value>
      ? Value
      : F extends RowsField<infer Columns>
        ? readonly InputsOf<Columns>[]
        : string;

/** What a module calculates with: numbers in base units. */
export type InputsOf<F extends Fields> = { readonly [Name in keyof F]: InputOf<F[Name]> };

type Rest<F> = Omit<F, "kind">;

export const numberField = (field: Rest<NumberField>): NumberField => ({ kind: "number", ...field });
export const switchField = (field: Rest<SwitchField>): SwitchField => ({ kind: "switch", ...field });
export const textField = (field: Rest<TextField>): TextField => ({ kind: "text", ...field });
export const sectionField = (field: Rest<SectionField>): SectionField => ({ kind: "section", ...field });

export function choiceField<const Value extends string>(field: Rest<ChoiceField<Value>>): ChoiceField<Value> {
  return { kind: "choice", ...field };
}

export function rowsField<const Columns extends SingleFields>(
  field: Rest<RowsField<Columns>>,
): RowsField<Columns> {
  return { kind: "rows", ...field };
}
