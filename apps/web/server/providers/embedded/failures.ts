import { tooManyAttempts } from "../../limits/say-wait.ts";
import type { AccountErrorCode, AccountFailure } from "../accounts.ts";

/** What a person reads. The product puts its own prefix before it. */
const MESSAGES = {
  "invalid-credentials": "Incorrect email address or password.",
  "email-taken":
    "There is already an account with this email address. Sign in instead, or reset your password.",
  "invalid-email": "Please enter a valid email address.",
  "weak-password": "This password is not allowed. Use 8 to 128 characters.",
  "wrong-password": "The current password is not right.",
  "invalid-token": "This link has been used or is more than an hour old. Ask for a new one.",
  "rate-limited": "Too many attempts. Try again in a minute.",
  "bot-check-required":
    "We have to check that you are not a robot. The page does it by itself; it needs JavaScript.",
  "bot-check-failed": "The check that you are not a robot did not succeed. Please try again.",
  conflict:
    "Your account was changed from another device at the same moment, so nothing was changed here. Please try again.",
  "not-signed-in": "You are not signed in any more. Please sign in again.",
  "session-not-found": "There is no such session any more. It may have ended already.",
  "foreign-origin": "This request did not come from our own page.",
  unavailable: "The account service does not answer. Please try again in a moment.",
} as const satisfies Record<AccountErrorCode, string>;

export function failure(code: AccountErrorCode, message: string = MESSAGES[code]): AccountFailure {
  return { ok: false, code, message };
}

export function limited(seconds: number): AccountFailure {
  return { ok: false, code: "rate-limited", message: tooManyAttempts(seconds), retryAfter: seconds };
}

/** Somebody else's page sent this, or the person opened ours under another name than its public one. */
export function foreign(publicUrl: string): AccountFailure {
  return failure("foreign-origin", `${MESSAGES["foreign-origin"]} Open ${publicUrl} and try again.`);
}

/** Who has the link of a sign-up and not its password may not be the one who signed up. */
export const NOT_OF_THIS_SIGN_UP = failure(
  "invalid-credentials",
  "This is not the password of the sign-up that this link is for. If somebody else signed up with your address, sign up again, or reset your password, and open the link in the newest email.",
);

export const NOT_VERIFIED = failure(
  "invalid-credentials",
  "Please confirm your email address first: open the link that we have sent to it. It works for one hour; sign in again for a fresh one.",
);
