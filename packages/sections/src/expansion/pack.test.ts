import { expect, test } from "vitest";
import { sizesIn } from "../../scripts/catalogue-from-csv.ts";
import { readTables } from "../../scripts/read-tables.ts";
import type { CatalogueData } from "../catalogue/catalogue-data.ts";
import { unpackLines } from "../catalogue/unpack-lines.ts";
import { ALL_CATEGORIES } from "../record/record.ts";
import { packCatalogue } from "./pack.ts";
import { unpackSize } from "./unpack.ts";

const rows = sizesIn(readTables());

test("every fact of every row is unchanged after packing and unpacking", () => {
  const data: CatalogueData = JSON.parse(JSON.stringify(packCatalogue(rows, () => "v")));
  for (const category of ALL_CATEGORIES) {
    const family = rows.filter((row) => row.category === category);
    const lines = unpackLines(data, category);
    expect(lines).toHaveLength(family.length);
    for (const [index, { design, ...row }] of family.entries()) {
      const line = lines[index];
      if (!line) throw new Error("A line is missing.");
      const { design: unpacked, ...rest } = unpackSize(data, line, index);
      expect(rest).toEqual(row);
      for (const [grade, values] of Object.entries(unpacked)) expect(values).toEqual(design[grade] ?? {});
    }
  }
});

test("the packed file holds published facts only: no column that is not in its table", () => {
  const headers = Object.entries(readTables()).flatMap(([file, text]) => {
    const category = file.replace(".csv", "").toUpperCase();
    return (text.split("\n")[0] ?? "").split(",").map((header) => `${category} ${header.trim()}`);
  });
  const data = packCatalogue(rows, () => "v");
  const columns = Object.entries(data.families).flatMap(([category, family]) =>
    Object.keys(family.columns).map((name) => `${category} ${name}`),
  );
  expect(columns.filter((name) => !headers.includes(name))).toEqual([]);
});

test("a file with an unreadable availability throws", () => {
  const good = packCatalogue(rows, () => "v");
  const unknown = { ...good, availabilities: [{ availability: "Sometimes", basis: "" }] };
  expect(() => unpackLines(unknown, "UB")).toThrow('"Sometimes" is not an availability');
  expect(() => unpackLines({ ...good, availabilities: [] }, "UB")).toThrow("610UB125");
});

test("a file with unreadable grades throws", () => {
  const data = { ...packCatalogue(rows, () => "v"), gradeLists: [] };
  expect(() => unpackLines(data, "UB")).toThrow("610UB125: no grades");
});
