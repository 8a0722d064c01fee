import { type Check, formatNumber, type LimitCheck } from "@kingpost/calc";
import type { JointActions } from "@kingpost/connections";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo } from "../frame/figures/figure-items.ts";
import { left, NO_VALUE, right } from "../frame/tables.ts";
import { isInFriction, withService } from "./joints/bolts.ts";
import { buildJoint, jointProblems, mostRows } from "./joints/build.ts";
import type { BuiltJoint } from "./joints/built-joint.ts";
import type { ConnectionModel } from "./model.ts";

/** A force to begin with, N. */
const TRIAL = 100_000;
/** Most ratios are in proportion to the force; those that are not are worked again until the ratio is this near to 1. */
const PRECISE = 1e-6;
const MOST_TRIALS = 20;

/** The greatest ratio under a shear force alone. */
function worstUnder({ rows }: BuiltJoint, actions: JointActions): LimitCheck | undefined {
  const under = { entered: actions, actions };
  const limits = rows.flatMap(({ id, title, check }) => {
    const made = check(under, { id, title: typeof title === "string" ? title : title(under) });
    return made && (made.kind === "limit" || isShort(made)) ? [made] : [];
  });
  // Without a check that is not covered there is no capacity.
  const ratioOf = (check: Check) => (check.kind === "limit" ? check.ratio : Number.POSITIVE_INFINITY);
  const [worst] = limits.toSorted((a, b) => ratioOf(b) - ratioOf(a));
  return worst?.kind === "limit" ? worst : undefined;
}

/** What is not covered of the connection; its support is a task of its own. */
const isShort = ({ kind, id }: Check): boolean => kind === "not covered" && !id.startsWith("support");

/** The serviceability shear force as a share of the design shear force: as entered, or that of the combinations; undefined without slip. */
function serviceShare({ inputs, combinations, service }: ConnectionModel): number | undefined {
  if (!isInFriction(inputs)) return undefined;
  if (!service) return inputs.serviceShare;
  const most = (rows: ConnectionModel["combinations"]) =>
    Math.max(0, ...rows.map(({ actions }) => Math.abs(actions.v)));
  const all = most(combinations);
  return all > 0 ? most(service) / all : 1;
}

/** The shear force under which the greatest ratio is 1, and the check that governs; undefined where there is none. */
function shearCapacity(
  joint: BuiltJoint,
  share: number | undefined,
): { readonly v: number; readonly governs: string } | undefined {
  let v = TRIAL;
  for (let trial = 0; trial < MOST_TRIALS; trial++) {
    const worst = worstUnder(joint, withService(share, { v, n: 0, m: 0 }));
    if (!worst || !(worst.ratio > 0) || !Number.isFinite(worst.ratio)) return undefined;
    if (Math.abs(worst.ratio - 1) < PRECISE) return { v, governs: worst.title };
    v /= worst.ratio;
  }
  return undefined;
}

/** The greatest shear force alone of the chosen type for the chosen beam, by rows of bolts. Empty of a type without rows. */
export function capacityTable(model: ConnectionModel): readonly ResultTable[] {
  const { inputs, sections } = model;
  const share = serviceShare(model);
  const most = mostRows(inputs, sections);
  const rows = Array.from({ length: most }, (_, at) => at + 1).flatMap((count) => {
    const changed = { ...inputs, rows: count, topToBolt: 0 };
    if (jointProblems(changed, sections).some(({ kind }) => kind === "error")) return [];
    const joint = buildJoint(changed, sections);
    const found = shearCapacity(joint, share);
    return [[String(count), found ? kilo(found.v) : NO_VALUE, found?.governs ?? "", joint.words]];
  });
  if (rows.length === 0) return [];
  return [
    {
      id: "capacities",
      title: `Greatest shear force on ${sections.beam.name} by rows of bolts, without axial force${share === undefined ? "" : `, slip under ${formatNumber(share, { decimals: [0, 2] })} of it`}`,
      tab: "Capacity",
      columns: [right("Rows"), right("φV (kN)"), left("Governs"), left("Connection")],
      rows,
    },
  ];
}
