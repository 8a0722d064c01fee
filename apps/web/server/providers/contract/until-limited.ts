import { expect } from "vitest";
import type { AccountFailure } from "../accounts.ts";

type Answer = { readonly ok: true } | AccountFailure;

/** Tries until the service has enough; answers with how often it listened and the refusal. */
export async function untilLimited(most: number, attempt: () => Promise<Answer>) {
  for (let heard = 0; heard < most; heard += 1) {
    const answer = await attempt();
    if (!answer.ok && answer.code === "rate-limited") return { heard, refusal: answer };
  }
  throw new Error(`Nothing was refused in ${most} attempts.`);
}

export function expectWaitInWords({ retryAfter = 0, message }: AccountFailure): void {
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(3600);
  expect(message).toMatch(/^Too many attempts\. Try again in \d+ (seconds?|minutes)\.$/);
}
