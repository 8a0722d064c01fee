import { type DesignResult, worstFirst } from "@kingpost/calc";
import type { Figure } from "../../frame/figures/figure.ts";
import { kilo } from "../../frame/figures/figure-items.ts";
import type { CombinationResult, ConnectionResults } from "../design.ts";

/** The connection to scale, with the force on each bolt under the combination that governs. */
export function figures(
  { results, checks }: DesignResult<ConnectionResults>,
  width: number,
): readonly Figure[] {
  const { model, combinations } = results;
  const [worst] = worstFirst(checks.filter(({ combination }) => combination !== undefined));
  const shown = combinations.find(({ of }) => of.name === worst?.combination) ?? combinations[0];
  return model.joint.figures(shown?.boltForces ?? [], shown ? forceWords(shown) : "", width);
}

/** `1.2G + 1.5Q: V* = 141 kN; the bolt that is loaded most carries 52.1 kN` */
function forceWords({ of, actions, boltForces }: CombinationResult): string {
  const most = Math.max(0, ...boltForces.map(({ vx, vy }) => Math.hypot(vx, vy)));
  const bolts = most > 0 ? `; the bolt loaded most carries ${kilo(most)} kN` : "";
  return `${of.name}: V* = ${kilo(actions.v)} kN${bolts}`;
}
