import { retryAfterOf } from "../../db/unavailable.ts";
import { tooManyAttempts } from "../../limits/format-retry-delay.ts";

/** The messages for users, after the product's own prefix. */
const MESSAGES = {
  "invalid-credentials": "Incorrect email address or password.",
  "email-taken": "An account with this email address already exists. Sign in or reset your password.",
  "invalid-email": "Please enter a valid email address.",
  "weak-password": "This password is not allowed. Use 8 to 128 characters.",
  "wrong-password": "Incorrect current password.",
  "invalid-token": "This link has been used or has expired. Request a new one.",
  "rate-limited": "Too many attempts. Try again in a minute.",
  /** The page runs the bot check and retries automatically. */
  "bot-check-required":
    "We need to check that you're not a bot. The check is automatic and needs JavaScript.",
  "bot-check-failed": "The check that you're not a bot failed. Please try again.",
  /** Another operation changed the account at the same time, and this one did nothing. The input may be sent again. */
  conflict:
    "Your account was changed from another device at the same time, so nothing was changed here. Please try again.",
  "not-signed-in": "You have been signed out. Please sign in again.",
  "session-not-found": "This session has already ended.",
  /** The request came from another site. */
  "foreign-origin": "This request did not come from this site.",
  unavailable: "The account service is not responding. Please try again in a moment.",
} as const;

type AccountErrorCode = keyof typeof MESSAGES;

export interface AccountFailure {
  readonly ok: false;
  readonly code: AccountErrorCode;
  readonly message: string;
  /** Seconds; with "rate-limited". */
  readonly retryAfter?: number;
}

export function failure(code: AccountErrorCode, message: string = MESSAGES[code]): AccountFailure {
  return { ok: false, code, message };
}

export function limited(seconds: number): AccountFailure {
  return { ok: false, code: "rate-limited", message: tooManyAttempts(seconds), retryAfter: seconds };
}

/** The failure for an unexpected error: with a delay, if the quota of a hosted service is reached. */
export function unexpected(error: unknown): AccountFailure {
  const { retryAfter } = retryAfterOf(error);
  if (retryAfter === undefined) return failure("unavailable");
  const message =
    "The account service is not responding to more requests at the moment. Please try again in a minute.";
  return { ...limited(retryAfter), message };
}

/** The request came from another site, or from this one at an address other than the public URL. */
export function foreign(publicUrl: string): AccountFailure {
  return failure("foreign-origin", `${MESSAGES["foreign-origin"]} Open ${publicUrl} and try again.`);
}

/** A client with the link of a sign-up, but without its password, may not be the one who signed up. */
export const NOT_OF_THIS_SIGN_UP = failure(
  "invalid-credentials",
  "This password does not match the sign-up for this link. If someone else signed up with your address, sign up again or reset your password, then open the link in the latest email.",
);

export const NOT_VERIFIED = failure(
  "invalid-credentials",
  "Please confirm your email address first. Open the link we sent you. It is valid for one hour; sign in again for a new one.",
);
