import { expect, test } from "vitest";
import json from "../../dist/catalogue.json" with { type: "json" };
import type { CatalogueData } from "../catalogue/catalogue-data.ts";
import { loadCatalogue } from "../catalogue.ts";
import { gaugeLines } from "./gauge-lines.ts";

const catalogue = loadCatalogue(json as CatalogueData);

function linesOf(name: string) {
  const record = catalogue.record(`${name}_300`);
  return record && gaugeLines(record);
}

// As the tables print them: gauges, hole, bolt, distance from the outer line to the edge.
test.each([
  ["1200WB455", [140, 280], 26, 24, 110],
  ["1200WB249", [140], 26, 24, 67.5],
  ["350WC197", [140, 280], 26, 24, 35],
  ["610UB125", [140], 22, 20, 44.5],
  ["250UB25.7", [70], 18, 16, 27],
  ["180UB16.1", [50], 14, 12, 20],
  ["310UC158", [140], 26, 24, 85.5],
  ["100UC14.8", [60], 18, 16, 19.5],
])("%s has the gauge lines and the hole of the tables", (name, gauges, hole, bolt, edge) => {
  expect(linesOf(name)).toMatchObject({ gauges, hole, bolt, edge });
});

test("a flange that is too small for bolts has no gauge line", () => {
  for (const name of ["150UB18.0", "150UB14.0"]) expect(linesOf(name)).toBe("too-small");
});

test("every welded and universal size has gauge lines, imported sizes and other families none", () => {
  const without = catalogue.entries
    .filter(({ standard }) => standard === "Aust300")
    .filter(({ category }) => ["WB", "WC", "UB", "UC"].includes(category))
    .filter(({ name }) => linesOf(name) === undefined)
    .map(({ name }) => name);
  expect(without.every((name) => /^(760UB|690UB|310UC(198|240|283))/.test(name))).toBe(true);
  expect(without).toHaveLength(10);
  expect(linesOf("200PFC")).toBeUndefined();
  expect(linesOf("100x100x10EA")).toBeUndefined();
});

test("an outer line nearer the edge than AS 4100 allows for the largest bolt is marked", () => {
  // 19.5 / 16 = 1.22 < 1.25 at a rolled edge; 35 / 24 = 1.46 < 1.5 at a cut one; 30.9 / 20 > 1.25.
  for (const name of ["200UB18.2", "100UC14.8", "350WC197"])
    expect(linesOf(name)).toMatchObject({ isEdgeShort: true });
  for (const name of ["610UB125", "150UC23.4", "1200WB455"])
    expect(linesOf(name)).toMatchObject({ isEdgeShort: false });
});
