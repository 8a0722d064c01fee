import type { SceneItem } from "@kingpost/drawing/core";
import { kilo, text } from "../../frame/figures/figure-items.ts";
import { arrow, type View } from "../../frame/figures/view.ts";
import { boltActions } from "../bolt-actions.ts";
import type { BaseplateResults, CombinationResult } from "../design.ts";

/** The arrow of a shear force and the distance of its words from the bolt, in drawing units. */
const ARROW = 24;
const BESIDE = 6;
const LINE = 14;

/** What the bolts of a plan carry under a combination. */
export interface BoltItems {
  /** The bolts in tension, filled. */
  readonly pulled: readonly SceneItem[];
  /** Tension and shear force of each bolt in kN, and the direction of its shear force. */
  readonly forces: readonly SceneItem[];
}

const forcesOf = (results: BaseplateResults, shown: CombinationResult | undefined) =>
  shown ? boltActions(results, shown.onPlate) : [];

export const hasBoltForces = (results: BaseplateResults, shown: CombinationResult | undefined): boolean =>
  forcesOf(results, shown).some(({ n, v }) => n > 0 || v > 0);

export function boltItems(
  results: BaseplateResults,
  shown: CombinationResult | undefined,
  size: number,
  view: View,
): BoltItems {
  const bolts = forcesOf(results, shown);
  const { vx, vy } = shown?.of.actions ?? { vx: 0, vy: 0 };
  const total = Math.hypot(vx, vy);
  return {
    pulled: bolts.flatMap(({ position: { x, y }, n }) => (n > 0 ? [view.disc(x, y, size, "")] : [])),
    forces: bolts.flatMap(({ position: { x, y }, n, v }) => {
      const out = x < 0 ? -1 : 1;
      const beside = out * ((size / 2) * view.scale + BESIDE);
      const words = [...(n > 0 ? [["N*", n] as const] : []), ...(v > 0 ? [["V*", v] as const] : [])];
      return [
        ...words.map(([symbol, force], at) =>
          text(`${symbol} ${kilo(force)}`, view.at(x, y, beside, at * LINE - 2), out < 0 ? "end" : "start"),
        ),
        ...(v > 0 ? arrow(view.at(x, y), view.at(x, y, (ARROW * vx) / total, (-ARROW * vy) / total)) : []),
      ];
    }),
  };
}
