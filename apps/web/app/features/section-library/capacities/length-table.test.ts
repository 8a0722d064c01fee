import { type CatalogueData, loadCatalogue } from "@kingpost/sections/catalogue";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { headerOf, lengthTable } from "./length-table.ts";
import { lengthTableCsv } from "./length-table-files.ts";

const catalogue = loadCatalogue(data as CatalogueData);
const beams = catalogue.records({ category: "UB", standard: "Aust300" });

test("a table over lengths has a row for every size and a column for every length", () => {
  const table = lengthTable(beams, "phiMbx", 1);
  expect(table.rows.map(({ name }) => name)).toEqual(beams.map(({ name }) => name));
  for (const { texts, values } of table.rows) {
    expect(texts).toHaveLength(table.lengths.length);
    expect(values.every((value) => typeof value === "number" && value > 0)).toBe(true);
  }
  expect(headerOf(table).slice(0, 3)).toEqual(["Section", "Supplied in this grade", "le = 0.5 m (kNm)"]);
});

test("a capacity that is not covered is an empty cell of the file", () => {
  const angles = catalogue.records({ category: "EA", standard: "Aust300" });
  const [, first] = lengthTableCsv(lengthTable(angles, "phiMbx", 1)).split("\r\n");
  expect(first).toMatch(/^200x200x26EA,(yes|no),+$/);
});

test("a file has numbers with a decimal point, and its note at the end", () => {
  const lines = lengthTableCsv(lengthTable(beams, "phiNcy", 1))
    .trim()
    .split("\r\n");
  expect(lines[1]).toMatch(/^610UB125,yes(,\d+(\.\d+)?){16}$/);
  expect(lines.at(-1)).toContain("AS 4100:2020");
});

test("a size that is not supplied in the grade is marked", () => {
  const table = lengthTable(beams, "phiMbx", 1);
  expect(table.rows.find(({ name }) => name === "760UB244")?.isListed).toBe(false);
  expect(lengthTableCsv(table)).toMatch(/^760UB244,no,/m);
});
