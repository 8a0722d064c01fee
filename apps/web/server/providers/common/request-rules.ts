import { retryAfterOf } from "../../db/faults.ts";
import { addressBucket } from "../../http/client-address.ts";
import { isForeign } from "../../http/origin.ts";
import { requestIdOf } from "../../http/request-id.ts";
import { limitKey } from "../../limits/limits.ts";
import { FROM_ONE_ADDRESS } from "../../limits/rules.ts";
import { safeError } from "../../safe-error.ts";
import type { AccountFailure } from "../accounts.ts";
import type { AccountContext } from "./account-context.ts";
import { failure, foreign, limited, overQuota } from "./failures.ts";

/** Runs a change: rejects cross-site requests, and returns an unexpected error as a value for the page. */
export async function change<Value>(
  context: Pick<AccountContext, "publicUrl" | "logger">,
  request: Request,
  work: () => Promise<Value | AccountFailure>,
): Promise<Value | AccountFailure> {
  if (isForeign(request.headers, context.publicUrl)) return foreign(context.publicUrl);
  return unlessFaulty(context, request, work);
}

/** Like `change`, for operations that only read. */
export async function unlessFaulty<Value>(
  { logger }: Pick<AccountContext, "logger">,
  request: Request | undefined,
  work: () => Promise<Value | AccountFailure>,
): Promise<Value | AccountFailure> {
  try {
    return await work();
  } catch (error) {
    const requestId = request && requestIdOf(request);
    logger.error({ fault: safeError(error), requestId }, "accounts: a call failed");
    const { retryAfter } = retryAfterOf(error);
    return retryAfter === undefined ? failure("unavailable") : overQuota(retryAfter);
  }
}

/** `change` without a session: limited by address, before anything is written about an account. */
export function changeAsVisitor<Value>(
  context: AccountContext,
  request: Request,
  what: keyof typeof FROM_ONE_ADDRESS,
  work: () => Promise<Value | AccountFailure>,
): Promise<Value | AccountFailure> {
  return change(context, request, async () => {
    const key = limitKey(`${what}-from`, addressBucket(request.headers));
    const allowed = await context.limits.withinWindow(key, FROM_ONE_ADDRESS[what]);
    return allowed.allowed ? work() : limited(allowed.retryAfter);
  });
}
