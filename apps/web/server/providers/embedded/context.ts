import type { Logger } from "pino";
import type { BotCheck, BotCheckMode } from "../../bot-check/bot-check.ts";
import type { Db } from "../../db/client.ts";
import { addressBucket } from "../../http/client-address.ts";
import { requestIdOf } from "../../http/request-id.ts";
import { type Limits, limitKey } from "../../limits/limits.ts";
import { FROM_ONE_ADDRESS } from "../../limits/rules.ts";
import { safeError } from "../../safe-error.ts";
import type { Signer } from "../../signed-value.ts";
import type { Account, AccountFailure, Cookies } from "../accounts.ts";
import type { AccountMail } from "./account-mail.ts";
import type { Auth } from "./auth.ts";
import { failure, foreign, limited } from "./failures.ts";
import { isForeign } from "./origin.ts";
import { accountOf, userRow } from "./user-row.ts";

/** The shared context of the embedded account service. */
export interface Context {
  readonly auth: Auth;
  readonly db: Db;
  readonly publicUrl: string;
  readonly limits: Limits;
  readonly botCheck: BotCheck;
  readonly botCheckMode: BotCheckMode;
  readonly requireEmailVerification: boolean;
  /** All email to account owners. */
  readonly mail: AccountMail;
  /** Signs the cookies of known browsers. */
  readonly devices: Signer;
  /** Signs verification links. */
  readonly confirmations: Signer;
  readonly logger: Logger;
  readonly clock: () => Date;
}

/** The value of a request's cookie as it was sent. */
export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = request.headers.get("cookie")?.split(";") ?? [];
  const found = cookies.map((cookie) => cookie.trimStart()).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

export interface CurrentSession {
  readonly sessionId: string;
  readonly account: Account;
  readonly cookies: readonly string[];
}

/** The session of the request's cookie, read from the database: an ended session is invalid immediately. */
export async function currentSession(
  { auth }: Context,
  { headers }: Request,
): Promise<CurrentSession | Cookies> {
  const answer = await auth.api.getSession({ headers, returnHeaders: true });
  const cookies = answer.headers.getSetCookie();
  if (!answer.response) return { cookies };
  const { session, user } = answer.response;
  return { sessionId: session.id, account: accountOf(userRow.parse(user)), cookies };
}

/** Runs a change: rejects cross-site requests, and returns an unexpected error as a value for the page. */
export async function change<Value>(
  context: Context,
  request: Request,
  work: () => Promise<Value | AccountFailure>,
): Promise<Value | AccountFailure> {
  if (isForeign(request, context.publicUrl)) return foreign(context.publicUrl);
  return attempt(context, request, work);
}

/** Like `change`, for operations that only read. */
export async function attempt<Value>(
  { logger }: Context,
  request: Request | undefined,
  work: () => Promise<Value | AccountFailure>,
): Promise<Value | AccountFailure> {
  try {
    return await work();
  } catch (error) {
    const requestId = request && requestIdOf(request);
    logger.error({ fault: safeError(error), requestId }, "accounts: a call failed");
    return failure("unavailable");
  }
}

/** `change` without a session: limited by address, before anything is written about an account. */
export function changeAsVisitor<Value>(
  context: Context,
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

/** `change` for a signed-in user. */
export function changeOwn<Value>(
  context: Context,
  request: Request,
  work: (session: CurrentSession) => Promise<Value | AccountFailure>,
): Promise<Value | AccountFailure> {
  return change(context, request, async () => {
    const session = await currentSession(context, request);
    return "sessionId" in session ? work(session) : failure("not-signed-in");
  });
}
