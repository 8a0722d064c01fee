import type { Reference } from "@kingpost/calc";
import { ACTIONS_CLAUSES } from "./clauses.ts";
import { type Combination, combinationOf } from "./combination.ts";
import { IMPOSED, PERMANENT, PERMANENT_ALONE, PERMANENT_RELIEVING } from "./factors.ts";
import { combinationFactors, imposedSets, type LoadCase, windSets } from "./load-case.ts";
import { earthquakeTerms, otherSets, type PsiName, permanentTerms, psiTerms, type Term } from "./terms.ts";

/**
 * The combinations for the strength limit state of AS/NZS 1170.0 Clause 4.2.2. Beside wind, earthquake and snow the imposed action
 * is either as in the clause or absent, because it may relieve. An earthquake acts in both directions.
 */
export function strengthCombinations(cases: readonly LoadCase[]): readonly Combination[] {
  const sets = imposedSets(cases);
  const rule = (name: string, clause: Reference, terms: readonly Term[]) => ({ name, clause, terms });
  const g = (factor: number) => permanentTerms(cases, factor);
  const C = ACTIONS_CLAUSES;
  const full = (of: LoadCase): Term => ({ of, factor: 1 });
  const wind = windSets(cases, true).map((set) => set.map(full));
  const snow = cases
    .filter((one) => one.kind === "snow" && one.isUltimate !== false)
    .map((one) => [full(one)]);
  const earthquake = earthquakeTerms(cases, true).map((term) => [term]);

  const beside = (
    name: string,
    clause: Reference,
    permanent: number,
    actions: readonly (readonly Term[])[],
    psi: PsiName,
  ) =>
    actions.flatMap((acting) => {
      const terms = [...g(permanent), ...acting];
      const combined = sets
        .filter((set) => set.some((one) => combinationFactors(one)[psi] !== 0))
        .map((set) => rule(name, clause, [...terms, ...psiTerms(set, psi)]));
      return [...combined, rule(name, clause, terms)];
    });

  const rules = [
    rule("S1", C.permanent, g(PERMANENT_ALONE)),
    ...sets.map((set) =>
      rule("S2", C.imposed, [...g(PERMANENT), ...set.map((of) => ({ of, factor: IMPOSED }))]),
    ),
    ...sets
      .filter((set) => set.some((one) => combinationFactors(one).longTerm !== 0))
      .map((set) => rule("S3", C.imposedLongTerm, [...g(PERMANENT), ...psiTerms(set, "longTerm", IMPOSED)])),
    ...beside("S4", C.wind, PERMANENT, wind, "combination"),
    ...wind.map((acting) => rule("S5", C.windReversal, [...g(PERMANENT_RELIEVING), ...acting])),
    ...beside("S6", C.earthquake, 1, earthquake, "earthquake"),
    ...beside("S7", C.snow, PERMANENT, snow, "combination"),
  ];
  const others = otherSets(cases, "strength");
  return rules.flatMap(({ name, clause, terms }) =>
    others.map((other) => combinationOf({ name, purpose: "strength", clause }, [...terms, ...other])),
  );
}
