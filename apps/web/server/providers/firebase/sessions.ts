import { randomBytes } from "node:crypto";
import type { UserRecord } from "firebase-admin/auth";
import { z } from "zod";
import { codeOf } from "../../safe-error.ts";
import type { SignedIn } from "../common/account-calls.ts";
import { cookieOf, setCookie } from "../common/cookies.ts";
import { failure } from "../common/failures.ts";
import { rememberDevice } from "../common/known-device.ts";
import {
  accountOf,
  type Calls,
  type Context,
  type CurrentSession,
  generationOf,
  nextSecond,
  userOf,
} from "./context.ts";
import { unlessRejected } from "./identity-toolkit.ts";
import { inTime } from "./service-call.ts";

const DAY_S = 24 * 3600;
/** The longest that the service allows. */
const SESSION_S = 14 * DAY_S;

const claims = z.object({
  uid: z.string(),
  email: z.string(),
  email_verified: z.boolean().default(false),
  iat: z.number(),
});

const SESSION_COOKIE = "session";

/** The cookie: the service's session cookie, and our signed number of this session. */
interface SignedCookie {
  readonly jwt: string;
  readonly id: string;
}

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
  const id = jwt === "" ? undefined : sessions.read(signed, jwt);
  return id === undefined ? undefined : { jwt, id };
}

const endedOnes = ({ db }: Pick<Context, "db">) => db.collection("endedSessions");

/** The session of the request's cookie: not ended here, and not revoked by the service. */
async function currentSession(context: Context, request: Request): Promise<CurrentSession | undefined> {
  const cookie = signedCookieOf(context, request);
  if (!cookie) return undefined;
  const [token, end] = await context.outage.inTime(() =>
    Promise.all([
      inTime(context.auth.verifySessionCookie(cookie.jwt, true)).catch((error: unknown) => {
        if (isEnded(error)) return undefined;
        throw error;
      }),
      inTime(endedOnes(context).doc(cookie.id).get()),
    ]),
  );
  const parsed = claims.safeParse(token).data;
  if (!parsed || end.exists) return undefined;
  const { uid, email, email_verified: emailVerified, iat } = parsed;
  return { id: cookie.id, account: { uid, email, emailVerified }, issuedAt: iat };
}

const newId = () => randomBytes(16).toString("base64url");

/** The Set-Cookie value of the session with this number. */
async function sessionCookie(context: Context, idToken: string, id: string): Promise<string> {
  const jwt = await inTime(context.auth.createSessionCookie(idToken, { expiresIn: SESSION_S * 1000 }));
  const signed = context.sessions.sign(id, SESSION_S, jwt);
  return setCookie(context.publicUrl, SESSION_COOKIE, `${jwt}.${signed}`, SESSION_S);
}

/** Ends the session of a browser that signs out or gets a new one; the other sessions of its user remain. */
async function endSession(context: Context, request: Request): Promise<void> {
  const cookie = signedCookieOf(context, request);
  if (!cookie) return;
  const expiresAt = new Date(context.clock().getTime() + SESSION_S * 1000);
  await inTime(endedOnes(context).doc(cookie.id).set({ expiresAt }));
}

/** Ends the browser's previous session, and returns the cookies of the new one and of the known browser. */
export async function openSession(
  context: Context,
  request: Request,
  idToken: string,
  user: UserRecord,
): Promise<SignedIn> {
  const [cookie] = await Promise.all([
    sessionCookie(context, idToken, newId()),
    endSession(context, request),
  ]);
  const device = rememberDevice(context, request, generationOf(user));
  return { ok: true, account: accountOf(user), cookies: [cookie, device] };
}

/** An ID token for a user whose session has been checked. */
export async function newIdToken({ auth, identity }: Context, uid: string): Promise<string> {
  const custom = await inTime(auth.createCustomToken(uid));
  return identity.signInWithCustomToken(custom);
}

/** A session that is used lasts: once a day it gets a new cookie. It keeps its number, so that a sign-out also ends earlier cookies. */
async function renewed(
  context: Context,
  { id, account, issuedAt }: CurrentSession,
): Promise<readonly string[]> {
  if (context.clock().getTime() / 1000 - issuedAt < DAY_S) return [];
  return [await sessionCookie(context, await newIdToken(context, account.uid), id)];
}

/** Ends every session that has begun until now, and those that a password of until now could still begin. */
export async function endSessions({ auth }: Context, uid: string): Promise<void> {
  await nextSecond();
  await inTime(auth.revokeRefreshTokens(uid));
}

export const sessionCalls = (context: Context) =>
  ({
    sessionCookie: SESSION_COOKIE,
    session: (request) => currentSession(context, request),
    async currentAccount(request) {
      const session = await currentSession(context, request);
      if (!session) return { account: null, cookies: [] };
      return { account: session.account, cookies: await renewed(context, session) };
    },
    endSession: (request) => endSession(context, request),
    noSession: async () => [setCookie(context.publicUrl, SESSION_COOKIE, "", 0)],
    // The service has no list of sessions.
    sessions: async () => [],
    endOne: async () => failure("session-not-found"),
    /** The service ends all sessions at once: this browser gets a new one. */
    async endOthers(request, { account: { uid } }) {
      await endSessions(context, uid);
      const user = await userOf(context, uid);
      if (!user) return failure("not-signed-in");
      return openSession(context, request, await newIdToken(context, uid), user);
    },
    token: (_, { account }) => unlessRejected(newIdToken(context, account.uid)),
  }) satisfies Partial<Calls>;
