import { expect, test } from "vitest";
import json from "../../dist/catalogue.json" with { type: "json" };
import type { CatalogueData } from "../catalogue/catalogue-data.ts";
import { loadCatalogue } from "../catalogue.ts";
import { availabilityInWords, otherGradeInWords } from "./availability-words.ts";

const catalogue = loadCatalogue(json as CatalogueData);

function wordsOf(id: string): string {
  const record = catalogue.record(id);
  return record ? availabilityInWords(record).replace(" Check stock with your supplier.", "") : "";
}

test("the availability of every size is one of eight sentences", () => {
  const sentences = new Set(
    catalogue.entries.map(({ id }) => wordsOf(id).replace(/C\d{3}L0( \(tab \w+\))?/, "C")),
  );
  expect([...sentences].toSorted()).toEqual([
    "In a merchant's chart of 2022.",
    "In older design tables. Confirm supply.",
    "In the 2019 mill catalogue.",
    "Large size, normally supplied in C. Confirm with the mill.",
    "Made to order.",
    "May be superseded. Confirm supply.",
    "Normally supplied in C.",
    "Not in every mill's range. Confirm supply.",
  ]);
});

// data/availability.csv: C450L0 is standard for 100x100x4.0SHS, C350L0 for 50x50x3.0SHS, C250L0 for 33.7x3.2CHS.
test.each([
  ["100x100x4.0SHS_300", "Normally supplied in C450L0 (tab Aust350)."],
  ["100x100x4.0SHS_350", "Normally supplied in C450L0."],
  ["50x50x3.0SHS_300", "Normally supplied in C350L0."],
  ["50x50x3.0SHS_350", "Normally supplied in C350L0 (tab Aust300)."],
  ["33.7x3.2CHS_350", "Normally supplied in C250L0 (tab Aust300)."],
  ["610UB125_300", "In the 2019 mill catalogue."],
  ["760UB244_300", "May be superseded. Confirm supply."],
  ["1200WB455_300", "Made to order."],
])("the availability of %s is put as: %s", (id, words) => {
  expect(wordsOf(id)).toBe(words);
});

test("a sentence ends with what to check", () => {
  const checks = catalogue.entries.map(({ id }) => {
    const record = catalogue.record(id);
    return (record && /(Confirm|Check) [^.]*\.$/.exec(availabilityInWords(record))?.[0]) ?? id;
  });
  expect(new Set(checks)).toEqual(
    new Set(["Confirm supply.", "Confirm with the mill.", "Check stock with your supplier."]),
  );
});

test("a size whose usual grade is on view has no sentence about the other tab", () => {
  const [here, there] = ["100x100x4.0SHS_350", "100x100x4.0SHS_300"].map((id) => catalogue.record(id));
  expect(here && otherGradeInWords(here)).toBe("");
  expect(there && otherGradeInWords(there)).toBe("Normally supplied in C450L0 (tab Aust350).");
});
