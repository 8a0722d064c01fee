import { governingCheck } from "@kingpost/calc";
import { verdictWords } from "../answer/verdict-words.ts";
import type { ResultTable } from "../frame/figures/figure.ts";
import { left, right } from "../frame/tables.ts";
import { equalMembers } from "../report/equal-members.ts";
import { memberSize } from "../report/member-size.ts";
import { WARNING_WORDS } from "../report/warning-words.ts";
import type { MemberState } from "./load-path.ts";

/** The state of a member in a word or two: what must not be relied on comes before its result. */
export function memberStatus({ outcome, isOutdated, isCutOff }: MemberState): string {
  if (outcome.kind !== "result") return "No result";
  if (isOutdated) return WARNING_WORDS.outdated;
  if (isCutOff) return WARNING_WORDS["cut-off"];
  return verdictWords(outcome.result.checks).headline;
}

/** The ratio that governs; that of earlier actions is marked as such, and there is none without a result. */
export function memberRatio({ outcome, isOutdated, isCutOff }: MemberState): string {
  if (outcome.kind !== "result") return "";
  const { ratio } = verdictWords(outcome.result.checks);
  return ratio !== "" && (isOutdated || isCutOff) ? `was ${ratio}` : ratio;
}

/** A row for each member, in the order of `states`. `names`: of the saved designs, by their marks. */
export function memberSchedule(
  states: readonly MemberState[],
  names: Readonly<Record<string, string>> = {},
): ResultTable {
  return {
    id: "schedule",
    title: "Schedule of members",
    columns: [
      left("Mark"),
      left("Member"),
      left("Size or section"),
      left("Reinforcement or bolts"),
      left("Governing check"),
      left("Combination"),
      right("Ratio"),
      left("Status"),
    ],
    rows: states.map((state) => {
      const { member, module, outcome } = state;
      const { mark, inputs } = member;
      const name = names[mark] ?? "";
      const { size, reinforcement } = memberSize(module, inputs);
      const check = outcome.kind === "result" ? governingCheck(outcome.result.checks) : undefined;
      return [
        mark,
        name === "" || name === mark ? module.title : `${module.title}, ${name}`,
        size === "" ? "\u2013" : size,
        reinforcement === "" ? "\u2013" : reinforcement,
        check?.title ?? "",
        check?.combination ?? "",
        memberRatio(state),
        memberStatus(state),
      ];
    }),
  };
}

/** Members that differ in their actions alone: one row for each group, with the member of the greatest ratio. Undefined without any. */
export function equalMemberTable(states: readonly MemberState[]): ResultTable | undefined {
  const groups = equalMembers(states, ({ module, member, outcome, isOutdated, isCutOff }) =>
    outcome.kind === "result" && !isOutdated && !isCutOff
      ? { module, inputs: member.inputs, checks: outcome.result.checks }
      : undefined,
  );
  if (groups.length === 0) return undefined;
  return {
    id: "equal-members",
    title: "Equal members",
    columns: [left("Typical"), left("Member"), left("Size or section"), left("Equal to it"), right("Ratio")],
    rows: groups.map(({ typical, others }) => [
      typical.member.mark,
      typical.module.title,
      memberSize(typical.module, typical.member.inputs).size || "\u2013",
      others
        .map(({ member, ...state }) => `${member.mark} (${memberRatio({ member, ...state })})`)
        .join(", "),
      memberRatio(typical),
    ]),
  };
}
