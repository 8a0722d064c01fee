import { type CatalogueData, indexCatalogue, joinCatalogue, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import first from "@kingpost/sections/catalogue-first.json" with { type: "json" };
import list from "@kingpost/sections/catalogue-list.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { loadModules } from "../../load-modules.ts";
import { withDefaults } from "./default-inputs.ts";
import { sectionIds, usesSections } from "./section-ids.ts";

const modules = await loadModules();
const whole = { catalogue: loadCatalogue(data as CatalogueData) };
/** Resources as on a page that has loaded no records. */
const listed = {
  catalogue: indexCatalogue(data as CatalogueData, () => {
    throw new Error("A record was read.");
  }),
};

test("a new design of a module that names sections has its result with the columns of the first sizes alone", () => {
  const known = { catalogue: loadCatalogue(joinCatalogue(list as CatalogueData, first.columns)) };
  for (const module of modules.filter(({ fields }) => usesSections(fields))) {
    const run = (resources: typeof whole) => {
      const outcome = module.run(withDefaults(module.fields, {}), resources);
      if (outcome.kind !== "result") throw new Error(`${module.kind}: ${JSON.stringify(outcome)}`);
      return [outcome.result.checks, outcome.result.sections];
    };
    expect(run(known), module.kind).toEqual(run(whole));
    // A page has these records and no others until all have loaded.
    for (const id of sectionIds(module.fields, withDefaults(module.fields, {}))) {
      expect(first.sizes, `${module.kind}: ${id}`).toContain(id.replace(/_3[05]0$/, ""));
    }
  }
});

test("modules of steel members need the records of sections, those of concrete do not", () => {
  const without = modules.filter(({ fields }) => !usesSections(fields)).map(({ kind }) => kind);
  expect(without).toEqual(expect.arrayContaining(["concrete-beam", "concrete-column"]));
  expect(without).not.toContain("steel-beam");
  expect(without).not.toContain("baseplate");
});

describe.each(modules.filter(({ fields }) => !usesSections(fields)))(
  "$title, which names no section",
  (module) => {
    test.each([{ title: "the default design", inputs: {} }, ...module.examples])(
      "calculates $title without a record",
      ({ inputs }) => {
        const run = (resources: typeof whole) => {
          const outcome = module.run(withDefaults(module.fields, inputs), resources);
          return outcome.kind === "result" ? outcome.result.checks.map(({ id }) => id) : outcome;
        };
        expect(run(listed)).toEqual(run(whole));
      },
    );
  },
);
