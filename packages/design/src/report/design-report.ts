import {
  type Check,
  DESIGN_FILE_EXTENSION,
  type Field,
  formatNumber,
  formatRatio,
  fromBase,
  governingCheck,
  isShown,
  type Problem,
  plainSymbol,
  referenceText,
  rowsOf,
  shownColumns,
  textRuns,
  UNITS,
  type UnitName,
  verdictOf,
  worstFirst,
  writeFile,
} from "@kingpost/calc";
import {
  type Block,
  type Line,
  type ProjectTitleBlock,
  type Report,
  stepBlocks,
} from "@kingpost/report/blocks";
import { citedStandards } from "../answer/cited-standards.ts";
import { VERDICT_WORDS, verdictWords } from "../answer/verdict-words.ts";
import type { Figure, ResultTable } from "../frame/figures/figure.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { RunnableModule, ShownResult } from "../frame/module/runnable-module.ts";
import { designTitleBlock } from "./design-title-block.ts";
import type { ProjectDetails } from "./project-details.ts";
import { revisionOf, type SavedInReport, savedSentences } from "./saved-in-report.ts";
import { valueText } from "./value-text.ts";

/**
 * How much a report shows.
 *
 * summary    one page: verdict, drawing and the worst checks
 * standard   also inputs, combinations, diagrams, and the working of the governing and the failing checks
 * full       also the values of the diagrams and the working of every check
 */
export const REPORT_LENGTHS = ["summary", "standard", "full"] as const;
export type ReportLength = (typeof REPORT_LENGTHS)[number];

/** Who makes a report. */
export interface Issuer {
  /** The product's name. */
  readonly product: string;
  /** The firm of the title block. */
  readonly firm: ProjectTitleBlock["firm"];
}

export interface ReportOf {
  readonly issuer: Issuer;
  readonly module: RunnableModule;
  readonly inputs: RawInputs;
  readonly result: ShownResult;
  /** Notes on the inputs, and what is not covered. */
  readonly problems: readonly Problem[];
  readonly project: ProjectDetails;
  /** Undefined for a design that is not saved. */
  readonly saved?: SavedInReport | undefined;
  /** `22 November 2026` */
  readonly date: string;
  /** Of the page of the module. */
  readonly address: string;
  readonly length: ReportLength;
  /** Of a member of a load path whose actions are not the newest. */
  readonly warning?: ReportWarning | undefined;
}

/** Why a result is not to be relied on. */
export interface ReportWarning {
  readonly kind: "outdated" | "cut-off";
  /** In a sentence. */
  readonly text: string;
}

export const WARNING_WORDS: Readonly<Record<ReportWarning["kind"], string>> = {
  outdated: "Out of date",
  "cut-off": "A source has no values",
};

/** Drawing units across a sheet. */
const WIDTH = 514;
/** Of the drawing of a summary, points. */
const SUMMARY_DRAWING = 180;
/** Checks of a summary: it is one page. */
const SUMMARY_CHECKS = 10;

/** A design as a report: verdict and drawing, checks, inputs, tables, diagrams, working, assumptions. */
export function designReport(of: ReportOf): Report {
  const { module, inputs, result, issuer, length, project, saved, date } = of;
  const words = verdictWords(result.checks);
  const { kind, version, engine, edition } = module;
  return {
    info: {
      title: [project.mark, saved?.name ?? `${module.title} design`, revisionWords(of)]
        .filter(Boolean)
        .join(" "),
      author: issuer.firm.name,
      subject: `${words.headline}. ${words.governing}`,
      creator: issuer.product,
    },
    titleBlock: designTitleBlock({
      firm: issuer.firm,
      project: { ...project, revision: revisionOf(project, saved) },
      standards: citedStandards(module, result.checks),
      engine: `${module.title} (beta) ${engine}`,
      date: saved?.frozen?.day ?? date,
      address: of.address,
    }),
    blocks: [
      ...verdictBlocks(of, words),
      ...(saved ? savedSentences(saved).map(paragraph) : []),
      ...(saved?.frozen ? [paragraph(`Report of ${date}.`)] : []),
      ...(length === "summary" ? [] : [...detailBlocks(of), ...standardBlocks(of), ...scopeBlocks(module)]),
      paragraph("Results must be verified by a qualified engineer."),
    ],
    attachments: [
      {
        name: `${kind}${DESIGN_FILE_EXTENSION}`,
        type: "application/json",
        description: `The inputs of this design. ${issuer.product} opens this PDF and the file.`,
        text: writeFile({ kind, version, engine, edition, project, inputs }),
      },
    ],
  };
}

