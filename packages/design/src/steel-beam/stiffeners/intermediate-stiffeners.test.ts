import { checkSteps } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { STEEL_BEAM } from "../module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return new Map(outcome.result.checks.map((check) => [check.id, check]));
}

function limitOf(inputs: object, id: string) {
  const check = checksOf(inputs).get(id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made: ${JSON.stringify(check)}`);
  expect(() => checkSteps(check.steps)).not.toThrow();
  return check;
}

function findingOf(inputs: object, id: string): string {
  const check = checksOf(inputs).get(id);
  if (check?.kind !== "requirement") throw new Error(`${id} is not made: ${JSON.stringify(check)}`);
  expect(() => checkSteps(check.steps)).not.toThrow();
  return check.finding;
}

const problemsOf = (inputs: object) =>
  STEEL_BEAM.run(inputs, resources).problems.map(({ kind, path, message }) => `${kind} ${path}: ${message}`);

/**
 * d1 = 1200, tw = 10, fy = 300: lambda_w = 131.453, alpha_v = 0.389126 without stiffeners; Vw = 0.6 x 300 x 12 000 = 2160 kN.
 * V* = 1.35 x 80 x 10 / 2 = 540 kN.
 */
const GIRDER = {
  section: "own:I-1250x300x25x10-fy300_fyw300_fu430",
  hasSelfWeight: false,
  continuousRestraint: "top",
  spans: [{ length: 10_000 }],
  uniformLoads: [{ case: "G", load: 80 }],
};
const at = (stiffenerSpacing: number, more: object = {}) => ({
  ...GIRDER,
  hasIntermediateStiffeners: true,
  stiffenerSpacing,
  stiffenerWidth: 100,
  stiffenerThickness: 10,
  ...more,
});

// alpha_v (1 / 1^2 + 0.75) = 0.680970; alpha_v (0.75 / 1.5^2 + 1) = 0.518835; 0.9 alpha_v Vw.
test.each([
  [GIRDER, 756.46],
  [at(1200), 1323.81],
  [at(1800), 1008.61],
])("%# the shear capacity of the web is that of its panels", (inputs, capacity) => {
  expect(limitOf(inputs, "shear").limit / 1e3).toBeCloseTo(capacity, 1);
  expect(limitOf(inputs, "shear-with-bending").limit).toBeLessThanOrEqual(limitOf(inputs, "shear").limit);
});

test("shear with bending takes the stiffened web too", () => {
  const light = { uniformLoads: [{ case: "G", load: 1 }] };
  expect(limitOf({ ...at(1200), ...light }, "shear-with-bending").limit / 1e3).toBeCloseTo(1323.81, 1);
});

// 1200 / 200 x sqrt(1.2) instead of 1200 / 180 x sqrt(1.2).
test("the least thickness of the web is that of Clause 5.10.4", () => {
  expect(findingOf(at(1200), "web-thickness")).toMatch(/than 6\.573 mm$/);
  expect(findingOf(GIRDER, "web-thickness")).toMatch(/than 7\.303 mm$/);
});

test("the stiffeners have a least area and stiffness, and a greatest outstand", () => {
  // 0.5 x 12 000 (1 - 0.680970) (540 / 1323.81) (1 - 1 / sqrt(2)) = 228.70; on one side 2.4 times as much.
  expect(limitOf(at(1200), "intermediate-stiffener/area")).toMatchObject({
    demand: 2000,
    limit: expect.closeTo(228.7, 1),
  });
  expect(limitOf(at(1200, { stiffenerSides: "one" }), "intermediate-stiffener/area")).toMatchObject({
    demand: 1000,
    limit: expect.closeTo(2.4 * 228.7, 0),
  });
  // 20 (105^3 - 5^3) / 3; 0.75 x 1200 x 10^3.
  expect(limitOf(at(1200), "intermediate-stiffener/stiffness")).toMatchObject({
    demand: expect.closeTo(7_716_667, 0),
    limit: expect.closeTo(900_000, 6),
  });
  expect(findingOf(at(1200), "intermediate-stiffener/outstand")).toBe("100 mm, not more than 150 mm");
});

test("stiffeners that do not suit the section are not counted, and named", () => {
  const far = at(3700);
  expect(limitOf(far, "shear").limit / 1e3).toBeCloseTo(756.46, 1);
  expect(checksOf(far).get("intermediate-stiffener")).toMatchObject({
    kind: "not covered",
    reason: expect.stringContaining("here 3600 mm"),
  });
  expect(problemsOf(far)[0]).toContain("note /stiffenerSpacing: Not covered: stiffeners count up to");
  expect(problemsOf(at(1200, { stiffenerWidth: 150 }))[0]).toContain("note /stiffenerWidth");
  const hollow = at(100, { section: "200x100x6.0RHS_300" });
  expect(checksOf(hollow).get("intermediate-stiffener")?.kind).toBe("not covered");
});

test("a load-bearing stiffener takes half the spacing of the web at most", () => {
  const bearing = {
    bearingStiffeners: [{ position: 5000, width: 100, thickness: 10 }],
    pointLoads: [{ case: "G", force: 100_000, position: 5000, bearing: 100 }],
  };
  // lw = 17.5 x 10 / sqrt(1.2) = 159.75 against s / 2 = 100; le = d1: one flange is held. r grows as the area falls.
  const free = limitOf({ ...GIRDER, ...bearing }, "bearing-buckling/load-1").limit;
  const close = limitOf(at(200, bearing), "bearing-buckling/load-1").limit;
  expect(close / free).toBeCloseTo((2000 + 2 * 100 * 10) / (2000 + 2 * 159.75 * 10), 1);
  expect(close).toBeLessThan(free);
});
