import { mathText } from "@kingpost/calc";
import { CATEGORIES, DERIVED_ROWS, STANDARDS } from "@kingpost/sections";
import { derivedNumber } from "@kingpost/sections/derived";
import { describe, expect, test } from "vitest";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { headerOf, librarySheet } from "../export/library-table/library-sheet.ts";
import { catalogue, recordOf } from "../testing/catalogue.ts";
import { type ColumnGroup, type TableColumn, tableGroups, unvaluedReasons } from "./table-columns.ts";

const groupsOf = (family: (typeof CATEGORIES)[number] | "all") =>
  tableGroups(family, "Aust300", DEFAULT_MEMBER);
const columnsOf = (groups: readonly ColumnGroup[]): readonly TableColumn[] =>
  groups.flatMap(({ columns }) => columns);
const columnOf = (family: (typeof CATEGORIES)[number], key: string) =>
  columnsOf(groupsOf(family)).find((column) => column.key === key);

describe("web bearing and full lateral restraint", () => {
  test("are columns of a family that has them, with units", () => {
    expect(columnOf("UB", "phiRbyMm")).toMatchObject({ unit: "kN/mm", symbol: mathText("φR_by/b") });
    expect(columnOf("UB", "phiRbbMm")?.unit).toBe("kN/mm");
    expect(columnOf("UB", "FLR")?.unit).toBe("m");
    // 0.9 x 1.25 tw fyw (Clause 5.13.3) with tw = 11.9 mm and fyw = 300 MPa: 4.016 kN/mm.
    expect(columnOf("UB", "phiRbyMm")?.cell(recordOf("610UB125_300")).text).toBe("4.02");
  });

  test("are left out where the family has none, and from the table of all families", () => {
    expect(columnOf("SHS", "FLR")).toBeUndefined();
    expect(columnOf("SHS", "phiRbbMm")).toBeDefined();
    for (const family of ["EA", "CHS"] as const) {
      expect(columnOf(family, "phiRbyMm")).toBeUndefined();
      expect(columnOf(family, "FLR")).toBeUndefined();
    }
    expect(columnsOf(groupsOf("all")).map(({ key }) => key)).not.toContain("phiRbyMm");
    expect(columnsOf(groupsOf("all")).map(({ key }) => key)).not.toContain("FLR");
  });
});

test.each(["UB", "SHS", "all"] as const)(
  "the columns that the table of %s is asked for are in front, in their order, and nowhere else",
  (family) => {
    const groups = tableGroups(family, "Aust300", DEFAULT_MEMBER, ["kf", "phiMsx", "ksm1", "zx"]);
    const keys = columnsOf(groups).map(({ key }) => key);
    expect(keys.slice(0, 4)).toEqual(["kf", "phiMsx", "ksm1", "zx"]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(groups.every(({ columns }) => columns.length > 0)).toBe(true);
    expect(keys.slice(4)).toEqual(
      columnsOf(groupsOf(family))
        .map(({ key }) => key)
        .filter((key) => !["kf", "phiMsx", "ksm1", "zx"].includes(key)),
    );
  },
);

test("a property that only some families have is a column of all families where it is asked for", () => {
  expect(columnsOf(groupsOf("all")).map(({ key }) => key)).not.toContain("xo");
  const [first] = columnsOf(tableGroups("all", "Aust300", DEFAULT_MEMBER, ["tanAlpha"]));
  expect(first?.key).toBe("tanAlpha");
});

test.each(CATEGORIES)("the table of %s has no empty group and no column twice", (family) => {
  for (const standard of STANDARDS) {
    const groups = tableGroups(family, standard, DEFAULT_MEMBER);
    expect(groups.every(({ columns }) => columns.length > 0)).toBe(true);
    const keys = columnsOf(groups).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(groups.map(({ title }) => title)).size).toBe(groups.length);
  }
});

test.each(CATEGORIES)(
  "every capacity in the table of %s is a column of its file, in the same unit",
  (family) => {
    const records = catalogue.records({ category: family, standard: "Aust300" });
    const sheet = librarySheet(records, DEFAULT_MEMBER);
    const header = headerOf(sheet);
    expect(new Set(header).size).toBe(header.length);
    const units = new Map(sheet.capacities.map(({ label, unit }) => [label, unit]));
    const capacities = columnsOf(groupsOf(family)).filter(({ key }) => /^(?:phi|FLR)/.test(key));
    expect(capacities.length).toBeGreaterThan(4);
    for (const { key, label, unit } of capacities) expect(units.get(label), key).toBe(unit);
  },
);

test("a capacity without a value gives its reason, in its cell and below the table", () => {
  const angle = recordOf("150x100x10UA_300");
  const cell = columnOf("UA", "phiVv")?.cell(angle);
  expect(cell).toMatchObject({ text: "\u2013", reason: expect.stringContaining("Clause 5.11") });
  expect(unvaluedReasons(groupsOf("UA"), [angle])).toEqual([
    expect.stringMatching(/^Shear of an angle is not covered/),
    expect.stringMatching(/^Lateral buckling of an angle is not covered/),
  ]);
  expect(unvaluedReasons(groupsOf("UB"), [recordOf("610UB125_300")])).toEqual([]);
});

test("every dash of a capacity in the catalogue has its reason below the table", () => {
  for (const category of CATEGORIES) {
    const records = catalogue.records({ category, standard: "Aust350" });
    const groups = tableGroups(category, "Aust350", DEFAULT_MEMBER);
    const below = new Set(unvaluedReasons(groups, records));
    const inCells = records.flatMap((record) =>
      columnsOf(groups).flatMap(({ cell }) => cell(record).reason ?? []),
    );
    expect([...new Set(inCells)].filter((reason) => !below.has(reason))).toEqual([]);
  }
});

test("only a shear capacity that the web-to-flange weld governs has a note", () => {
  const shear = columnOf("WC", "phiVv");
  expect(shear?.cell(recordOf("500WC440_350"))).toMatchObject({
    text: "3010",
    note: "The published capacity of the web-to-flange weld, which is weaker than the web",
  });
  expect(shear?.cell(recordOf("500WC440_300")).note).toBeUndefined();
});

test.each(CATEGORIES)(
  "the table of %s has the derived numbers of its sections and no column of dashes",
  (family) => {
    const records = catalogue.records({ category: family, standard: "Aust300" });
    const keys = DERIVED_ROWS.filter(({ key }) =>
      records.some((record) => derivedNumber(record, key) !== undefined),
    ).map(({ key }) => key);
    const columns = columnsOf(groupsOf(family)).filter(({ key }) =>
      DERIVED_ROWS.some((row) => row.key === key),
    );
    expect(columns.map(({ key }) => key)).toEqual(keys);
  },
);

test("the table of a family has the published ratio of a section", () => {
  expect(columnOf("UC", "ksm1")?.cell(recordOf("150UC30.0_300")).text).toBe("29.7");
});
