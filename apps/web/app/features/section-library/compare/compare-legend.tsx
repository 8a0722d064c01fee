import type { SteelSectionRecord } from "@kingpost/sections";
import { labelOf } from "../view-state/tab-meaning.ts";
import { BestMark } from "./marks.tsx";

/** The legend of a comparison of two or more sections. */
export function CompareLegend({ records }: { readonly records: readonly SteelSectionRecord[] }) {
  const [first, second] = records;
  if (!first || !second) return null;
  return (
    <p className="max-w-prose px-4 pt-3 text-13 text-steel print:max-w-none print:pt-1">
      Percentages are relative to {labelOf(first)} and compare the values as shown; a dash means not
      applicable.{" "}
      <span className="whitespace-nowrap">
        <BestMark />
        <b>bold</b>
      </span>{" "}
      marks the best value of a row: the largest property, strength or capacity, and the smallest mass. Equal
      values share the mark; dimensions have none.
    </p>
  );
}
