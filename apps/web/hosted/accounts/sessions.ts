import { randomBytes } from "node:crypto";
import type { UserRecord } from "firebase-admin/auth";
import { decodeJwt } from "jose";
import { z } from "zod";
import type { SignedIn } from "../../server/providers/common/account-calls.ts";
import { cookieOf, setCookie } from "../../server/providers/common/cookies.ts";
import { failure } from "../../server/providers/common/failures.ts";
import { rememberDevice } from "../../server/providers/common/known-device.ts";
import { codeOf } from "../../server/safe-error.ts";
import {
  accountOf,
  type Calls,
  type Context,
  type CurrentSession,
  generationOf,
  nextSecond,
  userOf,
} from "../context.ts";
import { inTime } from "../service-call.ts";

const DAY_S = 24 * 3600;
/** The longest that the service allows. */
const SESSION_S = 14 * DAY_S;

const claims = z.object({
  uid: z.string(),
  email: z.string(),
  email_verified: z.boolean().default(false),
  iat: z.number(),
});
const signedInAt = z.object({ auth_time: z.number() });

const SESSION_COOKIE = "session";

/** A session: its number, and when its user signed in, in seconds of the service's clock. A renewal keeps both. */
interface SessionMark {
  readonly id: string;
  readonly since: number;
}

/** The cookie: the service's session cookie, and our signed mark of this session. */
interface SignedCookie extends SessionMark {
  readonly jwt: string;
}

const MARK = /^([\w-]{22})-([0-9a-z]{1,8})$/;
const textOf = ({ id, since }: SessionMark) => `${id}-${since.toString(36)}`;

const ENDED =
  /^auth\/(session-cookie-(expired|revoked)|user-(not-found|disabled)|invalid-session-cookie-duration)$/;

/** Whether an error is the service's answer about a session that is no longer valid. */
export function isEnded(error: unknown): boolean {
  const code = codeOf(error);
  // The library gives the same code to a cookie of another project and to its own failure to fetch the service's keys.
  if (code === "auth/argument-error")
    return error instanceof Error && error.message.startsWith("Firebase session cookie ");
  return ENDED.test(code);
}

/** The cookie of a request, if its signature is ours: no call of the service. */
function signedCookieOf({ publicUrl, sessions }: Context, request: Request): SignedCookie | undefined {
  const value = cookieOf(request, publicUrl, SESSION_COOKIE);
  const [, jwt = "", signed = ""] =
    /^([\w-]+\.[\w-]+\.[\w-]*)\.([\w-]+\.\w+\.[\w-]+)$/.exec(value ?? "") ?? [];
  const [, id, since] = MARK.exec((jwt !== "" && sessions.read(signed, jwt)) || "") ?? [];
  return id === undefined || since === undefined ? undefined : { jwt, id, since: Number.parseInt(since, 36) };
}

const endedOnes = ({ db }: Pick<Context, "db">) => db.collection("endedSessions");

/** The user, unless the service has ended the sessions that began at that time. */
async function userSince(context: Context, { uid }: { readonly uid: string }, since: number) {
  const user = await userOf(context, uid);
  const endedUntil = Date.parse(user?.tokensValidAfterTime ?? "") / 1000 || 0;
  return user && !user.disabled && since >= endedUntil ? user : undefined;
}

/**
 * The session of the request's cookie: not ended here, and not ended by the service since its user signed in. A renewed cookie is as old as
 * its session: it may have been made while the service was ending the sessions.
 */
async function currentSession(context: Context, request: Request): Promise<CurrentSession | undefined> {
  const cookie = signedCookieOf(context, request);
  if (!cookie) return undefined;
  const verify = async () => {
    try {
      const token = await inTime(context.auth.verifySessionCookie(cookie.jwt));
      return (await userSince(context, token, cookie.since)) && claims.safeParse(token).data;
    } catch (error) {
      if (isEnded(error)) return undefined;
      throw error;
    }
  };
  const [token, end] = await context.outage.inTime(() =>
    Promise.all([verify(), inTime(endedOnes(context).doc(cookie.id).get())]),
  );
  if (!token || end.exists) return undefined;
  const { uid, email, email_verified: emailVerified, iat } = token;
  const { id, since } = cookie;
  return { id, since, account: { uid, email, emailVerified }, issuedAt: iat };
}

const newId = () => randomBytes(16).toString("base64url");

/** The Set-Cookie value of a session. */
async function sessionCookie(context: Context, idToken: string, mark: SessionMark): Promise<string> {
  const jwt = await inTime(context.auth.createSessionCookie(idToken, { expiresIn: SESSION_S * 1000 }));
  const signed = context.sessions.sign(textOf(mark), SESSION_S, jwt);
  return setCookie(context.publicUrl, SESSION_COOKIE, `${jwt}.${signed}`, SESSION_S);
}

