import { overallVerdict } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { STEEL_CONNECTION } from "./module.ts";

await STEEL_CONNECTION.onDemand?.load();

// Whole connections at the limits of their rules, by hand.

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function resultOf(inputs: object) {
  const outcome = STEEL_CONNECTION.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
const checksOf = (inputs: object) => resultOf(inputs).checks;
function ratioOf(inputs: object, id: string): number {
  const check = checksOf(inputs).find((one) => one.id === id);
  if (check?.kind !== "limit") throw new Error(`${id} has no limit`);
  return check.ratio;
}
const problemsOf = (inputs: object) => STEEL_CONNECTION.run(inputs, resources).problems;
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });
const tableOf = (inputs: object, id: string) => resultOf(inputs).tables.find((one) => one.id === id);

test("bolts above the end of the column are an error beside its field", () => {
  const above = { type: "moment-end-plate", columnAbove: "ends", columnEnd: 55 };
  expect(problemsOf(above)).toMatchObject([{ kind: "error", path: "/columnEnd" }]);
  expect(problemsOf({ ...above, columnEnd: 90 })).toEqual([]);
});

test("a number of rows with a check that is not covered has no capacity", () => {
  const first = (inputs: object) => tableOf(inputs, "capacities")?.rows[0] ?? [];
  expect(first({})[1]).toBe("\u2013");
  const notch = { topNotch: 60, notchLength: 120, support: "beam-web", supportSection: "610UB125_300" };
  expect(tableOf(notch, "capacities")?.rows.at(-1)?.[1]).toBe("\u2013");
  const held = tableOf({ ...notch, isNotchHeld: true }, "capacities")?.rows.at(-1) ?? [];
  expect(Number(held[1])).toBeGreaterThan(100);
});

test("a joint to the flange of a channel is not green", () => {
  expect(overallVerdict(checksOf({ supportSection: "250PFC_300" }))).toBe("not covered");
});

test("an L of welds under a force across its plane fails, which both axes alone would not show", () => {
  // 4.5 M / d2 = 1350 N/mm with 150 N/mm of V, against 1330.5 N/mm.
  const weld = { type: "weld-group", weldShape: "L", weldDepth: 200, weldWidth: 200, weldLeg: 8 };
  const at = { ...weld, eccentricity: 50, eccentricityAcross: 200, ...under({ v: 60e3 }) };
  expect(ratioOf(at, "weld")).toBeCloseTo(Math.hypot(1350, 150) / 1330.492, 5);
  expect(overallVerdict(checksOf(at))).toBe("fail");
});

test("a brace on one face of its cleat has the factor of one joined leg at most", () => {
  const brace = { type: "bracing-cleat", ...under({ n: -100e3 }) };
  expect(problemsOf({ ...brace, kt: 1 })).toMatchObject([{ kind: "error", path: "/kt" }]);
  expect(problemsOf({ ...brace, kt: 0.85 })).toEqual([]);
  expect(problemsOf({ ...brace, kt: 1, planes: "2" })).toEqual([]);
  const unequal = { ...brace, brace: "100x75x8UA_300", braceSide: 45 };
  expect(problemsOf({ ...unequal, kt: 0.85 })).toMatchObject([{ kind: "note", path: "/kt" }]);
  expect(problemsOf({ ...unequal, kt: 0.75 })).toEqual([]);
});
