import { CATEGORIES, type Category } from "@kingpost/sections/record";
import { type CapacityName, EDITION } from "../src/index.ts";
import type { Comparison } from "./compare.ts";

/** How the published values of one capacity of a family fared against the engine. */
export interface CapacityCount {
  readonly category: Category;
  readonly capacity: CapacityName;
  readonly compared: number;
  readonly agree: number;
  readonly explained: number;
  readonly unexplained: number;
}

/** The counts of the report, for the page that tells them: `counts.json`. */
export function validationCounts(comparisons: readonly Comparison[]) {
  const rows = CATEGORIES.flatMap((category) => {
    const mine = comparisons.filter((one) => one.category === category);
    return [...Map.groupBy(mine, ({ query }) => query.capacity)].map(([capacity, group]): CapacityCount => {
      const count = (verdict: Comparison["verdict"]) => group.filter((one) => one.verdict === verdict).length;
      return {
        category,
        capacity,
        compared: group.length,
        agree: count("agrees"),
        explained: count("explained"),
        unexplained: count("unexplained"),
      };
    });
  });
  return { edition: EDITION, rows };
}
