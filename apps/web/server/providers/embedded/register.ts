import { and, count, eq, gt, max, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { session, user } from "../../db/schema.ts";
import type { Account } from "../accounts.ts";
import { accountOf, endLinks, person } from "./context.ts";
import { documentsIn } from "./documents.ts";

/** What the firm may know of an account to answer its owner. No password, no token. */
export interface KnownAccount extends Account {
  readonly createdAt: Date;
  /** Sessions that have not expired. */
  readonly sessions: number;
  /** Exact to a day; null without a session. */
  readonly lastSeenAt: Date | null;
}

/** The account of an e-mail address, in any case of its letters. */
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
    ...accountOf(person.parse(found)),
    createdAt: found.createdAt,
    sessions: live?.sessions ?? 0,
    lastSeenAt: live?.lastSeenAt ?? null,
  };
}

/** Ends every session and every e-mailed link of an account; the password stays. Answers with how many sessions had not expired. */
export function signOutEverywhere(db: Db, uid: string): Promise<number> {
  return db.transaction(async (tx) => {
    await endLinks({ db: tx }, uid);
    const ended = await tx
      .delete(session)
      .where(eq(session.userId, uid))
      .returning({ isLive: sql<boolean>`${session.expiresAt} > now()` });
    return ended.filter(({ isLive }) => isLive).length;
  });
}

/** Deletes an account with its password, sessions, links and documents: all of it or nothing. Contact messages stay. */
export function deleteAccountOf(db: Db, uid: string): Promise<void> {
  return db.transaction(async (tx) => {
    await endLinks({ db: tx }, uid);
    const forgotten = await documentsIn(tx).forget(uid);
    if (!forgotten.ok) throw new Error(forgotten.message);
    await tx.delete(user).where(eq(user.id, uid));
  });
}
