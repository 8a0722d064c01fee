import { isUnavailable, readFile, writeFile } from "@kingpost/calc";
import type { RawInputs } from "@kingpost/design";
import { examplePath, type Member } from "@kingpost/design/load-path";
import { parseProject } from "@kingpost/design/report";
import { STEEL_BEAM } from "@kingpost/design/steel-beam";
import { packagePdf, type ReportPackage } from "@kingpost/report";
import { pageTexts, testFonts } from "@kingpost/report/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { pathPackage } from "../load-path/path-report.ts";
import { loadPathModules } from "../modules/modules-on-demand.ts";
import { type PackageBasis, type SavedInPackage, savedItem } from "./package-items.ts";
import { packageReport } from "./package-report.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const ISSUER = { product: "Kingpost", firm: { name: "Firm", lines: [] } };
const BASIS: PackageBasis = {
  issuer: ISSUER,
  length: "summary",
  date: "22 November 2026",
  origin: "https://example.com",
};

const modules = await loadPathModules();
const EXAMPLE = examplePath(modules, resources);

const pathReport = (members: readonly Member[]): ReportPackage => {
  const project = parseProject({ number: "K-104" });
  const of = { title: "Load path", members, project, names: { B1: "Floor beam" } };
  return packageReport(pathPackage(of, resources, BASIS));
};

/** The example with a longer first beam. */
const longerBeam = (length: number) =>
  EXAMPLE.map((one) =>
    one.mark === "B1" ? { ...one, inputs: { ...one.inputs, spans: [{ length, end: "pinned" }] } } : one,
  );

const { kind, version, engine, edition } = STEEL_BEAM;
const fileOf = (inputs: RawInputs) => writeFile({ kind, version, engine, edition, inputs });

const saved = (name: string, more: Partial<SavedInPackage> = {}): SavedInPackage => ({
  ...{ kind, name, file: fileOf(STEEL_BEAM.examples[0]?.inputs ?? {}) },
  details: { mark: name.slice(0, 2), subject: name },
  ...more,
});

const savedReport = (designs: readonly SavedInPackage[], basis = BASIS): ReportPackage =>
  packageReport({
    ...{
      issuer: ISSUER,
      title: "Designs",
      length: basis.length,
      date: basis.date,
      address: "https://example.com/dashboard",
    },
    items: designs.map((design) => savedItem(design, modules, resources, basis)),
  });

