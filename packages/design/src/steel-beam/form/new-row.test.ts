import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { defaultInputs } from "../../frame/module/default-inputs.ts";
import type { RawInputs } from "../../frame/module/raw-inputs.ts";
import { STEEL_BEAM } from "../index.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

const TWO_SPANS = {
  spans: [
    { length: "6.2m", end: "pinned" },
    { length: 4000, end: "pinned" },
  ],
};

/** The inputs with a row added to a table, as the page adds it. */
function withNewRow(table: string, inputs: RawInputs): RawInputs {
  const field = STEEL_BEAM.fields[table];
  if (field?.kind !== "rows") throw new Error(`${table} has no rows.`);
  const defaults = defaultInputs(field.columns);
  const before = inputs[table];
  const rows: readonly unknown[] = Array.isArray(before) ? before : field.default;
  return { ...inputs, [table]: [...rows, { ...defaults, ...STEEL_BEAM.newRow(table, inputs) }] };
}

const errorsOf = (inputs: RawInputs) =>
  STEEL_BEAM.run(inputs, resources)
    .problems.filter(({ kind }) => kind === "error")
    .map(({ path, message }) => `${path}: ${message}`);

const TABLES = Object.entries(STEEL_BEAM.fields).flatMap(([name, { kind }]) =>
  kind === "rows" ? [name] : [],
);

test.each(TABLES)("a row that is added to %s, and a second one, have no error", (table) => {
  // Both ends are fixed, so that the beam stands with hinges.
  const beam = { ...TWO_SPANS, leftSupport: "fixed" };
  const one = withNewRow(table, beam);
  expect(errorsOf(one)).toEqual([]);
  expect(errorsOf(withNewRow(table, one))).toEqual([]);
});

test.each([
  ["hinges", TWO_SPANS, { position: 3100 }],
  ["restraints", { ...TWO_SPANS, restraints: [{ position: "3.1m", kind: "purlin" }] }, { position: 8200 }],
  ["partLoads", TWO_SPANS, { to: 10_200 }],
  ["springs", { ...TWO_SPANS, springs: [{ support: 1 }] }, { support: 2 }],
  ["bearingStiffeners", { ...TWO_SPANS, bearingStiffeners: [{ position: 0 }] }, { position: 6200 }],
  ["otherSections", { ...TWO_SPANS, otherSections: [{ span: 1 }] }, { span: 2 }],
  ["ownCombinations", {}, { sum: "1.2G + 1.5Q" }],
  ["ownCombinations", { uniformLoads: [] }, { sum: "1.35G" }],
  ["ownCombinations", { spans: "?" }, { sum: "1.2G + 1.5Q" }],
  ["pointLoads", TWO_SPANS, { position: 3100, force: 10e3 }],
  ["sidewaysPointLoads", TWO_SPANS, { position: 3100, force: 10e3 }],
  ["couples", TWO_SPANS, { position: 3100, moment: 10e6 }],
  ["uniformLoads", TWO_SPANS, undefined],
])("a row of %s begins where it has an effect (%#)", (table, inputs, row) => {
  expect(STEEL_BEAM.newRow(table, inputs)).toEqual(row);
});

test("a row of combinations not used has no effect until it is filled in", () => {
  const combination = { combination: "1.35G", reason: "" };
  expect(errorsOf({ notUsed: [combination] })).toEqual([
    "/notUsed/0/reason: Enter the reason: it is printed.",
  ]);
  expect(errorsOf({ notUsed: [{ combination: "", reason: "Not needed." }] })).toHaveLength(1);
});

test("an unknown section does not hide the other errors of a design", () => {
  const hinges = [{ position: 7000 }];
  expect(errorsOf({ section: "410UB99", hinges, alphaM: "value" })).toEqual([
    "/section: 410UB99 is not a section of the catalogue. Choose another section.",
    expect.stringMatching(/^\/hinges\/0\/position: /),
    "/alphaMReason: Enter the reason: it is printed.",
  ]);
});
