import { expect } from "vitest";
import type { AccountFailure } from "../common/failures.ts";

type Answer = { readonly ok: true } | AccountFailure;

/** Repeats an attempt until it is rate limited. Returns the number of attempts allowed and the rejection. */
export async function untilLimited(most: number, attempt: () => Promise<Answer>) {
  for (let allowed = 0; allowed < most; allowed += 1) {
    const answer = await attempt();
    if (!answer.ok && answer.code === "rate-limited") return { allowed, rejection: answer };
  }
  throw new Error(`None of ${most} attempts was rejected.`);
}

export function expectRetryDelay({ retryAfter = 0, message }: AccountFailure): void {
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(3600);
  expect(message).toMatch(/^Too many attempts\. Try again in \d+ (seconds?|minutes)\.$/);
}
