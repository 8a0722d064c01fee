import { readdirSync, readFileSync } from "node:fs";
import Papa from "papaparse";
import { CATEGORIES, type Category } from "../src/record/record.ts";

/** The families whose properties a table gives; of tees and bars only sizes are published. */
export const PUBLISHED_CATEGORIES = [...CATEGORIES, "TFB", "UBP"] as const satisfies readonly Category[];

const DATA = new URL("../data/", import.meta.url);

/** One size of a published table, cell by cell as text; empty cells (not published) are left out. */
export interface Row {
  readonly category: Category;
  readonly designation: string;
  readonly cells: ReadonlyMap<string, string>;
}

/** Every row of every table in data/, read independently of the parser that builds the catalogue. */
export function readRows(): readonly Row[] {
  const files = readdirSync(DATA).filter((name) => name.endsWith(".csv"));
  return PUBLISHED_CATEGORIES.flatMap((category) => {
    const file = `${category.toLowerCase()}.csv`;
    if (!files.includes(file)) throw new Error(`There is no ${file}.`);
    return readTable(category, readFileSync(new URL(file, DATA), "utf8"));
  });
}

function readTable(category: Category, text: string): Row[] {
  const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const [error] = errors;
  if (error) throw new Error(`${category}: ${error.message}`);
  return data.map((record) => ({
    category,
    designation: record.designation ?? "",
    cells: new Map(Object.entries(record).filter(([, cell]) => cell !== "")),
  }));
}

/** The number in a cell; a cell that is not a number is an error, an empty one is undefined. */
export function numberIn(row: Row, column: string): number | undefined {
  const cell = row.cells.get(column);
  if (cell === undefined) return undefined;
  const value = Number(cell);
  if (!Number.isFinite(value)) throw new Error(`${row.designation}, ${column}: "${cell}" is not a number.`);
  return value;
}

/** The number in a required cell. */
export function requiredIn(row: Row, column: string): number {
  const value = numberIn(row, column);
  if (value === undefined) throw new Error(`${row.designation}: ${column} is empty.`);
  return value;
}
