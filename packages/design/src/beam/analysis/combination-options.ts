import { type AnalysisOptions, type CaseLoads, type Combination, combinationsOf } from "@kingpost/actions";
import { isSameSum, readSum } from "../../frame/actions/typed-sum.ts";
import type { BeamInputs } from "../form/inputs.ts";

/** What the user chose of combinations and patterns. */
export function analysisOptions(inputs: BeamInputs, cases: readonly CaseLoads[]): AnalysisOptions {
  const { patterns, hasRelievingPermanent, notUsed } = inputs;
  const all = notUsed.length === 0 ? [] : allCombinations(inputs, cases);
  return {
    ...combinationOptions(inputs, cases),
    patterns,
    hasRelievingPermanent,
    switchedOff: Object.fromEntries(
      notUsed.flatMap(({ combination, reason }) =>
        all.filter((one) => isNamed(one, combination)).map(({ id }) => [id, reason]),
      ),
    ),
  };
}

/** Every combination that may be used, whether or not it is. */
export function allCombinations(inputs: BeamInputs, cases: readonly CaseLoads[]): readonly Combination[] {
  return combinationsOf(
    cases.map(({ of }) => of),
    combinationOptions(inputs, cases),
  );
}

function combinationOptions(
  { ownCombinations, hasWindWithPermanent }: BeamInputs,
  cases: readonly CaseLoads[],
) {
  return {
    // The limit of the imposed load alone is for all of it.
    isImposedInFull: true,
    hasWindWithPermanent,
    user: ownCombinations.map(({ limitState, sum }, at) => {
      const read = readSum(sum, cases);
      return { id: `U${at + 1}`, limitState, factors: "factors" in read ? read.factors : {} };
    }),
  };
}

/** Whether a user means a combination: by its sum, whatever its spaces and minus signs. */
export const isNamed = ({ title }: Pick<Combination, "title">, name: string): boolean =>
  isSameSum(title, name);
