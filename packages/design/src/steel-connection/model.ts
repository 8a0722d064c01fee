import type { Modelled, Problem } from "@kingpost/calc";
import { type ActionSet, actionProblems, actionSets, arrangedRows } from "../frame/actions/actions.ts";
import { strengthProblems } from "../frame/actions/strength-cases.ts";
import type { Resources } from "../frame/module/resources.ts";
import type { ConnectionInputs } from "./fields.ts";
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
}

export function model(inputs: ConnectionInputs, resources: Resources): Modelled<ConnectionModel> {
  const { actionsBy, caseActions, ownCombinations } = inputs;
  const found: Problem[] = [
    ...actionProblems(inputs, ACTIONS, "a force or a moment"),
    ...(actionsBy === "cases" ? strengthProblems({ caseActions }, ownCombinations) : []),
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
    },
  };
}
