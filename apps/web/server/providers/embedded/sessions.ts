import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { SessionSummary } from "../../../shared/account-types.ts";
import { session } from "../../db/schema.ts";
import { requestIdOf } from "../../http/request-id.ts";
import { safeError } from "../../safe-error.ts";
import type { Account, AccountResult, Cookies } from "../accounts.ts";
import { cookieOf, cookiePrefix } from "../common/cookies.ts";
import { failure } from "../common/failures.ts";
import { attempt, change } from "../common/request-rules.ts";
import { type Transaction, withAccountLock } from "./account-lock.ts";
import { type Context, type CurrentSession, changeOwn, currentSession } from "./context.ts";
import { deviceName } from "./device.ts";
import { isSessionAlive } from "./session-store.ts";

/** Whether the request has a session cookie: without one, no database query is needed. */
function hasSessionCookie(request: Request, publicUrl: string): boolean {
  return cookieOf(request, `${cookiePrefix(publicUrl)}.session_token`) !== undefined;
}

/** Ends the session of a browser that signs out or gets a new one: no client could use it afterwards. */
export async function endSessionOf(context: Context, request: Request): Promise<void> {
  if (!hasSessionCookie(request, context.publicUrl)) return;
  const earlier = await currentSession(context, request);
  if ("sessionId" in earlier) await context.db.delete(session).where(eq(session.id, earlier.sessionId));
}

export async function currentAccount(
  context: Context,
  request: Request,
): Promise<{ readonly account: Account | null } & Cookies> {
  if (!hasSessionCookie(request, context.publicUrl)) return { account: null, cookies: [] };
  const session = await currentSession(context, request).catch((error: unknown) => {
    // The caller logs this error, so it has no cause: that would contain the statement's values.
    context.logger.error(
      { fault: safeError(error), requestId: requestIdOf(request) },
      "accounts: the session could not be read",
    );
    throw new Error("The session could not be read.");
  });
  const account = "account" in session ? session.account : null;
  return { account, cookies: session.cookies };
}

/** The Set-Cookie values that remove the session's cookie. */
export async function forgetSessionCookies(
  { auth }: Context,
  { headers }: Request,
): Promise<readonly string[]> {
  return (await auth.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie();
}

export function signOut(context: Context, request: Request): Promise<AccountResult<Cookies>> {
  return change(context, request, async () => {
    if (!hasSessionCookie(request, context.publicUrl)) return { ok: true, cookies: [] };
    // The service's own sign-out succeeds even if it could not delete the session.
    await endSessionOf(context, request);
    return { ok: true, cookies: await forgetSessionCookies(context, request) };
  });
}

export function sessions(
  context: Context,
  request: Request,
): Promise<AccountResult<{ readonly sessions: readonly SessionSummary[] }>> {
  return attempt(context, request, async () => {
    const own = await currentSession(context, request);
    if (!("sessionId" in own)) return failure("not-signed-in");
    const rows = await context.db
      .select()
      .from(session)
      .where(and(eq(session.userId, own.account.uid), gt(session.expiresAt, context.clock())))
      .orderBy(desc(session.updatedAt));
    const summaries = rows.map((row) => ({
      id: row.id,
      device: deviceName(row.userAgent),
      browser: row.userAgent || null,
      address: row.ipAddress || null,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.updatedAt.toISOString(),
      current: row.id === own.sessionId,
    }));
    return { ok: true, sessions: summaries };
  });
}

/** Runs `work` under the account's lock if the request's session still exists: an ended session cannot end others. */
function changeSessions<Value>(
  context: Context,
  request: Request,
  work: (tx: Transaction, own: CurrentSession) => Promise<AccountResult<Value>>,
): Promise<AccountResult<Value>> {
  return changeOwn(context, request, async (own) => {
    const done = await withAccountLock(context.db, own.account.uid, async (tx) =>
      (await isSessionAlive(tx, context, own.sessionId)) ? work(tx, own) : failure("not-signed-in"),
    );
    return done ?? failure("not-signed-in");
  });
}

/** Ends one of the user's sessions. Ended sessions and those of other users give the same result. */
export function endSession(context: Context, request: Request, id: string): Promise<AccountResult<unknown>> {
  return changeSessions(context, request, async (tx, { account }) => {
    const { rowCount } = await tx
      .delete(session)
      .where(and(eq(session.id, id), eq(session.userId, account.uid)));
    return rowCount === 1 ? { ok: true } : failure("session-not-found");
  });
}

export function endOtherSessions(context: Context, request: Request): Promise<AccountResult<Cookies>> {
  return changeSessions(context, request, async (tx, { account, sessionId }) => {
    await tx.delete(session).where(and(eq(session.userId, account.uid), ne(session.id, sessionId)));
    return { ok: true, cookies: [] };
  });
}
