import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { SessionSummary } from "../../../shared/account-types.ts";
import { asciiEmail, EMAIL_ADDRESS } from "../../../shared/email-address.ts";
import { addressBucket } from "../../http/client-address.ts";
import { isForeign } from "../../http/origin.ts";
import { requestIdOf } from "../../http/request-id.ts";
import { limitKey } from "../../limits/limits.ts";
import { FREE_SIGN_UPS, FROM_ONE_ADDRESS, OWN_PASSWORD } from "../../limits/rules.ts";
import { MAX_LENGTH, passwordFault, passwordLength } from "../../passwords/password-rule.ts";
import { safeError } from "../../safe-error.ts";
import type { Account, AccountResult, Confirmation, Cookies, SignUp } from "../accounts.ts";
import type { AccountCalls } from "./account-calls.ts";
import type { AccountContext } from "./account-context.ts";
import { attemptCounter, countPasswordChange } from "./account-limits.ts";
import { cookieOf } from "./cookies.ts";
import {
  type AccountFailure,
  failure,
  foreign,
  limited,
  NOT_OF_THIS_SIGN_UP,
  NOT_VERIFIED,
  unexpected,
} from "./failures.ts";
import { forgetDevice, hasDeviceCookie, knownDevice, rememberDevice } from "./known-device.ts";

const SAME_PASSWORD = "The new password is the same as the current one. Choose another.";

const emailAddress = z.string().trim().toLowerCase().overwrite(asciiEmail).max(254).regex(EMAIL_ADDRESS);

/** An email address as stored: trimmed, lower case. Undefined if invalid. */
const parseEmail = (typed: string) => emailAddress.safeParse(typed).data;

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly confirmation?: string | undefined;
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** From the profile, if it can be read: it is rejected as a password. */
  readonly fullName?: string | undefined;
}

const issued = z.object({ iat: z.number() });

/** In seconds since 1970. The token has just been issued and needs no verification. */
function issuedAt(token: string): number {
  const body = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
  return issued.parse(JSON.parse(body)).iat;
}

/**
 * The account service of a provider: the rules and their order are the same for all of them. Every call takes the user's request, in which
 * the server has set client address and request ID: limits, origin checks and the session cookie are read from it.
 *
 * Expected failures are values. `message` is for the user and follows the product's own prefix ("Failed to sign in: " ...). A call that
 * changes the session returns `cookies`: complete Set-Cookie values for the response.
 */
export function createAccountProvider<
  Session extends { readonly account: Account },
  Owner extends { readonly email: string },
  Proof extends object,
