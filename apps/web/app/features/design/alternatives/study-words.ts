import { formatNumber } from "@kingpost/calc";
import type { StudyPoint } from "@kingpost/design";

/** The varied value, as the table and the sentence show it. */
export const valueText = ({ value }: Pick<StudyPoint, "value">): string =>
  formatNumber(value, { significant: [1, 3] });

const isPassing = ({ verdict }: StudyPoint): boolean => verdict === "pass" || verdict === "close";

/** Where the design passes, of points in the order of their values. */
export function studyWords(points: readonly StudyPoint[]): string {
  const passing = points.filter(isPassing);
  const [first] = passing;
  const last = passing.at(-1);
  if (!first || !last) {
    return points.some(({ verdict }) => verdict === "fail")
      ? "It passes at none of the values."
      : "It fails at none of the values, but some checks are not made.";
  }
  if (passing.length === points.length) return "It passes at all of the values.";
  const isRun = points.lastIndexOf(last) - points.indexOf(first) + 1 === passing.length;
  if (!isRun) return `It passes at ${passing.map(valueText).join(", ")}.`;
  if (first === points[0]) return `It passes up to ${valueText(last)}.`;
  if (last === points.at(-1)) return `It passes from ${valueText(first)}.`;
  return first === last
    ? `It passes at ${valueText(first)} only.`
    : `It passes from ${valueText(first)} to ${valueText(last)}.`;
}
