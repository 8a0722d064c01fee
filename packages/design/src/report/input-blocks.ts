import {
  type Field,
  isShown,
  markedSymbol,
  plainSymbol,
  rowsOf,
  shownColumns,
  textRuns,
} from "@kingpost/calc";
import type { Block } from "@kingpost/report/blocks";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { RunnableModule } from "../frame/module/runnable-module.ts";
import { caption, heading, note, pairsTable, TABLE_SIZE } from "./blocks.ts";
import { valueText } from "./value-text.ts";

type Form = Pick<RunnableModule, "fields" | "groups">;

interface ShownField {
  readonly name: string;
  readonly field: Field;
}

const shownOf = ({ fields }: Form, names: readonly string[], inputs: RawInputs): ShownField[] =>
  names.flatMap((name) => {
    const field = fields[name];
    return field && isShown(field, inputs) ? [{ name, field }] : [];
  });

const pairOf = ({ name, field }: ShownField, inputs: RawInputs) =>
  [textRuns(labelOf(field)), textRuns(valueText(field, inputs[name]))] as const;

/** Every input below the heading of its group. */
export function allInputBlocks(form: Form, inputs: RawInputs): Block[] {
  return form.groups.flatMap((group): Block[] => {
    const shown = shownOf(form, group.fields, inputs);
    const singles = shown.filter(({ field }) => field.kind !== "rows");
    const grids = shown.flatMap((one) => gridBlocks(one, inputs));
    if (singles.length + grids.length === 0) return [];
    return [
      heading(group.title, 2),
      ...(singles.length > 0
        ? [
            pairsTable(
              ["Input", "Value"],
              singles.map((one) => pairOf(one, inputs)),
              2,
            ),
          ]
        : []),
      ...grids,
    ];
  });
}

/**
 * The inputs that differ from their defaults, and the rows of the design. The sections are in a table of their own. The numbers that
 * have their defaults are named in one note: a design is not described without its dimensions.
 */
export function changedInputBlocks(form: Form, inputs: RawInputs): Block[] {
  const all = shownOf(
    form,
    form.groups.flatMap(({ fields }) => fields),
    inputs,
  ).filter(({ field }) => field.kind !== "section");
  const singles = all.filter(({ field }) => field.kind !== "rows");
  const changed = singles.filter(({ name, field }) => !isDefault(field, inputs[name]));
  const usual = new Set(form.groups.flatMap(({ isRare, fields }) => (isRare ? [] : fields)));
  const kept = singles.filter(
    (one) => one.field.kind === "number" && usual.has(one.name) && !changed.includes(one),
  );
  const defaults = kept
    .map(({ name, field }) => `${labelOf(field)}: ${valueText(field, inputs[name])}`)
    .join("; ");
  return [
    ...(changed.length > 0
      ? [
          pairsTable(
            ["Input", "Value"],
            changed.map((one) => pairOf(one, inputs)),
            2,
          ),
        ]
      : []),
    ...all.flatMap((one) => gridBlocks(one, inputs)),
    note(
      `All other inputs have their defaults, which the full report lists.${defaults === "" ? "" : ` Among them: ${defaults}.`}`,
    ),
  ];
}

/** The rows of a table of inputs with the columns that are in use. */
function gridBlocks({ name, field }: ShownField, inputs: RawInputs): Block[] {
  if (field.kind !== "rows") return [];
  const rows = rowsOf(inputs[name]);
  if (rows.length === 0) return [];
  const columns = shownColumns(field, rows);
  return [
    caption(field.label),
    {
      kind: "table",
      size: TABLE_SIZE,
      columns: columns.map(([, column]) => ({
        head: textRuns(labelOf(column)),
        align: column.kind === "number" ? "right" : "left",
        share: 1 / columns.length,
      })),
      rows: rows.map((row) =>
        columns.map(([cell, column]) => valueText(column, row[cell] ?? column.default)),
      ),
    },
  ];
}

/** Whether a value is the default of its field, as its text shows it. */
export const isDefault = (field: Field, raw: unknown): boolean =>
  valueText(field, raw) === valueText(field, field.default);

/** `s_x Spacing of bars`, its subscripts marked. */
export function labelOf(field: Field): string {
  if (!field.symbol) return field.label;
  const symbol = markedSymbol(field.symbol);
  return plainSymbol(field.symbol) === field.label ? symbol : `${symbol} ${field.label}`;
}
