/**
 * The seam to whatever keeps the accounts. Screens and actions know this interface only; the embedded implementation
 * stands on better-auth and PostgreSQL, a hosted one can take its place.
 *
 * Expected failures are values. `message` is in the person's words and follows the product's own prefix ("Failed to sign
 * in: " ...). A call that changes the session answers with `cookies`: complete Set-Cookie values for the response.
 */

export interface Account {
  readonly uid: string;
  /** As typed at sign-up, trimmed, lower case. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** What the person said about themselves at sign-up, until `profileSaved` is told that it stands in a document. */
  readonly unsavedProfile: ProfileFields | null;
}

/** The part of a profile that a person types. */
export interface ProfileFields {
  readonly fullName: string;
  readonly company: string;
}

/** One device on which a person is signed in. */
export interface SessionSummary {
  readonly id: string;
  /** In words, from the browser's own description: "Chrome on Windows". */
  readonly device: string;
  /** The browser's own description (User-Agent); null when it gave none. */
  readonly browser: string | null;
  /** The network address it signed in from; null when it is not known. */
  readonly address: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** The session that asks. */
  readonly current: boolean;
}

export type AccountErrorCode =
  | "invalid-credentials"
  | "email-taken"
  | "invalid-email"
  | "weak-password"
  | "wrong-password"
  | "invalid-token"
  | "rate-limited"
  /** The page runs the bot check with `challenge` and tries again by itself. */
  | "bot-check-required"
  | "bot-check-failed"
  /** Another operation changed the account meanwhile, and this one did nothing. What was typed may be sent again. */
  | "conflict"
  | "not-signed-in"
  | "session-not-found"
  /** A page of another site sent the request. */
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
  /** Kept with the account, in the same write. The person's own name is refused as a password. */
  readonly profile: ProfileFields;
  /** Solution of the bot check, where one was asked for. */
  readonly botCheck?: string | undefined;
}

/** What the link of a verification e-mail is good for. */
export type Confirmation =
  /** A sign-in with the password of that sign-up confirms the address. */
  | { readonly state: "open" | "confirmed"; readonly email: string }
  | { readonly state: "outdated" | "unavailable" };

/**
 * Every call takes the person's request (after the server put its own client address and request id on it): limits, origin
 * checks and the session's cookie are read from there.
 */
export interface AccountProvider {
  /**
   * With e-mail verification switched on, `account` is null and the answer is the same for known addresses; an address that was
   * never confirmed starts anew: with this password and profile, and a fresh link, which alone works from then on.
   */
  signUp(
    request: Request,
    input: SignUp,
  ): Promise<AccountResult<{ readonly account: Account | null } & Cookies>>;
  /** The profile that was kept with the account stands in a document now. */
  profileSaved(uid: string): Promise<AccountResult<unknown>>;
  /**
   * Ends the session that this browser had before, whose ever it was. With the value of a verification e-mail's link the right
   * password confirms the address as well; neither does it alone, because anybody can sign up with anybody's address.
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
  /** The same answer, in text and time, whether or not the address has an account. */
  requestPasswordReset(request: Request, input: { readonly email: string }): Promise<AccountResult<unknown>>;
  /**
   * Sets the password by the token of an e-mailed link, which works once and for an hour; ends all sessions. Who has the link has
   * the mailbox: the address is verified by it, and from this browser nobody else's guessing delays a sign-in.
   */
  resetPassword(
    request: Request,
    input: { readonly token: string; readonly password: string },
  ): Promise<AccountResult<Cookies>>;
  /** Whether the token of an e-mailed link would still work. */
  isResetTokenValid(token: string): Promise<boolean>;
  /** What the link of a verification e-mail is good for, which is `/signin?confirm=...`, by what stands there. Changes nothing. */
  confirmation(value: string): Promise<Confirmation>;
  /**
   * The account of the request's cookie, or null. No database call for a request without the cookie.
   *
   * Errors   Error, logged, when the session can not be read at the moment
   */
  currentAccount(request: Request): Promise<{ readonly account: Account | null } & Cookies>;
  /** Ends the person's other sessions and leaves reset links alone. The current password again is refused. */
  changePassword(
    request: Request,
    input: {
      readonly currentPassword: string;
      readonly newPassword: string;
      /** Of the profile, where it can be read: it is refused as a password. */
      readonly fullName?: string | undefined;
    },
  ): Promise<AccountResult<Cookies>>;
  sessions(request: Request): Promise<AccountResult<{ readonly sessions: readonly SessionSummary[] }>>;
  /** One of the person's own; anything else is "session-not-found". */
  endSession(request: Request, id: string): Promise<AccountResult<unknown>>;
  endOtherSessions(request: Request): Promise<AccountResult<unknown>>;
  /** Deletes the account, its sessions and credentials after checking the password. Documents are the caller's to delete. */
  deleteAccount(request: Request, input: { readonly password: string }): Promise<AccountResult<Cookies>>;
  /** A signed ID token (JWT: iss, aud, sub = uid, email, iat, exp) of the signed-in person, verifiable with `keySet`. */
  idToken(request: Request): Promise<AccountResult<{ readonly token: string; readonly issuedAt: number }>>;
  /** The published keys (JWKS). */
  keySet(): Promise<unknown>;
}
