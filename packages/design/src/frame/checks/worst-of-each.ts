import { type Check, isWorse } from "@kingpost/calc";

/** Each check once, under the combination and at the place where it is worst. */
export function worstOfEach(checks: readonly Check[]): readonly Check[] {
  const worst = new Map<string, Check>();
  for (const check of checks) {
    const before = worst.get(check.id);
    if (!before || isWorse(check, before)) worst.set(check.id, check);
  }
  return [...worst.values()];
}
