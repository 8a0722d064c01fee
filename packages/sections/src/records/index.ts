import first from "@kingpost/sections/catalogue-first.json" with { type: "json" };
import type { CatalogueColumns } from "../catalogue/catalogue-data.ts";

// What makes records of the catalogue and of custom sections. By itself, for pages that load it only when they first need a record.
export { makeRecord } from "../catalogue.ts";
export { customSectionRecordOf } from "../custom-section/custom-section.ts";

/** The sizes that new designs name. */
export const FIRST_SIZES: ReadonlySet<string> = new Set(first.sizes);

/** Their columns: those of the others may not have loaded. */
export const FIRST_COLUMNS: CatalogueColumns = first.columns;
