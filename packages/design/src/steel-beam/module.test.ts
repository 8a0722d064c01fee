import { governingCheck, overallVerdict } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { defaultInputs } from "../default-inputs.ts";
import { FIELDS } from "./fields.ts";
import { STEEL_BEAM, STEEL_BEAM_MODULE } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return new Map(outcome.result.checks.map((check) => [check.id, check]));
}

/** Published sample report, 180UB22.2 (I_x 15.3e6 mm4): G = 1.218 kN/m with self-weight, Q = 3 kN/m, L = 5 m. */
const PUBLISHED = {
  section: "180UB22.2_300",
  hasSelfWeight: false,
  spans: [{ length: 5000 }],
  uniformLoads: [
    { case: "G", load: 1.218 },
    { case: "Q", load: 3 },
  ],
};

/** The report takes the published I_x, the engine the unrounded one. */
const ROUNDED_IX = 15.3 / ((resources.catalogue.record("180UB22.2_300")?.capacityInputs.ix ?? 0) / 1e6);

test.each([
  ["section-moment", 18.63e6],
  ["shear", 14.904e3],
  ["deflection/short-term", 8.8242 * ROUNDED_IX],
  ["deflection/long-term", 6.4306 * ROUNDED_IX],
  ["deflection/imposed", 7.9785 * ROUNDED_IX],
])("the demand of %s agrees with the published report of a simply supported beam", (id, demand) => {
  const check = checksOf(PUBLISHED).get(id);
  expect(check?.kind === "limit" && check.demand / demand).toBeCloseTo(1, 4);
});

test("the section moment capacity agrees with the published report", () => {
  const check = checksOf(PUBLISHED).get("section-moment");
  expect(check?.kind === "limit" && check.limit / 1e6).toBeCloseTo(56.2, 1);
});

test("the corners of the field ranges give results, errors or named reasons", () => {
  expect(checkModule(STEEL_BEAM_MODULE, resources).designed).toBeGreaterThan(50);
});

test("a check that is not made keeps the verdict from being a pass", () => {
  const checks = [...checksOf(defaultInputs(FIELDS)).values()];
  expect(overallVerdict(checks)).not.toBe("pass");
  expect(governingCheck(checks)?.id).toBe("member-moment/segment-1");
});

test("a section that does not exist is named beside its field", () => {
  const outcome = STEEL_BEAM.run({ section: "999UB1" }, resources);
  expect(outcome).toMatchObject({
    kind: "errors",
    problems: [{ path: "/section", message: expect.stringContaining("999UB1") }],
  });
});
