import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { comparisons, favourites } from "../../db/schema.ts";
import {
  NAME_TAKEN,
  NO_COMPARISON,
  NO_OWNER,
  TOO_MANY_COMPARISONS,
  TOO_MANY_FAVOURITES,
} from "../common/document-failures.ts";
import { type DocumentResult, type DocumentStore, MAX_COMPARISONS, MAX_FAVOURITES } from "../documents.ts";
import type { Transaction } from "./account-lock.ts";
import { runQuery } from "./run-query.ts";

/** Prevents deletion of an owner until the transaction ends; false if there is none. */
export type HoldOwner = (tx: Transaction, uid: string) => Promise<boolean>;

/** Serialises the changes of a user's documents, so that a count is still correct when the row is written. */
export function serialised<Value>(
  db: Db,
  hold: HoldOwner,
  uid: string,
  work: (tx: Transaction) => Promise<DocumentResult<Value>>,
): Promise<DocumentResult<Value>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved:${uid}`}, 0))`);
    return (await hold(tx, uid)) ? work(tx) : NO_OWNER;
  });
}

function sectionsOf(db: Db | Transaction, uid: string) {
  const { section, ordinal } = favourites;
  return db.select({ section }).from(favourites).where(eq(favourites.uid, uid)).orderBy(asc(ordinal));
}

export function favouritesIn(db: Db, hold: HoldOwner): DocumentStore["favourites"] {
  return {
    list: (uid) =>
      runQuery("favourites.list", async () => {
        const rows = await sectionsOf(db, uid);
        return { ok: true, sections: rows.map(({ section }) => section) };
      }),
    add: (uid, section) =>
      runQuery("favourites.add", () =>
        serialised(db, hold, uid, async (tx) => {
          const rows = await sectionsOf(tx, uid);
          if (rows.some((row) => row.section === section)) return { ok: true };
          if (rows.length >= MAX_FAVOURITES) return TOO_MANY_FAVOURITES;
          await tx.insert(favourites).values({ uid, section });
          return { ok: true };
        }),
      ),
    remove: (uid, section) =>
      runQuery("favourites.remove", async () => {
        await db.delete(favourites).where(and(eq(favourites.uid, uid), eq(favourites.section, section)));
        return { ok: true };
      }),
  };
}

function comparisonsOf(db: Db | Transaction, uid: string) {
  const { name, sections, ordinal } = comparisons;
  return db
    .select({ name, sections })
    .from(comparisons)
    .where(eq(comparisons.uid, uid))
    .orderBy(asc(ordinal));
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const ofName = (uid: string, name: string) => and(eq(comparisons.uid, uid), eq(comparisons.name, name));

export function comparisonsIn(db: Db, hold: HoldOwner): DocumentStore["comparisons"] {
  return {
    list: (uid) =>
      runQuery("comparisons.list", async () => ({ ok: true, comparisons: await comparisonsOf(db, uid) })),
    add: (uid, { name, sections }) =>
      runQuery("comparisons.add", () =>
        serialised(db, hold, uid, async (tx) => {
          const rows = await comparisonsOf(tx, uid);
          if (rows.some((row) => isSameName(row.name, name))) return NAME_TAKEN;
          if (rows.length >= MAX_COMPARISONS) return TOO_MANY_COMPARISONS;
          await tx.insert(comparisons).values({ uid, name, sections: [...sections] });
          return { ok: true };
        }),
      ),
    rename: (uid, name, to) =>
      runQuery("comparisons.rename", () =>
        serialised(db, hold, uid, async (tx) => {
          const rows = await comparisonsOf(tx, uid);
          if (!rows.some((row) => row.name === name)) return NO_COMPARISON;
          // A comparison may be renamed to its own name in another case.
          if (rows.some((row) => row.name !== name && isSameName(row.name, to))) return NAME_TAKEN;
          await tx.update(comparisons).set({ name: to }).where(ofName(uid, name));
          return { ok: true };
        }),
      ),
    remove: (uid, name) =>
      runQuery("comparisons.remove", async () => {
        await db.delete(comparisons).where(ofName(uid, name));
        return { ok: true };
      }),
  };
}
