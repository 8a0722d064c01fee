import { ACTIONS_EDITION } from "@kingpost/actions";
import { CLAUSES } from "@kingpost/as4100";
import {
  type Check,
  type DesignAction,
  type DesignResult,
  type Step,
  StepList,
  standardReferences,
  symbol,
} from "@kingpost/calc";
import type { JointActions } from "@kingpost/connections";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { checksOf } from "../frame/checks/check-rows.ts";
import { worstOfEach } from "../frame/checks/worst-of-each.ts";
import { kilo } from "../frame/figures/figure-items.ts";
import type { BoltForce } from "./joints/built-joint.ts";
import type { ConnectionCombination, ConnectionModel } from "./model.ts";

/** One combination on a connection. */
export interface CombinationResult {
  readonly of: ConnectionCombination;
  /** Not less than the minimum. */
  readonly actions: JointActions;
  readonly boltForces: readonly BoltForce[];
  readonly checks: readonly Check[];
}

export interface ConnectionResults {
  readonly model: ConnectionModel;
  readonly combinations: readonly CombinationResult[];
}

export function checks(model: ConnectionModel): DesignResult<ConnectionResults> {
  const { inputs, joint } = model;
  const combinations = model.combinations.map((of): CombinationResult => {
    const actions = joint.designActions(of.actions);
    return {
      of,
      actions,
      boltForces: joint.boltForces(actions),
      checks: checksOf(joint.rows, { entered: of.actions, actions }, actionOf(of, actions)),
    };
  });
  const made = [
    ...(inputs.actionsBy === "cases" ? notPassedRows(inputs.caseActions, PASSED_ON) : []),
    ...worstOfEach(combinations.flatMap((one) => one.checks)),
    ...joint.always,
  ];
  return { checks: made, results: { model, combinations } };
}

const SHEAR = {
  id: "design-action",
  title: "Design shear force",
  reference: CLAUSES.minimumActions,
  result: symbol("V*", "kN"),
  rule: "of the combination, not less than the minimum",
} as const;

/** The first step of every check: the shear force of the combination, or the minimum. */
function actionOf({ name, actions: entered }: ConnectionCombination, { v }: JointActions): DesignAction {
  const step = (): Step => {
    const list = new StepList();
    const isRaised = Math.abs(v) > Math.abs(entered.v);
    const because = isRaised ? `${name} has ${kilo(entered.v)} kN: the minimum governs` : name;
    list.rule(SHEAR, v, because);
    const [first] = list.steps;
    if (!first) throw new Error("A rule makes a step.");
    return first;
  };
  return { combination: name, step };
}

/** Where actions come from. */
const PASSED_ON = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");
