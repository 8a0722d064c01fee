import {
  DESIGN_FILE_EXTENSION,
  governingCheck,
  overallVerdict,
  type StandardEdition,
  textRuns,
  type Verdict,
} from "@kingpost/calc";
import { citedStandards, editionsText, verdictWords } from "@kingpost/design";
import {
  designReport,
  designTitleBlock,
  type EqualMembers,
  equalMemberBlocks,
  equalMembers,
  type Issuer,
  memberSize,
  NO_PROJECT,
  PROJECT_FIELDS,
  type ProjectDetails,
  type ReportLength,
  type ReportOf,
  type ReportWarning,
  WARNING_WORDS,
} from "@kingpost/design/report";
import type { Attachment, Block, Cell, ReportPackage, ReportPart } from "@kingpost/report/blocks";
import { safeName } from "../../../ui/export/safe-name.ts";

/** A design of a package, with its report or why there is none. */
export type PackageItem =
  | { readonly kind: "report"; readonly of: ReportOf }
  | {
      readonly kind: "none";
      /** Its name and mark are the subject and the mark. */
      readonly project: ProjectDetails;
      /** `Steel Beam` */
      readonly title: string;
      readonly section: string;
      /** Why there is no report, in a sentence. */
      readonly reason: string;
    };

export interface PackageOf {
  readonly issuer: Issuer;
  /** What the designs are together: `Load path`. */
  readonly title: string;
  readonly items: readonly PackageItem[];
  readonly length: ReportLength;
  /** Whether equal members have one report, with a table of the others. */
  readonly isTypical?: boolean | undefined;
  /** `22 November 2026` */
  readonly date: string;
  /** Address of the page that shows the designs. */
  readonly address: string;
  /** The schedule of the members, in place of the list and the report of each. */
  readonly schedule?: readonly Block[] | undefined;
  /** What belongs to all designs, after the list of them. */
  readonly common?: readonly Block[];
  /** A file of all designs, besides one for each. */
  readonly attachment?: Attachment | undefined;
}

const heading = (text: string): Block => ({ kind: "heading", text, level: 1 });
const paragraph = (text: string): Block => ({ kind: "paragraph", text: textRuns(text) });

const LENGTHS: Readonly<Record<ReportLength, string>> = {
  summary: "Summary of each design",
  standard: "Standard report of each design",
  full: "Full report of each design",
};

const TYPICAL = "Full report of each design; of equal ones of the typical, with a table of the others";

/** Several designs as one report: a front sheet that lists them, then the report of each. Every design is a file inside. */
export function packageReport(of: PackageOf): ReportPackage {
  const reports = of.items.flatMap((item) => (item.kind === "report" ? [item.of] : []));
  const made = reports.map((one) => ({ one, report: designReport(one) }));
  const groups = of.isTypical ? equalReports(reports) : [];
  const listed = new Set(groups.flatMap(({ others }) => others));
  return {
    info: {
      title: of.title,
      author: of.issuer.firm.name,
      subject: packageWords(of.items),
      creator: of.issuer.product,
    },
    parts: [
      frontSheet(of, reports, groups),
      ...(of.schedule ? [] : made.filter(({ one }) => !listed.has(one))).map(
        ({ one, report: { titleBlock, blocks, shorter, mostSheets } }): ReportPart => {
          const equal = groups.filter(({ typical }) => typical === one).flatMap(equalMemberBlocks);
          return {
            ...{ titleBlock, blocks: [...blocks, ...equal] },
            ...(shorter && { shorter: shorter.map((some) => [...some, ...equal]) }),
            ...(mostSheets !== undefined && { mostSheets }),
            bookmark: nameOf(one.project, one.module.title),
          };
        },
      ),
    ],
    attachments: [
      ...(of.attachment ? [of.attachment] : []),
      ...made.flatMap(({ one, report: { attachments = [] } }, at) =>
        attachments.map((attachment) => ({ ...attachment, name: fileName(one, at) })),
      ),
    ],
  };
}

/** Equal members whose values can be relied on. */
const equalReports = (reports: readonly ReportOf[]): readonly EqualMembers<ReportOf>[] =>
  equalMembers(reports, ({ module, inputs, result, warning }) =>
    warning ? undefined : { module, inputs, checks: result.checks },
  );

/** `B1 Roof beam`, `B1 Steel Beam` */
const nameOf = ({ mark, subject }: ProjectDetails, title: string): string =>
  [mark, subject || title].filter(Boolean).join(" ");

/** File name of a design, different for each design of the package. */
function fileName({ project, module: { kind } }: ReportOf, at: number): string {
  const number = String(at + 1).padStart(2, "0");
  return safeName([number, project.mark, kind].filter(Boolean).join("-"), kind) + DESIGN_FILE_EXTENSION;
}

/** Project details that all designs share; empty where they differ. */
function commonProject(items: readonly PackageItem[]): ProjectDetails {
  const all = items.map(projectOf);
  const [first = NO_PROJECT] = all;
  const same = PROJECT_FIELDS.filter(
    ({ name }) => name !== "mark" && all.every((one) => one[name] === first[name]),
  );
  return { ...NO_PROJECT, ...Object.fromEntries(same.map(({ name }) => [name, first[name]])) };
}

const projectOf = (item: PackageItem): ProjectDetails =>
  item.kind === "report" ? item.of.project : item.project;

function citedByAll(reports: readonly ReportOf[]): readonly StandardEdition[] {
  const cited = reports.flatMap(({ module, result }) => citedStandards(module, result.checks));
  return [...new Map(cited.map((one) => [one.edition, one])).values()];
}

