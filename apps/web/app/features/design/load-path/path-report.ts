import { DESIGN_FILE_EXTENSION, textRuns } from "@kingpost/calc";
import type { Resources, ResultTable } from "@kingpost/design";
import {
  equalMemberTable,
  type Link,
  LOAD_PATH_KIND,
  LoadPath,
  type Member,
  type MemberState,
  memberSchedule,
  pathFigure,
} from "@kingpost/design/load-path";
import type { ProjectDetails, ReportWarning } from "@kingpost/design/report";
import type { Block, Table } from "@kingpost/report/blocks";
import { pathModules } from "../modules/modules-on-demand.ts";
import { itemOf, type PackageBasis } from "../report-package/package-items.ts";
import type { PackageOf } from "../report-package/package-report.ts";
import { PATH_PAGE } from "./file/open-path.ts";
import { pathFile } from "./file/path-file.ts";
import { pathLevels } from "./path-levels.ts";
import { PATH_SCOPE } from "./path-scope.ts";
import { placeText } from "./place-text.ts";
import { CUT_OFF, changedWords } from "./stale-words.ts";

export interface PathInPackage {
  readonly title: string;
  readonly members: readonly Member[];
  /** Project of all members. */
  readonly project: ProjectDetails;
  /** The names of the saved designs that members are, by their marks. */
  readonly names: Readonly<Record<string, string>>;
}

/** The members of a load path from the first to carry a load to the last, and what each passes on. */
export function pathPackage(
  { title, members, project, names }: PathInPackage,
  resources: Resources,
  basis: PackageBasis,
): PackageOf {
  const levels = pathLevels(new LoadPath(members, pathModules(), resources).states());
  const states = levels.flat();
  const graph = graphOf(levels);
  return {
    title: basis.isSchedule ? `Schedule of members: ${title}` : title,
    issuer: basis.issuer,
    length: basis.length,
    isTypical: basis.isTypical,
    date: basis.date,
    address: basis.origin + PATH_PAGE,
    items: states.map((state) => {
      const { module, outcome, member } = state;
      const own = { ...project, mark: member.mark, subject: names[member.mark] ?? "" };
      return itemOf(
        { module, outcome, inputs: member.inputs, project: own, warning: warningOf(state) },
        basis,
      );
    }),
    ...(basis.isSchedule
      ? { schedule: [graph, ...scheduleBlocks(states, names)] }
      : { common: [graph, ...passedOn(states)] }),
    attachment: {
      name: `${LOAD_PATH_KIND}${DESIGN_FILE_EXTENSION}`,
      type: "application/json",
      description: "All members of this load path.",
      text: pathFile(members),
    },
  };
}

function graphOf(levels: readonly (readonly MemberState[])[]): Block {
  const picture = pathFigure(levels);
  return { kind: "drawing", picture, alt: picture.description };
}

/** The shares of the columns of the schedule: mark, member, size, reinforcement, check, combination, ratio, status. */
const SHARES = [0.07, 0.14, 0.15, 0.21, 0.18, 0.1, 0.06, 0.09];
/** Widths of the columns of equal members, as shares: typical, member, size, equal to it, ratio. */
const EQUAL_SHARES = [0.09, 0.19, 0.3, 0.34, 0.08];

function scheduleBlocks(states: readonly MemberState[], names: Readonly<Record<string, string>>): Block[] {
  const equal = equalMemberTable(states);
  return [
    ...scheduleTable(memberSchedule(states, names), SHARES),
    ...(equal ? scheduleTable(equal, EQUAL_SHARES) : []),
  ];
}

const scheduleTable = ({ title, columns, rows }: ResultTable, shares: readonly number[]): Block[] => [
  { kind: "heading", text: title, level: 1 },
  {
    kind: "table",
    size: 8,
    columns: columns.map(({ head, align }, at) => ({ head, align, share: shares[at] ?? 0 })),
    rows: rows.map((row) => row.map((cell) => textRuns(cell))),
  },
];

function warningOf(state: MemberState): ReportWarning | undefined {
  if (state.isOutdated) return { kind: "outdated", text: changedWords(state) };
  return state.isCutOff ? { kind: "cut-off", text: CUT_OFF } : undefined;
}

/** What members take from each other by load case, and what has changed since. */
function passedOn(states: readonly MemberState[]): Block[] {
  const takers = states.filter(({ links }) => links.length > 0);
  return [
    { kind: "heading", text: "Actions passed on", level: 1 },
    ...(takers.length === 0 ? [paragraph("No member takes actions from another one.")] : []),
    ...takers.flatMap((state): Block[] => [
      { kind: "heading", text: `Actions on ${state.member.mark}`, level: 2 },
      linkTable(state),
      ...state.links.flatMap((link) => remarksOn(link, state.member.mark)),
    ]),
    ...assumedOf(states),
    { kind: "note", text: PATH_SCOPE },
  ];
}

/** What members assume about the ends whose actions they take. */
function assumedOf(states: readonly MemberState[]): Block[] {
  const notes = states.flatMap(({ member, assumptions }) =>
    assumptions.map(
      ({ by, end, text }): Block => ({
        kind: "note",
        head: `${member.mark} ${end}, by ${by}.`,
        text: textRuns(text),
      }),
    ),
  );
  return notes.length > 0 ? [{ kind: "heading", text: "Assumed ends of members", level: 2 }, ...notes] : [];
}

const paragraph = (text: string): Block => ({ kind: "paragraph", text: textRuns(text) });

const linkTable = ({ module, links }: MemberState): Table => ({
  kind: "table",
  columns: [
    { head: "From", align: "left", share: 0.2 },
    { head: "Acts at", align: "left", share: 0.38 },
    { head: "By load case, unfactored", align: "left", share: 0.42 },
  ],
  rows: links.flatMap((link) =>
    link.values.map((value, at) =>
      at === 0
        ? [link.source, textRuns(placeText(module, link)), textRuns(value)]
        : ["", "", textRuns(value)],
    ),
  ),
});

function remarksOn({ source, changes, problem, notes }: Link, mark: string): Block[] {
  const note = (text: string): Block => ({ kind: "note", head: `${source}.`, text: textRuns(text) });
  return [
    ...(changes.length > 0
      ? [
          paragraph(`${source} has changed since ${mark} took its actions:`),
          {
            kind: "table",
            columns: [
              { head: "Load case", align: "left", share: 0.2 },
              { head: "Value", align: "left", share: 0.38 },
              { head: "Taken", align: "right", share: 0.21 },
              { head: "New", align: "right", share: 0.21 },
            ],
            rows: changes.map((one) => [
              one.case,
              textRuns(one.quantity),
              one.old ?? "none",
              one.new ?? "none",
            ]),
          } as const,
        ]
      : []),
    ...(problem === undefined ? [] : [note(problem)]),
    ...notes.map(note),
  ];
}
