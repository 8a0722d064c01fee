import type { SessionSummary } from "../../shared/account-types.ts";
import type { BotChallenge } from "../bot-check/bot-check.ts";

/**
 * The interface of the account service. Screens and actions use only this interface; the embedded implementation
 * is built on better-auth and PostgreSQL, and a hosted one can replace it.
 *
 * Expected failures are values. `message` is for the user and follows the product's own prefix ("Failed to sign
 * in: " ...). A call that changes the session returns `cookies`: complete Set-Cookie values for the response.
 */

export interface Account {
  readonly uid: string;
  /** As typed at sign-up, trimmed, lower case. */
  readonly email: string;
  readonly emailVerified: boolean;
}

/** The part of a profile that the user enters. */
export interface ProfileFields {
  readonly fullName: string;
  readonly company: string;
}

export type AccountErrorCode =
  | "invalid-credentials"
  | "email-taken"
  | "invalid-email"
  | "weak-password"
  | "wrong-password"
  | "invalid-token"
  | "rate-limited"
  /** The page runs the bot check and retries automatically. */
  | "bot-check-required"
  | "bot-check-failed"
  /** Another operation changed the account at the same time, and this one did nothing. The input may be sent again. */
  | "conflict"
  | "not-signed-in"
  | "session-not-found"
  /** The request came from another site. */
  | "foreign-origin"
  | "unavailable";

export interface AccountFailure {
  readonly ok: false;
  readonly code: AccountErrorCode;
  readonly message: string;
  /** Seconds; with "rate-limited". */
  readonly retryAfter?: number;
}

export interface Cookies {
  readonly cookies: readonly string[];
}

export type AccountResult<Value> = ({ readonly ok: true } & Value) | AccountFailure;

export interface SignUp {
  readonly email: string;
  readonly password: string;
  /** Stored as a document, in the same write as the account. The user's name is rejected as a password. */
  readonly profile: ProfileFields;
  /** The solution of the bot check, if one is required. */
  readonly botCheck?: string | undefined;
}

/** The state of the link of a verification email. */
export type Confirmation =
  /** A sign-in with the password of that sign-up confirms the address. */
  | { readonly state: "open" | "confirmed"; readonly email: string }
  | { readonly state: "outdated" | "unavailable" };

/** What a service can do beyond the rest of the interface. Pages show no more than that. */
export interface AccountCapabilities {
  /** It knows the user's sessions: `sessions` lists them, and `endSession` ends one. */
  readonly sessionList: boolean;
}

/**
 * Every call takes the user's request, in which the server has set client address and request ID: limits, origin
 * checks and the session cookie are read from it.
 */
export interface AccountProvider {
  readonly capabilities: AccountCapabilities;
  /**
   * With email verification, `account` is null and the result is the same for known addresses. For an unconfirmed address, this sign-up
   * replaces the earlier one, and only its link is valid.
   */
  signUp(
    request: Request,
    input: SignUp,
  ): Promise<AccountResult<{ readonly account: Account | null } & Cookies>>;
  /**
   * Ends the browser's previous session, of any user. With the value of a verification link, the right password also confirms the
   * address; neither does so alone, because anyone can sign up with another user's address.
   */
  signIn(
    request: Request,
    input: {
      readonly email: string;
      readonly password: string;
      readonly confirmation?: string | undefined;
    },
  ): Promise<AccountResult<{ readonly account: Account } & Cookies>>;
  signOut(request: Request): Promise<AccountResult<Cookies>>;
  /** The same result, in text and time, whether or not the address has an account. */
  requestPasswordReset(request: Request, input: { readonly email: string }): Promise<AccountResult<unknown>>;
  /**
   * Sets the password with the token of an emailed link, which works once and for an hour; ends all sessions. The link proves access to
   * the mailbox: it confirms the address, and makes this browser a known one, which guessing by others does not delay.
   */
  resetPassword(
    request: Request,
    input: { readonly token: string; readonly password: string },
  ): Promise<AccountResult<Cookies>>;
  /** Whether the token of an emailed link is still valid. */
  isResetTokenValid(token: string): Promise<boolean>;
  /** The state of a verification link, by its `confirm` parameter (`/signin?confirm=...`). Changes nothing. */
  confirmation(value: string): Promise<Confirmation>;
  /**
   * The account of the request's cookie, or null. A request without the cookie needs no database call.
   *
   * Errors   Error, logged, if the session cannot be read
   */
  currentAccount(request: Request): Promise<{ readonly account: Account | null } & Cookies>;
  /** Ends the user's other sessions; reset links stay valid. The new password must differ from the current one. */
  changePassword(
    request: Request,
    input: {
      readonly currentPassword: string;
      readonly newPassword: string;
      /** From the profile, if it can be read: it is rejected as a password. */
      readonly fullName?: string | undefined;
    },
  ): Promise<AccountResult<Cookies>>;
  /** Empty without the capability. */
  sessions(request: Request): Promise<AccountResult<{ readonly sessions: readonly SessionSummary[] }>>;
  /** Ends one of the user's sessions; any other id, and every one without the capability, is "session-not-found". */
  endSession(request: Request, id: string): Promise<AccountResult<unknown>>;
  endOtherSessions(request: Request): Promise<AccountResult<Cookies>>;
  /** Deletes the account, its sessions, credentials and documents after checking the password: all of it or nothing. */
  deleteAccount(request: Request, input: { readonly password: string }): Promise<AccountResult<Cookies>>;
  /** A signed ID token (JWT: iss, aud, sub = uid, email, iat, exp) of the signed-in user, verifiable with the published keys. */
  idToken(request: Request): Promise<AccountResult<{ readonly token: string; readonly issuedAt: number }>>;
  /** The page that a link in the service's own email opens, at `/account/link`: path and query. Undefined if it is no such link. */
  pageOfLink(link: URL): string | undefined;
  /**
   * Everything under /api/auth: only the published keys (JWKS). Everything else goes through the product's own forms, with the password
   * rule, the bot check and the limits per account.
   */
  handleAuthRequest(request: Request): Promise<Response>;
  /** A challenge of the bot check, for the page to solve: /api/bot-check. */
  createBotChallenge(): Promise<BotChallenge>;
}
