import {
  type Check,
  limitCheck,
  type Recorder,
  type Reference,
  type Relation,
  StepList,
  type UnitName,
} from "@kingpost/calc";
import { type Capacity, isCovered, type NotCovered } from "./capacity.ts";

/** How a check is listed. */
export interface CheckNames {
  /** Stable: `member-bending/segment-2`. */
  readonly id: string;
  readonly title: string;
}

interface CheckDefinition {
  readonly names: CheckNames;
  readonly reference: Reference;
  readonly assumptions: readonly string[];
}

interface CapacityCheck extends CheckDefinition {
  /** In base units, not negative. */
  readonly demand: number;
  /** `≥`: the demand is what is provided, the capacity its least value. */
  readonly relation?: Relation;
  readonly unit: UnitName;
  /** The capacity in base units. */
  readonly capacity: (record: Recorder) => Capacity;
}

interface InteractionCheck extends CheckDefinition {
  /** What must not exceed `limit`. */
  readonly value: (record: Recorder) => Capacity;
  readonly limit: number;
}

/** A demand against a capacity with its derivation, or why the check is not made. */
export function strengthCheck(of: CapacityCheck): Check {
  const list = new StepList();
  const limit = of.capacity(list);
  if (!isCovered(limit)) return uncheckedBecause(limit, of);
  const { demand, relation = "≤", unit, assumptions } = of;
  return limitCheck({ ...described(of), demand, relation, limit, unit, steps: list.steps, assumptions });
}

/** A sum of ratios against its limit with its derivation, or why the check is not made. */
export function interactionCheck(of: InteractionCheck): Check {
  const list = new StepList();
  const demand = of.value(list);
  if (!isCovered(demand)) return uncheckedBecause(demand, of);
  const { limit, assumptions } = of;
  return limitCheck({
    ...described(of),
    demand,
    relation: "≤",
    limit,
    unit: "",
    steps: list.steps,
    assumptions,
  });
}

function described({ names: { id, title }, reference }: CheckDefinition) {
  return { id, title, group: "Strength", reference };
}

function uncheckedBecause({ kind, reason }: NotCovered, of: CheckDefinition): Check {
  return { ...described(of), kind: kind === "not-applicable" ? "not applicable" : "not covered", reason };
}
