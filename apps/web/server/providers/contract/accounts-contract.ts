import { describe } from "vitest";
import type { MakeHarness, ProviderTraits } from "./account-harness.ts";
import { describeAbuse } from "./accounts-abuse.ts";
import { describeGuessing } from "./accounts-guessing.ts";
import { describeModes } from "./accounts-modes.ts";
import { describeRaces } from "./accounts-races.ts";
import { describeReset } from "./accounts-reset.ts";
import { describeAccountSettings } from "./accounts-settings.ts";
import { describeSignIn } from "./accounts-sign-in.ts";
import { describeSignUp } from "./accounts-sign-up.ts";
import { describeTokens } from "./accounts-tokens.ts";

/**
 * The contract of every AccountProvider, in two parts that can run side by side. Other accounts may exist, and those of the suite
 * remain.
 */
export function describeAccountProvider(
  name: string,
  makeHarness: MakeHarness,
  traits: ProviderTraits,
): void {
  describe(`accounts in ${name}`, () => {
    describeSignUp(makeHarness);
    describeSignIn(makeHarness);
    describeAccountSettings(makeHarness, traits);
    describeReset(makeHarness);
    describeTokens(makeHarness);
  });
}

/** The second part: limits, hostile requests, the settings of the service, concurrent requests. */
export function describeAccountProtection(name: string, makeHarness: MakeHarness): void {
  describe(`protection of accounts in ${name}`, () => {
    describeGuessing(makeHarness);
    describeAbuse(makeHarness);
    describeModes(makeHarness);
    describeRaces(makeHarness);
  });
}
