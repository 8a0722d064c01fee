import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { comparisons, favourites, users } from "../../db/schema.ts";
import type { DocumentCalls, Usage } from "../common/document-store.ts";
import type { Transaction } from "./account-lock.ts";
import type { Own } from "./designs.ts";

type Calls = DocumentCalls<Transaction, Own, Usage>;

export function profileCalls(db: Db): Calls["users"] {
  return {
    async get(uid) {
      const { fullName, company, email } = users;
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

export function favouriteCalls(db: Db): Calls["favourites"] {
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

export function comparisonCalls(db: Db): Calls["comparisons"] {
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
