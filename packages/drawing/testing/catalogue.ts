import { readFileSync } from "node:fs";
import { ALL_CATEGORIES, type Category, type SectionProperties } from "@kingpost/sections";
import papa from "papaparse";
import type { DrawnRecord } from "../src/steel-section/scene.ts";

type Row = Readonly<Record<string, string>>;

/** The parts of a size's record that a drawing needs, and its published area (mm2) if there is one. */
export interface DrawnSize extends DrawnRecord {
  readonly publishedArea: number | undefined;
  readonly row: Row;
}

const EMPTY = { shearCentreX0: 0, r1: 0, d1: 0, tf: 0, tw: 0 };

let sizes: readonly DrawnSize[] | undefined;

/** Every size of the tables, read from the CSV files once, so that the tests do not depend on the catalogue. */
export function allSizes(): readonly DrawnSize[] {
  sizes ??= ALL_CATEGORIES.flatMap((category) => rowsOf(category).map((row) => sizeOf(category, row)));
  return sizes;
}

export function sizeNamed(name: string): DrawnSize {
  const found = allSizes().find((size) => size.name === name);
  if (found === undefined) throw new Error(`No size ${name} in the tables`);
  return found;
}

function rowsOf(category: Category): Row[] {
  const file = new URL(`../../sections/data/${category.toLowerCase()}.csv`, import.meta.url);
  return papa.parse<Row>(readFileSync(file, "utf8").trim(), { header: true }).data;
}

const COLUMNS: readonly (readonly [keyof SectionProperties, readonly string[]])[] = [
  ["d", ["d_mm", "b1_mm"]],
  ["bf", ["bf_mm", "b2_mm"]],
  ["tf", ["tf_mm", "t_mm"]],
  ["tw", ["tw_mm", "t_mm"]],
  ["dPrinted", ["d_tabulated_mm"]],
  ["r1", ["r1_mm"]],
  ["r2", ["r2_mm"]],
  ["b1", ["b1_mm"]],
  ["b2", ["b2_mm"]],
  ["d1", ["d1_mm"]],
  ["shearCentreX0", ["xo_mm"]],
  ["tanAlpha", ["tan_alpha"]],
  ["centroidXL", ["xL_mm"]],
  ["nL", ["nL_mm"]],
  ["pB", ["pB_mm"]],
];

/** The column of the width of a bar. */
const BAR_WIDTH: Partial<Record<Category, string>> = { RB: "d_mm", SB: "d_mm", FL: "t_mm" };

function sizeOf(category: Category, row: Row): DrawnSize {
  const number = (columns: readonly string[]): number | undefined => {
    const text = columns.map((column) => row[column] ?? "").find((cell) => cell !== "");
    return text === undefined ? undefined : Number(text);
  };
  const entries = COLUMNS.map(([name, columns]) => [name, number(columns)]).filter(
    ([, v]) => v !== undefined,
  );
  const hollow = ["CHS", "RHS", "SHS"].includes(category) ? { t: number(["t_mm"]) } : {};
  const bar = BAR_WIDTH[category];
  const width = bar ? { bf: number([bar]) } : {};
  const properties = { ...EMPTY, ...Object.fromEntries(entries), ...hollow, ...width } as SectionProperties;
  return { category, name: row.designation ?? "", properties, publishedArea: number(["Ag_mm2"]), row };
}
