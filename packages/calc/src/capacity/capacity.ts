/** Why a capacity has no value. `not-applicable`: the rule does not apply here. `not-covered`: it does, but the product gives no value. */
export interface NotCovered {
  readonly kind: "not-covered" | "not-applicable";
  /** A sentence for the user. */
  readonly reason: string;
  /** Whether nothing is left of the capacity because another check of the same actions fails. */
  readonly isExhausted?: true | undefined;
}

/** A design capacity in N or Nmm, unrounded, or why there is none. */
export type Capacity = number | NotCovered;

/** Whether a capacity is a number. */
export function isCovered(capacity: Capacity): capacity is number {
  return typeof capacity === "number";
}
