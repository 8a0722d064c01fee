import { type DesignResult, worstFirst } from "@kingpost/calc";
import type { Figure } from "../../frame/figures/figure.ts";
import { kilo, mega } from "../../frame/figures/figure-items.ts";
import type { CombinationResult, ConnectionResults } from "../design.ts";
import type { BuiltJoint } from "../joints/built-joint.ts";

/** The connection to scale, with the force on each bolt under the combination that governs. */
export function figures(
  { results, checks }: DesignResult<ConnectionResults>,
  width: number,
): readonly Figure[] {
  const { model, combinations } = results;
  const [worst] = worstFirst(checks.filter(({ combination }) => combination !== undefined));
  const shown = combinations.find(({ of }) => of.name === worst?.combination) ?? combinations[0];
  return model.joint.figures(shown?.forces ?? [], shown ? forceWords(shown, model.joint) : "", width);
}

/** `1.2G + 1.5Q: V* = 141 kN; the bolt loaded most carries 52.1 kN` */
function forceWords({ of, actions, forces }: CombinationResult, { forcesAt }: BuiltJoint): string {
  const { v, n, m } = actions;
  const acting = [
    ...(v === 0 ? [] : [`V* = ${kilo(v)} kN`]),
    ...(n === 0 ? [] : [`N* = ${kilo(Math.abs(n))} kN ${n < 0 ? "tension" : "compression"}`]),
    ...(m === 0 ? [] : [`M* = ${mega(m)} kNm`]),
  ];
  const most = Math.max(0, ...forces.map(({ vx, vy }) => Math.hypot(vx, vy)));
  const part = forcesAt === "weld" ? "weld" : "bolt";
  const unit = forcesAt === "weld" ? "kN/mm" : "kN";
  const greatest = most > 0 ? `; the ${part} loaded most carries ${kilo(most)} ${unit}` : "";
  return `${of.name}: ${acting.join(", ")}${greatest}`;
}
