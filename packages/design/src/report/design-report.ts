import {
  type Check,
  DESIGN_FILE_EXTENSION,
  governingCheck,
  verdictOf,
  worstFirst,
  writeFile,
} from "@kingpost/calc";
import type { Block, Report } from "@kingpost/report/blocks";
import { citedStandards } from "../answer/cited-standards.ts";
import { verdictWords } from "../answer/verdict-words.ts";
import type { Figure } from "../frame/figures/figure.ts";
import { MOST_COMBINATIONS } from "../frame/load-table.ts";
import { combinationRows, drawing, drawingRows, heading, note, paragraph, tableBlock } from "./blocks.ts";
import {
  checkTable,
  foldedCheckBlocks,
  isApplicable,
  isElsewhere,
  reasonBlocks,
  workingBlocks,
} from "./check-blocks.ts";
import { designTitleBlock } from "./design-title-block.ts";
import { DIAGRAM_WIDTH, frontBlocks, type Room, WIDTH } from "./front-blocks.ts";
import { allInputBlocks, changedInputBlocks, isDefault } from "./input-blocks.ts";
import type { ReportOf } from "./report-of.ts";
import { revisionOf, savedSentences } from "./saved-in-report.ts";
import { sectionBlocks } from "./section-blocks.ts";
import { summaries } from "./summary.ts";

/**
 * A design as a report: the front, then checks, inputs, sections, loads, tables, diagrams, working, assumptions. A summary is the front
 * with the worst checks on one page.
 */
