import { type Attempt, type Limits, limitKey } from "../../limits/limits.ts";
import { SIGN_IN_ANYWHERE, SIGN_IN_HERE, SIGN_IN_KNOWN } from "../../limits/rules.ts";
import type { KnownDevice } from "./known-device.ts";

/** Counts the attempts of one browser at one account. */
export interface AttemptCounter {
  readonly attempt: () => Promise<Attempt>;
  readonly succeed: () => Promise<void>;
}

/**
 * A known browser is counted separately, and together with all known browsers of the account, so that having many gains nothing. Any
 * other browser is counted by address, and together with all addresses.
 */
export function attemptCounter(
  limits: Limits,
  email: string,
  address: string,
  device?: KnownDevice,
): AttemptCounter {
  const here = device ? limitKey("sign-in-device", device.nonce) : limitKey("sign-in", email, address);
  const [all, rule] = device
    ? ([limitKey("sign-in-known", device.generation), SIGN_IN_KNOWN] as const)
    : ([limitKey("sign-in", email), SIGN_IN_ANYWHERE] as const);
  return {
    attempt: () =>
      limits.attemptAll([
        [here, SIGN_IN_HERE],
        [all, rule],
      ]),
    async succeed() {
      await limits.forget([here]);
      // Guesses from elsewhere stay counted: a sign-in by the owner must not help an attacker.
      await limits.giveBack(all);
    },
  };
}
