import type { Problem } from "@kingpost/calc";
import { actionProblems, rowName } from "../frame/actions/actions.ts";
import { strengthProblems } from "../frame/actions/strength-cases.ts";
import { error } from "../frame/problems.ts";
import { ACTIONS } from "./combinations.ts";
import type { LoadedColumn } from "./form.ts";
import type { OfAxes } from "./sway-amplification.ts";

/** What is wrong with the actions and loads of a column, beside the row that it belongs to. */
export const columnLoadProblems = (inputs: LoadedColumn, sways: OfAxes<boolean>): readonly Problem[] => [
  ...missingActions(inputs),
  ...transverseProblems(inputs),
  ...swayLoadProblems(inputs, sways),
  ...caseProblems(inputs),
];

function transverseProblems({
  actionsBy,
  actions,
  transverse,
  caseTransverse,
  length,
}: LoadedColumn): Problem[] {
  const [table, rows] =
    actionsBy === "cases" ? ["caseTransverse", caseTransverse] : ["transverse", transverse];
  const names = actions.map(rowName);
  return [
    ...rows.flatMap(({ p, z }, at) =>
      p !== 0 && z > length
        ? [error(`/${table}/${at}/z`, "The load must not be above the top of the column.")]
        : [],
    ),
    ...(actionsBy === "cases" ? [] : transverse).flatMap(({ name }, at) =>
      name.trim() === "" || names.includes(name.trim())
        ? []
        : [error(`/transverse/${at}/name`, `There is no combination ${name.trim()}.`)],
    ),
  ];
}

/** What is wrong with rows that other members pass on, and with user-defined combinations. */
function caseProblems({ actionsBy, caseActions, reactions, caseTransverse, ownCombinations }: LoadedColumn) {
  if (actionsBy !== "cases") return [];
  return strengthProblems({ caseActions, reactions, caseTransverse }, ownCombinations);
}

/** Loads between the ends are those of a column that is held at both of them. */
function swayLoadProblems(inputs: LoadedColumn, sways: OfAxes<boolean>): Problem[] {
  const [table, rows] =
    inputs.actionsBy === "cases"
      ? (["caseTransverse", inputs.caseTransverse] as const)
      : (["transverse", inputs.transverse] as const);
  return rows.flatMap(({ axis, w, p }, at) =>
    (w !== 0 || p !== 0) && sways[axis]
      ? [
          error(
            `/${table}/${at}/axis`,
            `The column sways about ${axis}, so that the frame carries this load. Enter its moments at the ends.`,
          ),
        ]
      : [],
  );
}

/** Loads between the ends and reactions are actions too. */
function missingActions(inputs: LoadedColumn): Problem[] {
  const isByCase = inputs.actionsBy === "cases";
  const loads = isByCase ? inputs.caseTransverse : inputs.transverse;
  if (loads.some(({ w, p }) => w !== 0 || p !== 0)) return [];
  if (isByCase && inputs.reactions.some(({ force }) => force !== 0)) return [];
  return actionProblems(inputs, ACTIONS, "an axial force or a moment");
}
