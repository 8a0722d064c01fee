import { randomUUID } from "node:crypto";
import { asc, between, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { contactMessages } from "../../db/schema.ts";
import type { DocumentCalls, Usage } from "../common/document-calls.ts";
import { type ContactMessage, type FoundMessage, MAX_FOUND } from "../documents.ts";
import type { Transaction } from "./account-lock.ts";
import type { Own } from "./designs.ts";

/** Called in the transaction that stores a contact message. */
export type OnMessage = (tx: Transaction, id: string) => Promise<void>;

type Row = typeof contactMessages.$inferSelect;

export function toMessage(row: Row): ContactMessage {
  const { id, name, email, message, status } = row;
  return { id, name, email, message, status, timestamp: row.timestamp.toISOString() };
}

const NEWEST_FIRST = [desc(contactMessages.timestamp), desc(contactMessages.ordinal)];

/** The time as the database's text: a JavaScript date has only milliseconds and would skip messages. */
const WITH_PLACE = {
  ...getTableColumns(contactMessages),
  exactly: sql<string>`${contactMessages.timestamp}::text`,
};

const toFound = (row: Row & { readonly exactly: string }): FoundMessage => ({
  message: toMessage(row),
  place: { moment: row.exactly, tie: String(row.ordinal) },
});

/** An address in any case. */
const isFrom = (email: string) => eq(sql`lower(${contactMessages.email})`, sql`lower(${email})`);

export function contactMessageCalls(
  db: Db,
  onMessage: OnMessage,
): DocumentCalls<Transaction, Own, Usage>["contactMessages"] {
  const { id, timestamp, ordinal } = contactMessages;
  return {
    add: (message) =>
      db.transaction(async (tx) => {
        const added = randomUUID();
        await tx.insert(contactMessages).values({ id: added, ...message });
        await onMessage(tx, added);
        return added;
      }),
    /** Pages by place. A cursor needs a transaction, and a stalled reader would block a migration. */
    async page(limit, olderThan) {
      const rows = await db
        .select(WITH_PLACE)
        .from(contactMessages)
        .where(
          olderThan &&
            sql`(${timestamp}, ${ordinal}) < (${olderThan.moment}::timestamptz, ${olderThan.tie}::bigint)`,
        )
        .orderBy(...NEWEST_FIRST)
        .limit(limit);
      return rows.map(toFound);
    },
    count: async () => db.$count(contactMessages),
    /** A range uses the primary key's index; the text of an id has no index. */
    async between(firstId, lastId) {
      const rows = await db
        .select(WITH_PLACE)
        .from(contactMessages)
        .where(between(id, firstId, lastId))
        .orderBy(asc(id))
        .limit(MAX_FOUND);
      return rows.map(toFound);
    },
    async setStatus(one, status) {
      const { rowCount } = await db.update(contactMessages).set({ status }).where(eq(id, one));
      return rowCount === 1;
    },
    async byEmail(email) {
      const rows = await db
        .select()
        .from(contactMessages)
        .where(isFrom(email))
        .orderBy(...NEWEST_FIRST);
      return rows.map(toMessage);
    },
    remove: async (ids) => (await db.delete(contactMessages).where(inArray(id, [...ids]))).rowCount ?? 0,
    removeByEmail: async (email) => (await db.delete(contactMessages).where(isFrom(email))).rowCount ?? 0,
  };
}
