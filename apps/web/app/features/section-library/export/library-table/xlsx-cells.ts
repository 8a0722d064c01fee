import type { CellObject, Row } from "write-excel-file/universal";
import type { Cell } from "../exact-value.ts";

const HEAD = { fontWeight: "bold", align: "center" } as const;

export const headCell = (text: string): CellObject => ({ type: String, value: text, ...HEAD });

/** The number format of a capacity, or of what it is for, by its unit. */
export const CAPACITY_FORMATS: Readonly<Record<string, string>> = {
  kN: "#,##0.0",
  kNm: "#,##0.0",
  "kN/m": "#,##0.00",
  "kN/mm": "0.000",
  m: "0.0##",
  "": "0.00#",
};

/** A row of texts and numbers, each number in the format of its column; nothing where a cell is empty. */
export function rowOf(cells: readonly Cell[], formats: readonly (string | undefined)[] = []): Row {
  return cells.map((cell, index): CellObject | null => {
    if (cell === undefined || cell === "") return null;
    if (typeof cell === "string") return { type: String, value: cell };
    const format = formats[index];
    return { type: Number, value: cell, ...(format === undefined ? {} : { format }) };
  });
}
