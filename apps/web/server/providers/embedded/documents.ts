import { asc, between, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { comparisons, contactMessages, designs, favourites, projects, users } from "../../db/schema.ts";
import { NO_MESSAGE, NO_OWNER } from "../common/document-failures.ts";
import { type Running, type Usage, userDocumentsIn } from "../common/document-store.ts";
import { runQuery } from "../common/run-query.ts";
import { UUID } from "../common/uuid.ts";
import {
  type ContactMessage,
  type DocumentResult,
  type DocumentStore,
  type ListPlace,
  MAX_FOUND,
} from "../documents.ts";
import type { Transaction } from "./account-lock.ts";
import { designCalls, type Own, usageOf } from "./designs.ts";
import { projectCalls } from "./projects.ts";
import { comparisonCalls, favouriteCalls, profileCalls } from "./saved-documents.ts";

const NEWEST_FIRST = [desc(contactMessages.timestamp), desc(contactMessages.ordinal)];

export function toMessage(row: typeof contactMessages.$inferSelect): ContactMessage {
  const { id, name, email, message, status } = row;
  return { id, name, email, message, status, timestamp: row.timestamp.toISOString() };
}

/** Changes one message, if it exists. */
async function changeMessage(
  db: Db,
  id: string,
  set: PgUpdateSetSource<typeof contactMessages>,
): Promise<DocumentResult<unknown>> {
  const rows = UUID.test(id)
    ? await db
        .update(contactMessages)
        .set(set)
        .where(eq(contactMessages.id, id))
        .returning({ id: contactMessages.id })
    : [];
  return rows.length > 0 ? { ok: true } : NO_MESSAGE;
}

/** The time as the database's text: a JavaScript date has only milliseconds and would skip messages. */
const WITH_PLACE = {
  ...getTableColumns(contactMessages),
  exactly: sql<string>`${contactMessages.timestamp}::text`,
};

const placeOf = (row: { readonly exactly: string; readonly ordinal: number }): ListPlace => ({
  moment: row.exactly,
  tie: String(row.ordinal),
});

/** Pages by place. A cursor needs a transaction, and a stalled reader would block a migration. */
function listIn(db: Db): Pick<DocumentStore["contactMessages"], "page" | "count" | "find"> {
  const { id, timestamp, ordinal } = contactMessages;
  return {
    page: (limit, olderThan) =>
      runQuery("contactMessages.page", async () => {
        const rows = await db
          .select(WITH_PLACE)
          .from(contactMessages)
          .where(
            olderThan &&
              sql`(${timestamp}, ${ordinal}) < (${olderThan.moment}::timestamptz, ${olderThan.tie}::bigint)`,
          )
          .orderBy(...NEWEST_FIRST)
          .limit(limit);
        const last = rows.at(-1);
        return { ok: true, messages: rows.map(toMessage), end: last ? placeOf(last) : null };
      }),
    count: () =>
      runQuery("contactMessages.count", async () => ({ ok: true, count: await db.$count(contactMessages) })),
    find: (start) =>
      runQuery("contactMessages.find", async () => {
        const digits = start.replaceAll("-", "");
        if (!/^[0-9a-f]{1,32}$/i.test(digits)) return { ok: true, found: [] };
        // A range uses the primary key's index; the text of an id has no index.
        const rows = await db
          .select(WITH_PLACE)
          .from(contactMessages)
          .where(between(id, digits.padEnd(32, "0"), digits.padEnd(32, "f")))
          .orderBy(asc(id))
          .limit(MAX_FOUND);
        return { ok: true, found: rows.map((row) => ({ message: toMessage(row), place: placeOf(row) })) };
      }),
  };
}

/** An address in any case. */
const isFrom = (email: string) => eq(sql`lower(${contactMessages.email})`, sql`lower(${email})`);

function removalIn(db: Db): Pick<DocumentStore["contactMessages"], "remove" | "removeByEmail"> {
  return {
    remove: (ids) =>
      runQuery("contactMessages.remove", async () => {
        const uuids = ids.filter((id) => UUID.test(id));
        const { rowCount } = await db.delete(contactMessages).where(inArray(contactMessages.id, uuids));
        return { ok: true, count: rowCount ?? 0 };
      }),
    removeByEmail: (email) =>
      runQuery("contactMessages.removeByEmail", async () => {
        const { rowCount } = await db.delete(contactMessages).where(isFrom(email));
        return { ok: true, count: rowCount ?? 0 };
      }),
  };
}

function contactMessagesIn(db: Db, onMessage: OnMessage): DocumentStore["contactMessages"] {
  return {
    add: ({ name, email, message }) =>
      runQuery("contactMessages.add", () =>
        db.transaction(async (tx) => {
          const rows = await tx
            .insert(contactMessages)
            .values({ name, email, message })
            .returning({ id: contactMessages.id });
          const id = rows[0]?.id;
          if (id === undefined)
            throw new Error("the database stored a contact message without returning its id");
          await onMessage(tx, id);
          return { ok: true, id };
        }),
      ),
    get: (id) =>
      runQuery("contactMessages.get", async () => {
        if (!UUID.test(id)) return { ok: true, message: null };
        const rows = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
        return { ok: true, message: rows[0] ? toMessage(rows[0]) : null };
      }),
    ...listIn(db),
    setStatus: (id, status) => runQuery("contactMessages.setStatus", () => changeMessage(db, id, { status })),
    byEmail: (email) =>
      runQuery("contactMessages.byEmail", async () => {
        const rows = await db
          .select()
          .from(contactMessages)
          .where(isFrom(email))
          .orderBy(...NEWEST_FIRST);
        return { ok: true, messages: rows.map(toMessage) };
      }),
    ...removalIn(db),
  };
}

/** Deletes the documents of a uid, in a transaction that prevents concurrent writes. */
export async function deleteDocuments(tx: Transaction, uid: string): Promise<void> {
  const tables = [users, favourites, comparisons, designs, projects];
  for (const table of tables) await tx.delete(table).where(eq(table.uid, uid));
}

/** Called in the transaction that stores a contact message. */
type OnMessage = (tx: Transaction, id: string) => Promise<void>;

interface Options {
  /** Prevents deletion of the owner until a transaction ends. */
  readonly hold?: (tx: Transaction, uid: string) => Promise<boolean>;
  readonly onMessage?: OnMessage;
}

/**
 * The documents in PostgreSQL. Nothing is written for a deleted owner, so that a deleted account leaves no document, even with concurrent
 * writes.
 */
export function documentsIn(
  db: Db,
  { hold = async () => true, onMessage = async () => undefined }: Options = {},
): DocumentStore {
  const running: Running<Transaction> = {
    query: runQuery,
    change: (call, uid, work) =>
      runQuery(call, () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved:${uid}`}, 0))`);
          return (await hold(tx, uid)) ? work(tx) : NO_OWNER;
        }),
      ),
  };
  const own = userDocumentsIn<Transaction, Own, Usage>(running, {
    users: profileCalls(db),
    favourites: favouriteCalls(db),
    comparisons: comparisonCalls(db),
    usage: usageOf,
    projects: projectCalls(db),
    designs: designCalls(db),
  });
  return { ...own, contactMessages: contactMessagesIn(db, onMessage) };
}
