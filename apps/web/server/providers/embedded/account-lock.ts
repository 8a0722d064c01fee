import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { account, user } from "../../db/schema.ts";
import { hashPassword, verifyPassword } from "../../passwords/password-hash.ts";
import type { Account } from "../accounts.ts";

export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

/** The provider ID of a row of `account` with a password. */
export const CREDENTIAL = "credential";

/** An account from its row, which has more columns. */
export const accountOf = ({
  id,
  email,
  emailVerified,
}: Omit<Account, "uid"> & { readonly id: string }): Account => ({
  uid: id,
  email,
  emailVerified,
});

/** An account and its stored password hash, read together. */
export interface Credential {
  readonly account: Account;
  readonly hash: string;
}

/**
 * Binds the cookies of known browsers to the account and its stored password hash. The hash is the one stored while the account's lock
 * was held: a later password invalidates the cookie.
 */
export function generationOf({ account, hash }: Credential): string {
  return `${account.uid}\n${hash}`;
}

/** The account with this uid or email address; undefined if there is none with a password. */
export async function credentialOf(
  db: Db | Transaction,
  who: { readonly email: string } | { readonly uid: string },
): Promise<Credential | undefined> {
  const isOne = "uid" in who ? eq(user.id, who.uid) : eq(user.email, who.email);
  const [row] = await db
    .select({ user, hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, CREDENTIAL)))
    .where(isOne);
  return row?.hash ? { account: accountOf(row.user), hash: row.hash } : undefined;
}

/**
 * Runs `work` in a transaction that holds the account's lock, with the account's current state. Every change of a password, a
 * session, a link or the account itself takes this lock, so that the data that `work` reads stay valid until it commits. Returns
 * undefined, without running `work`, if the account is gone. Passwords are hashed outside, because hashing would block a connection.
 */
export function withAccountLock<Value>(
  db: Db,
  uid: string,
  work: (tx: Transaction, now: Credential) => Promise<Value>,
): Promise<Value | undefined> {
  return db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, uid)).for("update");
    // A separate statement: only one that starts after the lock is certain to see the previous holder's commit.
    const now = await credentialOf(tx, { uid });
    return now && work(tx, now);
  });
}

/** A password that matched the stored hash when it was checked. `withProof` checks under the lock that it still does. */
export interface PasswordProof {
  readonly uid: string;
  readonly hash: string;
  /** A replacement, if the stored hash is of an earlier kind. */
  readonly better?: string;
}

/** Checks a password, outside any transaction. An unknown account costs the same hash. Undefined if the password is wrong. */
export async function provePassword(
  db: Db,
  who: { readonly email: string } | { readonly uid: string },
  password: string,
): Promise<PasswordProof | undefined> {
  const found = await credentialOf(db, who);
  if (!found) {
    await hashPassword(password);
    return undefined;
  }
  const { isRight, better } = await verifyPassword(password, found.hash);
  return isRight ? { uid: found.account.uid, hash: found.hash, ...(better && { better }) } : undefined;
}

export function storeHash(tx: Transaction, uid: string, hash: string): Promise<unknown> {
  return tx.update(account).set({ password: hash, updatedAt: new Date() }).where(eq(account.userId, uid));
}

/**
 * Runs `work` under the account's lock if the hash that the password was checked with is still stored; the password then stays valid
 * until `work` commits. Undefined if the password has changed or the account is gone.
 */
export function withProof<Value extends object>(
  db: Db,
  { uid, hash, better }: PasswordProof,
  work: (tx: Transaction, now: Credential) => Promise<Value>,
): Promise<Value | undefined> {
  return withAccountLock(db, uid, async (tx, now) => {
    if (now.hash !== hash) return undefined;
    if (better !== undefined) await storeHash(tx, uid, better);
    return work(tx, { ...now, hash: better ?? hash });
  });
}

/** Prevents deletion of the account until the transaction ends. False if there is no account. */
export async function holdAccount(tx: Transaction, uid: string): Promise<boolean> {
  const rows = await tx.select({ id: user.id }).from(user).where(eq(user.id, uid)).for("key share");
  return rows.length === 1;
}
