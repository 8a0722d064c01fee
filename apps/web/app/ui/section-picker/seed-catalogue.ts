import type { CatalogueData } from "@kingpost/sections";
import { setCatalogue, setRecordEngine } from "./catalogue-store.ts";
import * as engine from "./record-engine.ts";

/** Gives the store its data and the engine behind the records where no request is needed: on the server, and in tests. */
export function seedCatalogue(data: CatalogueData): void {
  setRecordEngine(engine);
  setCatalogue(data);
}