/** `revision A` */
function revisionWords({ project, saved }: ReportOf): string {
  const revision = revisionOf(project, saved);
  return revision === "" ? "" : `revision ${revision}`;
}

const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: "heading", text, level });
const paragraph = (text: string): Block => ({ kind: "paragraph", text: textRuns(text) });
const drawing = (picture: Figure, mostHeight?: number): Block => ({
  kind: "drawing",
  picture,
  alt: `${picture.title}. ${picture.description}`,
  ...(mostHeight === undefined ? {} : { mostHeight }),
});

function verdictBlocks(of: ReportOf, words: ReturnType<typeof verdictWords>): Block[] {
  const { module, inputs, result, length } = of;
  const [elevation] = result.figures(WIDTH);
  const checks = worstFirst(result.checks);
  const governing = governingCheck(checks);
  const isSummary = length === "summary";
  const names = sectionNames(module, inputs).join(" ");
  const listed = isSummary ? checks.slice(0, SUMMARY_CHECKS) : checks;
  return [
    ...headBlocks(of, words),
    paragraph(
      [
        isSummary ? shorten(names, 240) : names,
        words.governing,
        ...(governing ? [demandSentence(governing)] : []),
      ].join(" "),
    ),
    ...(words.missing === "" ? [] : [paragraph(isSummary ? shorten(words.missing, 240) : words.missing)]),
    ...(elevation ? [drawing(elevation, isSummary ? SUMMARY_DRAWING : undefined)] : []),
    heading("Checks"),
    checkTable(isSummary ? listed.map(withShortCombination) : listed),
    ...leftOut(checks.slice(listed.length)).map(paragraph),
    ...checks.flatMap((check) =>
      check.kind === "not applicable" && isElsewhere(check)
        ? [paragraph(`${check.title}: ${check.reason}`)]
        : [],
    ),
  ];
}

/** The verdict in the heading; the result of earlier actions is neither pass nor fail. */
function headBlocks(
  { module: { title }, warning }: ReportOf,
  { ratio, headline }: ReturnType<typeof verdictWords>,
): Block[] {
  if (!warning) return [heading(`${title}: ${ratio} ${headline}`)];
  const head = WARNING_WORDS[warning.kind];
  const was = `With the values that it has taken it was: ${ratio} ${headline}.`;
  return [heading(`${title}: ${head}`), paragraph(`${warning.text} ${was}`)];
}

/** Whether another designer makes a check, which is an assumption of the design. */
const isElsewhere = (check: Check): boolean => check.kind === "not applicable" && check.isElsewhere === true;

/** How many checks a summary leaves out, by kind. */
function leftOut(all: readonly Check[]): string[] {
  const checks = all.filter((check) => !isElsewhere(check));
  const inapplicable = checks.filter(({ kind }) => kind === "not applicable").length;
  const others = checks.length - inapplicable;
  return [
    ...(others > 0
      ? [`${others} further ${others === 1 ? "check has a lower ratio" : "checks have lower ratios"}.`]
      : []),
    ...(inapplicable > 0
      ? [
          `${inapplicable} ${inapplicable === 1 ? "check is" : "checks are"} not applicable; the standard report has the reasons.`,
        ]
      : []),
  ];
}

/** The section of a design: `410UB53.7, Grade 300`; empty for a module without one. */
export function sectionOf(
  { fields: { section } }: Pick<RunnableModule, "fields">,
  inputs: RawInputs,
): string {
  return section ? valueText(section, inputs.section) : "";
}

