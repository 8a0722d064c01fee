import { isUnavailable } from "@kingpost/calc";
import type { Candidate } from "@kingpost/design";

/** A column of the candidates: its name, or that of a kind of check. */
export interface CandidateOrder {
  readonly by: string;
  readonly isDescending: boolean;
}

export const MASS = "Mass (kg/m)";
export const DEPTH = "Depth (mm)";
export const RATIO = "Ratio";

/** The number in a column; undefined where there is none. */
export function columnValue(candidate: Candidate, column: string): number | undefined {
  switch (column) {
    case MASS:
      return candidate.mass;
    case DEPTH:
      return candidate.depth;
    case RATIO:
      return isUnavailable(candidate.ratio) ? undefined : candidate.ratio;
    default:
      return candidate.ratios.find(({ title }) => title === column)?.ratio;
  }
}

/** The candidates in an order; those without a number are last either way. */
export function ordered(
  candidates: readonly Candidate[],
  { by, isDescending }: CandidateOrder,
): readonly Candidate[] {
  const side = isDescending ? -1 : 1;
  return candidates.toSorted((a, b) => {
    const [x, y] = [columnValue(a, by), columnValue(b, by)];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    return side * (x - y);
  });
}

/** The kinds of checks that any candidate has, in the order in which they are listed. */
export function checkColumns(candidates: readonly Candidate[]): readonly string[] {
  return [...new Set(candidates.flatMap(({ ratios }) => ratios.map(({ title }) => title)))];
}
