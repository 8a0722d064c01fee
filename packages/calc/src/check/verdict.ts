import type { Check } from "./check.ts";

/** Verdicts from the best to the worst. A check that was not made is worse than one that is met. */
const VERDICTS = ["not applicable", "pass", "close", "not covered", "fail"] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Ratio from which a check that passes is close. */
const CLOSE = 0.95;

export function verdictOf(check: Check): Verdict {
  switch (check.kind) {
    case "limit":
      if (!(check.ratio <= 1)) return "fail";
      return check.ratio >= CLOSE ? "close" : "pass";
    case "requirement":
      return check.isMet ? "pass" : "fail";
    default:
      return check.kind;
  }
}

/** The checks from the worst to the best; those alike in their given order. */
export function worstFirst(checks: readonly Check[]): readonly Check[] {
  return checks.toSorted(order);
}

/** Whether a check comes before another in `worstFirst`. */
export const isWorse = (check: Check, other: Check): boolean => order(check, other) < 0;

/** Order of two checks: less than zero where `a` is worse. */
function order(a: Check, b: Check): number {
  return rankOf(b) - rankOf(a) || compare(ratioOf(b), ratioOf(a));
}

const rankOf = (check: Check) => VERDICTS.indexOf(verdictOf(check));
const ratioOf = (check: Check) => (check.kind === "limit" ? check.ratio : 0);

/** Infinite ratios are alike. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** The verdict of a design: that of its worst check. Without checks nothing is covered. */
export function overallVerdict(checks: readonly Check[]): Verdict {
  const worst = worstOf(checks);
  return worst ? verdictOf(worst) : "not covered";
}

/** The check that governs: the worst one that was made. */
export function governingCheck(checks: readonly Check[]): Check | undefined {
  return worstOf(checks.filter(({ kind }) => kind === "limit" || kind === "requirement"));
}

/** The first of `worstFirst`. */
function worstOf(checks: readonly Check[]): Check | undefined {
  let worst: Check | undefined;
  for (const check of checks) if (!worst || isWorse(check, worst)) worst = check;
  return worst;
}