/** The section of the design, then those of rows: `Span 2: 410UB53.7, Grade 300.` */
function sectionNames({ fields }: Pick<RunnableModule, "fields">, inputs: RawInputs): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    if (field.kind === "section") return [`${valueText(field, inputs[name])}.`];
    if (field.kind !== "rows") return [];
    const [[key, first] = ["", undefined]] = Object.entries(field.columns);
    return rowsOf(inputs[name]).flatMap((row) =>
      Object.entries(field.columns).flatMap(([cell, column]) =>
        first && column.kind === "section" && (row[cell] ?? "") !== ""
          ? [`${first.label} ${valueText(first, row[key])}: ${valueText(column, row[cell])}.`]
          : [],
      ),
    );
  });
}

const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}\u2026` : text;

/** Two lines of its column. */
const withShortCombination = (check: Check): Check =>
  check.combination === undefined ? check : { ...check, combination: shorten(check.combination, 32) };

const quantity = (value: number, unit: UnitName): string =>
  `${formatNumber(fromBase(value, unit), { significant: 3 })} ${UNITS[unit].text}`.trim();

/** The demand and the limit of the governing check, with its clause. */
function demandSentence(check: Check): string {
  const clause = referenceText(check.reference);
  if (check.kind !== "limit") return `${clause}.`;
  const { demand, relation, limit, unit } = check;
  const isWithin = relation === "\u2264" ? demand <= limit : demand >= limit;
  const sign = isWithin ? relation : relation === "\u2264" ? ">" : "<";
  return `${quantity(demand, unit)} ${sign} ${quantity(limit, unit)} (${clause}).`;
}

function checkTable(checks: readonly Check[]): Block {
  return {
    kind: "table",
    columns: [
      { head: "Check", align: "left", share: 0.26 },
      { head: "Reference", align: "left", share: 0.21 },
      { head: "Combination", align: "left", share: 0.15 },
      { head: "Demand", align: "right", share: 0.1 },
      { head: "Limit", align: "right", share: 0.11 },
      { head: "Ratio", align: "right", share: 0.07 },
      { head: "Verdict", align: "left", share: 0.1 },
    ],
    rows: checks.map((check): Line[] => [
      check.title,
      referenceText(check.reference),
      textRuns(check.combination ?? ""),
      ...(check.kind === "limit"
        ? [
            quantity(check.demand, check.unit),
            `${check.relation} ${quantity(check.limit, check.unit)}`,
            formatRatio(check.ratio),
          ]
        : ["", "", ""]),
      VERDICT_WORDS[verdictOf(check)],
    ]),
  };
}

function detailBlocks({ module, inputs, result, problems, length }: ReportOf): Block[] {
  const checks = worstFirst(result.checks);
  const governing = governingCheck(checks);
  const worked =
    length === "full" ? checks : checks.filter((check) => check === governing || verdictOf(check) === "fail");
  const uncovered = checks.flatMap((check) => (check.kind === "not covered" ? [check] : []));
  const inapplicable = checks.flatMap((check) =>
    check.kind === "not applicable" && !isElsewhere(check) ? [check] : [],
  );
  const [, ...diagrams] = result.figures(WIDTH);
  return [
    ...(uncovered.length > 0 ? [heading("Checks not covered", 2)] : []),
    ...uncovered.map(({ title, reason }) => paragraph(`${title}: ${reason}`)),
    ...(inapplicable.length > 0 ? [heading("Checks not applicable", 2)] : []),
    ...inapplicable.map(({ title, reason }) => paragraph(`${title}: ${reason}`)),
    heading("Inputs"),
    ...(length === "full" ? inputBlocks(module, inputs) : mainInputBlocks(module, inputs)),
    ...problems.map(
      ({ kind, message }): Block => ({
        kind: "note",
        head: kind === "note" ? "Note." : "Not covered.",
        text: textRuns(message),
      }),
    ),
    ...result.tables.flatMap((table) => [heading(table.title), tableBlock(table)]),
    heading("Diagrams"),
    ...diagrams.flatMap((figure): Block[] => [
      drawing(figure),
      ...(length === "full" && figure.table ? [tableBlock(figure.table)] : []),
    ]),
    heading("Working"),
    ...worked.flatMap((check): Block[] =>
      "steps" in check
        ? [heading(check.title, 2), ...stepBlocks(check.steps), ...check.assumptions.map(paragraph)]
        : [],
    ),
  ];
}

function tableBlock({ columns, rows }: ResultTable): Block {
  const weights = columns.map(({ align }) => (align === "left" ? 2 : 1));
  const sum = weights.reduce((a, b) => a + b, 0);
  return {
    kind: "table",
    columns: columns.map(({ head, align }, at) => ({
      head: textRuns(head),
      align,
      share: (weights[at] ?? 1) / sum,
    })),
    rows: rows.map((row) => row.map((cell) => textRuns(cell))),
  };
}

/** The inputs of a standard report: geometry, sections and loads, and what differs from its default. The full report has them all. */
function mainInputBlocks(module: RunnableModule, inputs: RawInputs): Block[] {
  const groups = module.groups.map((group) => ({
    ...group,
    fields: group.fields.filter((name) => {
      const field = module.fields[name];
      return field && (!isDefault(field, inputs[name]) || (!group.isRare && isMeasured(field)));
    }),
  }));
  return [
    ...inputBlocks({ ...module, groups }, inputs),
    paragraph("All other inputs have their defaults, which the full report lists."),
  ];
}

/** Whether a design is not described without the field, even where it has its default: a length, a section, the loads. */
const isMeasured = ({ kind }: Field): boolean => kind === "number" || kind === "section" || kind === "rows";

/** Whether a value is the default of its field, as its text shows it. */
function isDefault(field: Field, raw: unknown): boolean {
  if (field.kind !== "rows") return valueText(field, raw) === valueText(field, field.default);
  return JSON.stringify(rowsOf(raw)) === JSON.stringify(rowsOf(field.default));
}

function inputBlocks({ fields, groups }: RunnableModule, inputs: RawInputs): Block[] {
  return groups.flatMap((group): Block[] => {
    const shown = group.fields.flatMap((name) => {
      const field = fields[name];
      return field && isShown(field, inputs) ? [{ name, field }] : [];
    });
    const singles = shown.flatMap(({ name, field }): Line[][] =>
      field.kind === "rows" ? [] : [[textRuns(labelOf(field)), valueText(field, inputs[name])]],
    );
    const grids = shown.flatMap(({ name, field }): Block[] => {
      const rows = field.kind === "rows" ? rowsOf(inputs[name]) : [];
      if (field.kind !== "rows" || rows.length === 0) return [];
      const columns = shownColumns(field, rows);
      return [
        paragraph(field.label),
        {
          kind: "table",
          columns: columns.map(([, column]) => ({
            head: textRuns(labelOf(column)),
            align: column.kind === "number" ? "right" : "left",
            share: 1 / columns.length,
          })),
          rows: rows.map((row) =>
            columns.map(([cell, column]) => valueText(column, row[cell] ?? column.default)),
          ),
        },
      ];
    });
    if (singles.length + grids.length === 0) return [];
    const table: Block = {
      kind: "table",
      columns: [
        { head: "Input", align: "left", share: 0.5 },
        { head: "Value", align: "left", share: 0.5 },
      ],
      rows: singles,
    };
    return [heading(group.title, 2), ...(singles.length > 0 ? [table] : []), ...grids];
  });
}

function labelOf(field: Field): string {
  const symbol = field.symbol && plainSymbol(field.symbol);
  return symbol === undefined || symbol === field.label ? field.label : `${symbol} ${field.label}`;
}

function standardBlocks({ module, result }: ReportOf): Block[] {
  return [
    heading("Standards"),
    ...citedStandards(module, result.checks).map(({ edition }) => paragraph(`${edition}.`)),
  ];
}

function scopeBlocks({ scope }: RunnableModule): Block[] {
  return [
    heading("Assumptions"),
    ...scope.assumptions.map(paragraph),
    heading("Not covered"),
    ...scope.exclusions.map(paragraph),
    ...(scope.toConfirm.length > 0 ? [heading("To be confirmed against the Standard")] : []),
    ...scope.toConfirm.map(paragraph),
  ];
}
