import { type NotCovered, type Recorder, SILENT } from "@kingpost/calc";
import type { AnchorConcrete, Side, TensionAnchor } from "../../anchors/anchor.ts";
import type { ShearForce } from "../../anchors/shear/edge.ts";
import { rowNearest } from "../../anchors/tension/blow-out.ts";
import type { BaseActions, BaseDesign, BoltPosition } from "../base.ts";
import { areForces, forcesFor } from "../forces/forces-for.ts";
import { boltsInShear } from "../shear/bolts-in-shear.ts";
import { shearPath } from "../shear/shear-transfer.ts";
import { linearTensions } from "./linear-strains.ts";

/** The bolts in tension with linear strains, as the design of anchors has them, prying included; none without tension. Units N, mm. */
export function tensionAnchors(
  base: BaseDesign,
  actions: BaseActions,
  record: Recorder,
): readonly TensionAnchor[] | NotCovered {
  const forces = forcesFor(base, actions, record);
  if (!areForces(forces)) return forces;
  const tensions = linearTensions(base, actions, forces, record);
  return base.anchors.positions.flatMap((position, index) => {
    const n = base.prying * (tensions[index] ?? 0);
    return n > 0 ? [{ ...position, n }] : [];
  });
}

/** The shear force that the bolts carry; undefined where they carry none. */
export function anchorShear(base: BaseDesign, actions: BaseActions): ShearForce | undefined {
  if (shearPath(base, actions) !== "anchors") return undefined;
  return { vx: actions.vx, vy: actions.vy };
}

/** Every group of bolts that may carry the shear force: all of them, or any two where holes are large. */
export function shearGroups({ anchors }: Pick<BaseDesign, "anchors">): readonly (readonly BoltPosition[])[] {
  const { positions } = anchors;
  if (boltsInShear(anchors) === positions.length) return [positions];
  return positions.flatMap((one, index) => positions.slice(index + 1).map((other) => [one, other]));
}

/** The groups that may break out one side: all bolts, or in large holes each of its row alone, where the other bolt that bears is behind it. */
export function edgeGroups(
  base: Pick<BaseDesign, "anchors">,
  concrete: AnchorConcrete,
  side: Side,
): readonly (readonly BoltPosition[])[] {
  const { positions } = base.anchors;
  if (boltsInShear(base.anchors) === positions.length) return [positions];
  return rowNearest(concrete, side, positions).row.map((bolt) => [bolt]);
}

/** Tension and shear of each bolt, in the order of their positions. Units N. */
export interface BoltForces {
  readonly position: BoltPosition;
  readonly n: number;
  readonly v: number;
}

/**
 * What each bolt has of a combination, with the actions on the plate; undefined where the base has no equilibrium. Tension of the uniform
 * block, as the bolts to AS 4100 have it, or of linear strains where that is more, as anchors have it.
 *
 * Checked  src/base-plate/anchorage/anchor-checks.test.ts
 */
export function boltForces(
  base: BaseDesign,
  actions: BaseActions,
  strains: "block" | "linear",
): readonly BoltForces[] | undefined {
  const forces = forcesFor(base, actions, SILENT);
  if (!areForces(forces)) return undefined;
  const tensions = strains === "linear" ? linearTensions(base, actions, forces, SILENT) : forces.boltTensions;
  const shear = anchorShear(base, actions);
  const v = shear ? Math.hypot(shear.vx, shear.vy) / boltsInShear(base.anchors) : 0;
  return base.anchors.positions.map((position, index) => ({
    position,
    n: base.prying * (tensions[index] ?? 0),
    v,
  }));
}
