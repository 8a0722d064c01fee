import type { Reference } from "@kingpost/calc";
import { factorsOf, mayBeAbsent, type Term, termsId, titleOf } from "./terms.ts";

/** What a combination is for: strength, or which deflection limit. */
export type CombinationPurpose =
  | "strength"
  /** G. */
  | "permanent"
  /** The imposed action alone. */
  | "imposed"
  /** G + psi_s Q. */
  | "short-term"
  /** G + psi_l Q. */
  | "long-term"
  | "wind"
  | "snow"
  | "earthquake"
  /** Serviceability, entered by the user. */
  | "serviceability";

export interface Combination {
  /** Stable while its cases exist: the rule, then its variable actions, `S4:Wu:Q1`, `S6:-Eu:Q1`. */
  readonly id: string;
  /** `1.2G + Wu + ψcQ1`. */
  readonly title: string;
  readonly purpose: CombinationPurpose;
  /** Undefined where the user entered it. */
  readonly clause: Reference | undefined;
  /** By the identifier of the case; a case that is not in it is not in the combination. */
  readonly factors: Readonly<Record<string, number>>;
  /** Why it is not used. */
  readonly switchedOff?: string;
}

export interface Rule {
  readonly name: string;
  readonly purpose: CombinationPurpose;
  readonly clause: Reference;
}

/** The combination of terms; the terms with the factor 0 are shown in the title only. */
export function combinationOf({ name, purpose, clause }: Rule, terms: readonly Term[]): Combination {
  const variable = terms.filter(
    ({ of }) => (of.kind !== "permanent" && of.kind !== "other") || mayBeAbsent(of),
  );
  return {
    id: [name, ...termsId(variable)].join(":"),
    title: titleOf(terms),
    purpose,
    clause,
    factors: factorsOf(terms),
  };
}
