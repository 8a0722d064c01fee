export interface ServiceabilityOptions {
  /** The imposed action alone acts in full, instead of its short-term part. */
  readonly isImposedInFull?: boolean;
  /** Also G + Ws + psi_l Q. */
  readonly hasWindWithPermanent?: boolean;
}

/** A combination that the user entered. */
export interface UserCombination {
  readonly id: string;
  readonly limitState: "strength" | "serviceability";
  /** From -3 to 3, by the identifier of the case. */
  readonly factors: Readonly<Record<string, number>>;
}

export interface CombinationOptions extends ServiceabilityOptions {
  readonly user?: readonly UserCombination[];
  /** Reasons by the identifier of the combination. One of a combination that no longer exists has no effect. */
  readonly switchedOff?: Readonly<Record<string, string>>;
}