>(context: AccountContext, calls: AccountCalls<Session, Owner, Proof>) {
  const { publicUrl, limits, mailLimits, logger } = context;

  const hasSession = (request: Request) => cookieOf(request, publicUrl, calls.sessionCookie) !== undefined;

  type Answer<Value> = Promise<Value | AccountFailure>;

  /** Logs an unexpected error and returns it as a value for the page. */
  async function catchUnexpected<Value>(request: Request, work: () => Answer<Value>): Answer<Value> {
    try {
      return await work();
    } catch (error) {
      logger.error({ fault: safeError(error), requestId: requestIdOf(request) }, "accounts: a call failed");
      return unexpected(error);
    }
  }

  /** Runs a change, unless another site has requested it. */
  async function change<Value>(request: Request, work: () => Answer<Value>): Answer<Value> {
    return isForeign(request.headers, publicUrl) ? foreign(publicUrl) : catchUnexpected(request, work);
  }

  /** A change without a session: limited by address, before anything is written about an account. */
  const changeAsVisitor = <Value>(
    request: Request,
    what: keyof typeof FROM_ONE_ADDRESS,
    work: () => Answer<Value>,
  ): Answer<Value> =>
    change(request, async () => {
      const key = limitKey(`${what}-from`, addressBucket(request.headers));
      const allowed = await limits.withinWindow(key, FROM_ONE_ADDRESS[what]);
      return allowed.allowed ? work() : limited(allowed.retryAfter);
    });

  async function withSession<Value>(
    request: Request,
    work: (session: Session) => Answer<Value>,
  ): Answer<Value> {
    const session = await calls.session(request);
    return session ? work(session) : failure("not-signed-in");
  }
  const changeOwn = <Value>(request: Request, work: (session: Session) => Answer<Value>) =>
    change(request, () => withSession(request, work));

  /** The account of a verification link. */
  async function claimant(value: string): Promise<Account | undefined> {
    const uid = context.confirmations.read(value);
    return uid === undefined ? undefined : calls.find(uid);
  }

  /** The uid of the account with this address, if the link is valid for it. */
  async function unconfirmedOwner(value: string | undefined, email: string): Promise<string | undefined> {
    const owner = value === undefined ? undefined : await claimant(value);
    return owner?.email === email && !owner.emailVerified ? owner.uid : undefined;
  }

  /** The known browser of the request. An unknown address makes the same calls, so that the time does not reveal it. */
  async function deviceOf(request: Request, email: string) {
    if (!hasDeviceCookie(context, request)) return undefined;
    return knownDevice(context, request, (await calls.generation(email)) ?? "no account");
  }

  /** The bot check's failure, if any. It runs before the account is created, so that a bot costs little. */
  async function botCheckFailure(request: Request, solution?: string): Promise<AccountFailure | undefined> {
    const { botCheck, botCheckMode } = context;
    if (botCheckMode === "off") return undefined;
    if (solution) return (await botCheck.accept(solution)) ? undefined : failure("bot-check-failed");
    if (botCheckMode === "always") return failure("bot-check-required");
    // Counting and checking are one step, so that ten concurrent sign-ups are not all the first.
    const key = limitKey("sign-up-free", addressBucket(request.headers));
    const free = await limits.withinWindow(key, FREE_SIGN_UPS);
    return free.allowed ? undefined : failure("bot-check-required");
  }

  /** Checks a signed-in user's password: counted before, and reset if it is right. */
  async function prove({ account }: Session, password: string): Promise<Proof | AccountFailure> {
    if (password === "" || passwordLength(password) > MAX_LENGTH) return failure("wrong-password");
    const key = limitKey("own-password", account.uid);
    const allowed = await limits.attempt(key, OWN_PASSWORD);
    if (!allowed.allowed) return limited(allowed.retryAfter);
    const proof = await calls.provePassword(account, password);
    if (!proof) return failure("wrong-password");
    await limits.forget([key]);
    return proof;
  }

  return {
    capabilities: calls.capabilities,
    pageOfLink: calls.pageOfLink,
    /** A challenge of the bot check, for the page to solve: /api/bot-check. */
    createBotChallenge: () => context.botCheck.createChallenge(),

    /**
     * With email verification, `account` is null and the result is the same for known addresses. For an unconfirmed address, this sign-up
     * replaces the earlier one, and only its link is valid.
     */
    signUp: (
      request: Request,
      input: SignUp,
    ): Promise<AccountResult<{ readonly account: Account | null } & Cookies>> =>
      changeAsVisitor(request, "sign-up", async () => {
        const email = parseEmail(input.email);
        if (!email) return failure("invalid-email");
        const fault = await passwordFault(input.password, email, input.profile.fullName);
        if (fault) return failure("weak-password", fault);
        const failed = await botCheckFailure(request, input.botCheck);
        if (failed) return failed;
        if (!context.requireEmailVerification)
          return (await calls.signUp(request, email, input)) ?? failure("email-taken");
        // An email for every sign-up, and the same response.
        const allowed = await mailLimits.count("sign-up-mail", email);
        if (!allowed.allowed) return limited(allowed.retryAfter);
        await Promise.all([calls.signUpUnconfirmed(email, input), wait(calls.minDurationMs.signUp)]);
        return { ok: true, account: null, cookies: [] };
      }),

    /**
     * Ends the browser's previous session, of any user. With the value of a verification link, the right password also confirms the
     * address; neither does so alone, because anyone can sign up with another user's address.
     */
    signIn: (
      request: Request,
      input: SignIn,
    ): Promise<AccountResult<{ readonly account: Account } & Cookies>> =>
      changeAsVisitor(request, "sign-in", async () => {
        const email = parseEmail(input.email);
        if (!email) return failure("invalid-email");
        const { password } = input;
        // No account can have such a password, so rejecting it at once reveals nothing.
        if (password === "" || passwordLength(password) > MAX_LENGTH) return failure("invalid-credentials");
        const device = await deviceOf(request, email);
        const counter = attemptCounter(limits, email, addressBucket(request.headers), device);
        const allowed = await counter.attempt();
        if (!allowed.allowed) return limited(allowed.retryAfter);
        const claimed = await unconfirmedOwner(input.confirmation, email);
        const entry = await calls.signIn(request, { email, password }, claimed);
        if (entry === undefined)
          return claimed === undefined ? failure("invalid-credentials") : NOT_OF_THIS_SIGN_UP;
        if ("unconfirmed" in entry) {
          // Counted with the sign-ups, because anyone can sign up with another user's address.
          const mail = await mailLimits.count("sign-up-mail", email);
          if (mail.allowed) await calls.sendConfirmation(entry.unconfirmed);
          return NOT_VERIFIED;
        }
        if (entry.ok) await counter.succeed();
        return entry;
      }),

    /** The state of a verification link, by its `confirm` parameter (`/signin?confirm=...`). Changes nothing. */
    async confirmation(value: string): Promise<Confirmation> {
      try {
        const owner = await claimant(value);
        if (!owner) return { state: "outdated" };
        return { state: owner.emailVerified ? "confirmed" : "open", email: owner.email };
      } catch (error) {
        logger.error({ fault: safeError(error) }, "accounts: a link could not be checked");
        return { state: "unavailable" };
      }
    },

    /** The account of the request's cookie, or null. A request without the cookie needs no database call. */
    async currentAccount(request: Request): Promise<{ readonly account: Account | null } & Cookies> {
      if (!hasSession(request)) return { account: null, cookies: [] };
      try {
        return await calls.currentAccount(request);
      } catch (error) {
        const requestId = requestIdOf(request);
        logger.error({ fault: safeError(error), requestId }, "accounts: the session could not be read");
        // The caller logs this error, so it has no cause: that could contain users' data.
        throw new Error("The session could not be read.");
      }
    },

    signOut: (request: Request): Promise<AccountResult<Cookies>> =>
      change(request, async () => {
        if (!hasSession(request)) return { ok: true, cookies: [] };
        await calls.endSession(request);
        return { ok: true, cookies: await calls.noSession(request) };
      }),

    /** Empty without the capability. */
    sessions: (request: Request): Promise<AccountResult<{ readonly sessions: readonly SessionSummary[] }>> =>
      catchUnexpected(request, () =>
        withSession(request, async (session) => ({ ok: true, sessions: await calls.sessions(session) })),
      ),
    /** Ends one of the user's sessions; any other id, and every one without the capability, is "session-not-found". */
    endSession: (request: Request, id: string) => changeOwn(request, (session) => calls.endOne(session, id)),
    endOtherSessions: (request: Request) =>
      changeOwn(request, (session) => calls.endOthers(request, session)),

    /** The same result, in text and time, whether or not the address has an account. */
    requestPasswordReset: (
      request: Request,
      input: { readonly email: string },
    ): Promise<AccountResult<unknown>> =>
      changeAsVisitor(request, "reset", async () => {
        const email = parseEmail(input.email);
        if (!email) return failure("invalid-email");
        const allowed = await mailLimits.count("reset", email);
        if (!allowed.allowed) return limited(allowed.retryAfter);
        await Promise.all([calls.sendReset(email), wait(calls.minDurationMs.reset)]);
        return { ok: true };
      }),
    /** Whether the token of an emailed link is still valid. */
    isResetTokenValid: async (token: string) => (await calls.linkOwner(token)) !== undefined,
    /**
     * Sets the password with the token of an emailed link, which works once and for an hour; ends all sessions. The link proves access to
     * the mailbox: it confirms the address, and makes this browser a known one, which guessing by others does not delay.
     */
    resetPassword: (
      request: Request,
      { token, password }: { readonly token: string; readonly password: string },
    ): Promise<AccountResult<Cookies>> =>
      changeAsVisitor(request, "reset-link", async () => {
        const owner = await calls.linkOwner(token);
        if (!owner) return failure("invalid-token");
        // Checked before the link is used, so that it stays valid after a rejection.
        const fault = await passwordFault(password, owner.email);
        if (fault) return failure("weak-password", fault);
        const generation = await calls.resetPassword(owner, password);
        if (generation === undefined) return failure("invalid-token");
        // The password has been reset, whether the count of emails could be or not.
        await mailLimits
          .forget("reset", owner.email)
          .catch((error: unknown) =>
            logger.error({ fault: safeError(error) }, "accounts: a count was not reset"),
          );
        return { ok: true, cookies: [rememberDevice(context, request, generation)] };
      }),

    /** Ends the user's other sessions; reset links stay valid. */
    changePassword: (request: Request, { currentPassword, newPassword, fullName }: PasswordChange) =>
      changeOwn(request, async (session): Promise<AccountResult<Cookies>> => {
        const { uid, email } = session.account;
        // From the input alone: it reveals nothing about the stored password.
        const fault = await passwordFault(newPassword, email, fullName);
        if (fault) return failure("weak-password", fault);
        if (newPassword.normalize("NFKC") === currentPassword.normalize("NFKC"))
          return failure("weak-password", SAME_PASSWORD);
        const proof = await prove(session, currentPassword);
        if ("ok" in proof) return proof;
        const tooMany = await countPasswordChange(limits, uid);
        return tooMany ?? calls.changePassword(request, session, proof, newPassword);
      }),
    /** Deletes the account, its sessions, credentials and documents after checking the password: all of it or nothing. */
    deleteAccount: (request: Request, { password }: { readonly password: string }) =>
      changeOwn(request, async (session): Promise<AccountResult<Cookies>> => {
        const proof = await prove(session, password);
        if ("ok" in proof) return proof;
        const deleted = await calls.deleteAccount(session, proof);
        if (!deleted.ok) return deleted;
        return { ok: true, cookies: [...(await calls.noSession(request)), forgetDevice(context)] };
      }),

    /** A signed ID token (JWT: iss, aud, sub = uid, email, iat, exp) of the signed-in user, verifiable with the published keys. */
    idToken: (
      request: Request,
    ): Promise<AccountResult<{ readonly token: string; readonly issuedAt: number }>> =>
      catchUnexpected(request, () =>
        withSession(request, async (session) => {
          const token = await calls.token(request, session);
          return token === undefined
            ? failure("not-signed-in")
            : { ok: true, token, issuedAt: issuedAt(token) };
        }),
      ),

    /** Everything under /api/auth: only the published keys (JWKS). Everything else goes through the product's own forms. */
    async handleAuthRequest(request: Request) {
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (!isRead || new URL(request.url).pathname !== "/api/auth/jwks")
        return new Response("Not found\n", { status: 404 });
      const keys = await catchUnexpected(request, async () => ({ published: await calls.keys() }));
      return "published" in keys
        ? Response.json(keys.published, { headers: { "Cache-Control": "public, max-age=300" } })
        : new Response("The keys cannot be read at the moment.\n", { status: 503 });
    },
  };
}

export type AccountProvider = ReturnType<typeof createAccountProvider>;
