import { formatRetryDelay } from "../../limits/format-retry-delay.ts";
import { type Limits, limitKey } from "../../limits/limits.ts";
import { OWN_PASSWORD, PASSWORD_CHANGES } from "../../limits/rules.ts";
import { MAX_LENGTH, passwordFault, passwordLength } from "../../passwords/password-rule.ts";
import type { AccountFailure, AccountProvider } from "../accounts.ts";
import { failure, limited } from "./failures.ts";

const SAME_PASSWORD = "The new password is the same as the current one. Choose another.";

type Change = Parameters<AccountProvider["changePassword"]>[1];

/** What is wrong with a change of the password, from its input alone: it reveals nothing about the stored password. */
export async function changeFault(
  email: string,
  { currentPassword, newPassword, fullName }: Change,
): Promise<AccountFailure | undefined> {
  const fault = await passwordFault(newPassword, email, fullName);
  if (fault) return failure("weak-password", fault);
  return newPassword.normalize("NFKC") === currentPassword.normalize("NFKC")
    ? failure("weak-password", SAME_PASSWORD)
    : undefined;
}

/** Counts a completed change, or rejects it. */
export async function countChange(limits: Limits, uid: string): Promise<AccountFailure | undefined> {
  const allowed = await limits.withinWindow(limitKey("password-change", uid), PASSWORD_CHANGES);
  if (allowed.allowed) return undefined;
  const message = `This password has been changed several times in the last hour. Try again in ${formatRetryDelay(allowed.retryAfter)}, or reset your password by email.`;
  return { ...limited(allowed.retryAfter), message };
}

/** Checks a signed-in user's password with `prove`: counted before, and reset if it is right. */
export async function proveOwn<Proof extends object>(
  limits: Limits,
  uid: string,
  password: string,
  prove: () => Promise<Proof | undefined>,
): Promise<Proof | AccountFailure> {
  if (password === "" || passwordLength(password) > MAX_LENGTH) return failure("wrong-password");
  const key = limitKey("own-password", uid);
  const allowed = await limits.attempt(key, OWN_PASSWORD);
  if (!allowed.allowed) return limited(allowed.retryAfter);
  const proof = await prove();
  if (!proof) return failure("wrong-password");
  await limits.forget([key]);
  return proof;
}
