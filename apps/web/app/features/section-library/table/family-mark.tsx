import type { Category } from "@kingpost/sections";
import { FAMILY_MARKS, pathOfMarks } from "./family-marks.ts";

const MIDDLE = [{ left: 8, top: 8 }];

/** The mark that stands for a family in the chart. */
export function FamilyMark({ category }: { readonly category: Category }) {
  const { tone, filled } = FAMILY_MARKS[category];
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0">
      <path
        d={pathOfMarks(category, MIDDLE, 5)}
        className="chart-mark"
        data-tone={tone}
        data-filled={filled || undefined}
      />
    </svg>
  );
}