/** The words of blocks, without the runs that they are in. */
const wordsOf = (blocks: unknown): string =>
  JSON.stringify(blocks)
    .replaceAll('","style":"text"},{"text":"', "")
    .replaceAll(/","style":"\w+"}/g, "");

const field = (part: ReportPackage["parts"][number] | undefined, label: string) =>
  part && "rows" in part.titleBlock
    ? part.titleBlock.rows.flat().find((one) => one.label === label)?.text
    : undefined;

test("the report of a load path lists its members from top to bottom, each on sheets of its own with its mark", async () => {
  const report = pathReport(EXAMPLE.toReversed());
  expect(report.parts.map((part) => field(part, "Mark"))).toEqual(["", "B2", "B1", "C1", "BP1"]);
  expect(report.parts.map(({ bookmark }) => bookmark)).toEqual([
    "Front sheet",
    "B2 Steel Beam",
    "B1 Floor beam",
    "C1 Steel Column",
    "BP1 Baseplate",
  ]);
  const texts = pageTexts(await packagePdf(report, testFonts()));
  for (const [at, page] of texts.entries()) expect(page).toContain(`${at + 1} of ${texts.length}`);
  const [front = []] = texts;
  const first = texts.findIndex((page) => page.includes("B2") && page !== front) + 1;
  const rows = ["B2", "B1", "C1", "BP1"];
  const sheets = rows.map((row) => front.slice(front.indexOf(row)).find((text) => /^\d+$/.test(text)));
  expect(sheets).toEqual([0, 1, 2, 3].map((at) => String(first + at)));
});

test("the front sheet of several modules names every engine and Standard in full", () => {
  const words = wordsOf(pathReport(EXAMPLE).parts[0]?.blocks);
  for (const module of modules.filter(({ title }) =>
    ["Steel Beam", "Steel Column", "Baseplate"].includes(title),
  ))
    expect(words).toContain(`${module.title} (beta) ${module.engine}`);
  expect(words).toContain("AS 4100:2020 (with Amendment 1, 2021)");
  expect(words).toMatch(/Standards.*AISC Design Guide 1, second edition, 2006/);
});

test("the front sheet of a load path has the actions by load case that each member passes on", () => {
  const words = wordsOf(pathReport(EXAMPLE).parts[0]?.blocks);
  expect(words).toContain("4 designs, all of which pass.");
  expect(words).toContain("Actions on C1");
  // Half of 8 m times 9 kN/m.
  expect(words).toMatch(/B1 support 1.*from face 100 mm.*Q Force 36 kN/);
  expect(words).toMatch(/Actions on BP1.*C1 base/);
});

test("a member that is out of date has no verdict, on its own sheets nor on the front sheet", () => {
  const { parts } = pathReport(longerBeam(9000));
  const front = wordsOf(parts[0]?.blocks);
  expect(front).toContain("4 designs; B1 fails; C1, BP1 are out of date.");
  expect(front).toContain("B1 support 1 has changed since C1 took its actions:");
  expect(front).toMatch(/"Q","?.*Force.*"36","40.5"/);
  const column = wordsOf(parts[3]?.blocks);
  expect(column).toContain("Steel Column: Out of date");
  expect(column).toMatch(
    /B1 support 1 has changed\. With the values that it has taken it was: 0\.\d\d Passes/,
  );
});

test("every design is a file inside that opens, with its mark, and a load path also as a whole", () => {
  const { attachments = [] } = pathReport(EXAMPLE);
  const files = attachments.map(({ name, text }) => ({ name, stored: readFile(text) }));
  expect(files.map(({ name }) => name)).toEqual([
    "load-path.kingpost.json",
    "01-B1-steel-beam.kingpost.json",
    "02-B2-steel-beam.kingpost.json",
    "03-C1-steel-column.kingpost.json",
    "04-BP1-baseplate.kingpost.json",
  ]);
  for (const { stored } of files) expect(isUnavailable(stored)).toBe(false);
  expect(attachments[3]?.text).toContain('"mark": "C1"');
});

test("designs that cannot be opened or calculated are named with the reason, and the others have their reports", async () => {
  const report = savedReport([
    saved("B1 roof"),
    saved("B2 lost", { file: { problem: "This design no longer exists." } }),
    saved("B3 text", { file: "hello" }),
    saved("B4 newer", { file: writeFile({ kind, version: 99, engine, edition, inputs: {} }) }),
    saved("B5 wrong", { file: fileOf({ spans: [{ length: "x", end: "pinned" }] }) }),
    saved("B6 slab", { kind: "slab" }),
    saved("B7 floor"),
  ]);
  const words = wordsOf(report.parts[0]?.blocks);
  expect(words).toContain("B2, B3, B4, B5, B6 have no report.");
  expect(words).toMatch(/B2 B2 lost\.","text":\[{"text":"No report: This design no longer exists\./);
  expect(words).toContain("it is not JSON");
  expect(words).toContain("version 99");
  expect(words).toContain('No report: error in Spans, row 1, Length: Cannot read \\"x\\". Enter a number.');
  expect(words).toContain("There is no design module \u201cslab\u201d.");
  expect(report.parts).toHaveLength(3);
  expect(report.attachments).toHaveLength(2);
  const texts = pageTexts(await packagePdf(report, testFonts()));
  expect(texts).toHaveLength(3);
  expect(texts[0]?.filter((text) => text === "No report")).toHaveLength(5);
});

test("a package has the details that its designs have in common, and the project of each where they differ", () => {
  const of = (name: string, number: string) =>
    saved(name, { details: { number, client: "Harbour", subject: name } });
  const same = savedReport([of("B1", "K-1"), of("B2", "K-1")]).parts[0];
  expect([field(same, "Project"), field(same, "Client")]).toEqual(["K-1", "Harbour"]);
  const [front, first] = savedReport([of("B1", "K-1"), of("B2", "K-2")]).parts;
  expect([field(front, "Project"), field(front, "Client"), field(first, "Project")]).toEqual([
    "",
    "Harbour",
    "K-1",
  ]);
  expect(wordsOf(front?.blocks)).toContain("Steel Beam \u00b7 K-2");
});

test("a longer package has the longer report of each design", () => {
  const formulas = (["summary", "standard", "full"] as const).map(
    (length) =>
      savedReport([saved("B1"), saved("B2")], { ...BASIS, length }).parts.flatMap(({ blocks }) =>
        blocks.filter((block) => block.kind === "formula"),
      ).length,
  );
  expect(formulas[1]).toBe(formulas[0]);
  expect(formulas[2]).toBeGreaterThan(formulas[1] ?? 0);
});

test("equal members have one report with a table of the others, and every design is a file inside", async () => {
  const heavier = (load: number) => ({
    ...STEEL_BEAM.examples[0]?.inputs,
    uniformLoads: [{ case: "G", load }],
  });
  const designs = [2, 4, 3].map((load, at) => saved(`B${at + 1} Beam`, { file: fileOf(heavier(load)) }));
  const basis = { ...BASIS, length: "full" } as const;
  const items = designs.map((design) => savedItem(design, modules, resources, basis));
  const of = {
    issuer: ISSUER,
    title: "Designs",
    items,
    length: "full",
    date: BASIS.date,
    address: "",
  } as const;
  const typical = packageReport({ ...of, isTypical: true });
  expect(typical.parts.map(({ bookmark }) => bookmark)).toEqual(["Front sheet", "B2 B2 Beam"]);
  expect(typical.attachments).toHaveLength(3);
  const words = wordsOf(typical.parts[1]?.blocks);
  expect(words).toContain("B1, B3 have the same inputs as B2 but for the actions.");
  // The actions of all three.
  for (const load of [2, 4, 3]) expect(words).toContain(`${load} kN/m`);
  expect(packageReport(of).parts).toHaveLength(4);
  const texts = pageTexts(await packagePdf(typical, testFonts()));
  // Each row of the list leads to the sheet of the typical report.
  const [front = []] = texts;
  const sheets = ["B1", "B2", "B3"].map((mark) =>
    front.slice(front.indexOf(mark)).find((text) => /^\d+$/.test(text)),
  );
  expect(sheets).toEqual(["2", "2", "2"]);
});
