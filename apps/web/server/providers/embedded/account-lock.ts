import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { account, user } from "../../db/schema.ts";
import type { Account } from "../accounts.ts";
import { accountOf, userRow } from "./user-row.ts";

export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

/** What a row of `account` with a password is called there. */
export const CREDENTIAL = "credential";

/** An account and its stored password hash, as read at one moment. */
export interface Credential {
  readonly account: Account;
  readonly hash: string;
}

/** The account with this uid or email address; undefined where there is none with a password. */
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
  return row?.hash ? { account: accountOf(userRow.parse(row.user)), hash: row.hash } : undefined;
}

/**
 * Runs `work` in a transaction that holds the lock of the account, with the account as it is then. Every change of a password, a
 * session, a link or the account itself takes this lock, so that what `work` reads stays true until it commits. Undefined, without
 * `work`, where the account is gone. No password is hashed in here: that would hold a connection for as long.
 */
export function withAccountLock<Value>(
  db: Db,
  uid: string,
  work: (tx: Transaction, now: Credential) => Promise<Value>,
): Promise<Value | undefined> {
  return db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, uid)).for("update");
    // Its own statement: only one that begins after the lock is sure to see what the previous holder committed.
    const now = await credentialOf(tx, { uid });
    return now && work(tx, now);
  });
}

/** Keeps the account from being deleted until the transaction ends. False where there is none. */
export async function holdAccount(tx: Transaction, uid: string): Promise<boolean> {
  const rows = await tx.select({ id: user.id }).from(user).where(eq(user.id, uid)).for("key share");
  return rows.length === 1;
}
