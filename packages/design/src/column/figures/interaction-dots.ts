import type { CombinationDot } from "../../frame/figures/interaction-plot.ts";
import { greatestBetween } from "../axis-actions.ts";
import type { CombinationResult } from "../combinations.ts";

/** The axial force and the greatest moment about an axis of every combination, amplified where the column is stable. */
export const interactionDots = (
  combinations: readonly CombinationResult[],
  length: number,
  axis: "x" | "y",
): readonly CombinationDot[] =>
  combinations.map(({ of, moments }) => ({
    path: of.path,
    name: of.name,
    n: of.n,
    m: moments?.[axis] ?? Math.abs(greatestBetween(of[axis], length, 0, length).m),
  }));
