import { type Check, verdictOf, worstFirst } from "@kingpost/calc";

/**
 * Each check once, under the combination and at the place where it is worst. Where it does not fail, but nothing was left to check under a
 * combination, that one is shown: it must not pass by another combination.
 */
export function worstOfEach(checks: readonly Check[]): readonly Check[] {
  return [...Map.groupBy(checks, ({ id }) => id).values()].flatMap((all) => {
    const [worst] = worstFirst(all);
    if (worst === undefined || verdictOf(worst) === "fail") return worst ?? [];
    return all.find((check) => check.kind === "not applicable" && check.isExhausted) ?? worst;
  });
}
