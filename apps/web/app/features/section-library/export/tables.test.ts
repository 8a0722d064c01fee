import { readFileSync } from "node:fs";
import { CATEGORIES, customSectionRecordOf, SOURCE_COLUMNS } from "@kingpost/sections";
import papa from "papaparse";
import { describe, expect, test } from "vitest";
import { escapeSpreadsheetFormula } from "../../../../shared/escape-spreadsheet-formula.ts";
import { DEFAULT_MEMBER, type Member } from "../capacities/member/member.ts";
import { catalogue, recordOf } from "../testing/catalogue.ts";
import { comparedDerivedLines, derivedLines } from "./derived-values.ts";
import { exactCell } from "./exact-value.ts";
import { listFileName, sectionFileName } from "./file-name.ts";
import { libraryCsv } from "./library-table/library-csv.ts";
import { headerOf, librarySheet } from "./library-table/library-sheet.ts";
import { comparisonText, sectionText } from "./tsv.ts";

const PACKAGE = new URL("../../../../../../packages/sections/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, PACKAGE), "utf8");

const lines = (text: string) => text.split("\r\n").map((line) => line.split("\t"));

type Row = Readonly<Record<string, string>>;

describe("validation: every published value is exported with the digits of its table", () => {
  test.each(CATEGORIES)("%s", (category) => {
    const table = papa.parse<Row>(read(`data/${category.toLowerCase()}.csv`).trim(), { header: true }).data;
    const { gross } = SOURCE_COLUMNS[category];
    const sheet = papa.parse<string[]>(libraryCsv(catalogue.records({ category, standard: "Aust300" }))).data;
    const shown = librarySheet(catalogue.records({ category, standard: "Aust300" })).columns;
    const header = sheet[0] ?? [];
    let compared = 0;
    for (const [index, row] of table.entries()) {
      const line = sheet[index + 1] ?? [];
      expect(line[0]).toBe(row.designation);
      for (const [column, property] of Object.entries(gross)) {
        const place = shown.find((one) => one.property === property);
        const printed = row[column] ?? "";
        if (!place || printed === "") continue;
        compared += 1;
        const head = place.unit === "" ? place.name : `${place.name} (${place.unit})`;
        expect(Number(line[header.indexOf(head)]), `${row.designation} ${column}`).toBe(Number(printed));
      }
    }
    expect(compared).toBeGreaterThan(table.length * 5);
  });
});

test("a line names every value that is calculated: properties, what follows from them, and capacities", () => {
  const cells = (id: string, member?: Member) => {
    const [header = [], line = []] = papa.parse<string[]>(libraryCsv([recordOf(id)], member)).data;
    const names = header.map((head) => head.replace(/ \(.*/, ""));
    const calculated = line[header.indexOf("Calculated")]?.split(", ") ?? [];
    return { calculated, filled: names.filter((_, at) => line[at] !== ""), names };
  };
  const published = cells("610UB125_300");
  expect(published.calculated).toContain("ksm1");
  expect(published.calculated).not.toContain("Ix");
  expect(published.filled).toEqual(expect.arrayContaining(published.calculated));
  expect(cells("610UB125_300", DEFAULT_MEMBER).calculated).toContain("phiMsx");
  expect(cells("88.9x5.9CHS_350").calculated).toContain("Ix");
});

describe("tab-separated text", () => {
  test("a section has symbol, label, value in base units, unit and source", () => {
    const rows = lines(sectionText(recordOf("610UB125_300")));
    expect(rows[0]).toEqual([
      "Symbol",
      "Property",
      "610UB125",
      "Unit",
      "Used in capacities",
      "Source",
      "Remark",
    ]);
    expect(rows).toContainEqual(["Ix", "Second moment of area", "986000000", "mm4", "", "published", ""]);
    expect(rows).toContainEqual(["Iw", "Warping constant", "3450000000000", "mm6", "", "published", ""]);
    expect(rows).toContainEqual(["d", "Depth", "611.6", "mm", "", "published", ""]);
    expect(rows).toContainEqual(["d", "Depth as published", "612", "mm", "", "published", ""]);
  });

  test("a number's cell holds only the number, and the remark has both values of a dispute", () => {
    const row = lines(sectionText(recordOf("690UB125_350"))).find(([symbol]) => symbol === "kf");
    expect(row?.slice(2, 6)).toEqual(["0.849", "", "", "published"]);
    expect(row?.[6]).toMatch(/^Published 0\.849, calculated 0\.8576\./);
  });

  test("every number has a decimal point, no thousands separator and no power", () => {
    for (const one of catalogue.records()) {
      for (const [, , value = "", unit] of lines(sectionText(one)).slice(3)) {
        if (unit !== "" && value !== "") expect(value, one.id).toMatch(/^-?\d+(\.\d+)?$/);
      }
    }
  });

  test("a calculated value has six figures, a value that a family does not have is empty", () => {
    expect(exactCell(recordOf("610.0x12.7CHS_350"), "ag")).toBe(23831.2);
    expect(exactCell(recordOf("610.0x12.7CHS_350"), "iw")).toBeUndefined();
    expect(exactCell(recordOf("1200WB455"), "r1")).toBe(0);
    expect(exactCell(recordOf("380PFC_300"), "compactness")).toBeUndefined();
  });

  test("a comparison has the values side by side, then their sources", () => {
    const rows = lines(comparisonText([recordOf("610UB125_300"), recordOf("610.0x12.7CHS_350")]));
    expect(rows[0]?.slice(3)).toEqual([
      "610UB125",
      "610.0x12.7CHS",
      "Used in capacities, 610UB125",
      "Used in capacities, 610.0x12.7CHS",
      "Source, 610UB125",
      "Source, 610.0x12.7CHS",
    ]);
    expect(rows).toContainEqual([
      "Ag",
      "Gross area",
      "mm2",
      "16000",
      "23831.2",
      "",
      "",
      "published",
      "calculated",
    ]);
    expect(rows).toContainEqual([
      "Iw",
      "Warping constant",
      "mm6",
      "3450000000000",
      "",
      "",
      "",
      "published",
      "",
    ]);
    expect(new Set(rows.map((row) => row.length)).size).toBeLessThanOrEqual(2);
  });
});

describe("comma-separated text", () => {
  test("starts with a byte order mark and one header row with units, and ends its lines with CRLF", () => {
    const text = libraryCsv([recordOf("610UB125_300")]);
    expect(text.startsWith("\ufeffSection,Family,Standard,Grade,")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const [header = [], values = []] = papa.parse<string[]>(text.slice(1)).data;
    expect(values[header.indexOf("Ix (mm4)")]).toBe("986000000");
    expect(header).toEqual(expect.arrayContaining(["Mass (kg/m)", "kf", "fy (MPa)"]));
  });

  test("no two columns have the same name, whatever the families", () => {
    for (const records of [
      catalogue.records(),
      ...CATEGORIES.map((category) => catalogue.records({ category })),
    ]) {
      const header = headerOf(librarySheet(records));
      expect(new Set(header).size).toBe(header.length);
      expect(header.every((name) => name !== "")).toBe(true);
    }
  });

  test("a file has every property of its sections and no empty column", () => {
    const namesOf = (ids: readonly string[]) =>
      librarySheet(ids.map(recordOf)).columns.map(({ name }) => name);
    expect(namesOf(["380PFC_300"])).toEqual(
      expect.arrayContaining([
        "Zy",
        "ZyL",
        "ZyR",
        "Zey",
        "ZeyL",
        "ZeyR",
        "Zey 300",
        "Zey 350",
        "Compactness yL",
      ]),
    );
    expect(namesOf(["25x25x3EA_300"])).toEqual(expect.arrayContaining(["Iy", "In", "Ip"]));
    for (const category of CATEGORIES) {
      const records = catalogue.records({ category });
      for (const { property, name } of librarySheet(records).columns)
        expect(
          records.some((record) => exactCell(record, property) !== undefined),
          `${category} ${name}`,
        ).toBe(true);
    }
  });

  test("the published depth is in a file only where it differs", () => {
    const hasPublished = (...ids: string[]) => [
      librarySheet(ids.map(recordOf)).columns.some(({ name }) => name === "d published"),
      comparisonText(ids.map(recordOf)).includes("Depth as published"),
    ];
    expect(hasPublished("610UB125_300", "1200WB455")).toEqual([true, true]);
    expect(hasPublished("310UC283_300", "1200WB455")).toEqual([false, false]);
  });

  test("the whole library has a line for each of its sections", () => {
    const { data: rows } = papa.parse<string[]>(libraryCsv(catalogue.records()).trim());
    expect(rows).toHaveLength(1 + 1496);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });
});

describe("a published value that the capacities do not use", () => {
  test("has the value in its place beside it in the table of one section and of a comparison", () => {
    const column = lines(sectionText(recordOf("310UC283_350")));
    expect(column.find(([symbol]) => symbol === "fy")?.slice(2, 5)).toEqual(["340", "MPa", "330"]);
    const compared = lines(comparisonText([recordOf("310UC283_350"), recordOf("250UC89.5_350")]));
    const fy = compared.find(([symbol]) => symbol === "fy");
    expect(fy?.slice(3, 7)).toEqual(["340", "340", "330", ""]);
  });

  test("is named beside the section in a list, and a disputed value that they use is not", () => {
    const ids = ["310UC283_350", "380PFC_300", "690UB125_350", "610UB125_300"];
    const [header = [], ...rows] = papa.parse<string[]>(libraryCsv(ids.map(recordOf)).slice(1)).data;
    const at = header.indexOf("Values not used in capacities");
    expect(at).toBe(5);
    expect(rows[0]?.[at]).toBe("fy 340 \u2192 330");
    expect(rows[1]?.[at]).toMatch(/^J 491000 \u2192 47[12]\d{3}(\.\d+)?$/);
    expect(rows.slice(2, 4).map((row) => row[at])).toEqual(["", ""]);
  });
});

describe("derived numbers in files", () => {
  test("have their columns after the properties; a ratio that a shape does not have is empty", () => {
    const [header = [], beam = [], tube = []] = papa.parse<string[]>(
      libraryCsv(["150UC30.0_300", "508.0x12.7CHS_300"].map(recordOf)).slice(1),
    ).data;
    const at = (name: string) => header.indexOf(name);
    expect(Number(beam[at("ksm1 (m2/t)")])).toBeCloseTo(29.66, 2);
    expect(tube[at("ksm2 (m2/t)")]).toBe("");
    expect(Number(tube[at("P (mm)")])).toBeCloseTo(Math.PI * 508, 1);
    // Published limits of AS 4100 Table 5.2: web in bending 82 and 115.
    expect([beam[at("lambda_ep x web")], beam[at("lambda_ey x web")]]).toEqual(["82", "115"]);
    expect(at("P (mm)")).toBeGreaterThan(at("Ix (mm4)"));
  });

  test("are lines of a copied section and of a copied comparison, with their source", () => {
    const record = recordOf("150UC30.0_300");
    const ratio = lines(sectionText(record, derivedLines(record))).find(([name]) => name === "ksm1");
    // By hand: P = 4 x 153 + 2 (157.6 - 6.6) - (8 - 2 pi) 8.9 = 898.72 mm, Ag = 3860.47 mm2.
    expect(ratio?.slice(2, 6)).toEqual(["29.6561", "m2/t", "", "calculated"]);
    const two = [record, recordOf("508.0x12.7CHS_300")];
    const boxed = lines(comparisonText(two, comparedDerivedLines(two))).find(([name]) => name === "ksm2");
    expect(boxed?.slice(4)).toEqual(["", "", "", "calculated", ""]);
  });
});

test("a custom section is neither supplied nor not supplied", () => {
  const custom = customSectionRecordOf("own:I-500x200x16x10-300");
  if (!custom) throw new Error("no custom section");
  const [header = [], values = []] = papa.parse<string[]>(libraryCsv([custom]).slice(1)).data;
  expect(values[header.indexOf("Supplied in this grade")]).toBe("");
});

test("no text runs as a formula, and numbers are unchanged", () => {
  const formulas = ["=1+1", "+61", "-x", "@sum", "\t=1", " =1", "\u200b=1", "＝1"];
  expect(formulas.map(escapeSpreadsheetFormula)).toEqual(formulas.map((text) => `'${text}`));
  expect(escapeSpreadsheetFormula("610UB125")).toBe("610UB125");
  const evil = { ...recordOf("610UB125_300"), name: '=HYPERLINK("http://evil.example")' };
  expect(libraryCsv([evil])).toContain(`"'=HYPERLINK`);
  expect(sectionText(evil)).toContain("'=HYPERLINK");
  // The product second moment of area of an angle is negative: a number, not a text.
  expect(libraryCsv([recordOf("200x200x20EA_300")])).toContain(",-16900000,");
});

test("files are named by size and grade, without characters that file systems reject", () => {
  expect(sectionFileName(recordOf("610UB125_300"), "pdf")).toBe("610UB125-Grade-300.pdf");
  expect(sectionFileName(recordOf("150x100x6.0RHS_350"), "dxf")).toBe("150x100x6.0RHS-C450L0.dxf");
  expect(sectionFileName({ name: "../a b/\u00e9", grade: "AS/NZS 3678 Grade 350" }, "svg")).toBe(
    "a-b-\u00e9-Grade-350.svg",
  );
  expect(listFileName(["610UB125", "530UB92.4"], "csv")).toBe("610UB125-and-530UB92.4.csv");
  expect(listFileName(["a", "b", "c", "d"], "xlsx")).toBe("sections-4.xlsx");
});
