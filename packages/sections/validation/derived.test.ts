import { readFileSync } from "node:fs";
import { checkSteps } from "@kingpost/calc/testing";
import { grossProperties } from "@kingpost/section-geometry";
import papa from "papaparse";
import { describe, expect, test } from "vitest";
import { customSectionRecordOf } from "../src/custom-section/custom-section.ts";
import {
  derivedColumns,
  derivedNumber,
  derivedSteps,
  massOfLength,
  plateSlenderness,
  torsionModulusSteps,
} from "../src/derived/index.ts";
import { DERIVED_ROWS, type DerivedKey } from "../src/labels/derived-rows.ts";
import { dimensionsOf } from "../src/record/dimensions.ts";
import { catalogue, recordOf } from "./catalogue.ts";
import { halfUnit } from "./tolerance.ts";

type Row = Readonly<Record<string, string>>;

const rowsOf = (file: string): readonly Row[] =>
  papa.parse<Row>(readFileSync(new URL(file, import.meta.url), "utf8").trim(), { header: true }).data;

const bySize = (designation = "") =>
  catalogue.records().find(({ name, standard }) => name === designation && standard === "Aust300") ??
  recordOf(designation);

const COLUMNS = {
  perimeter: "perimeter_mm",
  surfacePerMetre: "surface_m2_per_m",
  surfacePerTonne: "surface_m2_per_t",
  ksm1: "ksm_case1_m2_per_t",
  ksm2: "ksm_case2_m2_per_t",
  ksm3: "ksm_case3_m2_per_t",
  ksm4: "ksm_case4_m2_per_t",
  ksm5: "ksm_case5_m2_per_t",
  ksm6: "ksm_case6_m2_per_t",
} as const satisfies Partial<Record<DerivedKey, string>>;

describe("surface and exposed surface to mass ratio are those of the table", () => {
  test.each(rowsOf("surface.csv").map((row) => [row.designation, row] as const))("%s", (name, row) => {
    const record = bySize(name);
    for (const key of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]) {
      const cell = row[COLUMNS[key]] ?? "";
      const mine = derivedNumber(record, key);
      if (cell === "") {
        expect(mine, key).toBeUndefined();
        continue;
      }
      const half = 0.5 * 10 ** -(cell.split(".")[1]?.length ?? 0);
      // The ratios of the table are formed with a mass that is rounded to 1 g/m.
      const ofMass = (Number(cell) * 0.0005) / Number(row.mass_kg_per_m);
      expect(Math.abs((mine ?? Number.NaN) - Number(cell)), key).toBeLessThanOrEqual(half + ofMass);
    }
  });

  test("of the mass of the gross area: 150UC30.0 has the published 29.7 m2/t, not 30.0", () => {
    expect(derivedNumber(bySize("150UC30.0"), "ksm1")).toBeCloseTo(29.7, 1);
  });
});

describe("the torsion modulus of a hollow section is the published one", () => {
  test.each(
    rowsOf("torsion-modulus.csv").map(
      ({ designation = "", published_mm3 = "" }) => [designation, published_mm3] as const,
    ),
  )("%s", (name, published) => {
    const { c } = bySize(name).properties;
    const printed = Number(published);
    expect(Math.abs((c ?? Number.NaN) - printed)).toBeLessThanOrEqual(halfUnit("c", printed));
  });

  test("every hollow section has one, calculated where the tables leave it blank", () => {
    const hollow = catalogue.records().filter(({ category }) => ["CHS", "RHS", "SHS"].includes(category));
    expect(hollow.filter(({ properties }) => !((properties.c ?? 0) > 0))).toEqual([]);
    expect(new Set(hollow.map(({ provenance }) => provenance.c))).toEqual(new Set(["published", "computed"]));
  });
});

test("the derivation of the torsion modulus gives the engine's C and J", () => {
  for (const record of [...catalogue.records(), ...CUSTOM]) {
    const dimensions = dimensionsOf(record.category, record.properties);
    const { c, j } = grossProperties(dimensions);
    const steps = torsionModulusSteps(record);
    expect(() => checkSteps(steps)).not.toThrow();
    expect(steps.length > 0, record.id).toBe(c !== undefined);
    if (c === undefined) continue;
    for (const [id, engine] of [
      ["c", c],
      ["j", j],
    ] as const) {
      const step = steps.find((one) => one.id === id);
      const value = step && step.kind !== "heading" ? step.value : Number.NaN;
      expect(Math.abs(value / engine - 1), `${id} of ${record.id}`).toBeLessThan(1e-9);
    }
  }
});

