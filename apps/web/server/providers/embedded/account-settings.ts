import { hashPassword } from "../../passwords/password-hash.ts";
import { type AccountFailure, failure } from "../common/failures.ts";
import {
  type Credential,
  type PasswordProof,
  provePassword,
  storeHash,
  type Transaction,
  withProof,
} from "./account-lock.ts";
import type { Calls, Context, CurrentSession } from "./context.ts";
import { deleteAccountRows } from "./manage-accounts.ts";
import { cookiesOf, deleteSessionsOf, insertSession, isSessionAlive } from "./sessions.ts";

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

export const settingsCalls = (context: Context) =>
  ({
    provePassword: ({ uid }, password) => provePassword(context.db, { uid }, password),
    async changePassword(request, session, proof, password) {
      const { email, uid } = session.account;
      const hash = await hashPassword(password);
      const addNotice = await context.mail.notice("password-notice", email);
      // Reset links stay valid: an intruder who changes the password must not cut off the owner.
      const done = await withProvenSession(context, session, proof, async (tx, { account }) => {
        await storeHash(tx, uid, hash);
        await deleteSessionsOf(tx, uid);
        await addNotice(tx, { kind: "password-changed", uid });
        return { token: await insertSession(tx, context, request, uid), current: { account, hash } };
      });
      return "ok" in done ? done : { ok: true, cookies: await cookiesOf(context, request, done) };
    },
    async deleteAccount(session, proof) {
      const { email, uid } = session.account;
      const addNotice = await context.mail.notice("deletion-notice", email);
      const done = await withProvenSession(context, session, proof, async (tx) => {
        await deleteAccountRows(tx, uid);
        await addNotice(tx, { kind: "account-deleted", email });
        return { isDeleted: true };
      });
      return "ok" in done ? done : { ok: true };
    },
  }) satisfies Partial<Calls>;
