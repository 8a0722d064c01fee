import { type CombinationFactors, USAGES, type UsageName } from "./usages.ts";

/**
 * Actions that act together. The identifier is the symbol in the titles of the combinations: `Q1`, `Wu`.
 *
 * permanent    G and SDL: they take the same factors, and are G in the titles
 * concurrent   acts together with the other concurrent cases of its kind; a case that is not acts alone
 */
export type LoadCase =
  | { readonly id: string; readonly kind: "permanent" }
  | ImposedCase
  | {
      readonly id: string;
      readonly kind: "wind";
      readonly isUltimate: boolean;
      readonly isConcurrent?: boolean;
    }
  /** Ultimate by default. */
  | { readonly id: string; readonly kind: "snow"; readonly isUltimate?: boolean }
  | { readonly id: string; readonly kind: "earthquake"; readonly isUltimate: boolean }
  | OtherCase;

export interface ImposedCase {
  readonly id: string;
  readonly kind: "imposed";
  readonly usage: UsageName;
  /** Instead of those of the usage. */
  readonly factors?: Partial<CombinationFactors>;
  readonly isConcurrent?: boolean;
}

/** An action in every combination, with the user's factors: a settlement, a prestress. */
export interface OtherCase {
  readonly id: string;
  readonly kind: "other";
  /** Every combination also without it: it may relieve. */
  readonly mayBeAbsent?: boolean;
  readonly strength: number;
  readonly stability: number;
  readonly serviceability: number;
}

/** Those of the usage, or the user's. */
export function combinationFactors({ usage, factors }: ImposedCase): CombinationFactors {
  const { shortTerm, longTerm, combination, earthquake } = USAGES[usage];
  return { shortTerm, longTerm, combination, earthquake, ...factors };
}

/** The imposed actions that may act at once: each that is not concurrent alone, and any of the concurrent ones. */
export function imposedSets(cases: readonly LoadCase[]): readonly (readonly ImposedCase[])[] {
  const imposed = cases.filter((one): one is ImposedCase => one.kind === "imposed");
  const alone = imposed.filter(({ isConcurrent }) => !isConcurrent).map((one) => [one]);
  const concurrent = imposed.filter(({ isConcurrent }) => isConcurrent);
  let subsets: readonly (readonly ImposedCase[])[] = [[]];
  for (const one of concurrent) subsets = subsets.concat(subsets.map((set) => set.concat(one)));
  return [...alone, ...subsets.filter((set) => set.length > 0).sort((a, b) => b.length - a.length)];
}

/** The wind actions that act at once: each that is not concurrent alone, and all concurrent ones. */
export function windSets(cases: readonly LoadCase[], isUltimate: boolean): readonly (readonly LoadCase[])[] {
  const wind = cases.filter((one) => one.kind === "wind" && one.isUltimate === isUltimate);
  const isConcurrent = (one: LoadCase) => one.kind === "wind" && one.isConcurrent === true;
  const together = wind.filter(isConcurrent);
  return [
    ...wind.filter((one) => !isConcurrent(one)).map((one) => [one]),
    ...(together.length > 0 ? [together] : []),
  ];
}
