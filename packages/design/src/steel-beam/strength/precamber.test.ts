import { checkSteps } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { STEEL_BEAM } from "../module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

/** Deflections at midspan of G = 1.218 kN/m and Q = 3 kN/m on 5 m, in proportion to the loads: psi_s = 0.7, psi_l = 0.4. */
const BEAM = {
  section: "180UB22.2_300",
  hasSelfWeight: false,
  spans: [{ length: 5000 }],
  uniformLoads: [
    { case: "G", load: 1.218 },
    { case: "Q", load: 3 },
  ],
};

function demandOf(inputs: object, id: string): number {
  const outcome = STEEL_BEAM.run({ ...BEAM, ...inputs }, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  const check = outcome.result.checks.find((one) => one.id === id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made`);
  expect(() => checkSteps(check.steps)).not.toThrow();
  return check.demand;
}

/** Under 1 kN/m, mm. */
const UNIT = demandOf({}, "deflection/imposed") / 3;

test("precamber is taken from the deflections with permanent load, never from that under Q", () => {
  expect(demandOf({ precamber: 2 }, "deflection/short-term")).toBeCloseTo((1.218 + 2.1) * UNIT - 2, 3);
  expect(demandOf({ precamber: 2 }, "deflection/long-term")).toBeCloseTo((1.218 + 1.2) * UNIT - 2, 3);
  expect(demandOf({ precamber: 2 }, "deflection/imposed")).toBeCloseTo(3 * UNIT, 9);
});

test("the greatest net deflection is where neither load nor precamber has its own", () => {
  const [l, a, force, c] = [5000, 1250, 10_000, 2];
  // 5 w L^4 / (384 E I) = UNIT for w = 1 N/mm.
  const rigidity = (5 * l ** 4) / (384 * UNIT);
  const uniform = (x: number) => (1.218 * x * (l ** 3 - 2 * l * x ** 2 + x ** 3)) / (24 * rigidity);
  const point = (x: number) =>
    (x <= a
      ? (force * (l - a) * x * (l ** 2 - (l - a) ** 2 - x ** 2)) / (6 * l * rigidity)
      : (force * a * (l - x) * (2 * l * x - x ** 2 - a ** 2)) / (6 * l * rigidity)) * 0.7;
  const net = (x: number) => uniform(x) + point(x) - Math.min(4 * c * (x / l) * (1 - x / l), uniform(x));
  const dense = Math.max(...Array.from({ length: 50_001 }, (_, n) => net((n * l) / 50_000)));
  const loads = {
    uniformLoads: [{ case: "G", load: 1.218 }],
    pointLoads: [{ case: "Q", force, position: a }],
  };
  const found = demandOf({ ...loads, precamber: c }, "deflection/short-term");
  expect(found / dense).toBeCloseTo(1, 9);
});

test("precamber counts up to the deflection under G", () => {
  expect(1.218 * UNIT).toBeLessThan(4);
  expect(demandOf({ precamber: 100 }, "deflection/short-term")).toBeCloseTo(2.1 * UNIT, 6);
});

test("precamber does not count without permanent load", () => {
  const inputs = { uniformLoads: [{ case: "Q", load: 3 }] };
  expect(demandOf({ ...inputs, precamber: 5 }, "deflection/short-term")).toBeCloseTo(2.1 * UNIT, 6);
});

test("precamber of a beam with an overhang or a hinge is rejected", () => {
  const overhang = { precamber: 5, spans: [{ length: 5000 }, { length: 1000, end: "free" }] };
  const outcome = STEEL_BEAM.run({ ...BEAM, ...overhang }, resources);
  expect(outcome).toMatchObject({
    kind: "errors",
    problems: [{ path: "/precamber", message: expect.stringContaining("overhangs or hinges") }],
  });
});
