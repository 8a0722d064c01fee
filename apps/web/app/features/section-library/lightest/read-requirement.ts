import {
  type Condition,
  type ConditionError,
  type RangeCondition,
  readBounds,
} from "../filter/conditions.ts";
import type { Quantity } from "../quantities/quantities.ts";

export const BOUNDS = ["min", "max"] as const;
export type Bound = (typeof BOUNDS)[number];

/** What judges an entry. */
export interface RequirementChecks {
  /** Why a condition is implausible. */
  readonly doubt: (condition: Condition) => ConditionError | undefined;
  /** The largest value of a quantity, in the unit of the property table. */
  readonly largestOf: (quantity: Quantity) => number | undefined;
}

/** A row of the form as read: its condition, or why there is none and which boxes are wrong. An empty row has neither. */
export interface Requirement {
  readonly condition: RangeCondition | undefined;
  readonly error: ConditionError | undefined;
  readonly wrong: readonly Bound[];
}

/** Reads the two boxes of a requirement. Where each is right on its own and both together are not, both are wrong. */
export function readRequirement(
  quantity: Quantity,
  typed: Readonly<Record<Bound, string>>,
  checks: RequirementChecks,
): Requirement {
  const { condition, error } = readRow(quantity, typed, checks);
  if (!error) return { condition, error, wrong: [] };
  const wrong = BOUNDS.filter(
    (one) => readRow(quantity, { min: "", max: "", [one]: typed[one] }, checks).error,
  );
  return { condition, error, wrong: wrong.length > 0 ? wrong : BOUNDS };
}

function readRow(
  { key }: Quantity,
  { min, max }: Readonly<Record<Bound, string>>,
  { doubt, largestOf }: RequirementChecks,
): Pick<Requirement, "condition" | "error"> {
  const nothing = { condition: undefined, error: undefined };
  if (min.trim() === "" && max.trim() === "") return nothing;
  const read = readBounds(key, min, max, largestOf);
  const wrong = "error" in read ? read.error : doubt(read.condition);
  if ("error" in read || wrong) return { ...nothing, error: wrong };
  return read.condition.kind === "range" ? { ...nothing, condition: read.condition } : nothing;
}
