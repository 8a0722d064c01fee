import { and, eq } from "drizzle-orm";
import { account, session, user, users } from "../../db/schema.ts";
import { hashPassword } from "../../passwords/password-hash.ts";
import type { Account, SignUp } from "../accounts.ts";
import { failure } from "../common/failures.ts";
import { CREDENTIAL, type Credential, provePassword, type Transaction, withProof } from "./account-lock.ts";
import type { Calls, Context } from "./context.ts";
import { deleteAccountRows } from "./manage-accounts.ts";
import { insertSession, type NewSession, newId, replaceSession } from "./sessions.ts";

/** How often a password is checked again if the stored hash has changed: it may be an upgraded hash of the same password. */
const TRIES = 3;

/**
 * Deletes an earlier, unconfirmed sign-up with the same address, including its password and profile, because it may be a stranger's. The
 * owner of the mailbox confirms with the newest link. An account that has been used keeps its address.
 */
async function dropUnconfirmed(tx: Transaction, email: string): Promise<void> {
  const isOne = eq(user.email, email);
  const [found] = await tx
    .select({ uid: user.id, isVerified: user.emailVerified, isPending: user.isPending })
    .from(user)
    .where(isOne)
    .for("update");
  if (!found?.isPending || found.isVerified) return;
  // A separate statement after the lock: a sign-in that held it may have created a session.
  if ((await tx.$count(session, eq(session.userId, found.uid))) === 0) await deleteAccountRows(tx, found.uid);
}

/** Stores a new account and its profile; undefined if the address is taken, also by a concurrent sign-up. */
async function insertAccount(
  tx: Transaction,
  email: string,
  { profile: { fullName, company } }: SignUp,
  hash: string,
  isPending: boolean,
): Promise<Credential | undefined> {
  const uid = newId();
  const created = await tx
    .insert(user)
    // The name belongs to the profile.
    .values({ id: uid, name: "", email, isPending })
    .onConflictDoNothing({ target: user.email });
  if (created.rowCount !== 1) return undefined;
  await tx
    .insert(account)
    .values({ id: newId(), accountId: uid, providerId: CREDENTIAL, userId: uid, password: hash });
  await tx.insert(users).values({ uid, fullName, company, email });
  return { account: { uid, email, emailVerified: false }, hash };
}

export const signInCalls = (context: Context) => {
  const { db, mail, requireEmailVerification } = context;
  return {
    async signUp(request, email, input) {
      // Before the address is checked, so that the response takes the same time.
      const hash = await hashPassword(input.password);
      const created = await db.transaction(async (tx) => {
        const current = await insertAccount(tx, email, input, hash, false);
        return current && { current, token: await insertSession(tx, context, request, current.account.uid) };
      });
      return created && replaceSession(context, request, created);
    },
    async signUpUnconfirmed(email, input) {
      const hash = await hashPassword(input.password);
      await db.transaction(async (tx) => {
        await dropUnconfirmed(tx, email);
        const created = await insertAccount(tx, email, input, hash, true);
        if (created) return mail.add(tx, { kind: "verification", uid: created.account.uid });
        const [owner] = await tx.select({ uid: user.id }).from(user).where(eq(user.email, email));
        if (owner) await mail.add(tx, { kind: "already-registered", uid: owner.uid });
      });
    },
    sendConfirmation: ({ uid }) => mail.add(db, { kind: "verification", uid }),
    /** Checks the password and creates the session under the account's lock. A link for this account confirms its address. */
    async signIn(request, { email, password }, claimed) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const proof = await provePassword(db, { email }, password);
        if (!proof) return undefined;
        const entry = await withProof<NewSession | { readonly unconfirmed: Account }>(
          db,
          proof,
          async (tx, now) => {
            const isConfirming = requireEmailVerification && !now.account.emailVerified;
            const { uid } = now.account;
            if (isConfirming && claimed !== uid) return { unconfirmed: now.account };
            const account = isConfirming ? { ...now.account, emailVerified: true } : now.account;
            // A sign-up that has been used is not replaced by another with the same address.
            await tx
              .update(user)
              .set({ isPending: false, ...(isConfirming && { emailVerified: true }) })
              .where(and(eq(user.id, uid), isConfirming ? undefined : user.isPending));
            return { token: await insertSession(tx, context, request, uid), current: { ...now, account } };
          },
        );
        if (entry) return "unconfirmed" in entry ? entry : replaceSession(context, request, entry);
      }
      return failure("conflict");
    },
  } satisfies Partial<Calls>;
};
