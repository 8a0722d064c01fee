import { capacityOf, derive, generalAssumptions } from "@kingpost/as4100";
import { isCovered, mathText, stepTexts } from "@kingpost/calc";
import {
  type CatalogueData,
  loadCatalogue,
  mergedGroups,
  propertyGroups,
  type SectionRecord,
  steelSectionOf,
} from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import {
  MEMBER_ROWS,
  queryOf,
  rowsOfFamilies,
  rowsOfFamily,
  SECTION_ROWS,
} from "../capacities/capacity-rows.ts";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { dataSheet } from "../export/data-sheet/data-sheet.ts";
import { shownValue } from "./property-value.ts";

const catalogue = loadCatalogue(data as CatalogueData);

function record(id: string): SectionRecord {
  const found = catalogue.record(id);
  if (!found) throw new Error(id);
  return found;
}

const CHS = record("168.3x6.4CHS_350");
const RHS = record("150x100x6.0RHS_350");
const WB = record("1200WB455_300");
const UB = record("610UB125_300");
const PFC = record("250PFC_300");
const EA = record("150x150x10EA_300");
const UA = record("150x90x8UA_300");

/** All text about a section on the page and data sheet, except the values and the limits, which name the families. */
function wordsOf(one: SectionRecord): string[] {
  const section = steelSectionOf(one);
  const rows = [...rowsOfFamily(SECTION_ROWS, one.category), ...MEMBER_ROWS];
  const derivations = rows.map(({ capacity }) => derive(section, queryOf(capacity, DEFAULT_MEMBER)));
  const sheet = dataSheet(one, { version: "", date: "", address: "" });
  return [
    ...propertyGroups(one).flatMap(({ rows: all }) => all.map(({ label }) => label)),
    ...rows.map(({ label }) => label),
    ...generalAssumptions(section.kind),
    ...derivations.flatMap((way) =>
      "steps" in way
        ? [...way.assumptions, ...stepTexts(way.steps).flatMap(({ title, formula }) => [title, formula])]
        : [way.reason],
    ),
    ...[...sheet.groups, sheet.capacities.group].flatMap((group) => group.rows.map(({ label }) => label)),
    ...sheet.capacities.notes.flatMap(({ head, text }) => (head === "Limits." ? [] : [text])),
  ];
}

describe("a tube", () => {
  test("has no web, flange, root or width", () => {
    for (const words of wordsOf(CHS))
      expect(words).not.toMatch(/\bwebs?\b|flange|\broot\b|\bwidth|t_[fw]|f_yw/i);
  });

  test("has one shear capacity for every direction", () => {
    const rows = rowsOfFamily(SECTION_ROWS, "CHS").filter(({ label }) => label.startsWith("Shear"));
    expect(rows.map(({ label }) => label)).toEqual(["Shear capacity in any direction"]);
    const section = steelSectionOf(CHS);
    expect(capacityOf(section, { capacity: "phiVv" })).toBe(capacityOf(section, { capacity: "phiVvy" }));
  });

  test("has no value for a radius beside a section that has one", () => {
    const radius = mergedGroups([UB, CHS])
      .flatMap(({ rows }) => rows)
      .find(({ property }) => property === "r1");
    if (!radius) throw new Error("no radius");
    expect(radius.label).toBe("Root or outside corner radius");
    expect([UB, CHS, WB].map((one) => shownValue(one, radius).text)).toEqual(["14.0", "\u2013", "0"]);
  });
});

test("a rectangular hollow section has walls, not webs and flanges", () => {
  for (const words of wordsOf(RHS)) expect(words).not.toMatch(/\bwebs?\b|flange|\broot\b|t_[fw]|f_yw/i);
  const labels = rowsOfFamily(SECTION_ROWS, "RHS").map(({ label }) => label);
  expect(labels).toContain("Shear capacity along the depth");
  expect(labels).toContain("Shear capacity along the width");
});

test("an equal angle has two legs, an unequal angle a long and a short one", () => {
  for (const words of wordsOf(EA)) expect(words).not.toMatch(/\b(long|short) leg/i);
  expect(wordsOf(UA)).toContain("Long leg");
  expect(wordsOf(UA)).toContain("Short leg");
});

describe("a comparison", () => {
  const labelOf = (property: string, ...records: SectionRecord[]) =>
    mergedGroups(records)
      .flatMap(({ rows }) => rows)
      .find((row) => row.property === property)?.label;

  test("of shapes with the same name for a dimension keeps the name", () => {
    expect(labelOf("d", UB, PFC)).toBe("Depth");
    expect(labelOf("bf", UB, PFC)).toBe("Flange width");
    expect(labelOf("r1", UB, PFC)).toBe("Root radius");
  });

  test("of an equal and an unequal angle keeps the symbols of both", () => {
    const rows = mergedGroups([EA, UA]).flatMap(({ rows: all }) => all);
    const named = (property: string) => rows.find((row) => row.property === property);
    expect(named("d")).toMatchObject({ symbol: mathText("b_1"), label: "Depth, leg or diameter" });
    expect(named("nL")).toMatchObject({
      symbol: mathText("n_L"),
      label: "Centroid from the back of the leg b1",
    });
  });

  test("of a tube and another shape has names that apply to both", () => {
    expect(labelOf("bf", UB, CHS)).toBe("Width, leg or diameter");
    expect(labelOf("d1", UB, RHS)).toBe("Clear depth of the web or between the walls");
    const shear = rowsOfFamilies(SECTION_ROWS, ["UB", "CHS"]).find(({ capacity }) => capacity === "phiVv");
    expect(shear?.label).toBe("Shear capacity along the web or depth");
  });
});

test("a section with a web has the names of its parts", () => {
  expect(wordsOf(UB)).toContain("Shear capacity along the web");
  expect(wordsOf(UB).join(" ")).toContain("Slenderness of the web");
  expect(isCovered(capacityOf(steelSectionOf(UB), { capacity: "phiVv" }))).toBe(true);
});
