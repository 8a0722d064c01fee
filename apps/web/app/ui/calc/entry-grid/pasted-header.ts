import { parseQuantity, plainSymbol, type RowsField } from "@kingpost/calc";
import { optionOf, wordsOf } from "./pasted-choice.ts";
import { isUnitLike, quantityOverUnit, unitIn } from "./pasted-unit.ts";

type Cells = readonly (readonly string[])[];
type Columns = RowsField["columns"];

/** A column of the rows that are pasted. */
interface PastedColumn {
  /** The column of the table; undefined: it is left out. */
  readonly name: string | undefined;
  /** Unit of its numbers, as its head has it. */
  readonly unit: string | undefined;
}

interface PastedHeader {
  /** How many rows are before the data. */
  readonly rows: number;
  readonly columns: readonly PastedColumn[];
  /** What was left out, in sentences. */
  readonly notes: readonly string[];
}

const BRACKETED = /^(.*?)\s*[([{]\s*([^()[\]{}]*?)\s*[)\]}]$/;
const BEFORE_BRACKETS = /^([^([{]+?)\s*[([{]/;
const TRAILING = /^(.*?)(?:\s+in)?[\s,:;-]+(\S+)$/i;

/** A head, apart into name and unit: `Load (kN/m)`, `Load, t/m`, `Load in t/m`, `Load (t/m, factored)`. */
function readHead(columns: Columns, head: string) {
  const whole = columnNamed(columns, head);
  if (whole !== undefined) return { column: whole, unit: undefined };
  const over = quantityOverUnit(head);
  const numerator = over && columnNamed(columns, over.quantity);
  if (over && numerator !== undefined) return { column: numerator, unit: over.unit };
  const [, name = ""] = BRACKETED.exec(head) ?? [];
  const [, first = ""] = BEFORE_BRACKETS.exec(head) ?? [];
  const [, before = "", last = ""] = TRAILING.exec(head) ?? [];
  const names = [name, first, ...(isUnitLike(last) ? [before] : [])];
  const column = names.flatMap((one) => columnNamed(columns, one) ?? [])[0];
  return { column, unit: unitIn(head) };
}

function columnNamed(columns: Columns, text: string): string | undefined {
  const typed = wordsOf(text);
  if (typed === "") return undefined;
  return Object.entries(columns).find(([name, { label, symbol: of }]) => {
    const symbol = of ? plainSymbol(of) : "";
    const known = [label, name, symbol, `${symbol} ${label}`, `${label} ${symbol}`];
    return known.some((one) => wordsOf(one) === typed);
  })?.[0];
}

const filled = (row: readonly string[]): readonly string[] => row.filter((cell) => cell !== "");
/** Rows with a title in one cell may be above the header. */
const MOST_TITLES = 2;

/**
 * The header of pasted rows: where it is, which column of the table each of its cells names, and their units. Undefined without one.
 * `positions` are the columns of the table from the cell on in which the rows are pasted.
 */
export function pastedHeader(
  { columns }: RowsField,
  cells: Cells,
  positions: readonly string[],
): PastedHeader | undefined {
  for (let at = 0; at <= MOST_TITLES && at < cells.length; at += 1) {
    const head = cells[at] ?? [];
    const named = head.map((cell) => readHead(columns, cell));
    const found = named.flatMap(({ column }) => column ?? []);
    // A row alone is a header only if it cannot be a value.
    const least = at === cells.length - 1 ? 2 : Math.min(2, filled(head).length);
    if (found.length >= least && found.length > 0 && new Set(found).size === found.length) {
      const titles = cells.slice(0, at).flatMap(filled);
      const heads = named.map(({ column: name, unit }) => ({ name, unit }));
      return withUnitsRow(columns, cells, at + 1, heads, [
        ...titles.map((title) => `\u201c${title}\u201d was taken for a title.`),
        ...leftOut(head, heads, cells.slice(at + 1)),
      ]);
    }
    if (filled(head).length > 1) break;
  }
  const [head = []] = cells;
  if (cells.length < 2 || !isHeader(columns, head, positions)) return undefined;
  const heads = head.map((cell, step) => ({ name: positions[step], unit: readHead(columns, cell).unit }));
  return withUnitsRow(columns, cells, 1, heads, [
    `The first row was taken for a header: ${filled(head).join(", ")}.`,
  ]);
}

/** A row of units below the heads is theirs. */
function withUnitsRow(
  columns: Columns,
  cells: Cells,
  at: number,
  heads: readonly PastedColumn[],
  notes: readonly string[],
): PastedHeader {
  const units = (cells[at] ?? []).map((cell) => cell.replace(/^[([{]\s*|\s*[)\]}]$/g, ""));
  const isUnits =
    cells.length > at + 1 &&
    filled(units).length > 0 &&
    units.every((unit, step) => {
      const column = columns[heads[step]?.name ?? ""];
      return (
        unit === "" ||
        unit === "-" ||
        (isUnitLike(unit) && column?.kind !== "choice" && column?.kind !== "text")
      );
    });
  if (!isUnits) return { rows: at, columns: heads, notes };
  const withUnits = heads.map(({ name, unit }, step) => {
    const own = units[step] ?? "";
    return { name, unit: isUnitLike(own) ? own : unit };
  });
  return { rows: at + 1, columns: withUnits, notes };
}

/** The columns that have values and no place in the table. */
function leftOut(head: readonly string[], heads: readonly PastedColumn[], rows: Cells): readonly string[] {
  const names = heads.flatMap(({ name }, step) =>
    name === undefined && rows.some((row) => (row[step] ?? "") !== "") ? [head[step] ?? ""] : [],
  );
  if (names.length === 0) return [];
  const shown = names.map((name) => (name === "" ? "without a name" : `\u201c${name}\u201d`)).join(", ");
  return [
    `${names.length === 1 ? "The column" : "The columns"} ${shown} ${names.length === 1 ? "was" : "were"} left out.`,
  ];
}

/** What a spreadsheet has in place of a value. */
const NO_VALUE = /^(?:#.*|tb[acd]|n\/?a|nil|none|\?+|[-\u2010-\u2015\u2212]+)$/i;
/** `L/2`, `=A1`: the symbol of a field, and a sign. */
const CALCULATION = /^=|^[a-z]\s*[-+/*]/i;

/** A first row is a header if none of its cells is a value of its column, and one of them has words. */
function isHeader(columns: Columns, head: readonly string[], positions: readonly string[]): boolean {
  const kinds = head.map((cell, step) => kindOfCell(columns[positions[step] ?? ""], cell));
  return kinds.includes("words") && !kinds.includes("value");
}

function kindOfCell(column: Columns[string] | undefined, cell: string): "words" | "value" | "neither" {
  if (cell === "" || !column) return "neither";
  if (NO_VALUE.test(cell)) return "value";
  const isUnit = isUnitLike(cell) || (!/\d/.test(cell) && quantityOverUnit(cell) !== undefined);
  if (column.kind === "number" && isUnit && /\p{L}/u.test(cell)) return "words";
  switch (column.kind) {
    case "number": {
      const words = cell.replace(/[([{].*?[)\]}]/g, "");
      const isValue = /\d/.test(words) || CALCULATION.test(cell) || !/\p{L}/u.test(words);
      return isValue || "value" in parseQuantity(cell, { ...column, names: new Map() }) ? "value" : "words";
    }
    case "choice":
      return optionOf(column, cell) === undefined && !/\d/.test(cell) ? "neither" : "value";
    default:
      return "neither";
  }
}
