import type { Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import type { DocumentCalls } from "../common/document-store.ts";
import type { SavedComparison } from "../documents.ts";
import type { Own } from "./designs.ts";
import type { Totals } from "./totals.ts";

type Calls = DocumentCalls<Transaction, Own, Totals>;

const userDocument = z.object({ fullName: z.string(), company: z.string(), email: z.string() });
const favouritesDocument = z.object({ sections: z.array(z.string()) });
const comparisonsDocument = z.object({
  comparisons: z.array(z.object({ name: z.string(), sections: z.array(z.string()) })),
});

export function profileCalls(db: Firestore): Calls["users"] {
  const documentOf = (uid: string) => db.collection("users").doc(uid);
  return {
    async get(uid) {
      const found = await documentOf(uid).get();
      return found.exists ? userDocument.parse(found.data()) : null;
    },
    set: async (tx, uid, profile) => tx.set(documentOf(uid), profile),
  };
}

/** One document `favourites/{uid}` a user: the list is read and written as a whole. */
export function favouriteCalls(db: Firestore): Calls["favourites"] {
  const documentOf = (uid: string) => db.collection("favourites").doc(uid);
  return {
    async read(uid, tx) {
      const ref = documentOf(uid);
      const found = await (tx ? tx.get(ref) : ref.get());
      return favouritesDocument.safeParse(found.data()).data?.sections ?? [];
    },
    add: async (tx, uid, section, list) => tx.set(documentOf(uid), { sections: [...list, section] }),
    remove: async (tx, uid, section, list) =>
      tx.set(documentOf(uid), { sections: list.filter((one) => one !== section) }),
  };
}

/** One document `comparisons/{uid}` a user. */
export function comparisonCalls(db: Firestore): Calls["comparisons"] {
  const documentOf = (uid: string) => db.collection("comparisons").doc(uid);
  const write = async (tx: Transaction, uid: string, comparisons: readonly SavedComparison[]) =>
    tx.set(documentOf(uid), { comparisons });
  return {
    async read(uid, tx) {
      const ref = documentOf(uid);
      const found = await (tx ? tx.get(ref) : ref.get());
      return comparisonsDocument.safeParse(found.data()).data?.comparisons ?? [];
    },
    add: (tx, uid, added, list) => write(tx, uid, [...list, added]),
    rename: (tx, uid, name, to, list) =>
      write(
        tx,
        uid,
        list.map((one) => (one.name === name ? { ...one, name: to } : one)),
      ),
    remove: (tx, uid, removed, list) =>
      write(
        tx,
        uid,
        list.filter((one) => one !== removed),
      ),
  };
}
