import { type Check, worstFirst } from "@kingpost/calc";

/** Each check once, under the combination and at the place where it is worst. */
export function worstOfEach(checks: readonly Check[]): readonly Check[] {
  return [...Map.groupBy(checks, ({ id }) => id).values()].flatMap((all) => worstFirst(all)[0] ?? []);
}
