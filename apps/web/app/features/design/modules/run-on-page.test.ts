import type { RawInputs, RunnableModule } from "@kingpost/design";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { isWaiting, runOnPage } from "./run-on-page.ts";

const catalogue = loadCatalogue(data as CatalogueData);

test("a design whose code is missing waits, and has its result once that has loaded", () => {
  let isLoaded = false;
  const runs: RawInputs[] = [];
  const module: Pick<RunnableModule, "fields" | "onDemand" | "run"> = {
    fields: {},
    onDemand: { isMissing: ({ type }) => type === "rare" && !isLoaded, load: async () => undefined },
    run: (raw) => {
      runs.push({ raw });
      return { kind: "errors", problems: [] };
    },
  };
  expect(isWaiting(runOnPage(module, { type: "usual" }, catalogue))).toBe(false);
  expect(isWaiting(runOnPage(module, { type: "rare" }, catalogue))).toBe(true);
  expect(runs).toEqual([{ raw: { type: "usual" } }]);
  isLoaded = true;
  expect(isWaiting(runOnPage(module, { type: "rare" }, catalogue))).toBe(false);
});
