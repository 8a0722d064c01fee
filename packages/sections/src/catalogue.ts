import type { CatalogueData } from "./catalogue/catalogue-data.ts";
import { type Catalogue, indexCatalogue, type MakeRecord } from "./catalogue/catalogue-index.ts";
import { expandRecord } from "./expansion/expand-record.ts";
import { unpackSize } from "./expansion/unpack.ts";

export type { CatalogueData } from "./catalogue/catalogue-data.ts";
export type { Catalogue } from "./catalogue/catalogue-index.ts";

/** Makes the record of a size by the engine. */
export const makeRecord: MakeRecord = (data, { entry, line, index }) =>
  expandRecord(entry, unpackSize(data, line, index));

/**
 * Opens the built catalogue. Costs a millisecond or two: no property is read until its record is requested.
 *
 * Errors   DomainError 'bad-value' for a file whose availabilities or grades cannot be read
 */
export function loadCatalogue(data: CatalogueData): Catalogue {
  return indexCatalogue(data, makeRecord);
}
