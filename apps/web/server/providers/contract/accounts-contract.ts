import { describe } from "vitest";
import type { MakeHarness } from "./account-harness.ts";
import { describeAbuse } from "./accounts-abuse.ts";
import { describeLife } from "./accounts-life.ts";
import { describeModes } from "./accounts-modes.ts";
import { describeReset } from "./accounts-reset.ts";
import { describeTokens } from "./accounts-tokens.ts";

/** What every AccountProvider must do. It may hold other accounts already, and leaves those of the suite behind. */
export function describeAccountProvider(name: string, makeHarness: MakeHarness): void {
  describe(`accounts in ${name}`, () => {
    describeLife(makeHarness);
    describeReset(makeHarness);
    describeTokens(makeHarness);
    describeAbuse(makeHarness);
    describeModes(makeHarness);
  });
}
