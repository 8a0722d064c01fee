import { overallVerdict } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { EXAMPLES } from "./examples.ts";
import { PILE_CAP, PILE_CAP_MODULE } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = PILE_CAP.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}

test("the corners of the field ranges give results, errors or named reasons", () => {
  expect(checkModule(PILE_CAP_MODULE, resources).designed).toBeGreaterThan(100);
});

test.each(EXAMPLES)("the example $title passes every check", ({ inputs }) => {
  expect(["pass", "close"]).toContain(overallVerdict(checksOf(inputs)));
});
