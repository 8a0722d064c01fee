import { formatNumber } from "@kingpost/calc";
import type { StudyPoint } from "@kingpost/design";

const FIGURES = 3;

/** The varied value, as the table and the sentence show it. A solved value is rounded to the side with the better verdict. */
export function valueText({ value, solved }: Pick<StudyPoint, "value" | "solved">): string {
  return formatNumber(solved === undefined ? value : rounded(value, solved), { significant: [1, FIGURES] });
}

function rounded(value: number, solved: "last" | "first"): number {
  if (value === 0) return value;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - FIGURES + 1);
  return (solved === "last" ? Math.floor(value / step) : Math.ceil(value / step)) * step;
}

const isPassing = ({ verdict }: StudyPoint): boolean => verdict === "pass" || verdict === "close";
const isFailing = ({ verdict }: StudyPoint): boolean => verdict === "fail";

/** Where the design passes, of points in the order of their values. */
export function studyWords(points: readonly StudyPoint[]): string {
  if (points.some(isPassing)) return `It passes ${whereWords(points, isPassing)}.`;
  if (points.every(isFailing)) return "It passes at none of the values.";
  const where = points.some(isFailing)
    ? `What is checked passes ${whereWords(points, (point) => !isFailing(point))}`
    : "It fails at none of the values";
  return `${where}, but some checks are not made.`;
}

function whereWords(points: readonly StudyPoint[], isGood: (point: StudyPoint) => boolean): string {
  const good = points.filter(isGood);
  const [first] = good;
  const last = good.at(-1);
  if (!first || !last) return "at none of the values";
  if (good.length === points.length && first.solved === undefined && last.solved === undefined) {
    return "at all of the values";
  }
  const isRun = points.lastIndexOf(last) - points.indexOf(first) + 1 === good.length;
  if (!isRun) return `at ${good.map(valueText).join(", ")}`;
  if (first === points[0] && first.solved !== "first") return `up to ${valueText(last)}`;
  if (last === points.at(-1) && last.solved !== "last") return `from ${valueText(first)}`;
  return first === last ? `at ${valueText(first)} only` : `from ${valueText(first)} to ${valueText(last)}`;
}
