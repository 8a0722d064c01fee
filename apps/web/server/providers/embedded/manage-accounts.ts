import { and, count, eq, gt, max, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { session, user } from "../../db/schema.ts";
import type { Account } from "../accounts.ts";
import { accountOf, type Transaction, withAccountLock } from "./account-lock.ts";
import { deleteDocuments } from "./documents.ts";
import { endLinks } from "./reset.ts";

/** The account data that an operator may see, without password and tokens. */
export interface KnownAccount extends Account {
  readonly createdAt: Date;
  /** Sessions that have not expired. */
  readonly sessions: number;
  /** Exact to a day; null without a session. */
  readonly lastSeenAt: Date | null;
}

/** The account of an email address, case-insensitive. */
export async function findAccount(db: Db, email: string): Promise<KnownAccount | undefined> {
  const [found] = await db
    .select()
    .from(user)
    .where(eq(user.email, sql`lower(${email})`));
  if (!found) return undefined;
  const [live] = await db
    .select({ sessions: count(), lastSeenAt: max(session.updatedAt) })
    .from(session)
    .where(and(eq(session.userId, found.id), gt(session.expiresAt, sql`now()`)));
  return {
    ...accountOf(found),
    createdAt: found.createdAt,
    sessions: live?.sessions ?? 0,
    lastSeenAt: live?.lastSeenAt ?? null,
  };
}

/** Ends every session and every emailed link of an account; the password stays. Returns the number of sessions that had not expired. */
export async function signOutEverywhere(db: Db, uid: string): Promise<number> {
  const live = await withAccountLock(db, uid, async (tx) => {
    await endLinks(tx, uid);
    const ended = await tx
      .delete(session)
      .where(eq(session.userId, uid))
      .returning({ isLive: sql<boolean>`${session.expiresAt} > now()` });
    return ended.filter(({ isLive }) => isLive).length;
  });
  return live ?? 0;
}

/** Deletes an account whose lock is held, with its password, sessions, links and documents. Contact messages stay. */
export async function deleteAccountRows(tx: Transaction, uid: string): Promise<void> {
  await endLinks(tx, uid);
  await deleteDocuments(tx, uid);
  await tx.delete(user).where(eq(user.id, uid));
}

/** The same for the operator, in one transaction. */
export async function deleteAccountOf(db: Db, uid: string): Promise<void> {
  await withAccountLock(db, uid, (tx) => deleteAccountRows(tx, uid));
}
