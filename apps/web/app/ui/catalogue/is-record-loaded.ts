import {
  areFirstRecordsLoaded,
  areRecordsLoaded,
  currentCatalogue,
  recordEngine,
} from "./catalogue-store.ts";

/** Whether the record of an identifier can be had at once: of the sizes that new designs name, before the columns have loaded. */
export function isRecordLoaded(id: string): boolean {
  if (areRecordsLoaded()) return true;
  // A link is read before the list is needed.
  if (!areFirstRecordsLoaded()) return false;
  const size = currentCatalogue().entry(id)?.name;
  return size === undefined || recordEngine().FIRST_SIZES.has(size);
}
