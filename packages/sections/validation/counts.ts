import type { Category, PropertyName } from "../src/record/record.ts";
import type { Comparison } from "./compare.ts";
import { PUBLISHED_CATEGORIES } from "./read-rows.ts";

/** The comparison counts of one published column of a family. */
export interface ColumnCount {
  readonly property: PropertyName;
  /** The grade that it is published for; null where the grade does not matter. */
  readonly grade: string | null;
  readonly compared: number;
  readonly agree: number;
  readonly lastDigit: number;
  readonly knownFaults: number;
  readonly unexplained: number;
}

export interface FamilyCounts {
  readonly category: Category;
  readonly columns: readonly ColumnCount[];
}

/** The counts of the report for the validation page: `counts.json`. */
export function validationCounts(comparisons: readonly Comparison[]): readonly FamilyCounts[] {
  return PUBLISHED_CATEGORIES.map((category) => {
    const mine = comparisons.filter((one) => one.category === category);
    const keyOf = ({ property, grade }: Comparison) => `${property} ${grade}`;
    return {
      category,
      columns: [...Map.groupBy(mine, keyOf).values()].map((group) => {
        const count = (verdict: Comparison["verdict"]) =>
          group.filter((one) => one.verdict === verdict).length;
        return {
          property: group[0]?.property ?? "d",
          grade: group[0]?.grade ?? null,
          compared: group.length,
          agree: count("agrees"),
          lastDigit: count("last-digit"),
          knownFaults: count("known-fault"),
          unexplained: count("unexplained"),
        };
      }),
    };
  });
}
