import type { Reference } from "@kingpost/calc";
import { ACTIONS_CLAUSES } from "./clauses.ts";
import { type Combination, combinationOf } from "./combination.ts";
import { IMPOSED, PERMANENT, PERMANENT_ALONE, PERMANENT_RELIEVING } from "./factors.ts";
import { combinationFactors, imposedSets, type LoadCase, windSets } from "./load-case.ts";
import { otherSets, type PsiName, permanentTerms, psiTerms, type Term } from "./terms.ts";

/**
 * The combinations for the strength limit state of AS/NZS 1170.0 Clause 4.2.2. Beside wind, earthquake and snow the imposed action
 * is either as in the clause or absent, because it may relieve.
 */
export function strengthCombinations(cases: readonly LoadCase[]): readonly Combination[] {
  const sets = imposedSets(cases);
  const rule = (name: string, clause: Reference, terms: readonly Term[]) => ({ name, clause, terms });
  const g = (factor: number) => permanentTerms(cases, factor);
  const C = ACTIONS_CLAUSES;
  const ultimate = (kind: "snow" | "earthquake") =>
    cases.filter((one) => one.kind === kind && one.isUltimate !== false).map((one) => [one]);

  const beside = (
    name: string,
    clause: Reference,
    permanent: number,
    actions: readonly (readonly LoadCase[])[],
    psi: PsiName,
  ) =>
    actions.flatMap((acting) => {
      const terms = [...g(permanent), ...acting.map((of): Term => ({ of, factor: 1 }))];
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
    ...beside("S4", C.wind, PERMANENT, windSets(cases, true), "combination"),
    ...windSets(cases, true).map((wind) =>
      rule("S5", C.windReversal, [...g(PERMANENT_RELIEVING), ...wind.map((of) => ({ of, factor: 1 }))]),
    ),
    ...beside("S6", C.earthquake, 1, ultimate("earthquake"), "earthquake"),
    ...beside("S7", C.snow, PERMANENT, ultimate("snow"), "combination"),
  ];
  const others = otherSets(cases, "strength");
  return rules.flatMap(({ name, clause, terms }) =>
    others.map((other) => combinationOf({ name, purpose: "strength", clause }, [...terms, ...other])),
  );
}
