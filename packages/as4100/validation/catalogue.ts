import { gradeOf } from "@kingpost/sections/as4100/grades";
import { type Catalogue, loadCatalogue } from "@kingpost/sections/catalogue";
import type { SectionRecord } from "@kingpost/sections/record";
import { buildCatalogue } from "../../sections/scripts/catalogue-from-csv.ts";
import { readTables } from "../../sections/scripts/read-tables.ts";

/** The section library from its tables, without a build. */
export const catalogue: Catalogue = loadCatalogue(buildCatalogue(readTables()));

const bySizeAndGrade = new Map(
  catalogue.records().map((record) => [`${record.name} ${gradeSymbol(record)}`, record]),
);

/** The record of a size in a real grade: `610UB125`, `300`; `100x50x3.0RHS`, `C450`. */
export function recordIn(designation: string, grade: string): SectionRecord {
  const record = bySizeAndGrade.get(`${designation} ${grade}`);
  if (!record) throw new Error(`The library has no ${designation} in grade ${grade}.`);
  return record;
}

function gradeSymbol({ category, standard }: SectionRecord): string {
  return gradeOf(category, standard).symbol;
}
