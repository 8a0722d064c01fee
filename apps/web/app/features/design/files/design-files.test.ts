import { readFileSync } from "node:fs";
import { writeFile } from "@kingpost/calc";
import { loadModules, withDefaults } from "@kingpost/design";
import { STEEL_BEAM } from "@kingpost/design/steel-beam";
import { packagePdf, reportPdf } from "@kingpost/report";
import { testFonts } from "@kingpost/report/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { parseProject } from "../project/project-details.ts";
import { designFileName } from "./design-file-name.ts";
import { designReport } from "./design-report.ts";
import { openFile } from "./open-file.ts";
import type { SavedInReport } from "./saved-in-report.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const inputs = withDefaults(STEEL_BEAM.fields, STEEL_BEAM.examples[1]?.inputs ?? {});

const PROJECT = parseProject({ number: "2026-014", name: "Harbour Street", mark: "B3", revision: "A" });

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

function reportOf(
  length: "summary" | "standard" | "full",
  of = inputs,
  saved?: SavedInReport,
  project = PROJECT,
) {
  const outcome = STEEL_BEAM.run(of, resources);
  if (outcome.kind !== "result") throw new Error("The example has no result.");
  const { result, problems } = outcome;
  return designReport({
    module: STEEL_BEAM,
    inputs: of,
    result,
    problems,
    project,
    saved,
    date: "22 November 2026",
    address: "https://example.com/design/steel-beam",
    length,
  });
}

test("a PDF report opens as the design that it was made of", async () => {
  const pdf = await reportPdf(reportOf("standard"), testFonts());
  expect(await openFile(STEEL_BEAM, file("report.pdf", pdf))).toEqual({ inputs, project: PROJECT });
});

