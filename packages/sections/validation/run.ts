import { type Comparison, compareRow } from "./compare.ts";
import { readRows } from "./read-rows.ts";

/** Compares every published value of every table with the engine, in the order of the tables. */
export function compareEverything(): readonly Comparison[] {
  return readRows().flatMap(compareRow);
}