describe("the plate slendernesses give the compactness letter", () => {
  test.each(catalogue.records().map((record) => [record.id, record] as const))("%s", (_id, record) => {
    const found = plateSlenderness(record);
    const worst = (axis: string) => {
      const letters = found.flatMap(({ direction, letter }) => (direction.startsWith(axis) ? letter : []));
      return (["S", "N", "C"] as const).find((letter) => letters.includes(letter));
    };
    const { properties, discrepancies } = record;
    // A bar has no plate that could buckle.
    if (found.length === 0)
      return expect([properties.compactnessX, properties.compactnessY]).toEqual(["C", "C"]);
    for (const [axis, property] of [
      ["x", "compactnessX"],
      ["y", "compactnessY"],
    ] as const) {
      const dispute = discrepancies.find((one) => one.property === property);
      expect(worst(axis), property).toBe(dispute?.computed ?? properties[property]);
    }
  });
});

/** Limits of AS 4100 Table 5.2 (hot rolled HR, heavily welded HW, cold formed CF) and slendernesses by hand. */
describe("plate slendernesses worked by hand", () => {
  test.each([
    // fy of flange and web 280 and 300: the lower. (229 - 11.9) / 2 / 19.6, 572.4 / 11.9 by sqrt(280 / 250)
    ["610UB125_300", "x", "flange outstand", 5.861, 9, 16],
    ["610UB125_300", "x", "web", 50.905, 82, 115],
    ["610UB125_300", "y", "flange outstand", 5.861, 9, 25],
    // Hot rolled, fy 300: 220 / 8 by sqrt(300 / 250)
    ["250PFC_300", "yL", "web", 30.12, 30, 45],
    // Cold formed, fy 350: (100 - 12) / 6 and (150 - 12) / 6 by sqrt(350 / 250)
    ["150x100x6.0RHS_300", "x", "wall along the width", 17.354, 30, 40],
    ["150x100x6.0RHS_300", "x", "wall along the depth", 27.214, 82, 115],
  ] as const)("%s about %s: %s", (id, direction, name, lambda, plasticity, limit) => {
    const element = plateSlenderness(recordOf(id))
      .find((one) => one.direction === direction)
      ?.elements.find((one) => one.name === name);
    expect(element).toMatchObject({ plasticity, yield: limit });
    expect(element?.lambda).toBeCloseTo(lambda, 2);
  });
});

test("12.5 m of 610UB125 have a mass of 1562.5 kg, weigh 15.33 kN and have 26.14 m2 to paint", () => {
  const { mass, weight, surface, steps } = massOfLength(recordOf("610UB125_300"), 12_500);
  expect(mass).toBeCloseTo(125 * 12.5, 9);
  expect(weight).toBeCloseTo(15_328.125, 6);
  // 4 x 229 + 2 x 611.6 - 2 x 11.9 - (8 - 2 pi) x 14 = 2091.4 mm round.
  expect(surface / 1e6).toBeCloseTo(2.0914 * 12.5, 2);
  expect(() => checkSteps(steps)).not.toThrow();
});

const CUSTOM = ["own:Box-400x300x20x12-300", "own:I-500x200x16x10-300-AR"].flatMap(
  (id) => customSectionRecordOf(id) ?? [],
);

test("every derived number has a derivation that ends in it, or in its value before the unit is changed", () => {
  const records = [...catalogue.records().filter((_, at) => at % 23 === 0), ...CUSTOM];
  for (const record of records) {
    for (const { key } of DERIVED_ROWS) {
      const steps = derivedSteps(record, key);
      expect(() => checkSteps(steps)).not.toThrow();
      expect(steps.length > 0, `${key} of ${record.id}`).toBe(derivedNumber(record, key) !== undefined);
    }
  }
});

test("the columns of a file have different names", () => {
  for (const record of [...catalogue.records(), ...CUSTOM]) {
    const names = derivedColumns(record).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
