import { reportPdf } from "@kingpost/report";
import { testFonts } from "@kingpost/report/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { withDefaults } from "../frame/module/default-inputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import { loadModules } from "../load-modules.ts";
import { STEEL_BEAM } from "../steel-beam/module.ts";
import { designReport } from "./design-report.ts";
import { parseProject } from "./project-details.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const inputs = withDefaults(STEEL_BEAM.fields, STEEL_BEAM.examples[1]?.inputs ?? {});
const PROJECT = parseProject({ number: "2026-014", name: "Harbour Street", mark: "B3", revision: "A" });

function reportOf(length: "summary" | "standard" | "full", of = inputs) {
  const outcome = STEEL_BEAM.run(of, resources);
  if (outcome.kind !== "result") throw new Error("The example has no result.");
  const { result, problems } = outcome;
  return designReport({
    issuer: { product: "Kingpost", firm: { name: "Firm", lines: [] } },
    ...{ module: STEEL_BEAM, inputs: of, result, problems, project: PROJECT, length },
    date: "22 November 2026",
    address: "https://example.com/design/steel-beam",
  });
}

test("a longer report has more working", () => {
  const formulas = (["summary", "standard", "full"] as const).map(
    (length) => reportOf(length).blocks.filter(({ kind }) => kind === "formula").length,
  );
  expect(formulas[0]).toBe(0);
  expect(formulas[1]).toBeGreaterThan(0);
  expect(formulas[2]).toBeGreaterThan(3 * (formulas[1] ?? 0));
});

test.each(
  (await loadModules()).flatMap((module) =>
    module.examples.map(({ title, inputs: of }) => ({ name: `${module.title}, ${title}`, module, of })),
  ),
)("the report of $name names every Standard that a check cites", ({ module, of }) => {
  const outcome = module.run(of, resources);
  if (outcome.kind !== "result") throw new Error("The example has no result.");
  const { result, problems } = outcome;
  const { titleBlock, blocks } = designReport({
    issuer: { product: "Kingpost", firm: { name: "Firm", lines: [] } },
    ...{ module, inputs: of, result, problems, project: PROJECT, length: "standard", date: "", address: "" },
  });
  const fields = "rows" in titleBlock ? titleBlock.rows.flat() : [];
  const block = fields.find(({ label }) => label.startsWith("Standard"))?.text;
  const text = JSON.stringify(blocks);
  for (const { standard, edition } of result.checks.map(({ reference }) => reference)) {
    expect(block).toContain(standard);
    expect(text).toContain(`${edition}.`);
  }
});

const MANY_SPANS = withDefaults(STEEL_BEAM.fields, {
  spans: Array.from({ length: 12 }, () => ({ length: 6000, end: "pinned" })),
  restraints: Array.from({ length: 23 }, (_, at) => ({ position: 3000 * (at + 1) - 500, kind: "fly-brace" })),
  pointLoads: Array.from({ length: 12 }, (_, at) => ({
    case: "Q",
    force: 20_000,
    position: 6000 * at + 2000,
    bearing: 0,
  })),
  uniformLoads: ["G", "Q", "Wu1", "Wu2", "Su", "Eu"].map((name) => ({ case: name, load: 3 })),
});

const OTHER_SECTIONS = withDefaults(STEEL_BEAM.fields, {
  spans: Array.from({ length: 20 }, () => ({ length: 6000, end: "pinned" })),
  otherSections: Array.from({ length: 19 }, (_, at) => ({ span: at + 2, section: "410UB53.7_300" })),
  patterns: "all spans",
});

test.each([
  ["an example", inputs],
  ["twelve spans with every load case", MANY_SPANS],
  ["twenty spans of two sections", OTHER_SECTIONS],
])("the summary of %s is one page", async (_, of) => {
  const pdf = await reportPdf(reportOf("summary", of), testFonts());
  expect(
    Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1);
});

test("the verdict of a report begins with the sections of the spans, in a summary not all of many", () => {
  const verdictOf = (length: "summary" | "standard") => {
    const block = reportOf(length, OTHER_SECTIONS).blocks.find(({ kind }) => kind === "paragraph");
    return JSON.stringify(block);
  };
  expect(verdictOf("standard")).toContain(
    "310UB40.4, Grade 300. Span 2: 410UB53.7, Grade 300. Span 3: 410UB53.7",
  );
  expect(verdictOf("standard")).toContain("Span 20: 410UB53.7");
  expect(verdictOf("summary")).not.toContain("Span 20: 410UB53.7");
});

test("every sheet names the project, the Standards that the checks cite and the engine", () => {
  const { titleBlock } = reportOf("standard");
  const fields = "rows" in titleBlock ? titleBlock.rows.flat() : [];
  const text = (label: string) => fields.find((field) => field.label === label)?.text;
  expect(text("Project")).toBe("2026-014 \u00b7 Harbour Street");
  expect(text("Mark")).toBe("B3");
  expect(text("Standards")).toBe("AS 4100:2020; AS/NZS 1170.0:2002");
  expect(text("Engine")).toContain(STEEL_BEAM.engine);
});

describe("a standard report", () => {
  const textOf = (length: "standard" | "full", of: RawInputs) =>
    JSON.stringify(reportOf(length, withDefaults(STEEL_BEAM.fields, of)).blocks);
  const [name, choice] = Object.entries(STEEL_BEAM.fields).flatMap(([key, field]) =>
    field.kind === "choice" && !field.shownWhen ? [[key, field] as const] : [],
  )[0] ?? ["", undefined];
  if (!choice) throw new Error("The module has no choice.");
  const other = choice.options.find(({ value }) => value !== choice.default);
  const row = `"${choice.label}"`;

  test("leaves out a choice that has its default, which the full report lists", () => {
    expect(textOf("standard", {})).not.toContain(row);
    expect(textOf("full", {})).toContain(row);
  });

  test("has a choice that differs from its default", () => {
    expect(textOf("standard", { [name]: other?.value })).toContain(row);
  });

  test("has spans and loads, also where they are the defaults", () => {
    for (const field of ["spans", "uniformLoads"]) {
      const { label = "" } = STEEL_BEAM.fields[field] ?? {};
      const { default: rows } = STEEL_BEAM.fields[field] ?? {};
      if (Array.isArray(rows) && rows.length > 0) expect(textOf("standard", {})).toContain(label);
    }
  });
});
