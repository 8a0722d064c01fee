import { writeFile } from "@kingpost/calc";
import { withDefaults } from "@kingpost/design";
import { STEEL_BEAM } from "@kingpost/design/steel-beam";
import { reportPdf } from "@kingpost/report";
import { testFonts } from "@kingpost/report/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { designReport } from "./design-report.ts";
import { openFile } from "./open-file.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const inputs = withDefaults(STEEL_BEAM.fields, STEEL_BEAM.examples[1]?.inputs ?? {});

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

function reportOf(length: "summary" | "standard" | "full") {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error("The example has no result.");
  const { result } = outcome;
  return designReport({
    module: STEEL_BEAM,
    inputs,
    result,
    date: "22 November 2026",
    address: "https://example.com/design/steel-beam",
    length,
  });
}

test("a PDF report opens as the design that it was made of", async () => {
  const pdf = await reportPdf(reportOf("standard"), testFonts());
  expect(await openFile(STEEL_BEAM, file("report.pdf", pdf))).toEqual({ inputs });
});

test("a longer report has more working", () => {
  const formulas = (["summary", "standard", "full"] as const).map(
    (length) => reportOf(length).blocks.filter(({ kind }) => kind === "formula").length,
  );
  expect(formulas[0]).toBe(0);
  expect(formulas[1]).toBeGreaterThan(5);
  expect(formulas[2]).toBeGreaterThan(3 * (formulas[1] ?? 0));
});

test("a saved file opens as the design", async () => {
  const { kind, version, engine, edition } = STEEL_BEAM;
  const text = writeFile({ kind, version, engine, edition, inputs });
  expect(await openFile(STEEL_BEAM, file("beam.kingpost.json", text))).toEqual({ inputs });
});

test.each([
  ["notes.txt", "hello", "notes.txt: This file is not a Kingpost design: it is not JSON."],
  ["old.pdf", "%PDF-1.7 nothing", "old.pdf is a PDF without a design inside."],
  [
    "column.json",
    JSON.stringify({ kind: "steel-column", version: 1, engine: "0", edition: "", inputs: {} }),
    "column.json is a design of another module (steel-column), not of Steel Beam.",
  ],
])("%s is rejected by name", async (name, content, problem) => {
  expect(await openFile(STEEL_BEAM, file(name, content))).toEqual({ problem });
});
