import { readFileSync } from "node:fs";
import { writeFile } from "@kingpost/calc";
import { withDefaults } from "@kingpost/design";
import { designReport, parseProject } from "@kingpost/design/report";
import { STEEL_BEAM } from "@kingpost/design/steel-beam";
import { packagePdf, reportPdf } from "@kingpost/report";
import { testFonts } from "@kingpost/report/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { designFileName } from "./design-file-name.ts";
import { openFile } from "./open-file.ts";
import { type SavedOnPage, savedInReport } from "./saved-in-report.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const inputs = withDefaults(STEEL_BEAM.fields, STEEL_BEAM.examples[1]?.inputs ?? {});

const PROJECT = parseProject({ number: "2026-014", name: "Harbour Street", mark: "B3", revision: "A" });

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

function reportOf(
  length: "summary" | "standard" | "full",
  of = inputs,
  saved?: SavedOnPage,
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
    saved: saved && savedInReport(saved, STEEL_BEAM.engine, outcome),
    issuer: { product: "Kingpost", firm: { name: "Firm", lines: [] } },
    date: "22 November 2026",
    address: "https://example.com/design/steel-beam",
    length,
  });
}

test("a PDF report opens as the design that it was made of", async () => {
  const pdf = await reportPdf(reportOf("standard"), testFonts());
  expect(await openFile(STEEL_BEAM, file("report.pdf", pdf))).toEqual({ inputs, project: PROJECT });
});

const FROZEN: SavedOnPage = {
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
