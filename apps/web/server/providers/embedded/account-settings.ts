import { formatRetryDelay } from "../../limits/format-retry-delay.ts";
import { limitKey } from "../../limits/limits.ts";
import { OWN_PASSWORD, PASSWORD_CHANGES } from "../../limits/rules.ts";
import { hashPassword } from "../../passwords/password-hash.ts";
import { MAX_LENGTH, passwordFault, passwordLength } from "../../passwords/password-rule.ts";
import type { AccountFailure, AccountProvider, AccountResult, Cookies } from "../accounts.ts";
import type { Credential, Transaction } from "./account-lock.ts";
import { type Context, type CurrentSession, changeOwn } from "./context.ts";
import { failure, limited } from "./failures.ts";
import { forgetDevice, rememberDevice } from "./known-device.ts";
import { type PasswordProof, provePassword, storeHash, withProof } from "./password-proof.ts";
import { deleteAccountRows } from "./register.ts";
import { deleteSessionsOf, insertSession, isSessionAlive, sessionCookies } from "./session-store.ts";
import { forgetSessionCookies } from "./sessions.ts";

const SAME_PASSWORD = "The new password is the same as the current one. Choose another.";

function changeLimited(seconds: number): AccountFailure {
  const message = `This password has been changed several times in the last hour. Try again in ${formatRetryDelay(seconds)}, or reset your password by email.`;
  return { ...limited(seconds), message };
}

/** Checks a signed-in user's password: counted before hashing, and reset if it is right. */
async function prove(
  context: Context,
  { account: { uid } }: CurrentSession,
  password: string,
): Promise<PasswordProof | AccountFailure> {
  if (password === "" || passwordLength(password) > MAX_LENGTH) return failure("wrong-password");
  const key = limitKey("own-password", uid);
  const allowed = await context.limits.attempt(key, OWN_PASSWORD);
  if (!allowed.allowed) return limited(allowed.retryAfter);
  const proof = await provePassword(context.db, { uid }, password);
  if (!proof) return failure("wrong-password");
  await context.limits.forget([key]);
  return proof;
}

/** Runs `work` under the account's lock if the proved password and the request's session are still valid. */
async function withProvenSession<Value extends object>(
  context: Context,
  { sessionId }: CurrentSession,
  proof: PasswordProof,
  work: (tx: Transaction, now: Credential) => Promise<Value>,
): Promise<Value | AccountFailure> {
  const done = await withProof(context.db, proof, async (tx, now) =>
    (await isSessionAlive(tx, context, sessionId)) ? work(tx, now) : failure("not-signed-in"),
  );
  return done ?? failure("conflict");
}

export function changePassword(
  context: Context,
  request: Request,
  { currentPassword, newPassword, fullName }: Parameters<AccountProvider["changePassword"]>[1],
): Promise<AccountResult<Cookies>> {
  return changeOwn(context, request, async (session) => {
    const { email, uid } = session.account;
    const fault = await passwordFault(newPassword, email, fullName);
    if (fault) return failure("weak-password", fault);
    // Compares only the input, so it reveals nothing about the stored password.
    if (newPassword.normalize("NFKC") === currentPassword.normalize("NFKC"))
      return failure("weak-password", SAME_PASSWORD);
    const proof = await prove(context, session, currentPassword);
    if ("ok" in proof) return proof;
    const allowed = await context.limits.withinWindow(limitKey("password-change", uid), PASSWORD_CHANGES);
    if (!allowed.allowed) return changeLimited(allowed.retryAfter);
    const hash = await hashPassword(newPassword);
    const addNotice = await context.mail.notice("password-notice", email);
    // Reset links stay valid: an intruder who changes the password must not cut off the owner.
    const done = await withProvenSession(context, session, proof, async (tx, { account }) => {
      await storeHash(tx, uid, hash);
      await deleteSessionsOf(tx, uid);
      await addNotice(tx, { kind: "password-changed", uid });
      return { token: await insertSession(tx, context, request, uid), current: { account, hash } };
    });
    if ("ok" in done) return done;
    const cookies = await sessionCookies(context, done.token);
    return { ok: true, cookies: [...cookies, rememberDevice(context, request, done.current)] };
  });
}

export function deleteAccount(
  context: Context,
  request: Request,
  { password }: { readonly password: string },
): Promise<AccountResult<Cookies>> {
  return changeOwn(context, request, async (session) => {
    const proof = await prove(context, session, password);
    if ("ok" in proof) return proof;
    const { email, uid } = session.account;
    const addNotice = await context.mail.notice("deletion-notice", email);
    const done = await withProvenSession(context, session, proof, async (tx) => {
      await deleteAccountRows(tx, uid);
      await addNotice(tx, { kind: "account-deleted", email });
      return { isDeleted: true };
    });
    if ("ok" in done) return done;
    return { ok: true, cookies: [...(await forgetSessionCookies(context, request)), forgetDevice(context)] };
  });
}
