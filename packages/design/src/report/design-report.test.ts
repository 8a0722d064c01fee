import { governingCheck, worstFirst } from "@kingpost/calc";
import { type Report, reportPdf } from "@kingpost/report";
import { pageContents, pageTexts, testFonts } from "@kingpost/report/testing";
import { type CatalogueData, customIdOfText, loadCatalogue, START_TEXT } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { withDefaults } from "../frame/module/default-inputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { Example, RunnableModule } from "../frame/module/runnable-module.ts";
import { loadModules } from "../load-modules.ts";
import { STEEL_BEAM } from "../steel-beam/module.ts";
import { designReport } from "./design-report.ts";
import { designTitleBlock } from "./design-title-block.ts";
import { parseProject } from "./project-details.ts";
import type { ReportLength } from "./report-of.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const inputs = withDefaults(STEEL_BEAM.fields, STEEL_BEAM.examples[1]?.inputs ?? {});
const PROJECT = parseProject({ number: "2026-014", name: "Harbour Street", mark: "B3", revision: "A" });

type Outcome = Extract<ReturnType<RunnableModule["run"]>, { kind: "result" }>;
const outcomes = new Map<string, Outcome>();

/** The outcome of a module, run once for all tests of the same inputs. */
function outcomeOf(module: RunnableModule, of: RawInputs): Outcome {
  const key = `${module.kind} ${JSON.stringify(of)}`;
  const known = outcomes.get(key);
  if (known) return known;
  const outcome = module.run(of, resources);
  if (outcome.kind !== "result") throw new Error("The example has no result.");
  outcomes.set(key, outcome);
  return outcome;
}

function reportOf(length: "summary" | "standard" | "full", of = inputs) {
  const { result, problems } = outcomeOf(STEEL_BEAM, of);
  return designReport({
    issuer: { product: "Kingpost", firm: { name: "Firm", lines: [] } },
    ...{ module: STEEL_BEAM, inputs: of, result, problems, project: PROJECT, length },
    date: "22 November 2026",
    address: "https://example.com/design/steel-beam",
  });
}

test("a full report has the working of every check", () => {
  const formulas = (["summary", "standard", "full"] as const).map(
    (length) => reportOf(length).blocks.filter(({ kind }) => kind === "formula").length,
  );
  expect(formulas[0]).toBeGreaterThan(0);
  expect(formulas[1]).toBe(formulas[0]);
  expect(formulas[2]).toBeGreaterThan(3 * (formulas[1] ?? 0));
});

