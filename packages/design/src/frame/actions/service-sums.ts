import { USAGES, type UsageName } from "@kingpost/actions";
import { type CaseRow, psiOf, type StrengthCase, type StrengthSum } from "./strength-cases.ts";

/** Cases that act for a short time, with their ultimate values. */
const SHORT = ["Wu1", "Wu2", "Su", "Eu"] as const satisfies readonly StrengthCase[];

/** Senses in which a case acts. */
const EITHER = [1, -1] as const;
const ENTERED = [1] as const;

/**
 * Service combinations of load cases whose wind, snow and earthquake are ultimate: G alone, with the short-term and with the long-term
 * imposed action; and beside wind, snow or earthquake times `ratio`, service over ultimate action.
 *
 * Shape    imposed action of a member whose usage is another acts in full for a short time: what it passes on has no factor psi_s
 * Source   AS/NZS 1170.0 4.3
 */
export function serviceSums(
  rows: readonly CaseRow[],
  usage: UsageName,
  ratio: number,
): readonly StrengthSum[] {
  const has = (of: StrengthCase) => rows.some((row) => row.case === of);
  const shortTerm = ({ psi = "" }: CaseRow) => (psi === "" ? USAGES[usage].shortTerm : 1);
  const longTerm = (row: CaseRow) => psiOf(row, usage).longTerm;
  const sum = (
    title: string,
    imposed: (row: CaseRow) => number,
    short?: StrengthCase,
    factor = ratio,
  ): StrengthSum => ({
    title,
    factorOf: (row) => {
      if (row.case === "G") return 1;
      if (row.case === "Q") return imposed(row);
      return row.case === short ? factor : 0;
    },
  });
  const none = () => 0;
  const isImposed = has("Q");
  return [
    sum("G", none),
    ...(isImposed ? [sum("G + ψsQ", shortTerm), sum("G + ψlQ", longTerm)] : []),
    ...SHORT.filter(has).flatMap((name) =>
      // An earthquake acts in either sense (AS 1170.4).
      (name === "Eu" ? EITHER : ENTERED).flatMap((sign) => {
        const words = `${sign < 0 ? "\u2212" : "+"} ${ratio === 1 ? name : `${ratio}${name}`}`;
        return [
          sum(`G ${words}`, none, name, sign * ratio),
          ...(isImposed ? [sum(`G + ψlQ ${words}`, longTerm, name, sign * ratio)] : []),
        ];
      }),
    ),
  ];
}
