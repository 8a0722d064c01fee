import { CATEGORIES, STANDARDS } from "@kingpost/sections";
import fc from "fast-check";
import { expect, test } from "vitest";
import { TABLE_KINDS } from "./design-table.ts";
import { INITIAL_TABLES, parseTables, readAlphaM, readLengths, tablesQuery } from "./tables-state.ts";
import { tablesTitle } from "./tables-title.ts";

test("the address carries the whole state", () => {
  const state = fc.record({
    category: fc.constantFrom(...CATEGORIES),
    standard: fc.constantFrom(...STANDARDS),
    kind: fc.constantFrom(...TABLE_KINDS),
    alphaM: fc.integer({ min: 100, max: 350 }).map((hundredths) => hundredths / 100),
    lengths: fc.option(
      fc
        .uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 20 })
        .map((tenths) => tenths.toSorted((a, b) => a - b).map((one) => one / 10)),
      { nil: undefined },
    ),
    find: fc.constantFrom("", "360ub", "150 x 100"),
  });
  fc.assert(
    fc.property(state, (one) => {
      expect(parseTables(new URLSearchParams(tablesQuery(one).toString()))).toEqual(one);
    }),
  );
  expect(tablesQuery(INITIAL_TABLES).toString()).toBe("");
});

test("lengths and factors are read as typed, or rejected with the reason", () => {
  expect(readLengths("6 m, 2.5;4 4")).toEqual({ value: [2.5, 4, 6] });
  expect(readLengths("6, x")).toEqual({
    problem: "Enter lengths greater than 0 and up to 100 m; \u201cx\u201d is not valid.",
  });
  expect(readLengths("-1")).toHaveProperty("problem");
  expect(readLengths(" ")).toEqual({ problem: "Enter at least one length." });
  expect(readAlphaM("1.13")).toEqual({ value: 1.13 });
  expect(readAlphaM("0.5")).toHaveProperty("problem");
  expect(readAlphaM("x")).toHaveProperty("problem");
});

test("the title names the table of a link", () => {
  expect(tablesTitle("")).toBe("");
  expect(tablesTitle("?family=CHS&standard=Aust350")).toBe("Circular hollow sections C350L0 \u00b7 ");
  expect(tablesTitle("?table=load-360")).toBe(
    "Universal beams Grade 300, UDL for a deflection of L/360 \u00b7 ",
  );
});
