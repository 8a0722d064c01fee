import { type Check, verdictOf, worstFirst } from "@kingpost/calc";

/**
 * Each check once, under the combination and at the place where it is worst. Where nothing was left to check under a combination, that one is
 * shown instead of a pass: a check must not pass by another combination. One that fails or is not covered stays.
 */
export function worstOfEach(checks: readonly Check[]): readonly Check[] {
  return [...Map.groupBy(checks, ({ id }) => id).values()].flatMap((all) => {
    const [worst] = worstFirst(all);
    if (worst === undefined || !mayPass(worst)) return worst ?? [];
    return all.find((check) => check.kind === "not applicable" && check.isExhausted) ?? worst;
  });
}

/** Whether a check neither fails nor is left to an engineer. */
export function mayPass(check: Check): boolean {
  const verdict = verdictOf(check);
  return verdict !== "fail" && verdict !== "not covered";
}
