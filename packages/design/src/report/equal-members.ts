import {
  type Check,
  type Field,
  governingCheck,
  isShown,
  overallVerdict,
  type Quantity,
  rowsOf,
  shownColumns,
  textRuns,
  worstFirst,
} from "@kingpost/calc";
import type { Block, Line } from "@kingpost/report/blocks";
import { verdictWords } from "../answer/verdict-words.ts";
import { withDefaults } from "../frame/module/default-inputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { RunnableModule } from "../frame/module/runnable-module.ts";
import { caption, heading, note, paragraph, TABLE_SIZE, tableBlock } from "./blocks.ts";
import { labelOf } from "./input-blocks.ts";
import type { ReportOf } from "./report-of.ts";
import { valueText } from "./value-text.ts";

/** A member with its checks. */
export interface CheckedMember {
  readonly module: Pick<RunnableModule, "kind" | "fields">;
  readonly inputs: RawInputs;
  readonly checks: readonly Check[];
}

/** Members that differ in their actions alone. */
export interface EqualMembers<Member> {
  /** The one with the greatest ratio. */
  readonly typical: Member;
  /** In the order of all members. */
  readonly others: readonly Member[];
}

/** Quantities of what loads a member. */
const LOADS: readonly Quantity[] = ["force", "moment", "line load", "pressure"];

/** Tables of actions: a column of them is a force, a moment or a load. */
const isActions = (field: Field): boolean =>
  field.kind === "rows" &&
  Object.values(field.columns).some((column) => column.kind === "number" && LOADS.includes(column.quantity));

/** What equal members have in common: their module, and every input but their actions. */
function commonOf({ module, inputs }: CheckedMember): string {
  const all = withDefaults(module.fields, inputs);
  const names = Object.keys(all).toSorted();
  const kept = names.filter((name) => {
    const field = module.fields[name];
    return !field || !isActions(field);
  });
  return JSON.stringify([module.kind, kept.map((name) => [name, all[name]])]);
}

/**
 * Groups of two or more equal members of which each passes: the one with the greatest ratio is typical of them. A member that does not
 * pass, or is not fully checked, is in none: its reasons are its own. `checkedOf`: undefined of a member without a result to rely on.
 */
export function equalMembers<Member>(
  members: readonly Member[],
  checkedOf: (member: Member) => CheckedMember | undefined,
): readonly EqualMembers<Member>[] {
  const passing = members.flatMap((member) => {
    const checked = checkedOf(member);
    return checked && ["pass", "close"].includes(overallVerdict(checked.checks)) ? [{ member, checked }] : [];
  });
  return [...Map.groupBy(passing, ({ checked }) => commonOf(checked)).values()].flatMap((all) => {
    const [worst] = worstFirst(all.flatMap(({ checked }) => governingCheck(checked.checks) ?? []));
    const typical = all.find(({ checked }) => governingCheck(checked.checks) === worst) ?? all[0];
    if (!typical || all.length < 2) return [];
    const others = all.flatMap((one) => (one === typical ? [] : [one.member]));
    return [{ typical: typical.member, others }];
  });
}

/** The members that a typical one stands for: what governs each, and the actions of all. */
export function equalMemberBlocks({ typical, others }: EqualMembers<ReportOf>): Block[] {
  const all = [typical, ...others];
  const rows = all.map(({ project, result }): string[] => {
    const { ratio, headline } = verdictWords(result.checks);
    const check = governingCheck(result.checks);
    return [nameOf(project), check?.title ?? "", check?.combination ?? "", ratio, headline];
  });
  return [
    heading("Equal members"),
    paragraph(
      `${others.map(({ project }) => nameOf(project)).join(", ")} ${others.length === 1 ? "has" : "have"} the same inputs as ${nameOf(typical.project)} but for the actions. Each passes; ${nameOf(typical.project)} has the greatest ratio.`,
    ),
    tableBlock({
      columns: [
        { head: "Mark", align: "left" },
        { head: "Governing check", align: "left" },
        { head: "Combination", align: "left" },
        { head: "Ratio", align: "right" },
        { head: "Result", align: "left" },
      ],
      rows,
    }),
    ...actionBlocks(all),
    note("The file of each of them is in this document."),
  ];
}

const nameOf = ({ mark, subject }: ReportOf["project"]): string => mark || subject || "\u2013";

/** The rows of the tables of actions, with the mark of each member. */
function actionBlocks(all: readonly ReportOf[]): Block[] {
  const [first] = all;
  if (!first) return [];
  return Object.entries(first.module.fields).flatMap(([name, field]): Block[] => {
    if (field.kind !== "rows" || !isActions(field) || !isShown(field, first.inputs)) return [];
    const marked = all.flatMap(({ project, inputs }) =>
      rowsOf(withDefaults(first.module.fields, inputs)[name]).map((row) => ({ mark: nameOf(project), row })),
    );
    if (marked.length === 0) return [];
    const columns = shownColumns(
      field,
      marked.map(({ row }) => row),
    );
    return [
      caption(field.label),
      {
        kind: "table",
        size: TABLE_SIZE,
        columns: [
          { head: "Mark", align: "left", share: 0.08 },
          ...columns.map(([, column]) => ({
            head: textRuns(labelOf(column)),
            align: column.kind === "number" ? ("right" as const) : ("left" as const),
            share: 0.92 / columns.length,
          })),
        ],
        rows: marked.map(({ mark, row }): Line[] => [
          mark,
          ...columns.map(([cell, column]) => textRuns(valueText(column, row[cell] ?? column.default))),
        ]),
      },
    ];
  });
}
