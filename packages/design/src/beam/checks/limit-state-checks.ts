import { ACTIONS_EDITION } from "@kingpost/actions";
import { type Check, standardReferences } from "@kingpost/calc";
import { type BeamInputs, uniformRowsOf } from "../form/inputs.ts";

const { clause } = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION);
const STRENGTH = clause("4.2.2");
const SERVICEABILITY = clause("4.3");

/** Actions with a value for each limit state, and the initials of their cases. */
const ENVIRONMENTAL = [
  ["wind", "W"],
  ["snow", "S"],
  ["earthquake", "E"],
] as const;

/**
 * Actions that are entered for one limit state alone, of which the checks of the other would have nothing to find.
 *
 * @param named   the deflections that have nothing to find: before their identifiers, before their titles
 */
export function limitStateChecks(
  inputs: BeamInputs,
  named: { readonly id: string; readonly title: string },
): Check[] {
  const { pointLoads, partLoads, couples, ownCombinations } = inputs;
  const rows = [
    ...uniformRowsOf(inputs).map(({ case: of, load }) => [of, load] as const),
    ...pointLoads.map(({ case: of, force }) => [of, force] as const),
    ...partLoads.map(({ case: of, start, end }) => [of, Math.abs(start) + Math.abs(end)] as const),
    ...couples.map(({ case: of, moment }) => [of, moment] as const),
  ];
  const has = (name: string) => rows.some(([of, size]) => size !== 0 && of.startsWith(name));
  return ENVIRONMENTAL.flatMap(([id, initial]): Check[] => {
    const [ultimate, service] = [`${initial}u`, `${initial}s`];
    const isUltimate = has(ultimate);
    const isCombined = ownCombinations.some(
      ({ limitState, sum }) => limitState === "strength" && sum.includes(service),
    );
    if (isUltimate === has(service) || (!isUltimate && isCombined)) return [];
    const words = [`ultimate ${id} (${ultimate})`, `serviceability ${id} (${service})`];
    const [there, missing] = isUltimate ? words : words.toReversed();
    return [
      {
        id: `${named.id}/${id}`,
        group: isUltimate ? "Serviceability" : "Strength",
        title: isUltimate ? `${named.title}, ${id}` : `Strength, ${id}`,
        reference: isUltimate ? SERVICEABILITY : STRENGTH,
        kind: "not covered",
        reason: `There is ${there}, but no ${missing}.`,
      },
    ];
  });
}
