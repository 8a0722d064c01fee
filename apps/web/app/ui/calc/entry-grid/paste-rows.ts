import {
  type ChoiceField,
  isShown,
  LONGEST_VALUE,
  parseQuantity,
  plainSymbol,
  type RowsField,
  UNITS,
} from "@kingpost/calc";
import { newRow, type Row } from "./rows.ts";

type Column = RowsField["columns"][string];

export interface Pasted {
  readonly rows: readonly Row[];
  /** Where the last pasted row is, counted from 0. */
  readonly last: number;
  /** What was not understood, in sentences. */
  readonly notes: readonly string[];
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * Rows of a spreadsheet pasted into a table of inputs at a cell.
 *
 * Shape    cells between tabs, rows between line breaks; a trailing line break and a header row are left out; numbers stay as they
 *          are typed, units included. What is not understood is reported and stays in its cell, which is then an error
 */
export function pasteRows(field: RowsField, rows: readonly Row[], text: string, at: Place): Pasted {
  const names = Object.keys(field.columns);
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
  const cells = lines.map((line) => line.split("\t").map(cellOf));
  const [head = []] = cells;
  const isHeader = cells.length > 1 && isHeaderRow(field, names, head, at.column);
  const mapped = cells.length > 1 ? headedColumns(field, head) : undefined;
  const pasted = isHeader || mapped ? cells.slice(1) : cells;
  const room = field.count.most - at.row;
  const notes: string[] = [];
  /** The rows, counted from 1, of each thing that was not understood. */
  const unknown = new Map<string, number[]>();
  const report = (what: string, index: number) =>
    unknown.set(what, [...(unknown.get(what) ?? []), index + 1]);
  if (pasted.length > room) {
    notes.push(
      `${field.label} can have ${field.count.most} rows: the last ${pasted.length - room} were left out.`,
    );
  }
  const next = [...rows];
  const kept = pasted.slice(0, room);
  for (const [offset, line] of kept.entries()) {
    const index = at.row + offset;
    let row = next[index] ?? newRow(field, next.at(-1));
    for (const [step, cell] of line.entries()) {
      const name = mapped ? mapped[step] : names[at.column + step];
      if (mapped && name === undefined) continue;
      const column = name === undefined ? undefined : field.columns[name];
      if (name === undefined || !column) {
        if (cell !== "") report(`“${shorten(cell)}” is beyond the last column.`, index);
        continue;
      }
      if (cell === "" || !isShown(column, row)) continue;
      const read = readCell(column, cell);
      if (read === undefined) {
        // Kept, so that no result is given until the user has chosen.
        row = { ...row, [name]: cell };
        report(`“${shorten(cell)}” is not a ${column.label.toLowerCase()}.`, index);
      } else row = { ...row, [name]: read };
    }
    next[index] = row;
  }
  return {
    rows: next,
    last: at.row + kept.length - 1,
    notes: [...notes, ...[...unknown].map(([what, numbers]) => `${rowsText(numbers)}: ${what}`)],
  };
}

const LISTED = 5;

/** `Row 4`, `Rows 2, 3 and 5`, `12 rows from row 2`. */
function rowsText(numbers: readonly number[]): string {
  const [first] = numbers;
  if (numbers.length === 1) return `Row ${first}`;
  if (numbers.length > LISTED) return `${numbers.length} rows from row ${first}`;
  return `Rows ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}

// The rest of a longer one would not open again. What is left of it is too long for every field, and marked.
const cellOf = (text: string): string => text.trim().slice(0, LONGEST_VALUE);

const LONGEST = 40;
const shorten = (cell: string): string => (cell.length > LONGEST ? `${cell.slice(0, LONGEST)}\u2026` : cell);

/** The value of a cell; undefined if the column has none of that name. A number that cannot be read is kept: its own error names it. */
function readCell(column: Column, cell: string): unknown {
  switch (column.kind) {
    case "choice":
      return optionOf(column, cell);
    case "switch":
      if (/^(yes|y|true|on|1|x)$/i.test(cell)) return true;
      return /^(no|n|false|off|0|-)$/i.test(cell) ? false : undefined;
    default:
      return cell;
  }
}

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim()} `;

/** The option of a value or a label, or the only one with these words. */
function optionOf({ options }: ChoiceField, cell: string): string | undefined {
  const typed = wordsOf(cell);
  const exact = options.find(({ value, label }) => wordsOf(value) === typed || wordsOf(label) === typed);
  const others = options.filter(({ label }) => wordsOf(label).includes(typed));
  return (exact ?? (others.length === 1 ? others[0] : undefined))?.value;
}

/**
 * The columns that a header row names, in its order: `Position (m)`, `x`. Undefined unless at least two cells of it name columns, or
 * its only one does. A cell that names none has no column and is left out.
 */
function headedColumns(
  { columns }: RowsField,
  head: readonly string[],
): readonly (string | undefined)[] | undefined {
  const named = head.map((cell) => {
    const typed = wordsOf(cell.replace(/\(.*\)/, ""));
    return Object.entries(columns).find(([name, { label, symbol }]) =>
      [name, label, symbol ? plainSymbol(symbol) : ""].some((text) => text !== "" && wordsOf(text) === typed),
    )?.[0];
  });
  const found = named.filter((name) => name !== undefined);
  const isHeader = found.length >= Math.min(2, head.length) && new Set(found).size === found.length;
  return isHeader ? named : undefined;
}

/** A first row is a header if no number of it can be read: `Length (m)`. */
function isHeaderRow(
  { columns }: RowsField,
  names: readonly string[],
  cells: readonly string[],
  from: number,
) {
  const numbers = cells.flatMap((cell, step) => {
    const column = columns[names[from + step] ?? ""];
    return column?.kind === "number" && cell !== "" ? [{ column, cell }] : [];
  });
  return (
    numbers.length > 0 &&
    numbers.every(({ column, cell }) => {
      const isCalculation = cell.startsWith("=") || /^[a-z]\s*[/*]/i.test(cell);
      return !isCalculation && !/\d/.test(withoutUnits(cell)) && "problem" in parse(column, cell);
    })
  );
}

/** `Load (kN/m2)` has a figure that is part of a unit. */
const withoutUnits = (cell: string): string =>
  Object.values(UNITS)
    .flatMap(({ text, typed }) => [text, ...typed])
    .filter((unit) => /\d/.test(unit))
    .reduce((rest, unit) => rest.replaceAll(unit, ""), cell);

function parse(column: Extract<Column, { kind: "number" }>, cell: string) {
  return parseQuantity(cell, { ...column, names: new Map() });
}
