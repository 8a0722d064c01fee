import { CATEGORIES, type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { strFromU8, unzipSync } from "fflate";
import papa from "papaparse";
import { expect, test } from "vitest";
import { designTable, headerOf, kindsOf, TABLE_KINDS, usualLengths } from "./design-table.ts";
import { designTableCsv, designTableXlsx } from "./table-files.ts";

const LENGTHS = usualLengths("phiMbx");
const catalogue = loadCatalogue(data as CatalogueData);
const beams = catalogue.records({ category: "UB", standard: "Aust300" });

test("a table over lengths has a row for every size and a column for every length", () => {
  const table = designTable(beams, "phiMbx");
  expect(table.rows.map(({ name }) => name)).toEqual(beams.map(({ name }) => name));
  for (const { texts, values } of table.rows) {
    expect(texts).toHaveLength(LENGTHS.length);
    expect(values.every((value) => typeof value === "number" && value > 0)).toBe(true);
  }
  expect(headerOf(table)).toEqual([
    ...["Section", "Family", "Standard", "Grade", "Supplied in this grade", "Table", "alpha_m"],
    ...LENGTHS.map((metres) => `le = ${metres} m (kNm)`),
    "Basis",
  ]);
});

/** The lines of a CSV file as cells, its header first. */
const cellsOf = (csv: string) => papa.parse<string[]>(csv.slice(1).trim()).data;

test("a capacity that is not covered is an empty cell of the file", () => {
  const angles = catalogue.records({ category: "EA", standard: "Aust300" });
  const table = designTable(angles, "phiMbx");
  const [, first = []] = cellsOf(designTableCsv(table));
  expect(first[0]).toBe("200x200x26EA");
  expect(first.slice(7, -1)).toEqual(LENGTHS.map(() => ""));
});

test("every line of a file names its family, grade, capacity, unit, factor and assumptions", () => {
  const [header = [], ...lines] = cellsOf(designTableCsv(designTable(beams, "phiMbx", { alphaM: 1.13 })));
  expect(lines).toHaveLength(beams.length);
  for (const line of lines) {
    expect(line).toHaveLength(header.length);
    const cell = (name: string) => line[header.indexOf(name)];
    expect(cell("Family")).toBe("Universal beams");
    expect(cell("Standard")).toBe("Aust300");
    expect(cell("Grade")).toBe("AS/NZS 3679.1 Grade 300");
    expect(cell("Table")).toBe("phiMbx");
    expect(cell("alpha_m")).toBe("1.13");
    expect(cell("Basis")).toContain("AS 4100:2020");
    expect(Number(cell("le = 6 m (kNm)"))).toBeGreaterThan(0);
  }
  const compression = cellsOf(designTableCsv(designTable(beams, "phiNcy", { alphaM: 1.13 })));
  expect(compression[0]).not.toContain("alpha_m");
  expect(compression[1]?.at(-1)).toContain("buckles in flexure");
});

test("a table names a published value that its capacities do not use, and its sections unless all have it", () => {
  const assumptions = (category: "UC" | "PFC", capacity: "phiNcx" | "phiMbx") =>
    designTable(catalogue.records({ category, standard: "Aust350" }), capacity).assumptions.join(" ");
  expect(assumptions("UC", "phiNcx")).toContain("Exception: the published f_y of 310UC283 is a known error");
  expect(assumptions("PFC", "phiMbx")).toContain("Exception: the published J is a known error");
  expect(assumptions("PFC", "phiNcx")).not.toContain("Exception");
});

test("a workbook names capacity, family and standard on its sheet, and states the basis on another", async () => {
  const blob = await designTableXlsx(designTable(beams, "phiMbx", { alphaM: 1.13 }));
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const part = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const names = [...part("xl/workbook.xml").matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["phiMbx UB Aust300", "Basis"]);
  expect(part("xl/worksheets/sheet2.xml")).toContain("<v>1.13</v>");
  expect(part("xl/sharedStrings.xml")).toContain("AS/NZS 3679.1 Grade 300");
});

test("a size that is not supplied in the grade is marked", () => {
  const table = designTable(beams, "phiMbx");
  expect(table.rows.find(({ name }) => name === "760UB244")?.isListed).toBe(false);
  const line = cellsOf(designTableCsv(table)).find(([name]) => name === "760UB244");
  expect(line?.[4]).toBe("no");
});

test("every family has every table; only what no family covers is empty", () => {
  for (const category of CATEGORIES) {
    const records = catalogue.records({ category, standard: "Aust300" });
    for (const kind of TABLE_KINDS) {
      const table = designTable(records, kind);
      expect(table.rows.map(({ name }) => name)).toEqual(records.map(({ name }) => name));
      const filled = table.rows.every(({ texts }) => texts.some((text) => text !== undefined));
      const isAngle = category === "EA" || category === "UA";
      expect(filled, `${category} ${kind}`).toBe(
        !(isAngle && (kind.startsWith("load-") || kind === "phiMbx")),
      );
    }
  }
});

test("uniform loads follow from statics: a short span is limited by shear, a long one by moment, a longer one by deflection", () => {
  const beam = catalogue.record("360UB44.7_300");
  if (!beam) throw new Error("No 360UB44.7.");
  const loads = (kind: "load-braced" | "load-ends" | "load-250" | "load-360", lengths: readonly number[]) =>
    designTable([beam], kind, { lengths }).rows[0]?.values ?? [];
  // Published: phiMsx = 222 kNm, phiVv = 420 kN, Ix = 121e6 mm4.
  const [atOne = 0, atSix = 0] = loads("load-braced", [1, 6]);
  expect(atOne / ((2 * 420) / 1)).toBeCloseTo(1, 2);
  expect(atSix / ((8 * 222) / 36)).toBeCloseTo(1, 2);
  const [at250 = 0, at360 = 0] = [...loads("load-250", [6]), ...loads("load-360", [6])];
  expect(at250 / ((384 * 200e3 * 121e6) / (5 * 250 * 6000 ** 3))).toBeCloseTo(1, 2);
  expect(at250 / at360).toBeCloseTo(360 / 250, 4);
  const [ends = 0] = loads("load-ends", [6]);
  expect(ends).toBeLessThan(atSix / 2);
});

test("the note names the sizes whose shear capacity is that of the weld", () => {
  const of = (standard: "Aust300" | "Aust350") =>
    designTable(catalogue.records({ category: "WC", standard }), "section").note;
  expect(of("Aust350")).toMatch(/φV_v of .*500WC440.*: the published capacity of the web-to-flange weld/);
  expect(of("Aust300")).not.toContain("500WC440");
});

test("a family is offered the tables that have a value for it", () => {
  expect(kindsOf(beams)).toEqual(TABLE_KINDS);
  expect(kindsOf(catalogue.records({ category: "EA", standard: "Aust300" }))).toEqual([
    "section",
    "phiNcx",
    "phiNcy",
  ]);
  expect(kindsOf([])).toEqual([]);
  for (const category of CATEGORIES) {
    const records = catalogue.records({ category, standard: "Aust350" });
    const withValues = TABLE_KINDS.filter((kind) =>
      designTable(records, kind).rows.some(({ texts }) => texts.some((text) => text !== undefined)),
    );
    expect(kindsOf(records), category).toEqual(withValues);
  }
});

test("spans begin at a length that a beam has", () => {
  const [first] = designTable(beams, "load-braced").columns;
  expect(first?.head).toBe("2 m");
});
