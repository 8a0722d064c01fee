import type { Logger } from "pino";
import { addressBucket } from "../../http/client-address.ts";
import { requestIdOf } from "../../http/request-id.ts";
import { type Limits, limitKey } from "../../limits/limits.ts";
import { FROM_ONE_ADDRESS } from "../../limits/rules.ts";
import { safeError } from "../../safe-error.ts";
import type { AccountFailure } from "../accounts.ts";
import { failure, foreign, limited } from "./failures.ts";
import { isForeign } from "./origin.ts";

/** What the rules for every request to an account service need. */
export interface RuleContext {
  readonly publicUrl: string;
  readonly limits: Limits;
  readonly logger: Logger;
}

/** A failure that an operation throws, to end it from anywhere inside. */
export class FailedRequest extends Error {
  override readonly name = "FailedRequest";
  readonly failure: AccountFailure;

  constructor(cause: AccountFailure) {
    super(cause.code);
    this.failure = cause;
  }
}

/** Runs a change: rejects cross-site requests, and returns an unexpected error as a value for the page. */
export async function change<Value>(
  context: Pick<RuleContext, "publicUrl" | "logger">,
  request: Request,
  work: () => Promise<Value | AccountFailure>,
): Promise<Value | AccountFailure> {
  if (isForeign(request, context.publicUrl)) return foreign(context.publicUrl);
  return attempt(context, request, work);
}

/** Like `change`, for operations that only read. */
export async function attempt<Value>(
  { logger }: Pick<RuleContext, "logger">,
  request: Request | undefined,
  work: () => Promise<Value | AccountFailure>,
): Promise<Value | AccountFailure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FailedRequest) return error.failure;
    const requestId = request && requestIdOf(request);
    logger.error({ fault: safeError(error), requestId }, "accounts: a call failed");
    return failure("unavailable");
  }
}

/** `change` without a session: limited by address, before anything is written about an account. */
export function changeAsVisitor<Value>(
  context: RuleContext,
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