export function designReport(of: ReportOf): Report {
  const { module, inputs, result, issuer, project, saved, date } = of;
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
    ...lengthened(of),
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

/** Tables and diagrams of results that only the full report has: they repeat what its other parts have, or name no action. */
const FULL_ONLY: readonly string[] = [
  "segment-combinations",
  "quantities",
  "reactions",
  "sideways-reactions",
  "ratios",
  "bottom-bars",
  "methods",
  "service-combinations",
];

/** Sheets of a standard report at most, where it can be. */
const MOST_SHEETS = 4;

/** Heights of the diagrams in a standard report, the largest that leaves it its sheets; without any they are left out. Points. */
const DIAGRAM_HEIGHTS = [200, 160, 125, 92, 0] as const;

function lengthened(of: ReportOf): Pick<Report, "blocks" | "shorter" | "mostSheets"> {
  const end = endBlocks(of);
  if (of.length === "summary") {
    const [blocks = [], ...shorter] = summaries(of).map((some) => [...some, ...end]);
    return { blocks, shorter };
  }
  const before = resultBlocks(of, {});
  const after = [...workingOf(of), ...standardBlocks(of), ...scopeBlocks(of), ...end];
  if (of.length === "full") return { blocks: [...before, ...fullDiagramBlocks(of), ...after] };
  const diagrams = standardDiagrams(of);
  const [blocks = [], ...shorter] = (diagrams.length === 0 ? [0] : DIAGRAM_HEIGHTS).map((height) => [
    ...before,
    ...diagramBlocks(diagrams, height),
    ...after,
  ]);
  const shortest = [...resultBlocks(of, { hasSmallLetters: true }), ...diagramBlocks(diagrams, 0), ...after];
  return { blocks, shorter: [...shorter, shortest], mostSheets: MOST_SHEETS };
}

/** What every report ends with: the last words are where its module is compared with published values. */
function endBlocks({ module, saved, date, address }: ReportOf): Block[] {
  // The command line does not know where the product is served.
  const page = address === "" ? `/design/${module.kind}` : address;
  return [
    ...(saved ? savedSentences(saved).map(paragraph) : []),
    ...(saved?.frozen ? [paragraph(`Report of ${date}.`)] : []),
    note(
      `Clauses covered, examples, differences and known limits: ${page}/validation. Results must be verified by a qualified engineer.`,
      "Validation.",
    ),
  ];
}

function resultBlocks(of: ReportOf, room: Room): Block[] {
  const { module, inputs, result, problems, length } = of;
  const isFull = length === "full";
  const checks = worstFirst(result.checks);
  return [
    ...frontBlocks(of, result.figures(WIDTH)[0], room),
    heading("Checks"),
    ...(isFull ? [checkTable(checks)] : foldedCheckBlocks(checks.filter(isApplicable))),
    ...checks.flatMap((check) =>
      check.kind === "not applicable" && isElsewhere(check)
        ? [paragraph(`${check.title}: ${check.reason}`)]
        : [],
    ),
    ...reasonBlocks(checks),
    heading("Inputs"),
    ...(isFull ? allInputBlocks(module, inputs) : changedInputBlocks(module, inputs)),
    ...problems.map(({ kind, message }) => note(message, kind === "note" ? "Note." : "Not covered.")),
    ...result.sections.flatMap(sectionBlocks),
    ...strengthBlocks(of),
    ...result.loads(combinationsOf(checks)).flatMap((table) => [heading(table.title, 2), tableBlock(table)]),
    ...result.tables
      .filter(({ id }) => !module.passedOn.includes(id) && (isFull || !FULL_ONLY.includes(id)))
      .flatMap((table) => [
        heading(table.title, 2),
        ...(isFull || table.id === "combinations"
          ? [tableBlock(table)]
          : combinationRows(table, combinationsOf(checks).slice(0, MOST_COMBINATIONS))),
      ]),
  ];
}

/** The combinations that govern checks, that of the worst first. */
const combinationsOf = (checks: readonly Check[]): readonly string[] => [
  ...new Set(
    checks.flatMap(({ kind, combination }) =>
      kind === "limit" && combination !== undefined ? [combination] : [],
    ),
  ),
];

/** Strengths that the user entered are not those of the table of the section. */
function strengthBlocks({ module: { fields }, inputs }: ReportOf): Block[] {
  const { strength } = fields;
  if (!strength || isDefault(strength, inputs.strength)) return [];
  return [note("The strengths in the inputs replace those of the section.")];
}

/** Each diagram with its values. */
function fullDiagramBlocks({ result }: ReportOf): Block[] {
  const [, ...diagrams] = result.figures(WIDTH);
  if (diagrams.length === 0) return [];
  return [
    heading("Diagrams"),
    ...diagrams.flatMap((figure): Block[] => [
      drawing(figure),
      ...(figure.table ? [tableBlock(figure.table)] : []),
    ]),
  ];
}

const standardDiagrams = ({ result }: ReportOf): readonly Figure[] =>
  result
    .figures(DIAGRAM_WIDTH)
    .slice(1)
    .filter(({ id }) => !FULL_ONLY.includes(id));

/** Diagrams side by side, of this height at most, points. */
function diagramBlocks(diagrams: readonly Figure[], height: number): Block[] {
  if (diagrams.length === 0) return [];
  if (height === 0) return [note("The full report has the other drawings and the diagrams.", "Diagrams.")];
  return [heading("Diagrams"), ...drawingRows(diagrams, height)];
}

/** Working of every other check, or of those that fail. The working of the governing check is at the front. */
function workingOf({ length, result }: ReportOf): Block[] {
  const checks = worstFirst(result.checks);
  const governing = governingCheck(checks);
  const worked = checks
    .filter((check) => check !== governing && (length === "full" || verdictOf(check) === "fail"))
    .flatMap((check) => workingBlocks(check, check.title));
  return worked.length === 0 ? [] : [heading("Working of the other checks"), ...worked];
}

const standardBlocks = ({ module, result }: ReportOf): Block[] => [
  heading("Basis"),
  note(
    citedStandards(module, result.checks)
      .map(({ edition }) => `${edition}.`)
      .join(" "),
    "Standards.",
  ),
];

/** Only the full report has each sentence on a line of its own; the standard one is at most four sheets of a simple member. */
function scopeBlocks({ module: { scope }, length }: ReportOf): Block[] {
  const parts = [
    ["Assumptions", scope.assumptions],
    ["Not covered", scope.exclusions],
    ["To be confirmed against the Standard", scope.toConfirm],
  ] as const;
  return parts.flatMap(([title, texts]): Block[] => {
    if (texts.length === 0) return [];
    if (length !== "full") return [note(texts.join(" "), `${title}.`)];
    return [heading(title, 2), ...texts.map((text) => note(text))];
  });
}
