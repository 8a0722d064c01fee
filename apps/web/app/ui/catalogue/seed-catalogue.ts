import type { CatalogueData } from "@kingpost/sections";
import * as engine from "@kingpost/sections/records";
import { setCatalogue, setRecordEngine } from "./catalogue-store.ts";

/** Gives the store its data and the engine behind the records where no request is needed: on the server, and in tests. */
export function seedCatalogue(data: CatalogueData): void {
  setRecordEngine(engine);
  setCatalogue(data);
}
