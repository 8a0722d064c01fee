import { randomUUID } from "node:crypto";
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import {
  DESIGN_STATUSES,
  type DesignContent,
  type DesignRevision,
  type DesignSummary,
  type SavedDesign,
} from "../../../shared/design-types.ts";
import {
  CHANGED,
  NO_DESIGN,
  NO_LETTER,
  NO_PROJECT_TO_CHOOSE,
  TOO_LARGE,
  TOO_MANY_DESIGNS,
} from "../common/document-failures.ts";
import { UUID } from "../common/uuid.ts";
import { type DesignStore, letterAfter, MAX_DESIGN_BYTES, MAX_DESIGNS } from "../designs.ts";
import type { DocumentFailure } from "../documents.ts";
import { changeOf, runQuery } from "./run-query.ts";
import { moment } from "./timestamps.ts";
import { readTotals, type Totals, writeTotals } from "./totals.ts";

const verdict = { ratio: z.number().nullable(), status: z.enum(DESIGN_STATUSES) };

/** A document of the collection `designs` without its file. `bytes` includes its revisions. */
const designDocument = z.object({
  uid: z.string(),
  kind: z.string(),
  name: z.string(),
  mark: z.string(),
  project: z.string().nullable(),
  ...verdict,
  revision: z.string().nullable(),
  version: z.number(),
  bytes: z.number(),
  fileBytes: z.number(),
  isRemoved: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});
type Stored = z.output<typeof designDocument>;

/** A document of `designs/{id}/revisions/{letter}`. */
const revisionDocument = z.object({ file: z.string(), ...verdict, summary: z.string(), createdAt: moment });
const fileOf = (found: DocumentSnapshot) => z.string().parse(found.get("file"));

/** The fields of a summary: the list is read without the files. */
const SUMMARY = Object.keys(designDocument.shape);

const bytesOf = (file: string) => Buffer.byteLength(file);

function summaryOf(id: string, stored: Stored): DesignSummary {
  const { kind, name, mark, project, ratio, status, revision, version, createdAt, updatedAt } = stored;
  return { id, kind, name, mark, project, ratio, status, revision, version, createdAt, updatedAt };
}

const fieldsOf = ({ name, mark, project, ratio, status }: DesignContent) => ({
  name,
  mark,
  project,
  ratio,
  status,
});

const withFile = (found: DocumentSnapshot, stored: Stored): SavedDesign => ({
  ...summaryOf(found.id, stored),
  file: fileOf(found),
});

const toRevision = (found: DocumentSnapshot): DesignRevision => ({
  letter: found.id,
  ...revisionDocument.parse(found.data()),
});

const byLetter = (one: DesignRevision, other: DesignRevision) => (one.letter < other.letter ? -1 : 1);

