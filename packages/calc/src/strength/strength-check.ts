import { type Capacity, isCovered, type NotCovered } from "../capacity/capacity.ts";
import { type Check, type Limit, lazyRequirement, limitCheck, type Relation } from "../check/check.ts";
import { formatNumber } from "../number-format.ts";
import type { Reference } from "../reference.ts";
import { type Recorder, SILENT, StepList } from "../steps/recorder.ts";
import type { Step } from "../steps/step.ts";
import { UNITS, type UnitName, unitSuffix } from "../unit/units.ts";

/** How a check is listed. */
export interface CheckNames {
  /** Stable: `member-bending/segment-2`. */
  readonly id: string;
  readonly title: string;
  /** Checks are listed by group; `Strength` by default. */
  readonly group?: string | undefined;
  readonly action?: DesignAction | undefined;
}

/** The design action of a check. */
export interface DesignAction {
  /** `1.2G + 1.5Q`. */
  readonly combination: string;
  /** `x = 3.000 m`; undefined for a whole member. */
  readonly location?: (() => string) | undefined;
  /** First step of the working. */
  readonly step: () => Step;
  /** Step of the second action of an interaction. */
  readonly beside?: () => Step;
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
  /** The capacity in base units. It is worked silently; the steps are recorded where they are shown. */
  readonly capacity: (record: Recorder) => Capacity;
  /** Steps before those of the capacity that do not change it. */
  readonly derivation?: (record: Recorder) => void;
}

interface InteractionCheck extends CheckDefinition {
  /** What must not exceed `limit`. */
  readonly value: (record: Recorder) => Capacity;
  readonly limit: number;
}

/** A demand against a capacity with its derivation, or why the check is not made; not met where nothing is left of the capacity. */
export function strengthCheck(of: CapacityCheck): Check {
  const limit = of.capacity(SILENT);
  if (!isCovered(limit)) return uncheckedBecause(limit, of);
  const { demand, relation = "≤", unit, assumptions } = of;
  return limitCheck({
    ...described(of),
    demand,
    relation,
    limit,
    unit,
    steps: () => capacityWorking(of),
    assumptions,
  });
}

/** A dimension against its least or greatest value, which is met or not, or why the check is not made. */
export function requirementCheck(of: CapacityCheck): Check {
  const limit = of.capacity(SILENT);
  if (!isCovered(limit)) return uncheckedBecause(limit, of);
  const { demand, relation = "≤", unit, assumptions } = of;
  const isMet = relation === "≤" ? demand <= limit : demand >= limit;
  return lazyRequirement({
    ...described(of),
    isMet,
    finding: () => findingOf({ demand, relation, limit, unit }, isMet),
    steps: () => capacityWorking(of),
    assumptions,
  });
}

/** `262 mm, not less than 250 mm`. */
function findingOf({ demand, relation, limit, unit }: Limit, isMet: boolean): string {
  const text = (value: number, most: number) =>
    formatNumber(value / UNITS[unit].factor, { significant: [1, most] });
  // A value that differs from its limit is not shown as the same.
  const most = demand !== limit && text(demand, 4) === text(limit, 4) ? 10 : 4;
  const shown = (value: number) => `${text(value, most)}${unitSuffix(unit)}`;
  const bound = relation === "≤" ? (isMet ? "not more" : "more") : isMet ? "not less" : "less";
  return `${shown(demand)}, ${bound} than ${shown(limit)}`;
}

/** A sum of ratios against its limit with its derivation, or why the check is not made. */
export function interactionCheck(of: InteractionCheck): Check {
  const demand = of.value(SILENT);
  if (!isCovered(demand)) return uncheckedBecause(demand, of);
  const { limit, assumptions } = of;
  const steps = () => working(of.names, of.value);
  return limitCheck({ ...described(of), demand, relation: "≤", limit, unit: "", steps, assumptions });
}

const capacityWorking = ({ names, derivation, capacity }: CapacityCheck) =>
  working(names, (record) => {
    derivation?.(record);
    capacity(record);
  });

function working({ action }: CheckNames, calculate: (record: Recorder) => unknown): readonly Step[] {
  const list = new StepList();
  calculate(list);
  if (!action) return list.steps;
  return [action.step(), ...(action.beside ? [action.beside()] : []), ...list.steps];
}

function described({ names: { id, title, group = "Strength", action }, reference }: CheckDefinition) {
  const { combination, location } = action ?? {};
  return { id, title, group, reference, combination, location };
}

function uncheckedBecause({ kind, reason, isExhausted }: NotCovered, of: CheckDefinition): Check {
  const { location, ...names } = described(of);
  const check = { ...names, location: location?.() };
  if (isExhausted) {
    const { action } = of.names;
    const steps = action ? [action.step()] : [];
    return { ...check, kind: "requirement", isMet: false, finding: reason, steps, assumptions: [] };
  }
  return { ...check, reason, kind: kind === "not-applicable" ? "not applicable" : "not covered" };
}
