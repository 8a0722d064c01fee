import { randomUUID } from "node:crypto";
import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import type { DocumentCalls } from "../server/providers/common/document-calls.ts";
import { type ContactMessage, type FoundMessage, MAX_FOUND } from "../server/providers/documents.ts";
import type { Own } from "./designs.ts";
import type { Library } from "./library.ts";
import { timestamp } from "./timestamps.ts";
import type { Totals } from "./totals.ts";

/** A document of the collection `contactMessages`. */
const messageDocument = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  timestamp,
  status: z.enum(["new", "read", "answered"]),
});

/** Messages deleted in one transaction, each with its email: the service allows 500 writes. */
const BATCH = 200;

function toFound(found: DocumentSnapshot): FoundMessage {
  const { timestamp: at, ...fields } = messageDocument.parse(found.data());
  return {
    message: { id: found.id, ...fields, timestamp: at.toDate().toISOString() },
    place: { moment: `${at.seconds}.${String(at.nanoseconds).padStart(9, "0")}`, tie: found.id },
  };
}

/** The emails to the firm. */
export interface FirmMail {
  /** Where they are: they are deleted with their messages. */
  readonly collection: string;
  /** Writes one with its message, if the firm has an address. */
  readonly of?: (message: ContactMessage) => object;
}

/** Contact messages in `contactMessages/{id}`. */
export function contactMessageCalls(
  db: Firestore,
  { FieldPath, FieldValue, Timestamp }: Pick<Library, "FieldPath" | "FieldValue" | "Timestamp">,
  firmMail: FirmMail | undefined,
): DocumentCalls<Transaction, Own, Totals>["contactMessages"] {
  const collection = db.collection("contactMessages");
  const mails = firmMail && db.collection(firmMail.collection);
  const byId = FieldPath.documentId();
  const newestFirst = collection.orderBy("timestamp", "desc").orderBy(byId, "desc");

  /** The messages from an address in any case. The fields are the specification's, so that all messages are read. */
  async function messagesFrom(email: string) {
    const wanted = email.toLowerCase();
    const { docs } = await newestFirst.get();
    return docs
      .map((one) => toFound(one).message)
      .filter((message) => message.email.toLowerCase() === wanted);
  }

  async function remove(ids: readonly string[]): Promise<number> {
    let count = 0;
    for (let from = 0; from < ids.length; from += BATCH) {
      const refs = ids.slice(from, from + BATCH).map((id) => collection.doc(id));
      count += await db.runTransaction(async (tx) => {
        const found = (await tx.getAll(...refs)).filter(({ exists }) => exists);
        for (const { ref } of found) {
          tx.delete(ref);
          if (mails) tx.delete(mails.doc(ref.id));
        }
        return found.length;
      });
    }
    return count;
  }

  return {
    async add(sent) {
      const id = randomUUID();
      const fields = { ...sent, status: "new" } as const;
      const batch = db.batch();
      batch.create(collection.doc(id), { ...fields, timestamp: FieldValue.serverTimestamp() });
      const mail = firmMail?.of?.({ id, ...fields, timestamp: new Date().toISOString() });
      if (mails && mail) batch.create(mails.doc(id), mail);
      await batch.commit();
      return id;
    },
    async page(limit, olderThan) {
      const [seconds, nanoseconds] = olderThan?.moment.split(".") ?? [];
      const query = olderThan
        ? newestFirst.startAfter(new Timestamp(Number(seconds), Number(nanoseconds)), olderThan.tie)
        : newestFirst;
      return (await query.limit(limit).get()).docs.map(toFound);
    },
    count: async () => (await collection.count().get()).data().count,
    async between(firstId, lastId) {
      const from = collection.where(byId, ">=", collection.doc(firstId));
      const { docs } = await from
        .where(byId, "<=", collection.doc(lastId))
        .orderBy(byId)
        .limit(MAX_FOUND)
        .get();
      return docs.map(toFound);
    },
    setStatus: (id, status) =>
      db.runTransaction(async (tx) => {
        const { exists, ref } = await tx.get(collection.doc(id));
        if (exists) tx.update(ref, { status });
        return exists;
      }),
    byEmail: messagesFrom,
    remove,
    removeByEmail: async (email) => remove((await messagesFrom(email)).map(({ id }) => id)),
  };
}
