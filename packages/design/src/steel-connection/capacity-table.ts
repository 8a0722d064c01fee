import type { LimitCheck } from "@kingpost/calc";
import type { JointActions } from "@kingpost/connections";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo } from "../frame/figures/figure-items.ts";
import { left, NO_VALUE, right } from "../frame/tables.ts";
import { buildJoint, jointProblems, mostRows } from "./joints/build.ts";
import type { BuiltJoint } from "./joints/built-joint.ts";
import type { ConnectionModel } from "./model.ts";

/** A force to begin with, N. */
const TRIAL = 100_000;
/** Most ratios are in proportion to the force; those that are not are worked again until the ratio is this near to 1. */
const PRECISE = 1e-6;
const MOST_TRIALS = 20;

/** Rows of the support, whose checks another designer may make: the capacity is of the connection. */
const ofSupport = (id: string): boolean => id.startsWith("support");

interface Worst {
  /** The greatest ratio. */
  readonly limit: LimitCheck | undefined;
  /** The first check that is not covered, beside those of the support. */
  readonly uncovered: string | undefined;
}

/** The checks under a shear force alone. */
function worstUnder({ rows }: BuiltJoint, v: number): Worst {
  const actions: JointActions = { v, n: 0, m: 0 };
  const under = { entered: actions, actions };
  const made = rows.flatMap(({ id, title, check }) => {
    const one = check(under, { id, title: typeof title === "string" ? title : title(under) });
    return one ? [one] : [];
  });
  const limits = made.flatMap((one) => (one.kind === "limit" ? [one] : []));
  const uncovered = made.find(({ kind, id }) => kind === "not covered" && !ofSupport(id));
  return { limit: limits.toSorted((a, b) => b.ratio - a.ratio)[0], uncovered: uncovered?.title };
}

/** The shear force under which the greatest ratio is 1, and the check that governs; without a force, what is not covered. */
export function shearCapacity(
  joint: BuiltJoint,
): { readonly v: number | undefined; readonly governs: string } | undefined {
  let v = TRIAL;
  for (let trial = 0; trial < MOST_TRIALS; trial++) {
    const { limit: worst, uncovered } = worstUnder(joint, v);
    if (uncovered !== undefined) return { v: undefined, governs: `Not covered: ${uncovered}` };
    if (!worst || !(worst.ratio > 0) || !Number.isFinite(worst.ratio)) return undefined;
    if (Math.abs(worst.ratio - 1) < PRECISE) return { v, governs: worst.title };
    v /= worst.ratio;
  }
  return undefined;
}

/** The greatest shear force alone of the chosen type for the chosen beam, by rows of bolts. Empty of a type without rows. */
export function capacityTable({ inputs, sections }: ConnectionModel): readonly ResultTable[] {
  const most = mostRows(inputs, sections);
  const rows = Array.from({ length: most }, (_, at) => at + 1).flatMap((count) => {
    const changed = { ...inputs, rows: count, topToBolt: 0 };
    if (jointProblems(changed, sections).some(({ kind }) => kind === "error")) return [];
    const joint = buildJoint(changed, sections);
    const found = shearCapacity(joint);
    return [
      [String(count), found?.v === undefined ? NO_VALUE : kilo(found.v), found?.governs ?? "", joint.words],
    ];
  });
  if (rows.length === 0) return [];
  return [
    {
      id: "capacities",
      title: `Greatest shear force on ${sections.beam.name} by rows of bolts, without axial force`,
      tab: "Capacity",
      columns: [right("Rows"), right("φV (kN)"), left("Governs"), left("Connection")],
      rows,
    },
  ];
}