function frontSheet(
  of: PackageOf,
  reports: readonly ReportOf[],
  groups: readonly EqualMembers<ReportOf>[],
): ReportPart {
  const { issuer, title, items, length, date, address, schedule, common = [] } = of;
  const project = commonProject(items);
  const modules = new Map(reports.map(({ module }) => [module.kind, module]));
  const engine = [...modules.values()].map((one) => `${one.title} (beta) ${one.engine}`).join(", ");
  const standards = citedByAll(reports);
  const details: (readonly [label: string, text: string])[] = [
    ...PROJECT_FIELDS.map(({ name, label }) => [label, project[name]] as const),
    ["Date", date],
    ["Length", schedule ? "" : of.isTypical ? TYPICAL : LENGTHS[length]],
    // The title block may not have room for all.
    ["Engines", engine],
    ["Standards", editionsText(standards)],
  ];
  return {
    bookmark: "Front sheet",
    titleBlock: designTitleBlock({
      firm: issuer.firm,
      project: { ...project, subject: title },
      standards,
      engine,
      date,
      address,
    }),
    blocks: [
      heading(title),
      paragraph(packageWords(items)),
      {
        kind: "table",
        columns: [
          { head: "Detail", align: "left", share: 0.3 },
          { head: "Value", align: "left", share: 0.7 },
        ],
        rows: details.filter(([, text]) => text !== "").map(([label, text]) => [label, text]),
      },
      ...(schedule ?? [
        heading("Contents"),
        designTable(
          items,
          PROJECT_NAMES.some((name) => items.some((item) => projectOf(item)[name] !== project[name])),
          groups,
        ),
      ]),
      ...items.flatMap(remarkOn),
      ...common,
      paragraph("Results must be verified by a qualified engineer."),
    ],
  };
}

/** Why a design has no report, or one that is not to be relied on. */
function remarkOn(item: PackageItem): Block[] {
  const { head, text } =
    item.kind === "none"
      ? { head: nameOf(item.project, item.title), text: `No report: ${item.reason}` }
      : {
          head: nameOf(item.of.project, item.of.module.title),
          text: item.of.warning && `${WARNING_WORDS[item.of.warning.kind]}: ${item.of.warning.text}`,
        };
  return text === undefined ? [] : [{ kind: "note", head: `${head}.`, text: textRuns(text) }];
}

const PROJECT_NAMES = ["number", "name"] as const;

/** A row for each design, in the order of the reports. */
function designTable(
  items: readonly PackageItem[],
  isOfSeveralProjects: boolean,
  groups: readonly EqualMembers<ReportOf>[],
): Block {
  const typicalOf = new Map(
    groups.flatMap(({ typical, others }) => others.map((other) => [other, typical] as const)),
  );
  const withParts = items.flatMap((item) =>
    item.kind === "report" && !typicalOf.has(item.of) ? [item.of] : [],
  );
  // The front sheet is the first part.
  const partOf = (one: ReportOf) => withParts.indexOf(typicalOf.get(one) ?? one) + 1;
  return {
    kind: "table",
    columns: [
      { head: "Mark", align: "left", share: 0.08 },
      { head: "Subject", align: "left", share: 0.21 },
      { head: "Size or section", align: "left", share: 0.21 },
      { head: "Ratio", align: "right", share: 0.09 },
      { head: "Governing check", align: "left", share: 0.2 },
      { head: "Result", align: "left", share: 0.14 },
      { head: "Sheet", align: "right", share: 0.07 },
    ],
    rows: items.map((item): Cell[] => {
      const { mark, subject, number, name } = projectOf(item);
      const title = item.kind === "report" ? item.of.module.title : item.title;
      const texts = [subject, title, ...(isOfSeveralProjects ? [number || name] : [])];
      const start = [mark, texts.filter(Boolean).join(" \u00b7 ")];
      if (item.kind === "none") return [...start, item.section, "", "", "No report", ""];
      const { module, inputs, result, warning } = item.of;
      const { ratio, headline } = verdictWords(result.checks);
      return [
        ...start,
        memberSize(module, inputs).size,
        warning ? `was ${ratio}` : ratio,
        governingCheck(result.checks)?.title ?? "",
        warning ? WARNING_WORDS[warning.kind] : headline,
        { kind: "sheet", part: partOf(item.of) },
      ];
    }),
  };
}

type State = Verdict | ReportWarning["kind"] | "none";

const stateOf = (item: PackageItem): State =>
  item.kind === "none" ? "none" : (item.of.warning?.kind ?? overallVerdict(item.of.result.checks));

/** How the designs end, in a sentence: `4 designs; C1 fails; B3 has no report.` */
function packageWords(items: readonly PackageItem[]): string {
  const named = (of: readonly State[], one: string, several: string) => {
    const names = items.filter((item) => of.includes(stateOf(item))).map(shortName);
    return names.length === 0 ? [] : [`${names.join(", ")} ${names.length === 1 ? one : several}`];
  };
  const parts = [
    ...named(["fail"], "fails", "fail"),
    ...named(["outdated"], "is out of date", "are out of date"),
    ...named(["cut-off"], "has a source without values", "have a source without values"),
    ...named(["not covered", "not applicable"], "is not fully checked", "are not fully checked"),
    ...named(["none"], "has no report", "have no report"),
  ];
  const count = items.length === 1 ? "1 design" : `${items.length} designs`;
  if (parts.length > 0) return `${count}; ${parts.join("; ")}.`;
  return items.length === 1 ? "1 design, which passes." : `${count}, all of which pass.`;
}

const shortName = (item: PackageItem): string => {
  const { mark, subject } = projectOf(item);
  return mark || subject || (item.kind === "report" ? item.of.module.title : item.title);
};
