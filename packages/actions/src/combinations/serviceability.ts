import { ACTIONS_CLAUSES } from "./clauses.ts";
import { type Combination, type CombinationPurpose, combinationOf } from "./combination.ts";
import { imposedSets, type LoadCase, windSets } from "./load-case.ts";
import type { ServiceabilityOptions } from "./options.ts";
import { earthquakeTerms, otherSets, permanentTerms, psiTerms, type Term } from "./terms.ts";

/** The combinations for the serviceability limit state of AS/NZS 1170.0 Clause 4.3. */
export function serviceabilityCombinations(
  cases: readonly LoadCase[],
  { isImposedInFull = false, hasWindWithPermanent = false }: ServiceabilityOptions = {},
): readonly Combination[] {
  const others = otherSets(cases, "serviceability");
  const g = permanentTerms(cases, 1);
  const rule = (name: string, purpose: CombinationPurpose, terms: readonly Term[]) =>
    combinationOf({ name, purpose, clause: ACTIONS_CLAUSES.serviceability }, terms);
  const withOthers = (name: string, purpose: CombinationPurpose, terms: readonly Term[]) =>
    others.map((other) => rule(name, purpose, [...terms, ...other]));
  const sets = imposedSets(cases);
  const wind = windSets(cases, false).map((set) => set.map((of): Term => ({ of, factor: 1 })));
  return [
    ...withOthers("D1", "permanent", g),
    ...sets.map((set) =>
      rule(
        "D2",
        "imposed",
        isImposedInFull ? set.map((of) => ({ of, factor: 1 })) : psiTerms(set, "shortTerm"),
      ),
    ),
    ...sets.map((set) => rule("D3", "imposed", psiTerms(set, "longTerm"))),
    ...sets.flatMap((set) => withOthers("D4", "short-term", [...g, ...psiTerms(set, "shortTerm")])),
    ...sets.flatMap((set) => withOthers("D5", "long-term", [...g, ...psiTerms(set, "longTerm")])),
    ...wind.map((terms) => rule("D6", "wind", terms)),
    ...(hasWindWithPermanent
      ? wind.flatMap((terms) => [
          ...sets.flatMap((set) => withOthers("D7", "wind", [...g, ...terms, ...psiTerms(set, "longTerm")])),
          ...withOthers("D7", "wind", [...g, ...terms]),
        ])
      : []),
    ...earthquakeTerms(cases, false).map((term) => rule("D8", "earthquake", [term])),
    ...cases.flatMap((of) =>
      of.kind === "snow" && of.isUltimate === false ? [rule("D9", of.kind, [{ of, factor: 1 }])] : [],
    ),
  ];
}
