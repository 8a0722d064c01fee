import type { CatalogueData } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json";
import { expect, test } from "vitest";
import { areRecordsLoaded, loadRecords } from "./catalogue-store.ts";
import { seedCatalogue } from "./seed-catalogue.ts";

test("records of whole data load without a request, which a server has no address for", async () => {
  seedCatalogue(data as CatalogueData);
  await expect(loadRecords()).resolves.toBeUndefined();
  expect(areRecordsLoaded()).toBe(true);
});
