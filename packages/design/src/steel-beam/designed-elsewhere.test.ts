import { overallVerdict } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { STEEL_BEAM } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = STEEL_BEAM.run({ hasSelfWeight: false, ...inputs }, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}

test("a hold-down that is designed elsewhere is an assumption with its force", () => {
  // 6 m: 8 kN/m of uplift, no permanent load: 24 kN at each support.
  const uplift = {
    uniformLoads: [
      { case: "Wu1", load: -8 },
      { case: "Ws", load: -5 },
    ],
  };
  expect(checksOf(uplift).find(({ id }) => id === "uplift/1")?.kind).toBe("not covered");
  const elsewhere = checksOf({ ...uplift, holdDownBy: "holding-down bolts, drawing S3" });
  expect(elsewhere.find(({ id }) => id === "uplift/1")).toMatchObject({
    kind: "not applicable",
    reason: expect.stringMatching(/elsewhere.*drawing S3.*24.0 kN/),
  });
  expect(elsewhere.filter(({ kind }) => kind === "not covered")).toEqual([]);
});

test("a cleat that carries a point load is an assumption with its factored force", () => {
  const load = {
    uniformLoads: [],
    pointLoads: [
      { case: "G", force: 20e3, position: 2000 },
      { case: "Q", force: 10e3, position: 2000 },
    ],
  };
  expect(checksOf(load).find(({ id }) => id === "bearing-under-loads")?.kind).toBe("not covered");
  const elsewhere = checksOf({ ...load, introductionBy: "web cleats" });
  // 1.2 x 20 + 1.5 x 10 kN.
  expect(elsewhere.find(({ id }) => id === "bearing-under-loads")).toMatchObject({
    kind: "not applicable",
    reason: expect.stringMatching(/web cleats.*39.0 kN at x = 2.000 m/),
  });
  expect(overallVerdict(elsewhere)).not.toBe("not covered");
});
