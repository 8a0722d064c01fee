import { CATEGORIES, type Category } from "@kingpost/sections";
import { type CapacityName, EDITION } from "../../src/index.ts";
import { beamCounts } from "../beam-counts.ts";
import type { Comparison } from "../compare.ts";
import { explanationOf } from "../explained.ts";

/** The comparison counts of one capacity of a family. */
export interface CapacityCount {
  readonly category: Category;
  readonly capacity: CapacityName;
  readonly compared: number;
  readonly agree: number;
  readonly explained: number;
  readonly unexplained: number;
}

/** A published capacity that the engine contradicts, with the reason. */
export interface ExplainedCapacity {
  readonly designation: string;
  readonly grade: string;
  readonly capacity: CapacityName;
  readonly unit: "kN" | "kNm";
  readonly published: number;
  /** To four figures: one more than the published value. */
  readonly computed: number;
  readonly reason: string;
}

function explainedCapacities(comparisons: readonly Comparison[]): readonly ExplainedCapacity[] {
  return comparisons
    .filter(({ verdict }) => verdict === "explained")
    .map((one) => ({
      designation: one.designation,
      grade: one.grade,
      capacity: one.query.capacity,
      unit: one.unit,
      published: one.value,
      computed: Number(one.computed.toPrecision(4)),
      reason: explanationOf(one) ?? "",
    }));
}

/** The counts of the report for the validation page: `counts.json`. */
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
  return { edition: EDITION, rows, explained: explainedCapacities(comparisons), beams: beamCounts() };
}
