import { buildCatalogue } from "../scripts/catalogue-from-csv.ts";
import { readTables } from "../scripts/read-tables.ts";
import { loadCatalogue } from "../src/catalogue.ts";
import type { PropertyName, SectionRecord, Source } from "../src/record/record.ts";

/** The catalogue file of the build, directly from the tables. */
export const data = buildCatalogue(readTables());

export const catalogue = loadCatalogue(data);

/** The record of an identifier that must be in the catalogue. */
export function recordOf(id: string): SectionRecord {
  const found = catalogue.record(id);
  if (!found) throw new Error(`No record ${id}`);
  return found;
}

/** The properties that a record has from the given source. */
export function namesFrom({ provenance }: SectionRecord, source: Source): PropertyName[] {
  return (Object.keys(provenance) as PropertyName[]).filter((name) => provenance[name] === source);
}
