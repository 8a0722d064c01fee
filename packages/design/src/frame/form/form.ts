import {
  type ChoiceField,
  choiceField,
  type Fields,
  mathText,
  type NumberField,
  numberField,
  type Quantity,
  type RowsField,
  rowsField,
  textField,
  type UnitName,
} from "@kingpost/calc";
import type { FieldGroup } from "../module/runnable-module.ts";

/** In base units: both bounds are within the range. */
type Bounds = readonly [least: number, usual: number, most: number];

/** A range of its own takes the place of the two bounds. */
type NumberRest = Partial<Pick<NumberField, "shownWhen" | "isWhole" | "range">>;

/** A field of one quantity in one unit. `symbol` is written as `k_ex`; undefined where the label is enough. */
const numbersOf =
  (quantity: Quantity, unit: UnitName) =>
  (
    label: string,
    symbol: string | undefined,
    [least, usual, most]: Bounds,
    rest: NumberRest = {},
  ): NumberField =>
    numberField({
      label,
      ...(symbol === undefined ? {} : { symbol: mathText(symbol) }),
      quantity,
      unit,
      range: { least, most },
      default: usual,
      ...rest,
    });

export const millimetres = numbersOf("length", "mm");
export const metres = numbersOf("length", "m");
export const area = numbersOf("area", "mm²");
export const stress = numbersOf("stress", "MPa");
export const force = numbersOf("force", "kN");
export const moment = numbersOf("moment", "kNm");
export const lineLoad = numbersOf("line load", "kN/m");
export const factor = numbersOf("factor", "");

/** A force or a moment of either sign, zero unless the user enters one. */
export const anyForce = (label: string, symbol?: string) => force(label, symbol, [-1e8, 0, 1e8]);
export const anyMoment = (label: string, symbol?: string) => moment(label, symbol, [-1e11, 0, 1e11]);

/** A value with its label, and perhaps a drawing: see `ChoiceField`. */
type Option<Value extends string> = readonly [value: Value, label: string, picture?: string];

/** One of several values; the first is the default unless `rest` names another. */
export function choice<const Value extends string>(
  label: string,
  options: readonly Option<Value>[],
  rest: Partial<Pick<ChoiceField<NoInfer<Value>>, "default" | "symbol" | "shownWhen">> = {},
): ChoiceField<Value> {
  const [first] = options;
  if (!first) throw new TypeError(`${label} has no options.`);
  return choiceField({
    label,
    options: options.map(([value, words, picture]) => ({
      value,
      label: words,
      ...(picture === undefined ? {} : { picture }),
    })),
    default: first[0],
    ...rest,
  });
}

/** Words of the user, none at first. */
export const words = (label: string, most: number, rest: Pick<ChoiceField, "shownWhen"> = {}) =>
  textField({ label, most, default: "", ...rest });

/** A table of inputs, empty at first. */
export const table = <const Columns extends RowsField["columns"]>(
  label: string,
  most: number,
  columns: Columns,
  rest: Pick<RowsField, "shownWhen"> = {},
): RowsField<Columns> =>
  rowsField<Columns>({ label, columns, count: { least: 0, most }, default: [], ...rest });

type Suffixed<F extends Fields, Suffix extends string> = {
  readonly [Name in Extract<keyof F, string> as `${Name}${Suffix}`]: F[Name];
};

/** Fields that a form has more than once, each with a suffix to its name: `keX`, `keY`. */
export const suffixed = <F extends Fields, Suffix extends string>(fields: F, suffix: Suffix) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [`${name}${suffix}`, field]),
  ) as unknown as Suffixed<F, Suffix>;

interface Group {
  readonly title: string;
  /** Whether few designs need the group: it is closed until one of its fields differs from its default. */
  readonly isRare?: boolean;
  readonly fields: Fields;
}

/** The intersection of a union. */
type AllOf<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer All) => void
  ? All
  : never;

type FieldsOf<Groups extends readonly Group[]> = {
  readonly [Name in keyof AllOf<Groups[number]["fields"]>]: AllOf<Groups[number]["fields"]>[Name];
};

/** A form: its fields under their headings, each written once, in its place. */
export function form<const Groups extends readonly Group[]>(
  groups: Groups,
): {
  readonly fields: FieldsOf<Groups>;
  readonly groups: readonly FieldGroup<Extract<keyof FieldsOf<Groups>, string>>[];
} {
  type Name = Extract<keyof FieldsOf<Groups>, string>;
  return {
    fields: Object.assign({}, ...groups.map(({ fields }) => fields)) as FieldsOf<Groups>,
    groups: groups.map(({ fields, ...heading }) => ({ ...heading, fields: Object.keys(fields) as Name[] })),
  };
}
