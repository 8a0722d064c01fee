import { ACTIONS_EDITION } from "@kingpost/actions";
import { CLAUSES } from "@kingpost/as4100";
import {
  type Check,
  type DesignAction,
  type DesignResult,
  formatNumber,
  type Rule,
  type Step,
  StepList,
  standardReferences,
  symbol,
} from "@kingpost/calc";
import type { JointActions } from "@kingpost/connections";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { earthquakeSenseRow } from "../frame/actions/earthquake-senses.ts";
import { mismatchedActions } from "../frame/actions/mismatched-actions.ts";
import { checksOf } from "../frame/checks/check-rows.ts";
import { worstOfEach } from "../frame/checks/worst-of-each.ts";
import { isInFriction, isSlip, withService } from "./joints/bolts.ts";
import type { BuiltJoint } from "./joints/built-joint.ts";
import type { ForceGroup, PointForce } from "./joints/point-force.ts";
import { ACTIONS, type ConnectionCombination, type ConnectionModel } from "./model.ts";

/** One combination on a connection. */
export interface CombinationResult {
  readonly of: ConnectionCombination;
  /** Not less than the minimum. */
  readonly actions: JointActions;
  readonly forces: readonly PointForce[];
  readonly groups: readonly ForceGroup[];
  readonly checks: readonly Check[];
}

/** Slip under a combination of service. */
export type ServiceResult = Pick<CombinationResult, "of" | "checks">;

export interface ConnectionResults {
  readonly model: ConnectionModel;
  readonly combinations: readonly CombinationResult[];
  /** Empty where slip is under a share of the design actions, or not limited. */
  readonly service: readonly ServiceResult[];
}

export function checks(model: ConnectionModel): DesignResult<ConnectionResults> {
  const { inputs, joint } = model;
  const share = model.service || !isInFriction(inputs) ? undefined : inputs.serviceShare;
  const [slip, strength] = [slipRows(joint), joint.rows.filter((row) => !isSlip(row))];
  const combinations = model.combinations.map((of): CombinationResult => {
    const entered = withService(share, of.actions);
    const actions = joint.designActions(entered);
    const all = [actions, ...besideOf(joint, entered)];
    return {
      of,
      actions,
      forces: joint.forces(actions),
      groups: joint.otherForces?.(actions) ?? [],
      checks: [
        ...worstOfEach(
          all.flatMap((one) => checksOf(strength, { entered: of.actions, actions: one }, actionOf(of, one))),
        ),
        ...(model.service
          ? []
          : checksOf(
              slip,
              { entered: of.actions, actions },
              serviceActionOf(of.name, actions.service, share),
            )),
      ],
    };
  });
  const service = (model.service ?? []).map((of): ServiceResult => {
    const actions = { v: 0, n: 0, m: 0, service: of.actions };
    const action = serviceActionOf(of.name, of.actions);
    return { of, checks: checksOf(slip, { entered: of.actions, actions }, action) };
  });
  const made = [
    ...(inputs.actionsBy === "cases" ? notPassedRows(inputs.caseActions, PASSED_ON) : []),
    ...earthquakeSenseRow(inputs, PASSED_ON),
    ...worstOfEach([...combinations, ...service].flatMap((one) => one.checks)),
    ...serviceRow(model),
    ...joint.always,
  ];
  return { checks: made, results: { model, combinations, service } };
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

const SERVICEABILITY = "Serviceability";

const slipRows = ({ rows }: BuiltJoint): BuiltJoint["rows"] =>
  rows.filter(isSlip).map((row) => ({
    ...row,
    check: (under, names) => row.check(under, { ...names, group: SERVICEABILITY }),
  }));

/** Whether the serviceability actions that are entered can be those of the combinations that are entered. */
function serviceRow({ inputs, service }: ConnectionModel): readonly Check[] {
  const { actionsBy, actions, serviceActions } = inputs;
  if (!service || actionsBy !== "combinations") return [];
  const reasons = ACTIONS.flatMap((name) => {
    const sizes = (rows: readonly Readonly<Record<typeof name, number>>[]) =>
      rows.map((row) => ({ n: Math.abs(row[name]) }));
    const [unit, size] = UNITS[name];
    return mismatchedActions(
      "serviceability",
      sizes(actions),
      sizes(serviceActions),
      {},
      {
        noun: NOUNS[name],
        unit,
        size,
      },
    );
  });
  return reasons.length === 0
    ? []
    : [
        {
          kind: "not covered",
          id: "service-actions",
          group: SERVICEABILITY,
          title: "Serviceability actions",
          reference: CLAUSES.slip,
          reason: `${reasons.join(" ")} Enter the serviceability actions of the same loads.`,
        },
      ];
}

const NOUNS = { v: "shear force", n: "axial force", m: "moment" } as const;

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

const SERVICE_RULES = {
  v: {
    id: "service-shear",
    title: "Shear force of the serviceability limit state",
    reference: CLAUSES.slip,
    result: symbol("V*_s", "kN"),
    rule: "serviceability actions",
  },
  n: {
    id: "service-axial",
    title: "Axial force of the serviceability limit state",
    reference: CLAUSES.slip,
    result: symbol("N*_s", "kN"),
    rule: "serviceability actions, compression positive",
  },
  m: {
    id: "service-moment",
    title: "Moment of the serviceability limit state",
    reference: CLAUSES.slip,
    result: symbol("M*_s", "kNm"),
    rule: "serviceability actions",
  },
} as const;

type Action = (typeof ACTIONS)[number];

/** The first steps of a check: the actions that are not zero, two at most. */
function firstSteps(
  combination: string,
  actions: Partial<Readonly<Record<Action, number>>>,
  rules: Readonly<Record<Action, Rule>>,
  because: (action: Action) => string,
): DesignAction {
  const stepOf = (action: Action) => (): Step => {
    const list = new StepList();
    list.rule(rules[action], actions[action] ?? 0, because(action));
    const [first] = list.steps;
    if (!first) throw new Error("A rule makes a step.");
    return first;
  };
  const [first = "v", second] = ACTIONS.filter((action) => (actions[action] ?? 0) !== 0);
  return {
    combination,
    step: stepOf(first),
    ...(second === undefined ? {} : { beside: stepOf(second) }),
  };
}

/** The actions of the combination, or the minimum. */
const actionOf = ({ name, actions: entered }: ConnectionCombination, actions: JointActions): DesignAction =>
  firstSteps(name, actions, ACTION_RULES, (action) => {
    const [unit, size] = UNITS[action];
    const acts = `${formatNumber(entered[action] / size, { significant: 3 })} ${unit}`;
    const isRaised = Math.abs(actions[action]) > Math.abs(entered[action]);
    return isRaised ? `${name} has ${acts}: the minimum governs` : name;
  });

/** The actions of service: of a combination of service, or a share of a combination. */
const serviceActionOf = (name: string, actions: JointActions["service"] = { v: 0, n: 0 }, share?: number) =>
  firstSteps(name, actions, SERVICE_RULES, () =>
    share === undefined
      ? name
      : `${formatNumber(share, { decimals: [0, 2] })} of ${name}, a share that is entered`,
  );
