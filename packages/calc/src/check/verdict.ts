import type { Check } from "./check.ts";

/** From the best to the worst. A check that was not made is worse than one that is met. */
const VERDICTS = ["not applicable", "pass", "close", "not covered", "fail"] as const;

export type Verdict = (typeof VERDICTS)[number];

/** From this ratio on a check that passes is close. */
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
  const rank = (check: Check) => VERDICTS.indexOf(verdictOf(check));
  const ratio = (check: Check) => (check.kind === "limit" ? check.ratio : 0);
  return checks.toSorted((a, b) => rank(b) - rank(a) || compare(ratio(b), ratio(a)));
}

/** Infinite ratios are alike. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** The verdict of a design: that of its worst check. Without checks nothing is covered. */
export function overallVerdict(checks: readonly Check[]): Verdict {
  const [worst] = worstFirst(checks);
  return worst ? verdictOf(worst) : "not covered";
}

/** The check that governs: the worst one that was made. */
export function governingCheck(checks: readonly Check[]): Check | undefined {
  return worstFirst(checks).find(({ kind }) => kind === "limit" || kind === "requirement");
}
