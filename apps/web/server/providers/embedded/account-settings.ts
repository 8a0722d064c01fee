import { hashPassword } from "../../passwords/password-hash.ts";
import type { AccountFailure, AccountProvider, AccountResult, Cookies } from "../accounts.ts";
import { failure } from "../common/failures.ts";
import { forgetDevice, rememberDevice } from "../common/known-device.ts";
import { changeFault, countChange, proveOwn } from "../common/own-password.ts";
import type { Credential, Transaction } from "./account-lock.ts";
import { type Context, type CurrentSession, changeOwn } from "./context.ts";
import { generationOf } from "./device-generation.ts";
import { type PasswordProof, provePassword, storeHash, withProof } from "./password-proof.ts";
import { deleteAccountRows } from "./register.ts";
import { deleteSessionsOf, insertSession, isSessionAlive, sessionCookies } from "./session-store.ts";
import { forgetSessionCookies } from "./sessions.ts";

const prove = ({ db, limits }: Context, { account: { uid } }: CurrentSession, password: string) =>
  proveOwn(limits, uid, password, () => provePassword(db, { uid }, password));

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
  input: Parameters<AccountProvider["changePassword"]>[1],
): Promise<AccountResult<Cookies>> {
  return changeOwn(context, request, async (session) => {
    const { email, uid } = session.account;
    const fault = await changeFault(email, input);
    if (fault) return fault;
    const proof = await prove(context, session, input.currentPassword);
    if ("ok" in proof) return proof;
    const limited = await countChange(context.limits, uid);
    if (limited) return limited;
    const hash = await hashPassword(input.newPassword);
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
    return { ok: true, cookies: [...cookies, rememberDevice(context, request, generationOf(done.current))] };
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
