import { type Comparison, compareRow } from "./compare.ts";
import { readRows } from "./read-rows.ts";

/** Every published value of every table against the engine, in the order of the tables. */
export function compareEverything(): readonly Comparison[] {
  return readRows().flatMap(compareRow);
}
