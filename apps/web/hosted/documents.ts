import { randomUUID } from "node:crypto";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import type { DocumentCalls } from "../server/providers/common/document-calls.ts";
import type { DocumentStore } from "../server/providers/common/document-store.ts";
import { documentStore } from "../server/providers/common/document-store.ts";
import type { SavedComparison } from "../server/providers/documents.ts";
import { contactMessageCalls, type FirmMail } from "./contact-messages.ts";
import { designCalls, type Own } from "./designs.ts";
import type { Library } from "./library.ts";
import { createDeadline, inTime } from "./service-call.ts";
import { readTotals, type Totals, writeTotals } from "./totals.ts";
import { createTurns } from "./turns.ts";

type Calls = DocumentCalls<Transaction, Own, Totals>;

const userDocument = z.object({ fullName: z.string(), company: z.string(), email: z.string() });
const firmDocument = z.object({
  name: z.string(),
  address: z.string(),
  contact: z.string(),
  registration: z.string(),
  logo: z.string(),
});
const favouritesDocument = z.object({ sections: z.array(z.string()) });
const comparisonsDocument = z.object({
  comparisons: z.array(z.object({ name: z.string(), sections: z.array(z.string()) })),
});
const projectDocument = z.object({
  number: z.string(),
  name: z.string(),
  client: z.string(),
  address: z.string(),
  designer: z.string(),
  checker: z.string(),
});

/** One document `users/{uid}` or `firms/{uid}` a user. */
function oneOfUser<Fields extends object>(db: Firestore, name: string, schema: z.ZodType<Fields>) {
  const documentOf = (uid: string) => db.collection(name).doc(uid);
  return {
    async get(uid: string) {
      const found = await documentOf(uid).get();
      return found.exists ? schema.parse(found.data()) : null;
    },
    set: async (tx: Transaction, uid: string, fields: Fields) => tx.set(documentOf(uid), fields),
  };
}

/** One document `favourites/{uid}` a user: the list is read and written as a whole. */
function favouriteCalls(db: Firestore): Calls["favourites"] {
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
function comparisonCalls(db: Firestore): Calls["comparisons"] {
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
    rename(tx, uid, name, to, list) {
      const renamed = list.map((one) => (one.name === name ? { ...one, name: to } : one));
      return write(tx, uid, renamed);
    },
    remove(tx, uid, removed, list) {
      const others = list.filter((one) => one !== removed);
      return write(tx, uid, others);
    },
  };
}

/** Projects in `projects/{id}`. */
function projectCalls(db: Firestore): Calls["projects"] {
  const collection = db.collection("projects");
  return {
    async list(uid) {
      const { docs } = await collection.where("uid", "==", uid).orderBy("order").get();
      return docs.map((one) => ({ id: one.id, ...projectDocument.parse(one.data()) }));
    },
    has: async (tx, uid, id) => (await tx.get(collection.doc(id))).get("uid") === uid,
    async add(tx, uid, fields, usage) {
      const id = randomUUID();
      const order = writeTotals(tx, db, uid, usage, { projects: 1 });
      tx.create(collection.doc(id), { uid, order, ...fields });
      return id;
    },
    put: async (tx, _, id, fields) => tx.update(collection.doc(id), { ...fields }),
    async remove(tx, uid, id) {
      const totals = await readTotals(tx, db, uid);
      const own = db.collection("designs").where("uid", "==", uid).where("project", "==", id);
      const designs = await tx.get(own);
      for (const design of designs.docs) tx.update(design.ref, { project: null });
      writeTotals(tx, db, uid, totals, { projects: -1 });
      tx.delete(collection.doc(id));
    },
  };
}

const TRIES = { maxAttempts: 20 };
const inTurn = createTurns();

/**
 * Runs a change of a user's documents in a transaction, which is repeated if another one changes what it has read. Nothing is written
 * for a deleted account, so that none of its documents remains, even with concurrent writes.
 */
function changeIn<Value>(
  db: Firestore,
  uid: string,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value | undefined> {
  const expectInTime = createDeadline();
  const change = () => {
    expectInTime();
    const done = db.runTransaction(async (tx) => {
      expectInTime();
      const deletion = await tx.get(db.collection("deletions").doc(uid));
      return deletion.exists ? undefined : work(tx);
    }, TRIES);
    return inTime(done);
  };
  return inTime(inTurn(uid, change));
}

/** The documents in Firestore. */
export function documentsIn(db: Firestore, library: Library, firmMail?: FirmMail): DocumentStore {
  return documentStore<Transaction, Own, Totals>({
    // Within the longest time that a user waits.
    query: (work) => inTime(work()),
    change: (uid, work) => changeIn(db, uid, work),
    usage: (tx, uid) => readTotals(tx, db, uid),
    users: oneOfUser(db, "users", userDocument),
    firms: oneOfUser(db, "firms", firmDocument),
    favourites: favouriteCalls(db),
    comparisons: comparisonCalls(db),
    projects: projectCalls(db),
    designs: designCalls(db),
    contactMessages: contactMessageCalls(db, library, firmMail),
  });
}
