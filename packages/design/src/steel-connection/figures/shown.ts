import { type Check, type DesignResult, worstFirst } from "@kingpost/calc";
import { kilo, mega } from "../../frame/figures/figure-items.ts";
import type { CombinationResult, ConnectionResults } from "../design.ts";
import type { BuiltJoint } from "../joints/built-joint.ts";
import type { PointForce } from "../joints/point-force.ts";
import type { DrawnForce, Shown } from "./parts.ts";

/** The forces of the combination that governs. */
export function shownOf({ results, checks }: DesignResult<ConnectionResults>): Shown {
  const { model, combinations } = results;
  const [worst] = worstFirst(checks.filter(({ combination }) => combination !== undefined));
  const shown = combinations.find(({ of }) => of.name === worst?.combination) ?? combinations[0];
  const { forcesAt = "bolt", weldForces } = model.joint;
  const forces = shown ? withRatios(shown.forces, shown.checks, forcesAt) : [];
  const welds = shown ? withRatios(weldForces?.(shown.actions) ?? [], shown.checks, "weld") : [];
  return { forces, welds, words: shown ? forceWords(shown, model.joint) : "" };
}

/** Checks of the bolt or the weld that is loaded most, by its force alone, in their order; and of bolts in tension, which all have the same. */
const OF_FORCE = { bolt: ["bolt-shear", "web-bolts"], weld: ["weld-axial", "weld"] } as const;
const COMBINED = "bolt-combined";

/** The forces with what each is of its capacity: the ratio of a check is of the greatest force, and in proportion to it. */
function withRatios(
  forces: readonly PointForce[],
  checks: readonly Check[],
  at: keyof typeof OF_FORCE,
): readonly DrawnForce[] {
  const sizeOf = ({ vx, vy, tension }: PointForce) => Math.hypot(vx, vy, at === "weld" ? tension : 0);
  const most = Math.max(0, ...forces.map(sizeOf));
  const limitOf = (...ids: readonly string[]) =>
    ids.flatMap((id) => checks.filter((check) => check.kind === "limit" && check.id === id))[0];
  const [greatest, combined] = [limitOf(...OF_FORCE[at]), limitOf(COMBINED)];
  return forces.map((force) => {
    if (at === "bolt" && force.tension > 0 && combined?.kind === "limit") {
      return { ...force, ratio: combined.ratio };
    }
    return greatest?.kind === "limit" && most > 0
      ? { ...force, ratio: (greatest.ratio * sizeOf(force)) / most }
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
