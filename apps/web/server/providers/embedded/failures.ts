import { z } from "zod";
import { tooManyAttempts } from "../../limits/say-wait.ts";
import type { AccountErrorCode, AccountFailure } from "../accounts.ts";
import type { AuthAnswer } from "./auth-request.ts";

/** What a person reads. The product puts its own prefix before it. */
const MESSAGES = {
  "invalid-credentials": "The email address or password is not right.",
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

const CODES: Readonly<Record<string, AccountErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: "invalid-credentials",
  USER_ALREADY_EXISTS: "email-taken",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email-taken",
  INVALID_EMAIL: "invalid-email",
  PASSWORD_TOO_SHORT: "weak-password",
  PASSWORD_TOO_LONG: "weak-password",
  INVALID_PASSWORD: "wrong-password",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "wrong-password",
  INVALID_TOKEN: "invalid-token",
  USER_NOT_FOUND: "invalid-token",
  UNAUTHORIZED: "not-signed-in",
};

const FOREIGN: ReadonlySet<string> = new Set([
  "INVALID_ORIGIN",
  "MISSING_OR_NULL_ORIGIN",
  "CROSS_SITE_NAVIGATION_LOGIN_BLOCKED",
]);

const coded = z.object({ code: z.string() });

/** The code with which the account service refused. */
export function refusalCode({ body }: AuthAnswer): string | undefined {
  return coded.safeParse(body).data?.code;
}

/** A refusal of the account service in our own terms. */
export function failureOf(answer: AuthAnswer, publicUrl: string): AccountFailure {
  if (answer.status === 429) return limited(answer.retryAfter ?? 60);
  const code = refusalCode(answer);
  if (code === "EMAIL_NOT_VERIFIED") return NOT_VERIFIED;
  if (code !== undefined && FOREIGN.has(code)) return foreign(publicUrl);
  return failure((code === undefined ? undefined : CODES[code]) ?? "unavailable");
}
