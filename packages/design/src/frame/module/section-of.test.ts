import { type CatalogueData, indexCatalogue, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { loadModules } from "../../load-modules.ts";
import { withDefaults } from "./default-inputs.ts";
import { usesSections } from "./section-of.ts";

const modules = await loadModules();
const whole = { catalogue: loadCatalogue(data as CatalogueData) };
/** As on a page that has loaded no records. */
const listed = {
  catalogue: indexCatalogue(data as CatalogueData, () => {
    throw new Error("A record was read.");
  }),
};

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