/** Ends the session of a browser that signs out or gets a new one; the other sessions of its user remain. */
async function endSession(context: Context, request: Request): Promise<void> {
  const cookie = signedCookieOf(context, request);
  if (!cookie) return;
  // A renewal that is under way makes a cookie that lasts a little longer.
  const expiresAt = new Date(context.clock().getTime() + (SESSION_S + DAY_S) * 1000);
  await inTime(endedOnes(context).doc(cookie.id).set({ expiresAt }));
}

/** Ends the browser's previous session, and returns the cookies of the new one and of the known browser. */
export async function replaceSession(
  context: Context,
  request: Request,
  idToken: string,
  user: UserRecord,
): Promise<SignedIn> {
  const since = signedInAt.parse(decodeJwt(idToken)).auth_time;
  const [cookie] = await Promise.all([
    sessionCookie(context, idToken, { id: newId(), since }),
    endSession(context, request),
  ]);
  const device = rememberDevice(context, request, generationOf(user));
  return { ok: true, account: accountOf(user), cookies: [cookie, device] };
}

/**
 * An ID token of the service for a user whose session has been checked; undefined if the account is gone. It never leaves the server: it may
 * change the password. It does not show that a password is still right: a sign-in needs the token of its password.
 */
export async function newIdToken({ auth, identity }: Context, uid: string): Promise<string | undefined> {
  const custom = await inTime(auth.createCustomToken(uid));
  return identity.signInWithCustomToken(custom);
}

/**
 * A session that is used lasts: once a day it gets a new cookie. It keeps its number, so that a sign-out also ends earlier cookies. Undefined
 * if the account is gone.
 */
async function renewed(
  context: Context,
  { id, since, account, issuedAt }: CurrentSession,
): Promise<readonly string[] | undefined> {
  if (context.clock().getTime() / 1000 - issuedAt < DAY_S) return [];
  const idToken = await newIdToken(context, account.uid);
  return idToken === undefined ? undefined : [await sessionCookie(context, idToken, { id, since })];
}

const announced = z.object({ mark: z.string(), opens: z.boolean() });

/**
 * Announces an end of sessions; `opens` if it then opens a session without the password. Returns a look at the last announcement: whether
 * it is this one, and whether it opens a session.
 */
async function announceEnd({ db, clock }: Context, uid: string, opens: boolean) {
  const mark = newId();
  const last = db.collection("sessionEnds").doc(uid);
  const expiresAt = new Date(clock().getTime() + DAY_S * 1000);
  await inTime(last.set({ mark, opens, expiresAt }));
  return async () => {
    const found = announced.safeParse((await inTime(last.get())).data()).data;
    return { isOwn: found?.mark === mark, opens: found?.opens === true };
  };
}

/**
 * Ends every session that has begun until now, and those that a password of until now could still begin. Again if another session has
 * announced to end the others meanwhile: the one that it opens could begin after this end.
 */
export async function endSessions<Ended>(
  context: Context,
  uid: string,
  end: () => Promise<Ended>,
): Promise<Ended> {
  for (;;) {
    const last = await announceEnd(context, uid, false);
    await nextSecond();
    const ended = await end();
    const { isOwn, opens } = await last();
    if (isOwn || !opens) return ended;
  }
}

export const revoke = ({ auth }: Context, uid: string) => inTime(auth.revokeRefreshTokens(uid));

export const sessionCalls = (context: Context) =>
  ({
    sessionCookie: SESSION_COOKIE,
    session: (request) => currentSession(context, request),
    async currentAccount(request) {
      const session = await currentSession(context, request);
      const cookies = session && (await renewed(context, session));
      return session && cookies ? { account: session.account, cookies } : { account: null, cookies: [] };
    },
    endSession: (request) => endSession(context, request),
    noSession: async () => [setCookie(context.publicUrl, SESSION_COOKIE, "", 0)],
    // The service has no list of sessions.
    sessions: async () => [],
    endOne: async () => failure("session-not-found"),
    /**
     * The service ends all sessions at once: this browser gets a new one, unless its own has been ended before or at the same time.
     */
    async endOthers(request, { account: { uid } }) {
      const last = await announceEnd(context, uid, true);
      if (!(await currentSession(context, request))) return failure("not-signed-in");
      await nextSecond();
      await revoke(context, uid);
      const user = await userOf(context, uid);
      const idToken = user && (await newIdToken(context, uid));
      if (!user || idToken === undefined) return failure("not-signed-in");
      const opened = await replaceSession(context, request, idToken, user);
      return (await last()).isOwn ? opened : failure("not-signed-in");
    },
    token: (_, { account }) => context.idTokens.sign(account),
  }) satisfies Partial<Calls>;
