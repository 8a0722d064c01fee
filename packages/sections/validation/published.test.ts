import { describe, expect, test } from "vitest";
import { KNOWN_FAULTS } from "../src/source/known-faults.ts";
import { LAST_DIGIT } from "./last-digit.ts";
import { PUBLISHED_CATEGORIES, readRows } from "./read-rows.ts";
import { compareEverything } from "./run.ts";

// Values published by the mill catalogues and hollow-section tables, as data/ holds them.
const comparisons = compareEverything();

describe.each(PUBLISHED_CATEGORIES)("the published table of %s", (category) => {
  const mine = comparisons.filter((c) => c.category === category);
  const columns = [...new Set(mine.map((c) => (c.grade ? `${c.column}@${c.grade}` : c.column)))];

  test.each(columns)("column %s agrees with the engine in every row", (column) => {
    const [name, grade] = column.split("@");
    const rows = mine.filter((c) => c.column === name && c.grade === (grade ?? null));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((c) => c.verdict === "unexplained")).toEqual([]);
  });
});

test("every filled cell of every table is an input, a remark or compared", () => {
  // Counted independently of compareRow, which throws for an unknown column.
  const remarks = /^(designation|grades|provenance|availability|availability_basis|source|trust)$/;
  const inputs = /^(d|bf|tf|tw|t|r1|r2|b1|b2)_mm$/;
  // J of a taper flange beam is not calculated.
  const cells = readRows().flatMap((row) =>
    [...row.cells.keys()].filter((header) => row.category !== "TFB" || header !== "J_mm4"),
  );
  const expected = cells.filter((header) => !remarks.test(header) && !inputs.test(header));
  expect(comparisons).toHaveLength(expected.length);
  expect(comparisons.length).toBeGreaterThan(12_000);
});

test("every known error is a published value that differs from the engine", () => {
  const found = comparisons.filter((c) => c.verdict === "known-fault");
  const keyOf = (f: { designation: string; grade: string | null; property: string }) =>
    `${f.designation} ${f.grade} ${f.property}`;
  expect(KNOWN_FAULTS.map(keyOf).sort()).toEqual(found.map(keyOf).sort());
});

test("every value listed as off by the last digit differs by less than one unit", () => {
  const found = comparisons.filter((c) => c.verdict === "last-digit");
  expect(found.map((c) => `${c.designation} ${c.column}`).sort()).toEqual([...LAST_DIGIT].sort());
});
