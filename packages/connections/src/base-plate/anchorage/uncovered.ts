import { SILENT } from "@kingpost/calc";
import type { BaseActions, BaseDesign } from "../base.ts";
import { baseForces, isBalanced } from "../forces/base-forces.ts";
import { shearPath } from "../shear/shear-transfer.ts";

const IN_TENSION = [
  "Pull-out of the bolts is not covered.",
  "Side blow-out beside an edge is not covered.",
  "Splitting of the concrete is not covered.",
] as const;
const IN_SHEAR = [
  "Breakout of the concrete edge is not covered.",
  "Pry-out of the bolts is not covered.",
] as const;
const OF_KEY = ["Breakout of the concrete in front of the shear key is not covered."] as const;

/** What anchorage in concrete is not covered: sentences for the user; none where nothing is anchored. Without anchors to EN 1992-4 all beyond the DG07 cone. */
export function uncoveredAnchorage(base: BaseDesign, actions: BaseActions): readonly string[] {
  const forces = baseForces(base, actions, SILENT);
  const path = shearPath(base, actions);
  if (base.anchorage) return path === "key" ? OF_KEY : [];
  return [
    ...(isBalanced(forces) && forces.tension > 0 ? IN_TENSION : []),
    ...(path === "anchors" ? IN_SHEAR : []),
    ...(path === "key" ? OF_KEY : []),
  ];
}
