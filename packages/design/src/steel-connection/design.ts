import { ACTIONS_EDITION } from "@kingpost/actions";
import { CLAUSES } from "@kingpost/as4100";
import {
  type Check,
  type DesignAction,
  type DesignResult,
  formatNumber,
  type Step,
  StepList,
  standardReferences,
  symbol,
} from "@kingpost/calc";
import type { JointActions } from "@kingpost/connections";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { checksOf } from "../frame/checks/check-rows.ts";
import { worstOfEach } from "../frame/checks/worst-of-each.ts";
import { withService } from "./joints/bolts.ts";
import type { BuiltJoint, PointForce } from "./joints/built-joint.ts";
import { ACTIONS, type ConnectionCombination, type ConnectionModel } from "./model.ts";

/** One combination on a connection. */
export interface CombinationResult {
  readonly of: ConnectionCombination;
  /** Not less than the minimum. */
  readonly actions: JointActions;
  readonly forces: readonly PointForce[];
  readonly checks: readonly Check[];
}

export interface ConnectionResults {
  readonly model: ConnectionModel;
  readonly combinations: readonly CombinationResult[];
}

export function checks(model: ConnectionModel): DesignResult<ConnectionResults> {
  const { inputs, joint } = model;
  const combinations = model.combinations.map((of): CombinationResult => {
    const entered = withService(inputs, of.actions);
    const actions = joint.designActions(entered);
    const all = [actions, ...besideOf(joint, entered)];
    return {
      of,
      actions,
      forces: joint.forces(actions),
      checks: worstOfEach(
        all.flatMap((one) => checksOf(joint.rows, { entered: of.actions, actions: one }, actionOf(of, one))),
      ),
    };
  });
  const made = [
    ...(inputs.actionsBy === "cases" ? notPassedRows(inputs.caseActions, PASSED_ON) : []),
    ...worstOfEach(combinations.flatMap((one) => one.checks)),
    ...joint.always,
  ];
  return { checks: made, results: { model, combinations } };
}

/**
 * What a connection with a minimum moment is designed for beside its design actions: the actions as they are entered, and that moment
 * alone. An axial force, and more so its minimum, would relieve one of the flanges of a moment that does not act with it.
 *
 * Source   AS 4100 9.1.4 (on the safe side)
 * Checked  src/steel-connection/hand-calculations.test.ts
 */
const besideOf = ({ hasMinimumMoment, designActions }: BuiltJoint, entered: JointActions) =>
  hasMinimumMoment && entered.n !== 0 ? [entered, designActions({ ...entered, n: 0, m: 0 })] : [];

/** Where actions come from. */
const PASSED_ON = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");

const ACTION_RULES = {
  v: {
    id: "design-shear",
    title: "Design shear force",
    reference: CLAUSES.minimumActions,
    result: symbol("V*", "kN"),
    rule: "from the combination, not less than the minimum",
  },
  n: {
    id: "design-axial",
    title: "Design axial force",
    reference: PASSED_ON,
    result: symbol("N*", "kN"),
    rule: "from the combination, compression positive",
  },
  m: {
    id: "design-moment",
    title: "Design moment",
    reference: PASSED_ON,
    result: symbol("M*", "kNm"),
    rule: "from the combination",
  },
} as const;

const UNITS = { v: ["kN", 1e3], n: ["kN", 1e3], m: ["kNm", 1e6] } as const;

/** The first steps of every check: the actions of the combination, or the minimum. */
function actionOf({ name, actions: entered }: ConnectionCombination, actions: JointActions): DesignAction {
  const stepOf = (action: (typeof ACTIONS)[number]) => (): Step => {
    const value = actions[action];
    const [unit, size] = UNITS[action];
    const isRaised = Math.abs(value) > Math.abs(entered[action]);
    const acts = `${formatNumber(entered[action] / size, { significant: 3 })} ${unit}`;
    const list = new StepList();
    list.rule(ACTION_RULES[action], value, isRaised ? `${name} has ${acts}: the minimum governs` : name);
    const [first] = list.steps;
    if (!first) throw new Error("A rule makes a step.");
    return first;
  };
  const [first = "v", second] = ACTIONS.filter((action) => actions[action] !== 0);
  return {
    combination: name,
    step: stepOf(first),
    ...(second === undefined ? {} : { beside: stepOf(second) }),
  };
}
