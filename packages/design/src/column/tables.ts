import { formatNumber } from "@kingpost/calc";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo, mega } from "../frame/figures/figure-items.ts";
import { combinationTable, left, right } from "../frame/tables.ts";
import type { CombinationResult, ReactionActions } from "./combinations.ts";
import { shearAtBase } from "./lateral-supports.ts";
import { type OfAxes, swayAmplification } from "./sway-amplification.ts";

/** In place of moments that have no limit. */
const UNSTABLE = "unstable";

export const columnCombinationsTable = (all: readonly CombinationResult[]): ResultTable =>
  combinationTable(all, [
    ["N* (kN)", ({ of }) => kilo(of.n)],
    ["M*_x (kNm)", ({ moments }) => (moments ? mega(moments.x) : UNSTABLE)],
    ["M*_y (kNm)", ({ moments }) => (moments ? mega(moments.y) : UNSTABLE)],
  ]);

/** The moments of beam reactions. */
export function reactionsTable(reactions: readonly ReactionActions[]): ResultTable {
  return {
    id: "reactions",
    title: "Beam reactions",
    columns: [
      left("Load case"),
      right("R (kN)"),
      right("Eccentricity (mm)"),
      right("M_x top (kNm)"),
      right("M_y top (kNm)"),
    ],
    rows: reactions.map(({ case: of, arm, n, mxTop, myTop }) => [
      of,
      kilo(n),
      formatNumber(arm, { decimals: [0, 1] }),
      mega(mxTop),
      mega(myTop),
    ]),
  };
}

/** What the base plate or the column below carries: amplified where the column sways. */
export function baseActionsTable(
  all: readonly CombinationResult[],
  length: number,
  sways: OfAxes<boolean>,
): ResultTable {
  const amplificationOf = swayAmplification(length, sways);
  return {
    id: "base-actions",
    title: "Actions at the base",
    columns: [
      left("Combination"),
      right("N* (kN)"),
      right("M_x (kNm)"),
      right("M_y (kNm)"),
      right("V parallel to web (kN)"),
      right("V parallel to width (kN)"),
    ],
    rows: all.map((one) => {
      const { name, nBase, x, y } = one.of;
      const delta = amplificationOf(one);
      const forces = delta && [
        mega(delta.x * x.from),
        mega(delta.y * y.from),
        kilo(delta.x * shearAtBase(x, length)),
        kilo(delta.y * shearAtBase(y, length)),
      ];
      return [name, kilo(nBase), ...(forces ?? Array.from({ length: 4 }, () => UNSTABLE))];
    }),
  };
}
