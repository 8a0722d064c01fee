import type { Modelled, Problem } from "@kingpost/calc";
import {
  type ActionSet,
  actionProblems,
  actionSets,
  arrangedRows,
  arrangedSets,
  rowName,
} from "../frame/actions/actions.ts";
import { serviceSums } from "../frame/actions/service-sums.ts";
import { strengthProblems } from "../frame/actions/strength-cases.ts";
import type { Resources } from "../frame/module/resources.ts";
import { error } from "../frame/problems.ts";
import type { ConnectionInputs } from "./fields.ts";
import { isInFriction } from "./joints/bolts.ts";
import { buildJoint, jointProblems } from "./joints/build.ts";
import type { BuiltJoint } from "./joints/built-joint.ts";
import { type Sections, sectionsOf } from "./sections.ts";

/** The actions of a row. */
export const ACTIONS = ["v", "n", "m"] as const;

/** The actions of one combination, as they are entered or combined. Units N, Nmm; compression positive. */
export type ConnectionCombination = ActionSet<(typeof ACTIONS)[number]>;

export interface ConnectionModel {
  readonly inputs: ConnectionInputs;
  readonly sections: Sections;
  readonly joint: BuiltJoint;
  readonly combinations: readonly ConnectionCombination[];
  /** Combinations of service, where slip is limited under these. */
  readonly service: readonly ConnectionCombination[] | undefined;
}

export function model(inputs: ConnectionInputs, resources: Resources): Modelled<ConnectionModel> {
  const { actionsBy, caseActions, ownCombinations } = inputs;
  const found: Problem[] = [
    ...actionProblems(inputs, ACTIONS, "a force or a moment"),
    ...(actionsBy === "cases" ? strengthProblems({ caseActions }, ownCombinations) : []),
    ...serviceProblems(inputs),
  ];
  const sections = sectionsOf(inputs, resources);
  if ("problems" in sections) return { problems: [...found, ...sections.problems] };
  found.push(...jointProblems(inputs, sections));
  if (found.some(({ kind }) => kind === "error")) return { problems: found };
  return {
    problems: found,
    model: {
      inputs,
      sections,
      joint: buildJoint(inputs, sections),
      combinations: actionSets(inputs, ACTIONS, () => arrangedRows(inputs.caseActions)),
      service: hasService(inputs) ? serviceCombinations(inputs) : undefined,
    },
  };
}

const hasService = (inputs: ConnectionInputs): boolean =>
  isInFriction(inputs) && inputs.serviceBy === "combinations";

function serviceProblems(inputs: ConnectionInputs): readonly Problem[] {
  const { actionsBy, serviceActions } = inputs;
  if (!hasService(inputs) || actionsBy !== "combinations") return [];
  return serviceActions.some(({ v, n, m }) => v !== 0 || n !== 0 || m !== 0)
    ? []
    : [
        error(
          "/serviceActions",
          "Enter the serviceability actions, or choose a share of the design actions.",
        ),
      ];
}

/** Those that are entered, or of the load cases. */
const serviceCombinations = (inputs: ConnectionInputs): readonly ConnectionCombination[] =>
  inputs.actionsBy === "combinations"
    ? inputs.serviceActions.map((row, at) => ({
        name: rowName(row, at),
        path: `/serviceActions/${at}/v`,
        actions: { v: row.v, n: row.n, m: row.m },
        factorOf: undefined,
      }))
    : arrangedSets(
        ACTIONS,
        arrangedRows(inputs.caseActions),
        serviceSums(inputs.caseActions, inputs.usage, inputs.serviceFactor),
      );
