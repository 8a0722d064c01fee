import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { SessionSummary } from "../../../shared/account-types.ts";
import { session } from "../../db/schema.ts";
import type { Account, AccountResult, Cookies } from "../accounts.ts";
import type { SignedIn } from "../common/account-calls.ts";
import { failure } from "../common/failures.ts";
import { rememberDevice } from "../common/known-device.ts";
import {
  accountOf,
  type Credential,
  generationOf,
  type Transaction,
  withAccountLock,
} from "./account-lock.ts";
import type { Context, CurrentSession } from "./context.ts";
import { deviceName } from "./device.ts";
import { isSessionAlive } from "./session-store.ts";

/** The session of the request's cookie, read from the database: an ended session is invalid immediately. */
async function readSession({ auth }: Context, { headers }: Request) {
  const answer = await auth.api.getSession({ headers, returnHeaders: true });
  const found = answer.response;
  const own = found && { sessionId: found.session.id, account: accountOf(found.user) };
  return { own: own ?? undefined, cookies: answer.headers.getSetCookie() };
}

export async function currentSession(
  context: Context,
  request: Request,
): Promise<CurrentSession | undefined> {
  return (await readSession(context, request)).own;
}

export async function currentAccount(
  context: Context,
  request: Request,
): Promise<{ readonly account: Account | null } & Cookies> {
  const { own, cookies } = await readSession(context, request);
  return { account: own?.account ?? null, cookies };
}

/** Ends the session of a browser that signs out or gets a new one: no client could use it afterwards. */
export async function endSession(context: Context, request: Request): Promise<void> {
  const earlier = await currentSession(context, request);
  if (earlier) await context.db.delete(session).where(eq(session.id, earlier.sessionId));
}

/** The Set-Cookie values that remove the session's cookie. The service's own sign-out succeeds even if it could not delete the session. */
export async function noSession({ auth }: Context, { headers }: Request): Promise<readonly string[]> {
  return (await auth.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie();
}

/** A session created by a transaction, and the account's state after it. */
export interface NewSession {
  readonly token: string;
  readonly current: Credential;
}

/** The Set-Cookie values of a new session, signed for the account service, and of the known browser. */
export async function cookiesOf(
  context: Context,
  request: Request,
  { token, current }: NewSession,
): Promise<readonly string[]> {
  const { headers } = await context.auth.api.writeSessionCookie({ body: { token }, returnHeaders: true });
  return [...headers.getSetCookie(), rememberDevice(context, request, generationOf(current))];
}

/** Ends the browser's previous session, and returns the cookies of the new one. */
export async function openSession(context: Context, request: Request, opened: NewSession): Promise<SignedIn> {
  await endSession(context, request);
  return {
    ok: true,
    account: opened.current.account,
    cookies: await cookiesOf(context, request, opened),
  };
}

export async function sessions(context: Context, own: CurrentSession): Promise<readonly SessionSummary[]> {
  const rows = await context.db
    .select()
    .from(session)
    .where(and(eq(session.userId, own.account.uid), gt(session.expiresAt, context.clock())))
    .orderBy(desc(session.updatedAt));
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    browser: row.userAgent || null,
    address: row.ipAddress || null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    current: row.id === own.sessionId,
  }));
}

/** Runs `work` under the account's lock if the request's session still exists: an ended session cannot end others. */
async function changeSessions<Value>(
  context: Context,
  { account, sessionId }: CurrentSession,
  work: (tx: Transaction) => Promise<AccountResult<Value>>,
): Promise<AccountResult<Value>> {
  const done = await withAccountLock(context.db, account.uid, async (tx) =>
    (await isSessionAlive(tx, context, sessionId)) ? work(tx) : failure("not-signed-in"),
  );
  return done ?? failure("not-signed-in");
}

/** Ends one of the user's sessions. Ended sessions and those of other users give the same result. */
export function endOne(context: Context, own: CurrentSession, id: string): Promise<AccountResult<unknown>> {
  return changeSessions(context, own, async (tx) => {
    const { rowCount } = await tx
      .delete(session)
      .where(and(eq(session.id, id), eq(session.userId, own.account.uid)));
    return rowCount === 1 ? { ok: true } : failure("session-not-found");
  });
}

export function endOthers(context: Context, own: CurrentSession): Promise<AccountResult<Cookies>> {
  return changeSessions(context, own, async (tx) => {
    await tx.delete(session).where(and(eq(session.userId, own.account.uid), ne(session.id, own.sessionId)));
    return { ok: true, cookies: [] };
  });
}
