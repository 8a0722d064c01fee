import type { UserProfile } from "../../shared/account-types.ts";

export interface Account {
  readonly uid: string;
  /** As typed at sign-up, trimmed, lower case. */
  readonly email: string;
  readonly emailVerified: boolean;
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
  readonly profile: Omit<UserProfile, "email">;
  /** The solution of the bot check, if one is required. */
  readonly botCheck?: string | undefined;
}

/** The state of the link of a verification email. */
export type Confirmation =
  /** A sign-in with the password of that sign-up confirms the address. */
  | { readonly state: "open" | "confirmed"; readonly email: string }
  | { readonly state: "outdated" | "unavailable" };
