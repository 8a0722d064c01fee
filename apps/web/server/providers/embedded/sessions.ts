import { and, desc, eq, gt, ne } from "drizzle-orm";
import { session } from "../../db/schema.ts";
import { requestIdOf } from "../../http/request-id.ts";
import { safeError } from "../../safe-error.ts";
import type { Account, AccountResult, Cookies, SessionSummary } from "../accounts.ts";
import { cookiePrefix } from "./auth.ts";
import {
  attempt,
  type Context,
  call,
  change,
  changeOwn,
  cookieOf,
  currentSession,
  refused,
} from "./context.ts";
import { deviceName } from "./device.ts";
import { failure } from "./failures.ts";

/** Whether there is a session's cookie at all: without one nobody needs to ask the database. */
function hasSessionCookie(request: Request, publicUrl: string): boolean {
  return cookieOf(request, `${cookiePrefix(publicUrl)}.session_token`) !== undefined;
}

/** Ends the session of a browser that signs out, or asks for another: nobody could reach it any more. */
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
    // What reads the session logs what it catches: a cause would bring the statement's values along.
    context.logger.error(
      { fault: safeError(error), requestId: requestIdOf(request) },
      "accounts: no session could be read",
    );
    throw new Error("The session could not be read.");
  });
  const account = "account" in session ? session.account : null;
  return { account, cookies: session.cookies };
}

export function signOut(context: Context, request: Request): Promise<AccountResult<Cookies>> {
  return change(context, request, async () => {
    if (!hasSessionCookie(request, context.publicUrl)) return { ok: true, cookies: [] };
    // The service says that all is well where it could not delete the session.
    await endSessionOf(context, request);
    const answer = await call(context, request, "/sign-out", {});
    if (answer.status !== 200) return refused(context, request, answer);
    return { ok: true, cookies: answer.cookies };
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
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.updatedAt.toISOString(),
      current: row.id === own.sessionId,
    }));
    return { ok: true, sessions: summaries };
  });
}

/** Ends one of the person's own sessions. One that is gone already and one of somebody else's are answered alike. */
export function endSession(context: Context, request: Request, id: string): Promise<AccountResult<unknown>> {
  return changeOwn(context, request, async ({ account }) => {
    const { rowCount } = await context.db
      .delete(session)
      .where(and(eq(session.id, id), eq(session.userId, account.uid)));
    return rowCount === 1 ? { ok: true } : failure("session-not-found");
  });
}

export function endOtherSessions(context: Context, request: Request): Promise<AccountResult<unknown>> {
  return changeOwn(context, request, async ({ account, sessionId }) => {
    await context.db.delete(session).where(and(eq(session.userId, account.uid), ne(session.id, sessionId)));
    return { ok: true };
  });
}
