import type { InputRow } from "@kingpost/calc";
import { isShown, LONGEST_VALUE, type RowsField, shownColumns } from "@kingpost/calc";
import { clipboardCells } from "./clipboard-cells.ts";
import { optionOf } from "./pasted-choice.ts";
import { pastedHeader } from "./pasted-header.ts";
import { withUnit } from "./pasted-unit.ts";
import { newRow } from "./rows.ts";

type Column = RowsField["columns"][string];

export interface Pasted {
  readonly rows: readonly InputRow[];
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
 * Shape    cells as `clipboardCells` reads them. Rows without a value are left out, and so is a header, whose units its numbers have.
 *          Numbers stay as they are typed. What is not understood is reported and stays in its cell, which is then an error; so does an
 *          empty cell beside others, which is never the value that the row had before. `sectionId` reads the name of a section
 */
export function pasteRows(
  field: RowsField,
  rows: readonly InputRow[],
  text: string,
  at: Place,
  sectionId: (name: string) => string | undefined = () => undefined,
): Pasted {
  const shown = shownColumns(field, rows).map(([name]) => name);
  const all = clipboardCells(text);
  const filled = all.filter((line) => line.some((cell) => cell !== ""));
  const header = pastedHeader(field, filled, shown.slice(at.column));
  const pasted = filled.slice(header?.rows ?? 0);
  const room = field.count.most - at.row;
  const notes: string[] = [...(header?.notes ?? [])];
  const empty = all.length - filled.length;
  if (empty > 0) notes.push(`${empty} empty row${empty === 1 ? " was" : "s were"} left out.`);
  if (pasted.length > room) {
    notes.push(
      `${field.label} can have ${field.count.most} rows: the last ${pasted.length - room} were left out.`,
    );
  }
  /** The rows, counted from 1, of each thing that was not understood. */
  const unknown = new Map<string, number[]>();
  const next = [...rows];
  const kept = pasted.slice(0, room);
  const width = Math.max(0, ...pasted.map(({ length }) => length));
  for (const [offset, line] of kept.entries()) {
    const index = at.row + offset;
    const report = (what: string) => unknown.set(what, [...(unknown.get(what) ?? []), index + 1]);
    let row = next[index] ?? newRow(field, next.at(-1));
    for (let step = 0; step < width; step += 1) {
      // The rest of a longer one would not open again. What is left of it is too long for every field, and marked.
      const cell = (line[step] ?? "").slice(0, LONGEST_VALUE);
      const { name, unit } = header?.columns[step] ?? {
        name: header ? undefined : shown[at.column + step],
        unit: undefined,
      };
      const column = name === undefined ? undefined : field.columns[name];
      if (name === undefined || !column) {
        const isBeyond = cell !== "" && (!header || step >= header.columns.length);
        if (isBeyond) report(`“${shorten(cell)}” is beyond the last column.`);
      } else if (isShown(column, row)) {
        const read = readCell(column, cell, unit, sectionId);
        row = { ...row, [name]: read.value };
        if (read.problem !== undefined) report(read.problem);
      }
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

const LONGEST = 40;
const shorten = (cell: string): string => (cell.length > LONGEST ? `${cell.slice(0, LONGEST)}\u2026` : cell);

interface ReadCell {
  readonly value: unknown;
  /** Why it is an error; undefined where its own error names it. */
  readonly problem?: string | undefined;
}

/** The value of a cell. What is not understood is kept, so that no result is given until the user has chosen. */
function readCell(
  column: Column,
  cell: string,
  unit: string | undefined,
  sectionId: (name: string) => string | undefined,
): ReadCell {
  const label = column.label.toLowerCase();
  const isMissing =
    cell === "" &&
    (column.kind === "number" ||
      column.kind === "choice" ||
      (column.kind === "section" && column.whenEmpty === undefined));
  if (isMissing) return { value: "", problem: `the ${label} is empty.` };
  const unread = (): ReadCell => ({ value: cell, problem: `“${shorten(cell)}” is not a ${label}.` });
  switch (column.kind) {
    case "number":
      return { value: withUnit(column, withoutBrackets(cell), unit) };
    case "choice": {
      const value = optionOf(column, cell);
      return value === undefined ? unread() : { value };
    }
    case "switch":
      if (/^(yes|y|true|on|1|x)$/i.test(cell)) return { value: true };
      return /^(no|n|false|off|0|-|)$/i.test(cell) ? { value: false } : unread();
    case "section":
      return { value: sectionId(cell) ?? cell };
    default:
      return { value: cell };
  }
}

/** A negative number as accounts have it: `(5.2)`. */
const withoutBrackets = (cell: string): string => cell.replace(/^\((\d[\d\s.]*)\)$/, "-$1");
