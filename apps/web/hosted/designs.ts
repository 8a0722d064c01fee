import { randomUUID } from "node:crypto";
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import type { DocumentCalls } from "../server/providers/common/document-calls.ts";
import { DESIGN_STATUSES, type DesignRevision, type SavedDesign } from "../shared/design-types.ts";
import { moment } from "./timestamps.ts";
import { readTotals, type Totals, writeTotals } from "./totals.ts";

const verdict = { ratio: z.number().nullable(), status: z.enum(DESIGN_STATUSES) };

/** The fields of a summary: the list is read without the files. */
const summary = z.object({
  kind: z.string(),
  name: z.string(),
  mark: z.string(),
  project: z.string().nullable(),
  ...verdict,
  revision: z.string().nullable(),
  version: z.number(),
  createdAt: moment,
  updatedAt: moment,
});
const SUMMARY = Object.keys(summary.shape);
const saved = summary.extend({ file: z.string() });

/** What is stored of a design besides. `bytes` includes its revisions. */
const counted = z.object({
  uid: z.string(),
  bytes: z.number(),
  fileBytes: z.number(),
  isRemoved: z.boolean(),
});

/** A document of `designs/{id}/revisions/{letter}`. */
const revisionDocument = z.object({ file: z.string(), ...verdict, summary: z.string(), createdAt: moment });

const toDesign = (found: DocumentSnapshot): SavedDesign => ({ id: found.id, ...saved.parse(found.data()) });

const toRevision = (found: DocumentSnapshot): DesignRevision => ({
  letter: found.id,
  ...revisionDocument.parse(found.data()),
});

const byLetter = (one: DesignRevision, other: DesignRevision) => (one.letter < other.letter ? -1 : 1);

/** A design as it is stored. */
export interface Own {
  readonly design: SavedDesign;
  readonly ref: DocumentReference;
  readonly stored: z.output<typeof counted>;
}

/** Designs in `designs/{id}`, with their revisions below. */
export function designCalls(db: Firestore): DocumentCalls<Transaction, Own, Totals>["designs"] {
  const collection = db.collection("designs");
  const ofUser = (uid: string, isRemoved: boolean) =>
    collection.where("uid", "==", uid).where("isRemoved", "==", isRemoved);

  /** Deletes the user's earlier removed designs, with their revisions. Returns what is to be written and their bytes. */
  async function removedOnes(tx: Transaction, uid: string) {
    const earlier = await tx.get(ofUser(uid, true));
    const revisions = await Promise.all(earlier.docs.map((one) => tx.get(one.ref.collection("revisions"))));
    const documents = [...earlier.docs, ...revisions.flatMap(({ docs }) => docs)];
    const sizes = earlier.docs.map((one) => counted.parse(one.data()).bytes);
    return {
      bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
      remove: () => {
        for (const one of documents) tx.delete(one.ref);
      },
    };
  }

  return {
    async list(uid) {
      const list = ofUser(uid, false).orderBy("order", "desc");
      const { docs } = await list.select(...SUMMARY).get();
      return docs.map((one) => ({ id: one.id, ...summary.parse(one.data()) }));
    },
    async find(uid, id, tx, isRemoved = false) {
      const ref = collection.doc(id);
      const found = await (tx ? tx.get(ref) : ref.get());
      const stored = counted.safeParse(found.data()).data;
      if (stored?.uid !== uid || stored.isRemoved !== isRemoved) return undefined;
      return { design: toDesign(found), ref, stored };
    },
    async revisions({ ref }, letter) {
      const all = ref.collection("revisions");
      const docs = letter === undefined ? (await all.get()).docs : [await all.doc(letter).get()];
      return docs
        .filter(({ exists }) => exists)
        .map(toRevision)
        .sort(byLetter);
    },
    async add(tx, uid, content, { usage, bytes }) {
      const now = new Date();
      const ref = collection.doc(randomUUID());
      const order = writeTotals(tx, db, uid, usage, { designs: 1, bytes });
      const fresh = { ...content, revision: null, version: 1 };
      const stored = { uid, bytes, fileBytes: bytes, isRemoved: false };
      tx.create(ref, { ...fresh, ...stored, order, createdAt: now, updatedAt: now });
      const at = now.toISOString();
      return { ...fresh, id: ref.id, createdAt: at, updatedAt: at };
    },
    async put(tx, uid, { design, ref, stored }, content, { usage, bytes }) {
      const now = new Date();
      const order = writeTotals(tx, db, uid, usage, { bytes });
      const changed = { ...content, version: design.version + 1 };
      const sizes = { fileBytes: stored.fileBytes + bytes, bytes: stored.bytes + bytes };
      tx.update(ref, { ...changed, ...sizes, order, updatedAt: now });
      return { ...design, ...changed, updatedAt: now.toISOString() };
    },
    async rename(tx, uid, { design, ref }, name) {
      const order = writeTotals(tx, db, uid, await readTotals(tx, db, uid), {});
      tx.update(ref, { name, order, version: design.version + 1, updatedAt: new Date() });
    },
    async remove(tx, uid, { ref }) {
      const earlier = await removedOnes(tx, uid);
      const totals = await readTotals(tx, db, uid);
      earlier.remove();
      writeTotals(tx, db, uid, totals, { designs: -1, bytes: -earlier.bytes });
      tx.update(ref, { isRemoved: true });
    },
    async restore(tx, uid, { ref }, usage) {
      writeTotals(tx, db, uid, usage, { designs: 1 });
      tx.update(ref, { isRemoved: false });
    },
    async freeze(tx, uid, { ref, stored }, frozen, { usage, bytes }) {
      const createdAt = new Date();
      const { letter, ...fields } = frozen;
      writeTotals(tx, db, uid, usage, { bytes });
      tx.create(ref.collection("revisions").doc(letter), { ...fields, createdAt });
      tx.update(ref, { revision: letter, bytes: stored.bytes + bytes });
      return { ...frozen, createdAt: createdAt.toISOString() };
    },
  };
}
