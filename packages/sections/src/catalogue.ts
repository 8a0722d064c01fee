import type { CatalogueData } from "./catalogue/catalogue-data.ts";
import { type Catalogue, indexCatalogue, type MakeRecord } from "./catalogue/catalogue-index.ts";
import type { SizeLine } from "./catalogue/unpack-lines.ts";
import { type CalculatedSize, calculateSize, expandRecord } from "./expansion/expand-record.ts";
import { unpackSize } from "./expansion/unpack.ts";

export type { CatalogueData } from "./catalogue/catalogue-data.ts";
export type { Catalogue } from "./catalogue/catalogue-index.ts";

/** Sizes of which one of the two records has been made. */
const halfMade = new WeakMap<SizeLine, CalculatedSize>();

/** Makes the record of a size by the engine. The size is calculated once for the records of both standards, and let go with the second. */
export const makeRecord: MakeRecord = (data, { entry, line, index }) => {
  const size = halfMade.get(line) ?? calculateSize(line.category, unpackSize(data, line, index));
  if (!halfMade.delete(line)) halfMade.set(line, size);
  return expandRecord(entry, size);
};

/**
 * Opens the built catalogue. Costs a millisecond or two: no property is read until its record is requested.
 *
 * Errors   DomainError 'bad-value' for a file whose availabilities or grades cannot be read
 */
export function loadCatalogue(data: CatalogueData): Catalogue {
  return indexCatalogue(data, makeRecord);
}
