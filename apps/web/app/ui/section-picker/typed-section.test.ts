import { isForMembers, loadCatalogue } from "@kingpost/sections";
import json from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { sectionNamed, sectionsFor } from "./typed-section.ts";

const catalogue = loadCatalogue(json);
const first = (text: string) => sectionsFor(catalogue, text, "310UB40.4_300")[0]?.id;

test.each([
  ["310UB40.4 G350", "310UB40.4_350"],
  ["310UB40.4 Grade 350", "310UB40.4_350"],
  ["310UB40.4, Grade 350", "310UB40.4_350"],
  ["Grade 350 310UB40.4", "310UB40.4_350"],
  ["310UB40.4 Grade 35", "310UB40.4_350"],
  ["310UB40.4 350", "310UB40.4_350"],
  ["310UB40.4_350", "310UB40.4_350"],
  ["310ub40.4 aust350", "310UB40.4_350"],
  ["310UB40.4 300PLUS", "310UB40.4_300"],
  ["310UB40.4", "310UB40.4_300"],
  ["125x125x5.0SHS C450L0", "125x125x5.0SHS_350"],
  ["125x125x5.0SHS C350L0", "125x125x5.0SHS_300"],
  ["C450 125x125x5 SHS", "125x125x5.0SHS_350"],
  ["125x125x5.0SHS, C450L0", "125x125x5.0SHS_350"],
  ["125x125x5SHS grade 450", "125x125x5.0SHS_350"],
  ["1200WB455 G400", "1200WB455_350"],
  ["250UC89", "250UC89.5_300"],
])("%s names a section with its grade", (text, id) => {
  expect(first(text)).toBe(id);
});

test.each(["banana", "310UB40.5", "310UB40.4 G400", "310UB40.4 Grade 305", "310UB40.4 Grade 350 Grade 300"])(
  "%s matches no section",
  (text) => {
    expect(sectionsFor(catalogue, text, "310UB40.4_300")).toEqual([]);
    expect(sectionNamed(catalogue, text)).toBeUndefined();
  },
);

test("a grade alone is that of the present family", () => {
  const found = sectionsFor(catalogue, "G350", "310UB40.4_300");
  expect(found.map(({ id }) => id)).toContain("310UB40.4_350");
  expect(new Set(found.map(({ standard }) => standard))).toEqual(new Set(["Aust350"]));
});

test("a section is found first by its name with its grade, and is named by both exactly", () => {
  for (const [index, { id, name, category }] of catalogue.entries.entries()) {
    if (index % 7 !== 0 || !isForMembers(category)) continue;
    const grade = catalogue.record(id)?.grade.replace(/^AS\/NZS \S+ /, "") ?? "";
    for (const text of [`${name}, ${grade}`, `${name} ${grade.toLowerCase()}`, id]) {
      expect(first(text), text).toBe(id);
      expect(sectionNamed(catalogue, text)?.id, text).toBe(id);
    }
  }
});

test("a part of a name is not exactly one", () => {
  expect(sectionNamed(catalogue, "310UB4")).toBeUndefined();
  expect(sectionNamed(catalogue, "")).toBeUndefined();
});
