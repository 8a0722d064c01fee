import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { loadCatalogue } from "../src/catalogue.ts";
import { CATEGORIES } from "../src/record/record.ts";
import { buildCatalogue } from "./catalogue-from-csv.ts";
import { readTables } from "./read-tables.ts";

const tables = readTables();
const data = buildCatalogue(tables);

/** The tables with one part of one file altered, as by an editing error. */
function altered(file: string, from: string, to: string): Record<string, string> {
  const text = tables[file] ?? "";
  expect(text).toContain(from);
  return { ...tables, [file]: text.replace(from, to) };
}

test("every size of every family is in the catalogue", () => {
  const counts = Object.fromEntries(
    CATEGORIES.map((category) => [category, data.families[category]?.designations.length]),
  );
  expect(counts).toEqual({
    WB: 23,
    WC: 18,
    UB: 35,
    UC: 16,
    PFC: 10,
    EA: 46,
    UA: 19,
    CHS: 143,
    RHS: 108,
    SHS: 97,
  });
});

test("the same tables give the same bytes, whatever the order of the files", () => {
  const reversed = Object.fromEntries(Object.entries(tables).reverse());
  expect(JSON.stringify(buildCatalogue(reversed))).toBe(JSON.stringify(data));
});

test("the version changes with a single digit", () => {
  const other = buildCatalogue(altered("ub.csv", "986000000", "987000000"));
  expect(data.version).toMatch(/^[0-9a-f]{12}$/);
  expect(other.version).not.toBe(data.version);
});

test("the file holds no more than 60 kB when compressed", () => {
  const compressed = brotliCompressSync(JSON.stringify(data), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  expect(compressed.length).toBeLessThanOrEqual(60_000);
  // Today's size is 16.3 kB: a jump means that calculated values are in the file.
  expect(compressed.length).toBeLessThanOrEqual(20_000);
});

test.each([
  ["ub.csv", "610UB125,125,", "610UB125,heavy,", "ub.csv, 610UB125, mass_kg_per_m"],
  ["ub.csv", "280,300,440,0.95,", "280,300,440,880,", "ub.csv, 610UB125, kf@300"],
  ["pfc.csv", "250PFC,35.5,250,", "250PFC,35.5,,", "pfc.csv, 250PFC, d_mm"],
  ["chs.csv", "610.0x9.5CHS", "610.0x12.7CHS", "chs.csv, 610.0x12.7CHS, designation"],
  ["availability.csv", "610UB125,Common", "610UB125,Sometimes", "ub.csv, 610UB125, availability"],
  ["availability.csv", "UB,610UB125,", "UB,610UB126,", "ub.csv, 610UB125, availability"],
])("an invalid row of %s stops the build, and the error names it", (file, from, to, where) => {
  expect(() => buildCatalogue(altered(file, from, to))).toThrow(where);
});

test("availability of a size that no table has stops the build", () => {
  const text = `${tables["availability.csv"]}UB,999UB999,Common,basis,source,high,\n`;
  expect(() => buildCatalogue({ ...tables, "availability.csv": text })).toThrow("availability.csv, 999UB999");
});

test("availability follows the mark of the grade, not a mark of unknown meaning", () => {
  const catalogue = loadCatalogue(data);
  const of = (id: string) => catalogue.record(id)?.properties.availability;
  // Marked in the C350 list and unmarked in the C450 list: a standard size in C450L0.
  expect(of("100x100x5.0SHS_300")).toBe("Common");
  expect(of("760UB244_350")).toBe("Special");
  const specified: readonly string[] = CATEGORIES;
  const count = (kind: string) =>
    catalogue.entries.filter(
      ({ category, standard, availability }) =>
        specified.includes(category) && standard === "Aust300" && availability === kind,
    ).length;
  expect([count("Common"), count("Special"), count("Legacy"), count("Obsolete")]).toEqual([298, 170, 47, 0]);
});

test("a row with a missing cell stops the build", () => {
  expect(() => buildCatalogue(altered("ub.csv", "610UB125,125,", "610UB125,"))).toThrow("ub.csv, row ");
});
