import { randomUUID } from "node:crypto";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { comparisons, designs, favourites, firms, projects, users } from "../../db/schema.ts";
import type { DocumentCalls, Usage } from "../common/document-calls.ts";
import { type DocumentStore, documentStore } from "../common/document-store.ts";
import type { Transaction } from "./account-lock.ts";
import { contactMessageCalls, type OnMessage } from "./contact-messages.ts";
import { designCalls, type Own, usageOf } from "./designs.ts";

type Calls = DocumentCalls<Transaction, Own, Usage>;

function profileCalls(db: Db): Calls["users"] {
  const { fullName, company, email } = users;
  return {
    async get(uid) {
      const rows = await db.select({ fullName, company, email }).from(users).where(eq(users.uid, uid));
      return rows[0] ?? null;
    },
    set: (tx, uid, profile) =>
      tx
        .insert(users)
        .values({ uid, ...profile })
        .onConflictDoUpdate({ target: users.uid, set: profile }),
  };
}

function firmCalls(db: Db): Calls["firms"] {
  const { uid: owner, ...columns } = getTableColumns(firms);
  return {
    async get(uid) {
      const rows = await db.select(columns).from(firms).where(eq(owner, uid));
      return rows[0] ?? null;
    },
    set: (tx, uid, firm) =>
      tx
        .insert(firms)
        .values({ uid, ...firm })
        .onConflictDoUpdate({ target: firms.uid, set: firm }),
  };
}

function favouriteCalls(db: Db): Calls["favourites"] {
  const { section, ordinal } = favourites;
  const ofUser = (uid: string) => eq(favourites.uid, uid);
  return {
    async read(uid, tx) {
      const rows = await (tx ?? db)
        .select({ section })
        .from(favourites)
        .where(ofUser(uid))
        .orderBy(asc(ordinal));
      return rows.map((row) => row.section);
    },
    add: (tx, uid, added) => tx.insert(favourites).values({ uid, section: added }),
    remove: (tx, uid, removed) => tx.delete(favourites).where(and(ofUser(uid), eq(section, removed))),
  };
}

function comparisonCalls(db: Db): Calls["comparisons"] {
  const { name, sections, ordinal } = comparisons;
  const ofUser = (uid: string) => eq(comparisons.uid, uid);
  const ofName = (uid: string, wanted: string) => and(ofUser(uid), eq(name, wanted));
  return {
    read: async (uid, tx) =>
      (tx ?? db).select({ name, sections }).from(comparisons).where(ofUser(uid)).orderBy(asc(ordinal)),
    add: (tx, uid, added) =>
      tx.insert(comparisons).values({ uid, name: added.name, sections: [...added.sections] }),
    rename: (tx, uid, from, to) => tx.update(comparisons).set({ name: to }).where(ofName(uid, from)),
    remove: (tx, uid, removed) => tx.delete(comparisons).where(ofName(uid, removed.name)),
  };
}

function projectCalls(db: Db): Calls["projects"] {
  const { id: ID, number, name, client, address, designer, checker } = projects;
  const columns = { id: ID, number, name, client, address, designer, checker };
  return {
    list: async (uid) =>
      db.select(columns).from(projects).where(eq(projects.uid, uid)).orderBy(asc(projects.ordinal)),
    has: async (tx, uid, id) => (await tx.$count(projects, and(eq(projects.uid, uid), eq(ID, id)))) === 1,
    async add(tx, uid, fields) {
      const id = randomUUID();
      await tx.insert(projects).values({ id, uid, ...fields });
      return id;
    },
    put: (tx, _, id, fields) => tx.update(projects).set(fields).where(eq(ID, id)),
    remove: (tx, _, id) => tx.delete(projects).where(eq(ID, id)),
  };
}

/** Deletes the documents of a uid, in a transaction that prevents concurrent writes. */
export async function deleteDocuments(tx: Transaction, uid: string): Promise<void> {
  const tables = [users, firms, favourites, comparisons, designs, projects];
  for (const table of tables) await tx.delete(table).where(eq(table.uid, uid));
}

interface Options {
  /** Prevents deletion of the owner until a transaction ends. */
  readonly hold?: (tx: Transaction, uid: string) => Promise<boolean>;
  readonly onMessage?: OnMessage;
}

/** The documents in PostgreSQL. Nothing is written for a deleted owner, even with concurrent writes. */
export function documentsIn(
  db: Db,
  { hold = async () => true, onMessage = async () => undefined }: Options = {},
): DocumentStore {
  return documentStore<Transaction, Own, Usage>({
    query: (work) => work(),
    change: (uid, work) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved:${uid}`}, 0))`);
        return (await hold(tx, uid)) ? work(tx) : undefined;
      }),
    usage: usageOf,
    users: profileCalls(db),
    firms: firmCalls(db),
    favourites: favouriteCalls(db),
    comparisons: comparisonCalls(db),
    projects: projectCalls(db),
    designs: designCalls(db),
    contactMessages: contactMessageCalls(db, onMessage),
  });
}
