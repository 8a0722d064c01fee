import { eq } from "drizzle-orm";
import { account, session, user, users } from "../../db/schema.ts";
import { hashPassword } from "../../passwords/password-hash.ts";
import type { SignUp } from "../accounts.ts";
import type { SignedIn } from "../common/account-calls.ts";
import { CREDENTIAL, type Credential, type Transaction } from "./account-lock.ts";
import type { Context } from "./context.ts";
import { deleteAccountRows } from "./register.ts";
import { insertSession, newId } from "./session-store.ts";
import { openSession } from "./sessions.ts";

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

export async function signUp(
  context: Context,
  request: Request,
  email: string,
  input: SignUp,
): Promise<SignedIn | undefined> {
  // Before the address is checked, so that the response takes the same time.
  const hash = await hashPassword(input.password);
  const created = await context.db.transaction(async (tx) => {
    const current = await insertAccount(tx, email, input, hash, false);
    return current && { current, token: await insertSession(tx, context, request, current.account.uid) };
  });
  return created && openSession(context, request, created);
}

export async function signUpUnconfirmed({ db, mail }: Context, email: string, input: SignUp): Promise<void> {
  const hash = await hashPassword(input.password);
  await db.transaction(async (tx) => {
    await dropUnconfirmed(tx, email);
    const created = await insertAccount(tx, email, input, hash, true);
    if (created) return mail.add(tx, { kind: "verification", uid: created.account.uid });
    const [owner] = await tx.select({ uid: user.id }).from(user).where(eq(user.email, email));
    if (owner) await mail.add(tx, { kind: "already-registered", uid: owner.uid });
  });
}
