import { type DesignResult, worstFirst } from "@kingpost/calc";
import { kilo, mega } from "../../frame/figures/figure-items.ts";
import type { CombinationResult, ConnectionResults } from "../design.ts";
import type { BuiltJoint } from "../joints/built-joint.ts";
import type { ForceGroup, PointForce } from "../joints/point-force.ts";
import type { DrawnForce, Shown } from "./parts.ts";

/** The forces of the combination that governs. */
export function shownOf({ results, checks }: DesignResult<ConnectionResults>): Shown {
  const { model, combinations } = results;
  const [worst] = worstFirst(checks.filter(({ combination }) => combination !== undefined));
  const shown = combinations.find(({ of }) => of.name === worst?.combination) ?? combinations[0];
  if (!shown) return { forces: [], groups: [], words: "" };
  const { forcesAt = "bolt" } = model.joint;
  const limitOf = limitsOf(model.joint, shown);
  return {
    forces: withRatios({ forces: shown.forces, at: forcesAt, checks: OF_FORCE[forcesAt] }, limitOf),
    groups: shown.groups.map((group) => ({
      ...group,
      forces: withRatios(group, limitOf).filter(isActing),
    })),
    words: forceWords(shown, model.joint),
  };
}

/** Checks of the bolt or the weld that is loaded most, by its force alone, in their order; and of bolts in tension, which all have the same. */
const OF_FORCE = { bolt: ["bolt-shear", "web-bolts"], weld: ["weld"] } as const;
const COMBINED = ["bolt-combined", "bolt-support-combined"] as const;

const isActing = ({ vx, vy, tension }: PointForce): boolean => vx !== 0 || vy !== 0 || tension !== 0;

type LimitOf = (ids: readonly string[]) => number | undefined;

/** The ratio of the first of some checks that has a limit, under the actions that are drawn: others may govern the check. */
const limitsOf =
  ({ rows }: BuiltJoint, { of, actions }: CombinationResult): LimitOf =>
  (ids) => {
    for (const id of ids) {
      const row = rows.find((one) => one.id === id);
      const made = row?.check({ entered: of.actions, actions }, { id, title: id });
      if (made?.kind === "limit") return made.ratio;
    }
    return undefined;
  };

/** The forces with what each is of its capacity: the ratio of a check is of the greatest force, and in proportion to it. */
function withRatios(
  { forces, at, checks, most = 0 }: Pick<ForceGroup, "forces" | "at" | "checks" | "most">,
  limitOf: LimitOf,
): readonly DrawnForce[] {
  const sizeOf = ({ vx, vy, tension }: PointForce) => Math.hypot(vx, vy, at === "weld" ? tension : 0);
  const greatest = Math.max(most, ...forces.map(sizeOf));
  const isPulled = at === "bolt" && forces.some(({ tension }) => tension > 0);
  const [alone, combined] = [limitOf(checks), isPulled ? limitOf(COMBINED) : undefined];
  return forces.map((force) => {
    if (at === "bolt" && force.tension > 0 && combined !== undefined) return { ...force, ratio: combined };
    return alone !== undefined && greatest > 0
      ? { ...force, ratio: (alone * sizeOf(force)) / greatest }
      : force;
  });
}

/** `1.2G + 1.5Q: V* = 141 kN; the bolt loaded most carries 52.1 kN in shear and 12 kN in tension` */
function forceWords({ of, actions, forces }: CombinationResult, { forcesAt }: BuiltJoint): string {
  const { v, n, m } = actions;
  const acting = [
    ...(v === 0 ? [] : [`V* = ${kilo(v)} kN`]),
    ...(n === 0 ? [] : [`N* = ${kilo(Math.abs(n))} kN ${n < 0 ? "tension" : "compression"}`]),
    ...(m === 0 ? [] : [`M* = ${mega(m)} kNm`]),
  ];
  const most = Math.max(
    0,
    ...forces.map(({ vx, vy, tension }) => Math.hypot(vx, vy, forcesAt === "weld" ? tension : 0)),
  );
  const part = forcesAt === "weld" ? "weld" : "bolt";
  const unit = forcesAt === "weld" ? "kN/mm" : "kN";
  const pull = forcesAt === "weld" ? 0 : Math.max(0, ...forces.map(({ tension }) => tension));
  const carried = [
    ...(most > 0 ? [`${kilo(most)} ${unit}${pull > 0 ? " in shear" : ""}`] : []),
    ...(pull > 0 ? [`${kilo(pull)} kN in tension`] : []),
  ];
  const greatest = carried.length > 0 ? `; the ${part} loaded most carries ${carried.join(" and ")}` : "";
  return `${of.name}: ${acting.join(", ")}${greatest}`;
}