test.each(
  (await loadModules()).flatMap((module) =>
    module.examples.map(({ title, inputs: of }) => ({ name: `${module.title}, ${title}`, module, of })),
  ),
)("the report of $name names every Standard that a check cites", ({ module, of }) => {
  const { result, problems } = outcomeOf(module, of);
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

test("the letters of the drawing on a summary have at least 6 points, however little room its working leaves", async () => {
  for (const module of await loadModules()) {
    for (const { title, inputs: of } of module.examples) {
      const { result, problems } = outcomeOf(module, of);
      const { blocks, shorter = [] } = designReport({
        issuer: { product: "Kingpost", firm: { name: "Firm", lines: [] } },
        ...{
          module,
          inputs: of,
          result,
          problems,
          project: PROJECT,
          length: "summary",
          date: "",
          address: "",
        },
      });
      for (const some of [blocks, ...shorter]) {
        const drawn = some.find(({ kind }) => kind === "drawing");
        if (drawn?.kind !== "drawing") throw new Error(`${title} has no drawing.`);
        const { bounds, layers } = drawn.picture;
        const sizes = layers.flatMap(({ items }) =>
          items.flatMap((item) => (item.kind === "text" ? item.size : [])),
        );
        const reduced = Math.min(1, (drawn.mostHeight ?? Number.POSITIVE_INFINITY) / bounds.height);
        expect(reduced * Math.min(...sizes), title).toBeGreaterThanOrEqual(5.999);
      }
    }
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

test.each((await loadModules()).map((module) => ({ title: module.title, module })))(
  "the title block of $title has room for every Standard that its checks can cite",
  async ({ title, module }) => {
    const titleBlock = designTitleBlock({
      firm: { name: "Firm", lines: [] },
      project: PROJECT,
      standards: module.standards,
      engine: `${title} (beta) ${module.engine}`,
      date: "27 November 2026",
      address: "https://example.com/x",
    });
    const [texts = []] = pageTexts(
      await reportPdf({ ...reportOf("summary"), titleBlock, blocks: [], shorter: [] }, testFonts()),
    );
    const text = texts.join(" ");
    expect(text).not.toContain("\u2026");
    for (const { edition } of module.standards)
      expect(text).toContain(edition.replace(/[,:(] .*$| \(.*$/, ""));
  },
);

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

/** The report of an example of any module. */
function reportOfExample(
  module: RunnableModule,
  example: Example | undefined,
  length: ReportLength,
  address = `https://example.com/design/${module.kind}`,
) {
  const of = withDefaults(module.fields, example?.inputs ?? {});
  const { result, problems } = outcomeOf(module, of);
  const report = designReport({
    issuer: { product: "Kingpost", firm: { name: "Firm", lines: [] } },
    ...{ module, inputs: of, result, problems, project: PROJECT, length, date: "" },
    address,
  });
  return { report, result };
}

/** The texts of a table of a report, below the first heading that has these words. */
function tableBelow(report: Report, words: string): string[][] {
  const from = report.blocks.findIndex((block) => block.kind === "heading" && block.text.includes(words));
  const table = report.blocks.slice(from).find((block) => block.kind === "table");
  const textOf = (cell: unknown): string =>
    typeof cell === "string" ? cell : Array.isArray(cell) ? cell.map(({ text }) => text).join("") : "";
  return from < 0 || table?.kind !== "table" ? [] : table.rows.map((row) => row.map(textOf));
}

describe.each((await loadModules()).map((module) => ({ module, title: module.title })))(
  "the report of the first example of $title",
  ({ module }) => {
    const [example] = module.examples;

    test("names the page of its validation, in every length", () => {
      for (const length of ["summary", "standard", "full"] as const) {
        for (const address of [`https://example.com/design/${module.kind}`, ""]) {
          const { report } = reportOfExample(module, example, length, address);
          const notes = report.blocks.flatMap((block) => (block.kind === "note" ? [block] : []));
          const last = notes.at(-1);
          expect(last?.head).toBe("Validation.");
          expect(JSON.stringify(last?.text)).toContain(`/design/${module.kind}/validation`);
        }
      }
    });

    test("is one full sheet as a summary, with the governing check in full and what the member passes on", async () => {
      const { report, result } = reportOfExample(module, example, "summary");
      const pdf = await reportPdf(report, testFonts());
      const sheets = pageContents(pdf);
      expect(sheets).toHaveLength(1);
      const texts = pageTexts(pdf).flat().join(" ");
      const governing = governingCheck(worstFirst(result.checks));
      expect(texts).toContain(`Governing check: ${governing?.title}`);
      // The longest workings do not fit beside the drawing: their last steps do.
      const isLong = governing !== undefined && "steps" in governing && governing.steps.length > 14;
      if (!isLong) expect(texts).not.toContain("The last steps.");
      const passed = result.tables.find(({ id }) => module.passedOn.includes(id));
      expect(passed !== undefined).toBe(module.passedOn.length > 0);
      if (passed) expect(texts).toContain(passed.title);
      // The lowest text above the title block, points from the foot of the sheet, which is 842 high.
      const heights = [...(sheets[0] ?? "").matchAll(/^1 0 0 1 \S+ (\S+) Tm$/gm)].map(([, y]) => Number(y));
      const lowest = Math.min(...heights.filter((y) => y > 110));
      expect(lowest).toBeLessThan(110 + 0.25 * 680);
    });

    test("begins with the governing check, and has no other working while nothing fails", () => {
      const { report, result } = reportOfExample(module, example, "standard");
      const headings = report.blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
      const governing = governingCheck(worstFirst(result.checks));
      expect(headings[1]).toBe(`Governing check: ${governing?.title}`);
      expect(headings).not.toContain("Working of the other checks");
    });

    const hasSections = Object.values(module.fields).some(({ kind }) => kind === "section");
    test.runIf(hasSections)("has the properties of its section with their source", () => {
      const { report } = reportOfExample(module, example, "standard");
      const cells = tableBelow(report, "Section properties").flat();
      expect(cells).toContain("Ix  \u00d710\u2076 mm\u2074");
      const text = JSON.stringify(report.blocks);
      expect(text).toContain(
        "OneSteel and InfraBuild catalogues of hot-rolled and welded sections, editions 3 to 9.",
      );
      expect(text).not.toMatch(/confidence/i);
    });
  },
);

test("the loads of a beam have its self-weight and w*, with the factors of the combinations that govern", () => {
  const { report } = reportOfExample(STEEL_BEAM, STEEL_BEAM.examples[0], "standard");
  const rows = tableBelow(report, "Loads");
  // 53.7 kg/m x 9.81 m/s2 = 0.527 kN/m; 1.2 (0.527 + 12) + 1.5 x 9 = 28.5; with 0.4 of Q 16.1, with 0.7 of Q 18.8.
  expect(rows.map((row) => row[0])).toEqual([
    "Self-weight, 410UB53.7 (kN/m)",
    "Uniform load (kN/m)",
    "Uniform load (kN/m)",
    "w*, full length (kN/m)",
  ]);
  expect(rows[0]?.slice(1, 3)).toEqual(["G", "0.527"]);
  expect(rows[2]?.at(-1)).toBe("1.5 \u00d7 9.00 = 13.5");
  expect(rows.at(-1)?.slice(3)).toEqual(["16.1", "18.8", "28.5"]);
});

test("the actions of a column by load case add up to its design actions", async () => {
  const column = (await loadModules()).find(({ kind }) => kind === "steel-column");
  if (!column) throw new Error("There is no column.");
  const { report } = reportOfExample(column, column.examples[0], "standard");
  const rows = tableBelow(report, "Loads");
  // Self-weight 72.9 x 9.81 x 4 = 2.9 kN: 1.2 x 502.9 + 1.5 x 530 = 1398 kN; 1.2 x 502.9 + 60 + 0.4 x 530 = 875 kN.
  expect(rows.find(([label]) => label === "N* (kN)")?.slice(3)).toEqual(["1400", "875"]);
  expect(rows[2]?.slice(1)).toEqual(["Wu1", "60.0", "\u2013", "1 \u00d7 60.0 = 60.0"]);
});

test("actions that are entered factored have no table of loads", async () => {
  const [, column] = await loadModules();
  const sway = column?.examples.find(({ id }) => id === "sway-column");
  if (!column || !sway) throw new Error("There is no such example.");
  expect(tableBelow(reportOfExample(column, sway, "standard").report, "Loads")).toEqual([]);
});

test("checks that do not apply are named once with their reason, and in the table of the full report only", async () => {
  const base = (await loadModules()).find(({ kind }) => kind === "baseplate");
  if (!base) throw new Error("There is no baseplate.");
  const titles = (length: ReportLength) =>
    tableBelow(reportOfExample(base, base.examples[0], length).report, "Checks").map(([title]) => title);
  expect(titles("standard")).not.toContain("Bolt tension");
  expect(titles("full")).toContain("Bolt tension");
  const text = JSON.stringify(reportOfExample(base, base.examples[0], "standard").report.blocks);
  expect(text.match(/No bolt is in tension/g)).toHaveLength(1);
});

test("the standard report has the worst of alike checks, and each requirement that is met with what was found", async () => {
  const beam = (await loadModules()).find(({ kind }) => kind === "concrete-beam");
  const continuous = beam?.examples.find(({ id }) => id === "continuous-t");
  if (!beam || !continuous) throw new Error("There is no such example.");
  const titles = (length: ReportLength) =>
    tableBelow(reportOfExample(beam, continuous, length).report, "Checks").map(([title = ""]) => title);
  const shears = (length: ReportLength) => titles(length).filter((title) => title.startsWith("Shear, span"));
  expect(shears("standard")).toEqual(["Shear, span 1 (worst of 3)"]);
  expect(shears("full")).toHaveLength(3);
  expect(titles("standard")).not.toContain("Cover for durability");
  expect(titles("full")).toContain("Cover for durability");
  expect(JSON.stringify(reportOfExample(beam, continuous, "standard").report.blocks)).toContain(
    "Cover for durability: 40 mm, at least 40 mm",
  );
});

test("a drawing has no empty edges on paper, and diagrams keep one width", () => {
  const drawn = reportOf("full").blocks.flatMap((block) => (block.kind === "drawing" ? [block.picture] : []));
  const [elevation, ...diagrams] = drawn.map(({ bounds }) => bounds.width);
  expect(elevation).toBeLessThan(514);
  expect(new Set(diagrams)).toEqual(new Set([514]));
});

test("a custom section states that its dimensions are the user's", () => {
  const custom = { ...inputs, section: customIdOfText(START_TEXT) };
  expect(JSON.stringify(reportOf("standard", custom).blocks)).toContain("dimensions entered by the user");
});

test.each(
  (await loadModules()).flatMap((module) =>
    module.examples.map((example) => ({ name: `${module.title}, ${example.title}`, module, example })),
  ),
)("the standard report of $name is at most four sheets", async ({ module, example }) => {
  const { report } = reportOfExample(module, example, "standard");
  expect(pageTexts(await reportPdf(report, testFonts())).length).toBeLessThanOrEqual(4);
});
