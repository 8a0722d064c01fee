import { type Check, formatRatio, governingCheck } from "@kingpost/calc";
import type { ResultTable } from "./figures/figure.ts";

/** Heads of columns: words on the left, numbers on the right. */
export const left = (head: string) => ({ head, align: "left" }) as const;
export const right = (head: string) => ({ head, align: "right" }) as const;

/** Shown where there is no number. */
export const NO_VALUE = "\u2013";

/** A combination with its checks. */
interface Checked {
  readonly of: { readonly name: string };
  readonly checks: readonly Check[];
}

/** Every combination with its actions, what governs it and the ratio. */
export function combinationTable<Row extends Checked>(
  rows: readonly Row[],
  columns: readonly (readonly [head: string, text: (row: Row) => string])[],
): ResultTable {
  return {
    id: "combinations",
    title: "Combinations",
    columns: [left("Combination"), ...columns.map(([head]) => right(head)), left("Governs"), right("Ratio")],
    rows: rows.map((row) => {
      const governing = governingCheck(row.checks);
      return [
        row.of.name,
        ...columns.map(([, text]) => text(row)),
        governing?.title ?? "",
        governing?.kind === "limit" ? formatRatio(governing.ratio) : NO_VALUE,
      ];
    }),
  };
}
