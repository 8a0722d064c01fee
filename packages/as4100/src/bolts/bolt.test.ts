import { SILENT } from "@kingpost/calc";
import { expect, test } from "vitest";
import { boltInteraction, designBoltShear, designBoltTension } from "./bolt.ts";
import { CORE_AREA, TENSILE_STRESS_AREA } from "./bolt-formulas.ts";
import { type BoltGrade, type BoltSize, boltDimensions } from "./bolt-table.ts";

test.each<[BoltSize, number, number]>([
  // AS 1275: areas of coarse threads, mm2, to three figures.
  ["M12", 76.2, 84.3],
  ["M16", 144, 157],
  ["M20", 225, 245],
  ["M24", 324, 353],
  ["M30", 519, 561],
  ["M36", 759, 817],
])("the areas of %s are the published ones", (size, core, tensile) => {
  const { diameter: d, pitch: p } = boltDimensions(size);
  expect(Math.abs(CORE_AREA.evaluate({ d, p }) - core)).toBeLessThanOrEqual(0.5);
  expect(Math.abs(TENSILE_STRESS_AREA.evaluate({ d, p }) - tensile)).toBeLessThanOrEqual(0.5);
});

test.each<[BoltSize, BoltGrade, number, number]>([
  ["M12", "8.8", 30.236, 53.952],
  ["M12", "4.6", 15.118, 26.976],
  ["M20", "8.8", 92.628, 162.68],
  ["M20", "4.6", 44.64, 78.4],
  ["M24", "8.8", 133.38, 234.39],
  ["M24", "4.6", 64.282, 112.96],
  ["M30", "4.6", 102.97, 179.52],
  ["M36", "8.8", 312.47, 542.49],
  ["M36", "4.6", 150.59, 261.44],
])("the capacities of %s %s are those of the tabulated areas", (size, grade, shear, tension) => {
  // The tables have the areas to three figures.
  expect(Math.abs(designBoltShear({ size, grade }, SILENT) / 1e3 / shear - 1)).toBeLessThan(0.003);
  expect(Math.abs(designBoltTension({ size, grade }, SILENT) / 1e3 / tension - 1)).toBeLessThan(0.002);
});

test("the shear capacity is not that of the tensile stress area, which a public page has", () => {
  expect(designBoltShear({ size: "M20", grade: "8.8" }, SILENT) / 1e3).toBeLessThan(93);
});

test("shear and tension interact as squares", () => {
  const bolt = { size: "M20", grade: "4.6" } as const;
  const tension = 0.6 * designBoltTension(bolt, SILENT);
  const shear = 0.8 * designBoltShear(bolt, SILENT);
  expect(boltInteraction(bolt, { tension, shear }, SILENT)).toBeCloseTo(1, 12);
});
