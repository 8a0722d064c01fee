import { ACTIONS_EDITION, type Combination } from "@kingpost/actions";
import { type Check, standardReferences } from "@kingpost/calc";

/** The clause of a combination of the user. */
const ACTIONS = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");

/** Combinations that the user left out: what they would decide is not checked. */
export function notUsedChecks(combinations: readonly Combination[]): Check[] {
  return combinations.flatMap(({ id, title, purpose, clause, switchedOff }): Check[] =>
    switchedOff === undefined
      ? []
      : [
          {
            id: `not-used/${id}`,
            group: purpose === "strength" ? "Strength" : "Serviceability",
            title: `Combination ${title}`,
            reference: clause ?? ACTIONS,
            kind: "not covered",
            reason: `Not used: ${switchedOff}`,
          },
        ],
  );
}
