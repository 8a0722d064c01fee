import { describe, expect, test } from "vitest";
import {
  CATEGORIES,
  type PropertyName,
  type SectionRecord,
  type Source,
  type Standard,
} from "../src/record/record.ts";
import { SOURCE_COLUMNS } from "../src/source/source-columns.ts";
import { catalogue } from "./catalogue.ts";
import { type Row, readRows } from "./read-rows.ts";

// Checks the provenance of every value of a record against the tables, cell by cell.

const rows = readRows();

/** The properties that repeat a dimension column unchanged. */
const DIMENSIONS: Readonly<Record<string, readonly PropertyName[]>> = {
  d_mm: ["d"],
  bf_mm: ["bf"],
  tf_mm: ["tf"],
  tw_mm: ["tw"],
  t_mm: ["t", "tf", "tw"],
  b1_mm: ["b1", "d"],
  b2_mm: ["b2", "bf"],
  r1_mm: ["r1"],
  r2_mm: ["r2"],
};

/** The suffix of a grade's columns in the table of a family, for each tab. */
function symbolOf({ category }: Row, standard: Standard): string {
  const first = standard === "Aust300";
  if (category === "CHS") return first ? "C250" : "C350";
  if (category === "RHS" || category === "SHS") return first ? "C350" : "C450";
  if (first) return "300";
  return category === "WB" || category === "WC" ? "400" : "350";
}

/** Every property of a record with a cell in the row, with the text of that cell. */
function printedCells(row: Row, standard: Standard): Map<PropertyName, string> {
  const cells = new Map<PropertyName, string>();
  const enter = (property: PropertyName, header: string) => {
    const cell = row.cells.get(header);
    if (cell !== undefined) cells.set(property, cell);
  };
  const columns = SOURCE_COLUMNS[row.category];
  for (const header of columns.dimensions) {
    for (const property of DIMENSIONS[header] ?? []) enter(property, header);
  }
  for (const [header, property] of Object.entries({ ...columns.gross, ...columns.optional })) {
    enter(property, header);
  }
  for (const [header, property] of Object.entries(columns.design)) {
    enter(property, `${header}@${symbolOf(row, standard)}`);
  }
  for (const [header, property] of [
    ["fy_flange_MPa", "fyHighStrength"],
    ["fy_web_MPa", "fywHighStrength"],
    ["fu_MPa", "fuHighStrength"],
  ] as const) {
    enter(property, `${header}@${symbolOf(row, "Aust350")}`);
  }
  // An angle's leg thickness is its flange's and its web's; only a hollow section has a property t.
  if (row.category === "EA" || row.category === "UA") cells.delete("t");
  return cells;
}

const STRENGTHS: readonly PropertyName[] = [
  "fy",
  "fyw",
  "fu",
  "fyHighStrength",
  "fywHighStrength",
  "fuHighStrength",
];

/** The candidates of each chosen value, by property. */
function ingredientsOf({ category }: Row): Readonly<Partial<Record<PropertyName, readonly string[]>>> {
  if (category === "PFC") {
    return {
      zy: ["ZyL_mm3", "ZyR_mm3"],
      compactnessY: ["compact_yL@", "compact_yR@"],
      zey: ["ZeyL_mm3@", "ZeyR_mm3@"],
      zey300: ["ZeyL_mm3@300", "ZeyR_mm3@300"],
      zey350: ["ZeyL_mm3@350", "ZeyR_mm3@350"],
    };
  }
  const compactness = ["compact_x@", "compact_y@"];
  if (category !== "EA" && category !== "UA") return { compactness };
  const zy = ["Zy3_mm3", "Zy5_mm3"];
  const zey = ["ZeyB_mm3@", "ZeyD_mm3@"];
  // An equal angle's load C is its load A.
  if (category === "EA") return { compactness, zy, zexC: ["Zex_mm3@"], zex: ["Zex_mm3@"], zey };
  return { compactness, zy, zex: ["Zex_mm3@", "ZexC_mm3@"], zey };
}

function expectedSource(row: Row, record: SectionRecord, property: PropertyName): Source {
  if (property === "fabrication" || property === "availability") return "judged";
  if (printedCells(row, record.standard).has(property)) return "published";
  if (STRENGTHS.includes(property)) return "standard";
  const ingredients = ingredientsOf(row)[property];
  if (ingredients) {
    const headers = ingredients.map((one) =>
      one.endsWith("@") ? one + symbolOf(row, record.standard) : one,
    );
    return headers.every((header) => row.cells.has(header)) ? "derived" : "computed";
  }
  const value = record.properties[property];
  return value === 0 || value === "nan" ? "not-applicable" : "computed";
}

function recordsOf(row: Row): readonly SectionRecord[] {
  return (["300", "350"] as const).map((tab) => {
    const record = catalogue.record(`${row.designation}_${tab}`);
    if (!record) throw new Error(`No record of ${row.designation}.`);
    return record;
  });
}

describe.each(CATEGORIES)("%s", (category) => {
  const mine = rows.filter((row) => row.category === category);

  test("every filled cell is in its record as published, to the digit", () => {
    const wrong: string[] = [];
    for (const row of mine) {
      for (const { id, standard, properties, provenance } of recordsOf(row)) {
        for (const [property, cell] of printedCells(row, standard)) {
          const value = properties[property];
          const same = typeof value === "number" ? value === Number(cell) : value === cell;
          if (!same || provenance[property] !== "published") {
            wrong.push(`${id} ${property}: ${value} ${provenance[property]}, printed ${cell}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test("every value has a provenance, and only filled cells are published", () => {
    const wrong: string[] = [];
    for (const row of mine) {
      for (const record of recordsOf(row)) {
        for (const [name, source] of Object.entries(record.provenance)) {
          const expected = expectedSource(row, record, name as PropertyName);
          if (source !== expected) wrong.push(`${record.id} ${name}: ${source}, not ${expected}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

test("the offset y5 of an equal angle is a published zero", () => {
  const equal = catalogue.records({ category: "EA" });
  expect(equal.map(({ properties, provenance }) => [properties.y5, provenance.y5])).toEqual(
    equal.map(() => [0, "published"]),
  );
});

test("a smaller of two values is the smaller of both, whatever their sources", () => {
  const smaller = (a: number | undefined, b: number | undefined) =>
    Math.min(a ?? Number.NaN, b ?? Number.NaN);
  for (const { id, properties: p } of catalogue.records({ category: "PFC" })) {
    expect([id, p.zy, p.zey]).toEqual([id, smaller(p.zyL, p.zyR), smaller(p.zeyL, p.zeyR)]);
    const low = catalogue.record(id.replace("_350", "_300"))?.properties;
    const high = catalogue.record(id.replace("_300", "_350"))?.properties;
    expect([id, p.zey300, p.zey350]).toEqual([id, low?.zey, high?.zey]);
  }
  for (const category of ["EA", "UA"] as const) {
    for (const { id, properties: p } of catalogue.records({ category })) {
      expect([id, p.zy]).toEqual([id, smaller(p.zy3, p.zy5)]);
      expect([id, p.zex, p.zey]).toEqual([id, smaller(p.zexA, p.zexC), smaller(p.zeyB, p.zeyD)]);
    }
  }
});
