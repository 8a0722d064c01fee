import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { strFromU8, unzipSync } from "fflate";
import papa from "papaparse";
import { expect, test } from "vitest";
import { headerOf, lengthTable } from "./length-table.ts";
import { lengthTableCsv, lengthTableXlsx } from "./length-table-files.ts";

const catalogue = loadCatalogue(data as CatalogueData);
const beams = catalogue.records({ category: "UB", standard: "Aust300" });

test("a table over lengths has a row for every size and a column for every length", () => {
  const table = lengthTable(beams, "phiMbx", 1);
  expect(table.rows.map(({ name }) => name)).toEqual(beams.map(({ name }) => name));
  for (const { texts, values } of table.rows) {
    expect(texts).toHaveLength(table.lengths.length);
    expect(values.every((value) => typeof value === "number" && value > 0)).toBe(true);
  }
  expect(headerOf(table)).toEqual([
    ...["Section", "Family", "Standard", "Grade", "Supplied in this grade", "Capacity", "alpha_m"],
    ...table.lengths.map((metres) => `le = ${metres} m (kNm)`),
    "Basis",
  ]);
});

/** The lines of a CSV file as cells, its header first. */
const cellsOf = (csv: string) => papa.parse<string[]>(csv.slice(1).trim()).data;

test("a capacity that is not covered is an empty cell of the file", () => {
  const angles = catalogue.records({ category: "EA", standard: "Aust300" });
  const table = lengthTable(angles, "phiMbx", 1);
  const [, first = []] = cellsOf(lengthTableCsv(table));
  expect(first[0]).toBe("200x200x26EA");
  expect(first.slice(7, -1)).toEqual(table.lengths.map(() => ""));
});

test("every line of a file names its family, grade, capacity, unit, factor and assumptions", () => {
  const [header = [], ...lines] = cellsOf(lengthTableCsv(lengthTable(beams, "phiMbx", 1.13)));
  expect(lines).toHaveLength(beams.length);
  for (const line of lines) {
    expect(line).toHaveLength(header.length);
    const cell = (name: string) => line[header.indexOf(name)];
    expect(cell("Family")).toBe("Universal beams");
    expect(cell("Standard")).toBe("Aust300");
    expect(cell("Grade")).toBe("AS/NZS 3679.1 Grade 300");
    expect(cell("Capacity")).toBe("phiMbx");
    expect(cell("alpha_m")).toBe("1.13");
    expect(cell("Basis")).toContain("AS 4100:2020");
    expect(Number(cell("le = 6 m (kNm)"))).toBeGreaterThan(0);
  }
  const compression = cellsOf(lengthTableCsv(lengthTable(beams, "phiNcy", 1.13)));
  expect(compression[0]).not.toContain("alpha_m");
  expect(compression[1]?.at(-1)).toContain("buckles in flexure");
});

test("a table names a published value that its capacities do not use, and its sections unless all have it", () => {
  const assumptions = (category: "UC" | "PFC", capacity: "phiNcx" | "phiMbx") =>
    lengthTable(catalogue.records({ category, standard: "Aust350" }), capacity, 1).assumptions.join(" ");
  expect(assumptions("UC", "phiNcx")).toContain("Exception: the published fy of 310UC283 is a known error");
  expect(assumptions("PFC", "phiMbx")).toContain("Exception: the published J is a known error");
  expect(assumptions("PFC", "phiNcx")).not.toContain("Exception");
});

test("a workbook names capacity, family and standard on its sheet, and states the basis on another", async () => {
  const blob = await lengthTableXlsx(lengthTable(beams, "phiMbx", 1.13));
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const part = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const names = [...part("xl/workbook.xml").matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["phiMbx UB Aust300", "Basis"]);
  expect(part("xl/worksheets/sheet2.xml")).toContain("<v>1.13</v>");
  expect(part("xl/sharedStrings.xml")).toContain("AS/NZS 3679.1 Grade 300");
});

test("a size that is not supplied in the grade is marked", () => {
  const table = lengthTable(beams, "phiMbx", 1);
  expect(table.rows.find(({ name }) => name === "760UB244")?.isListed).toBe(false);
  const line = cellsOf(lengthTableCsv(table)).find(([name]) => name === "760UB244");
  expect(line?.[4]).toBe("no");
});
