import type { ModuleEntry } from "@kingpost/design/registry";
import type { CatalogueData } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json";
import { expect, test } from "vitest";
import { DESIGN_PAGES } from "../../../../shared/design-pages.ts";
import { seedCatalogue } from "../../../ui/catalogue/seed-catalogue.ts";
import { validationFacts } from "./validation-facts.server.ts";

test("the code that the examples of a module need has loaded before they are calculated", async () => {
  seedCatalogue(data as CatalogueData);
  const entry: ModuleEntry | undefined = DESIGN_PAGES.find(({ kind }) => kind === "steel-connection");
  if (!entry) throw new Error("There is no Steel Connection.");
  const module = await entry.load();
  const done: string[] = [];
  const onDemand = {
    isMissing: () => true,
    load: async () => {
      await module.onDemand?.load();
      done.push("loaded");
    },
  };
  const run: typeof module.run = (inputs, resources) => {
    done.push("calculated");
    return module.run(inputs, resources);
  };
  await validationFacts({ ...entry, load: async () => ({ ...module, onDemand, run }) });
  expect(done).toEqual(["loaded", ...module.examples.map(() => "calculated")]);
});