test("a longer report has more working", () => {
  const formulas = (["summary", "standard", "full"] as const).map(
    (length) => reportOf(length).blocks.filter(({ kind }) => kind === "formula").length,
  );
  expect(formulas[0]).toBe(0);
  expect(formulas[1]).toBeGreaterThan(5);
  expect(formulas[2]).toBeGreaterThan(3 * (formulas[1] ?? 0));
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

test.each(
  (await loadModules()).flatMap((module) =>
    module.examples.map(({ title, inputs: of }) => ({ name: `${module.title}, ${title}`, module, of })),
  ),
)("the report of $name names every Standard that a check cites", ({ module, of }) => {
  const outcome = module.run(of, resources);
  if (outcome.kind !== "result") throw new Error("The example has no result.");
  const { result, problems } = outcome;
  const shared = { module, inputs: of, result, problems, project: PROJECT, date: "", address: "" };
  const { titleBlock, blocks } = designReport({ ...shared, length: "standard" });
  const fields = "rows" in titleBlock ? titleBlock.rows.flat() : [];
  const block = fields.find(({ label }) => label.startsWith("Standard"))?.text;
  const text = JSON.stringify(blocks);
  for (const { standard, edition } of result.checks.map(({ reference }) => reference)) {
    expect(block).toContain(standard);
    expect(text).toContain(`${edition}.`);
  }
});

const FROZEN: SavedInReport = {
  name: "Roof beam",
  frozen: {
    letter: "C",
    file: writeFile({ kind: "steel-beam", version: 1, engine: "0.0.1", edition: "", inputs: {} }),
    ratio: 0.5,
    status: "pass",
    summary: "0.50 Passes.",
    createdAt: "2026-11-20T05:05:00.000Z",
  },
};

test("the report of a revision has its letter, name and date, and the result of the engine that froze it", () => {
  const { titleBlock, blocks, info } = reportOf("standard", inputs, FROZEN);
  const fields = "rows" in titleBlock ? titleBlock.rows.flat() : [];
  const text = (label: string) => fields.find((field) => field.label === label)?.text;
  expect([text("Revision"), text("Date")]).toEqual(["C", "20 November 2026"]);
  expect(info.title).toBe("B3 Roof beam revision C");
  const words = JSON.stringify(blocks);
  expect(words).toContain("Revision C of \u201cRoof beam\u201d, frozen 20 Nov 2026, 3:05");
  expect(words).toContain("Report of 22 November 2026.");
  expect(words).toContain("Saved with engine 0.0.1: 0.50 Pass.");
});

test.each([
  [{ mark: "B3", revision: "" }, FROZEN, "B3-Roof-beam-rev-C"],
  [
    { mark: "", revision: "P1" },
    { name: "Roof / deck: \u00dcber <1>", frozen: undefined },
    "Roof-deck-\u00dcber-1-rev-P1",
  ],
  [{ mark: "B3", revision: "" }, undefined, "B3-steel-beam"],
  [{ mark: "", revision: "" }, undefined, "steel-beam"],
  [{ mark: "../..", revision: "" }, { name: "con", frozen: undefined }, "steel-beam-con"],
])("%j is a safe name of a file (%#)", (project, saved, name) => {
  expect(designFileName({ module: STEEL_BEAM, project, saved })).toBe(name);
});

/** A package with a beam for each mark, and a column if it has one. */
async function packageFile(marks: readonly string[], hasColumn: boolean): Promise<File> {
  const items = marks.map((mark) => reportOf("summary", inputs, undefined, { ...PROJECT, mark }));
  const text = JSON.stringify({
    ...{ kind: "steel-column", version: 1, engine: "0", edition: "", inputs: {} },
    project: { mark: "C1" },
  });
  const column = { name: "c1.json", type: "application/json", description: "", text };
  const attachments = items.flatMap(({ attachments = [] }, at) =>
    attachments.map((one) => ({ ...one, name: `${at}-${one.name}` })),
  );
  const [{ info } = reportOf("summary")] = items;
  const pdf = await packagePdf(
    { info, parts: items, attachments: [...attachments, ...(hasColumn ? [column] : [])] },
    testFonts(),
  );
  return file("package.pdf", pdf);
}

test("a PDF of several designs opens the only one of the module", async () => {
  const opened = await openFile(STEEL_BEAM, await packageFile(["B3"], true));
  expect(opened).toEqual({ inputs, project: PROJECT });
});

test("of a PDF with several designs of the module, the user chooses one", async () => {
  const opened = await openFile(STEEL_BEAM, await packageFile(["B1", "B2"], true));
  if (!("designs" in opened)) throw new Error("A design was opened.");
  expect(opened.designs.map(({ label }) => label)).toEqual(["B1, Steel Beam", "B2, Steel Beam"]);
  expect(opened.designs[1]?.opened).toEqual({
    inputs,
    project: { ...PROJECT, mark: "B2" },
  });
});

test("a PDF of several designs of other modules is rejected with what it has", async () => {
  const opened = await openFile(
    { ...STEEL_BEAM, kind: "slab", title: "Slab" },
    await packageFile(["B1"], true),
  );
  expect(opened).toEqual({
    problem: "package.pdf has no Slab design. It has: B1, Steel Beam; C1, Steel Column.",
  });
});

test("a saved file opens as the design", async () => {
  const { kind, version, engine, edition } = STEEL_BEAM;
  const text = writeFile({ kind, version, engine, edition, inputs });
  expect(await openFile(STEEL_BEAM, file("beam.kingpost.json", text))).toEqual({ inputs });
});

const resaved = (name: string) =>
  file(name, new Uint8Array(readFileSync(new URL(`resaved/${name}`, import.meta.url))));

test.each(["report-resaved-mutool.pdf", "report-resaved-gs.pdf"])(
  "%s, saved again by another program, opens",
  async (name) => {
    const opened = await openFile(STEEL_BEAM, resaved(name));
    expect(opened).toMatchObject({ inputs: { spans: [{ length: 6000, end: "pinned" }] } });
  },
);

const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each([
  ["UTF-8 with a byte order mark", (text: string) => Buffer.from(`\ufeff${text}`)],
  ["UTF-16 with a byte order mark", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ["big-endian UTF-16", (text: string) => swapped(Buffer.from(`\ufeff${text}`, "utf16le"))],
  ["UTF-16 without a mark", (text: string) => Buffer.from(text, "utf16le")],
  ["big-endian UTF-16 without a mark", (text: string) => swapped(Buffer.from(text, "utf16le"))],
])("a design in %s opens", async (_, encoded) => {
  const { kind, version, engine, edition } = STEEL_BEAM;
  const text = writeFile({ kind, version, engine, edition, inputs });
  expect(await openFile(STEEL_BEAM, file("beam.json", new Uint8Array(encoded(text))))).toEqual({ inputs });
});

test("a report that is protected by a password is rejected for that reason", async () => {
  expect(await openFile(STEEL_BEAM, resaved("report-owner-password.pdf"))).toEqual({
    problem:
      "report-owner-password.pdf is encrypted: it is protected by a password, also where it opens without one. Save a copy without protection, and open that.",
  });
});

test.each([
  ["notes.txt", "hello", "notes.txt: This file is not a saved design: it is not JSON."],
  ["old.pdf", "%PDF-1.7 nothing", "old.pdf is a PDF without a design inside."],
  [
    "column.json",
    JSON.stringify({ kind: "steel-column", version: 1, engine: "0", edition: "", inputs: {} }),
    "column.json is a design of another module (steel-column), not of Steel Beam.",
  ],
])("%s is rejected by name", async (name, content, problem) => {
  expect(await openFile(STEEL_BEAM, file(name, content))).toEqual({ problem });
});
