import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { and, desc, eq, gt, ne, notInArray } from "drizzle-orm";
import { session } from "../../db/schema.ts";
import { CLIENT_ADDRESS_HEADER } from "../../http/client-address.ts";
import type { AccountResult } from "../accounts.ts";
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
import { SESSION_S } from "./auth.ts";
import type { Calls, Context, CurrentSession } from "./context.ts";
import { deviceName } from "./device-name.ts";

/** Characters of a User-Agent that are kept: more than browsers send. */
const MAX_USER_AGENT = 400;
/** Sessions of an account, those that were used last. */
const MAX_SESSIONS = 100;

/** 192 random bits in 32 characters. */
export function newId(): string {
  return randomBytes(24).toString("base64url");
}

/**
 * Creates a session and ends the least recently used ones over the limit, in a transaction that holds the account's lock and has verified
 * the password proof. Returns its token, which the browser gets from `cookiesOf` once the transaction has committed.
 */
export async function insertSession(
  tx: Transaction,
  { clock }: Context,
  request: Request,
  uid: string,
): Promise<string> {
  const now = clock();
  const token = newId();
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "";
  await tx.insert(session).values({
    id: newId(),
    token,
    userId: uid,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_S * 1000),
    ipAddress: isIP(address) ? address : null,
    userAgent: request.headers.get("user-agent")?.slice(0, MAX_USER_AGENT) ?? null,
  });
  const kept = tx
    .select({ id: session.id })
    .from(session)
    .where(eq(session.userId, uid))
    .orderBy(desc(session.updatedAt), desc(session.createdAt))
    .limit(MAX_SESSIONS);
  await tx.delete(session).where(and(eq(session.userId, uid), notInArray(session.id, kept)));
  return token;
}

/** Whether a session still exists. Under the account's lock the result stays valid until the transaction ends. */
export async function isSessionAlive(tx: Transaction, { clock }: Context, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, id), gt(session.expiresAt, clock())));
  return rows.length === 1;
}

export function deleteSessionsOf(tx: Transaction, uid: string): Promise<unknown> {
  return tx.delete(session).where(eq(session.userId, uid));
}

/** The session of the request's cookie, read from the database: an ended session is invalid immediately. */
async function readSession({ auth }: Context, { headers }: Request) {
  const answer = await auth.api.getSession({ headers, returnHeaders: true });
  const found = answer.response;
  const own = found && { sessionId: found.session.id, account: accountOf(found.user) };
  return { own: own ?? undefined, cookies: answer.headers.getSetCookie() };
}

/** Ends the session of a browser that signs out or gets a new one: no client could use it afterwards. */
async function endSession(context: Context, request: Request): Promise<void> {
  const earlier = (await readSession(context, request)).own;
  if (earlier) await context.db.delete(session).where(eq(session.id, earlier.sessionId));
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

/** Ends the browser's previous session, and returns the cookies of the new one, which `insertSession` has created. */
export async function replaceSession(
  context: Context,
  request: Request,
  opened: NewSession,
): Promise<SignedIn> {
  await endSession(context, request);
  return {
    ok: true,
    account: opened.current.account,
    cookies: await cookiesOf(context, request, opened),
  };
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

export const sessionCalls = (context: Context) =>
  ({
    sessionCookie: "session_token",
    session: async (request) => (await readSession(context, request)).own,
    async currentAccount(request) {
      const { own, cookies } = await readSession(context, request);
      return { account: own?.account ?? null, cookies };
    },
    endSession: (request) => endSession(context, request),
    /** The service's own sign-out succeeds even if it could not delete the session. */
    noSession: async ({ headers }) =>
      (await context.auth.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie(),
    async sessions(own) {
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
    },
    /** Ended sessions and those of other users give the same result. */
    endOne: (own, id) =>
      changeSessions(context, own, async (tx) => {
        const { rowCount } = await tx
          .delete(session)
          .where(and(eq(session.id, id), eq(session.userId, own.account.uid)));
        return rowCount === 1 ? { ok: true } : failure("session-not-found");
      }),
    endOthers: (_, own) =>
      changeSessions(context, own, async (tx) => {
        const { uid } = own.account;
        await tx.delete(session).where(and(eq(session.userId, uid), ne(session.id, own.sessionId)));
        return { ok: true, cookies: [] };
      }),
    token: async ({ headers }) => (await context.auth.api.getToken({ headers })).token,
  }) satisfies Partial<Calls>;
