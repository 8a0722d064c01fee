import type { Reference } from "@kingpost/calc";
import { ACTIONS_CLAUSES } from "./clauses.ts";
import { IMPOSED, PERMANENT, PERMANENT_ALONE, PERMANENT_RELIEVING } from "./factors.ts";
import { type ImposedCase, type LoadCase, windSets } from "./load-case.ts";
import {
  earthquakeTerms,
  factorsOf,
  otherTerms,
  permanentTerms,
  psiTerms,
  type Term,
  termsId,
  titleOf,
} from "./terms.ts";

/** What overturns or lifts. The permanent action that resists is 0.9G in all. */
export interface StabilityCombination {
  readonly id: string;
  /** `0.9G against 1.2G + 1.5Q1`. */
  readonly title: string;
  readonly clause: Reference;
  /** Factors of the destabilising effects, by the identifier of the case. */
  readonly factors: Readonly<Record<string, number>>;
}

/**
 * The combinations for stability of AS/NZS 1170.0 Clause 4.2.1: Ed,dst of each. Imposed actions that are not concurrent act alone.
 * Effects that stabilise are left out by `stabilityEffects`, so that no action needs to be absent here.
 */
export function stabilityCombinations(cases: readonly LoadCase[]): readonly StabilityCombination[] {
  const imposed = cases.filter((one): one is ImposedCase => one.kind === "imposed");
  const together = imposed.filter(({ isConcurrent }) => isConcurrent);
  const sets = [
    ...imposed.filter(({ isConcurrent }) => !isConcurrent).map((one) => [one]),
    ...(together.length > 0 ? [together] : []),
  ];
  const besides = sets.length > 0 ? sets : [[]];
  const other = otherTerms(cases, "stability");
  const rule = (name: string, terms: readonly Term[]): StabilityCombination => {
    const all = [...terms, ...other];
    const variable = terms.filter(({ of }) => of.kind !== "permanent");
    return {
      id: [name, ...termsId(variable)].join(":"),
      title: `0.9G against ${titleOf(all)}`,
      clause: ACTIONS_CLAUSES.stability,
      factors: factorsOf(all),
    };
  };
  const g = (factor: number) => permanentTerms(cases, factor);
  const full = (acting: readonly LoadCase[]) => acting.map((of): Term => ({ of, factor: 1 }));
  const snow = cases.filter((one) => one.kind === "snow" && one.isUltimate !== false).map((one) => [one]);
  return [
    rule("T1", g(PERMANENT_ALONE)),
    ...sets.map((set) => rule("T2", [...g(PERMANENT), ...set.map((one) => ({ of: one, factor: IMPOSED }))])),
    ...windSets(cases, true).flatMap((wind) =>
      besides.map((set) => rule("T3", [...g(PERMANENT), ...full(wind), ...psiTerms(set, "combination")])),
    ),
    ...earthquakeTerms(cases, true).flatMap((acting) =>
      besides.map((set) => rule("T4", [...g(1), acting, ...psiTerms(set, "earthquake")])),
    ),
    ...snow.flatMap((acting) =>
      besides.map((set) => rule("T5", [...g(PERMANENT), ...full(acting), ...psiTerms(set, "combination")])),
    ),
  ];
}

/** The effect of part of a load case under its unfactored loads. Stabilising is positive. */
export interface UnfactoredEffect {
  readonly of: LoadCase;
  readonly effect: number;
}

/** Design effects, both positive: the structure is stable where stabilising is not less than destabilising. */
export interface StabilityEffects {
  readonly stabilising: number;
  readonly destabilising: number;
}

/**
 * Ed,stb and Ed,dst of a combination: 0.9 times the permanent effects that stabilise, against the factored effects that destabilise.
 * Variable actions that stabilise are absent. The permanent action of each part of the structure is its own effect, so that a part
 * that destabilises takes its greater factor.
 *
 * Units    those of the effects
 * Source   AS/NZS 1170.0 Clause 4.2.1; AS 4100 Clause 3.3
 */
export function stabilityEffects(
  { factors }: StabilityCombination,
  effects: readonly UnfactoredEffect[],
): StabilityEffects {
  let [stabilising, destabilising] = [0, 0];
  for (const { of, effect } of effects) {
    const factored = (factors[of.id] ?? 0) * effect;
    if (of.kind === "permanent" && effect > 0) stabilising += PERMANENT_RELIEVING * effect;
    else if (factored < 0) destabilising -= factored;
  }
  return { stabilising, destabilising };
}
