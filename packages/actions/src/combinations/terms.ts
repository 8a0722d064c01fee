import { formatNumber } from "@kingpost/calc";
import { combinationFactors, type ImposedCase, type LoadCase } from "./load-case.ts";

/** A term of a combination: a factor, and the symbol of a psi factor that it includes. */
export interface Term {
  readonly of: LoadCase;
  readonly factor: number;
  /** The part of the factor before the psi symbol. */
  readonly shown?: { readonly number: number; readonly symbol: string };
}

export type PsiName = "shortTerm" | "longTerm" | "combination" | "earthquake";

const PSI_SYMBOLS: Readonly<Record<PsiName, string>> = {
  shortTerm: "ψs",
  longTerm: "ψl",
  combination: "ψc",
  earthquake: "ψE",
};

export function permanentTerms(cases: readonly LoadCase[], factor: number): readonly Term[] {
  return cases.filter(({ kind }) => kind === "permanent").map((of) => ({ of, factor }));
}

/**
 * The earthquake actions of a limit state, each in both directions: one term of each combination.
 *
 * Source   AS 1170.4: an earthquake acts in either sense of a direction
 */
export function earthquakeTerms(cases: readonly LoadCase[], isUltimate: boolean): readonly Term[] {
  return cases
    .filter((one) => one.kind === "earthquake" && one.isUltimate === isUltimate)
    .flatMap((of) => [1, -1].map((factor): Term => ({ of, factor })));
}

/** The identifier of variable terms in that of a combination; an earthquake that acts backwards has a minus. */
export function termsId(terms: readonly Term[]): readonly string[] {
  return terms.map(({ of, factor }) => (of.kind === "earthquake" && factor < 0 ? `-${of.id}` : of.id));
}

export function psiTerms(set: readonly ImposedCase[], psi: PsiName, times = 1): readonly Term[] {
  return set.map((of) => ({
    of,
    factor: times * combinationFactors(of)[psi],
    shown: { number: times, symbol: PSI_SYMBOLS[psi] },
  }));
}

type LimitState = "strength" | "stability" | "serviceability";

export function otherTerms(cases: readonly LoadCase[], limitState: LimitState): readonly Term[] {
  return cases.flatMap((of) =>
    of.kind === "other" && of[limitState] !== 0 ? [{ of, factor: of[limitState] }] : [],
  );
}

/** The other actions that may act at once: all of them, and those that are never absent. */
export function otherSets(cases: readonly LoadCase[], limitState: LimitState): readonly (readonly Term[])[] {
  const all = otherTerms(cases, limitState);
  const always = all.filter(({ of }) => !mayBeAbsent(of));
  return always.length < all.length ? [all, always] : [all];
}

export function mayBeAbsent(of: LoadCase): boolean {
  return of.kind === "other" && of.mayBeAbsent === true;
}

export function factorsOf(terms: readonly Term[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    terms.filter(({ factor }) => factor !== 0).map(({ of, factor }) => [of.id, factor]),
  );
}

const MINUS = "\u2212";

/** `1.2G + Wu + ψcQ1`: all permanent cases are one G. */
export function titleOf(terms: readonly Term[]): string {
  const permanent = terms.find(({ of }) => of.kind === "permanent");
  const shown = [
    ...(permanent ? [{ ...permanent, symbol: "G" }] : []),
    ...terms.filter(({ of }) => of.kind !== "permanent").map((term) => ({ ...term, symbol: term.of.id })),
  ];
  return shown
    .map(({ factor, shown: psi, symbol }, at) => {
      const number = psi?.number ?? factor;
      const size = Math.abs(number) === 1 ? "" : formatNumber(Math.abs(number), { decimals: [0, 3] });
      const sign = number < 0 ? (at === 0 ? MINUS : ` ${MINUS} `) : at === 0 ? "" : " + ";
      return `${sign}${size}${psi?.symbol ?? ""}${symbol}`;
    })
    .join("");
}
