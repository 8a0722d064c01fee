import { type CatalogueData, loadCatalogue, type SectionRecord } from "@kingpost/sections";
import json from "@kingpost/sections/catalogue.json" with { type: "json" };
import * as engine from "@kingpost/sections/records";
import { setRecordEngine } from "../../../ui/catalogue/catalogue-store.ts";

/** What the page fetches, from the build of the package. */
export const data = json as CatalogueData;

// Conditions on properties filter once the records can be had.
setRecordEngine(engine);

export const catalogue = loadCatalogue(data);

/** The record of an identifier that must be in the catalogue. */
export function recordOf(id: string): SectionRecord {
  const found = catalogue.record(id);
  if (!found) throw new Error(`No section ${id}`);
  return found;
}
