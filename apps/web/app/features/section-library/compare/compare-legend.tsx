import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";
import { labelOf } from "../label.ts";
import { BestMark } from "./best-mark.tsx";

/** What the signs of a comparison mean; nothing while there is nothing to compare. */
export function CompareLegend({ records }: { readonly records: readonly SteelSectionRecord[] }) {
  const [first, second] = records;
  if (!first || !second) return null;
  return (
    <p className="max-w-prose px-4 pt-3 text-13 text-steel print:max-w-none print:pt-1">
      Percentages compare with {labelOf(first)}; a dash stands where a share means nothing.{" "}
      <span className="whitespace-nowrap">
        <BestMark />
        <b>bold</b>
      </span>{" "}
      is the best of those compared: the largest stiffness, modulus, radius of gyration, form factor or
      strength, the smallest mass. Values that read alike share the mark; dimensions have none.
    </p>
  );
}