/** Designs in `designs/{id}`, with their revisions below. */
export function designsIn(db: Firestore): DesignStore {
  const collection = db.collection("designs");

  /** The user's own design and its snapshot; undefined for a missing one and, unless asked for, a removed one. */
  async function ownOne(
    read: (ref: DocumentReference) => Promise<DocumentSnapshot>,
    uid: string,
    id: string,
    isRemoved = false,
  ) {
    if (!UUID.test(id)) return undefined;
    const found = await read(collection.doc(id));
    const stored = designDocument.safeParse(found.data()).data;
    return stored?.uid === uid && stored.isRemoved === isRemoved ? { found, stored } : undefined;
  }
  const ownNow = (uid: string, id: string) => ownOne((ref) => ref.get(), uid, id);
  const ownIn = (tx: Transaction, uid: string, id: string, isRemoved = false) =>
    ownOne((ref) => tx.get(ref), uid, id, isRemoved);

  async function projectFault(
    tx: Transaction,
    uid: string,
    id: string | null,
  ): Promise<DocumentFailure | undefined> {
    if (id === null) return undefined;
    const isOwn = UUID.test(id) && (await tx.get(db.collection("projects").doc(id))).get("uid") === uid;
    return isOwn ? undefined : NO_PROJECT_TO_CHOOSE;
  }

  /** Deletes the user's earlier removed designs, with their revisions. Returns what is to be written and their bytes. */
  async function removedOnes(tx: Transaction, uid: string) {
    const earlier = await tx.get(collection.where("uid", "==", uid).where("isRemoved", "==", true));
    const revisions = await Promise.all(earlier.docs.map((one) => tx.get(one.ref.collection("revisions"))));
    const documents = [...earlier.docs, ...revisions.flatMap(({ docs }) => docs)];
    const sizes = earlier.docs.map((one) => designDocument.parse(one.data()).bytes);
    return {
      bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
      remove: () => {
        for (const one of documents) tx.delete(one.ref);
      },
    };
  }

  const hasRoom = (totals: Totals, bytes: number) => totals.bytes + bytes <= MAX_DESIGN_BYTES;

  async function listOf(uid: string) {
    const own = collection.where("uid", "==", uid).where("isRemoved", "==", false);
    return (
      await own
        .orderBy("order", "desc")
        .select(...SUMMARY)
        .get()
    ).docs;
  }

  async function revisionsOf(ref: DocumentReference): Promise<readonly DesignRevision[]> {
    const { docs } = await ref.collection("revisions").get();
    return docs.map(toRevision).sort(byLetter);
  }

  return {
    list: (uid) =>
      runQuery("designs.list", async () => {
        const docs = await listOf(uid);
        return { ok: true, designs: docs.map((one) => summaryOf(one.id, designDocument.parse(one.data()))) };
      }),
    get: (uid, id) =>
      runQuery("designs.get", async () => {
        const own = await ownNow(uid, id);
        return { ok: true, design: own ? withFile(own.found, own.stored) : null };
      }),
    add: (uid, content) =>
      changeOf(db, "designs.add", uid, async (tx) => {
        const fault = await projectFault(tx, uid, content.project);
        if (fault) return fault;
        const totals = await readTotals(tx, db, uid);
        const bytes = bytesOf(content.file);
        if (totals.designs >= MAX_DESIGNS) return TOO_MANY_DESIGNS;
        if (!hasRoom(totals, bytes)) return TOO_LARGE;
        const now = new Date();
        const ref = collection.doc(randomUUID());
        const order = writeTotals(tx, db, uid, totals, { designs: 1, bytes });
        const fresh = { ...fieldsOf(content), kind: content.kind, revision: null, version: 1 };
        const counted = { uid, order, bytes, fileBytes: bytes, isRemoved: false };
        const { file } = content;
        tx.create(ref, { ...fresh, ...counted, createdAt: now, updatedAt: now, file });
        const at = now.toISOString();
        const design = { ...fresh, id: ref.id, file, createdAt: at, updatedAt: at };
        return { ok: true, design };
      }),
    put: (uid, id, expected, content) =>
      changeOf(db, "designs.put", uid, async (tx) => {
        const own = await ownIn(tx, uid, id);
        if (own?.stored.kind !== content.kind) return NO_DESIGN;
        const { found, stored } = own;
        if (stored.version !== expected)
          return { ok: true, design: withFile(found, stored), isConflict: true };
        const fault = await projectFault(tx, uid, content.project);
        if (fault) return fault;
        const totals = await readTotals(tx, db, uid);
        const fileBytes = bytesOf(content.file);
        const more = fileBytes - stored.fileBytes;
        if (!hasRoom(totals, more)) return TOO_LARGE;
        const now = new Date();
        const order = writeTotals(tx, db, uid, totals, { bytes: more });
        const version = stored.version + 1;
        const changed = { ...fieldsOf(content), version };
        const { file } = content;
        const counted = { order, fileBytes, bytes: stored.bytes + more, updatedAt: now };
        tx.update(found.ref, { ...changed, ...counted, file });
        const summary = { ...summaryOf(id, stored), ...changed, updatedAt: now.toISOString() };
        return { ok: true, design: { ...summary, file }, isConflict: false };
      }),
    rename: (uid, id, name) =>
      changeOf(db, "designs.rename", uid, async (tx) => {
        const own = await ownIn(tx, uid, id);
        if (!own) return NO_DESIGN;
        const totals = await readTotals(tx, db, uid);
        const order = writeTotals(tx, db, uid, totals, {});
        tx.update(own.found.ref, { name, order, version: own.stored.version + 1, updatedAt: new Date() });
        return { ok: true };
      }),
    remove: (uid, id) =>
      changeOf(db, "designs.remove", uid, async (tx) => {
        const own = await ownIn(tx, uid, id);
        if (!own) return { ok: true };
        // Only the last one can be restored, so that removed designs do not fill the database.
        const earlier = await removedOnes(tx, uid);
        const totals = await readTotals(tx, db, uid);
        earlier.remove();
        writeTotals(tx, db, uid, totals, { designs: -1, bytes: -earlier.bytes });
        tx.update(own.found.ref, { isRemoved: true });
        return { ok: true };
      }),
    restore: (uid, id) =>
      changeOf(db, "designs.restore", uid, async (tx) => {
        const own = await ownIn(tx, uid, id, true);
        const totals = await readTotals(tx, db, uid);
        if (totals.designs >= MAX_DESIGNS) return TOO_MANY_DESIGNS;
        if (!own) return (await ownIn(tx, uid, id)) ? { ok: true } : NO_DESIGN;
        writeTotals(tx, db, uid, totals, { designs: 1 });
        tx.update(own.found.ref, { isRemoved: false });
        return { ok: true };
      }),
    freeze: (uid, id, expected, { file, ratio, status, summary }) =>
      changeOf(db, "designs.freeze", uid, async (tx) => {
        const own = await ownIn(tx, uid, id);
        if (!own) return NO_DESIGN;
        const { found, stored } = own;
        if (stored.version !== expected) return CHANGED;
        const letter = letterAfter(stored.revision);
        if (letter === undefined) return NO_LETTER;
        const totals = await readTotals(tx, db, uid);
        const bytes = bytesOf(file);
        if (!hasRoom(totals, bytes)) return TOO_LARGE;
        writeTotals(tx, db, uid, totals, { bytes });
        const now = new Date();
        const ref = found.ref.collection("revisions").doc(letter);
        tx.create(ref, { ratio, status, summary, createdAt: now, file });
        tx.update(found.ref, { revision: letter, bytes: stored.bytes + bytes });
        return { ok: true, revision: { letter, file, ratio, status, summary, createdAt: now.toISOString() } };
      }),
    revisions: (uid, id) =>
      runQuery("designs.revisions", async () => {
        const own = await ownNow(uid, id);
        return { ok: true, revisions: own ? await revisionsOf(own.found.ref) : [] };
      }),
    all: (uid) =>
      runQuery("designs.all", async () => {
        const docs = await listOf(uid);
        const designs = docs.map(async ({ ref }) => {
          const [found, revisions] = await Promise.all([ref.get(), revisionsOf(ref)]);
          return { ...withFile(found, designDocument.parse(found.data())), revisions };
        });
        return { ok: true, designs: await Promise.all(designs) };
      }),
  };
}
