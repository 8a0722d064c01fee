import { randomUUID } from "node:crypto";
import type { DocumentSnapshot, Firestore, Query } from "firebase-admin/firestore";
import { z } from "zod";
import { NO_MESSAGE } from "../common/document-failures.ts";
import { UUID } from "../common/uuid.ts";
import {
  type ContactMessage,
  type DocumentStore,
  type ListPlace,
  MAX_FOUND,
  type NewContactMessage,
} from "../documents.ts";
import type { Library } from "./library.ts";
import { queryInTime } from "./run-query.ts";
import { timestamp } from "./timestamps.ts";

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

function toMessage(found: DocumentSnapshot): ContactMessage {
  const { timestamp: at, ...fields } = messageDocument.parse(found.data());
  return { id: found.id, ...fields, timestamp: at.toDate().toISOString() };
}

function placeOf(found: DocumentSnapshot): ListPlace {
  const { seconds, nanoseconds } = messageDocument.parse(found.data()).timestamp;
  return { moment: `${seconds}.${String(nanoseconds).padStart(9, "0")}`, tie: found.id };
}

/** The ID whose hexadecimal digits these are. */
const idOf = (digits: string) =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5").toLowerCase();

export interface MessageOptions {
  /** The emails to the firm, which are deleted with their messages. */
  readonly mailCollection?: string | undefined;
  /** Documents to write with a message: the email to the firm. */
  readonly withMessage?: (
    message: ContactMessage,
  ) => { readonly collection: string; readonly data: object } | undefined;
}

/** Contact messages in `contactMessages/{id}`. */
export function contactMessagesIn(
  db: Firestore,
  { FieldPath, FieldValue, Timestamp }: Pick<Library, "FieldPath" | "FieldValue" | "Timestamp">,
  { mailCollection, withMessage = () => undefined }: MessageOptions = {},
): DocumentStore["contactMessages"] {
  const collection = db.collection("contactMessages");
  const byId = FieldPath.documentId();
  const newestFirst = collection.orderBy("timestamp", "desc").orderBy(byId, "desc");

  function after(query: Query, { moment, tie }: ListPlace): Query {
    const [seconds, nanoseconds] = moment.split(".");
    return query.startAfter(new Timestamp(Number(seconds), Number(nanoseconds)), tie);
  }

  /** The messages from an address in any case. The fields are the specification's, so that all messages are read. */
  async function messagesFrom(email: string) {
    const wanted = email.toLowerCase();
    const { docs } = await newestFirst.get();
    return docs.map(toMessage).filter((message) => message.email.toLowerCase() === wanted);
  }

  async function remove(ids: readonly string[]): Promise<number> {
    let count = 0;
    for (let from = 0; from < ids.length; from += BATCH) {
      const refs = ids.slice(from, from + BATCH).map((id) => collection.doc(id));
      count += await db.runTransaction(async (tx) => {
        const found = (await tx.getAll(...refs)).filter(({ exists }) => exists);
        for (const { ref } of found) {
          tx.delete(ref);
          if (mailCollection !== undefined) tx.delete(db.collection(mailCollection).doc(ref.id));
        }
        return found.length;
      });
    }
    return count;
  }

  return {
    add: ({ name, email, message }: NewContactMessage) =>
      queryInTime("contactMessages.add", async () => {
        const id = randomUUID();
        const fields = { name, email, message, status: "new" } as const;
        const batch = db.batch();
        batch.create(collection.doc(id), { ...fields, timestamp: FieldValue.serverTimestamp() });
        const mail = withMessage({ id, ...fields, timestamp: new Date().toISOString() });
        if (mail) batch.create(db.collection(mail.collection).doc(id), mail.data);
        await batch.commit();
        return { ok: true, id };
      }),
    get: (id) =>
      queryInTime("contactMessages.get", async () => {
        if (!UUID.test(id)) return { ok: true, message: null };
        const found = await collection.doc(id.toLowerCase()).get();
        return { ok: true, message: found.exists ? toMessage(found) : null };
      }),
    page: (limit, olderThan) =>
      queryInTime("contactMessages.page", async () => {
        const query = olderThan ? after(newestFirst, olderThan) : newestFirst;
        const { docs } = await query.limit(limit).get();
        const last = docs.at(-1);
        return { ok: true, messages: docs.map(toMessage), end: last ? placeOf(last) : null };
      }),
    count: () =>
      queryInTime("contactMessages.count", async () => ({
        ok: true,
        count: (await collection.count().get()).data().count,
      })),
    find: (start) =>
      queryInTime("contactMessages.find", async () => {
        const digits = start.replaceAll("-", "");
        if (!/^[0-9a-f]{1,32}$/i.test(digits)) return { ok: true, found: [] };
        const { docs } = await collection
          .where(byId, ">=", collection.doc(idOf(digits.padEnd(32, "0"))))
          .where(byId, "<=", collection.doc(idOf(digits.padEnd(32, "f"))))
          .orderBy(byId)
          .limit(MAX_FOUND)
          .get();
        return { ok: true, found: docs.map((one) => ({ message: toMessage(one), place: placeOf(one) })) };
      }),
    setStatus: (id, status) =>
      queryInTime("contactMessages.setStatus", async () => {
        if (!UUID.test(id)) return NO_MESSAGE;
        return db.runTransaction(async (tx) => {
          const found = await tx.get(collection.doc(id.toLowerCase()));
          if (!found.exists) return NO_MESSAGE;
          tx.update(found.ref, { status });
          return { ok: true };
        });
      }),
    byEmail: (email) =>
      queryInTime("contactMessages.byEmail", async () => ({ ok: true, messages: await messagesFrom(email) })),
    remove: (ids) =>
      queryInTime("contactMessages.remove", async () => ({
        ok: true,
        count: await remove(ids.filter((id) => UUID.test(id)).map((id) => id.toLowerCase())),
      })),
    removeByEmail: (email) =>
      queryInTime("contactMessages.removeByEmail", async () => {
        const found = await messagesFrom(email);
        return { ok: true, count: await remove(found.map(({ id }) => id)) };
      }),
  };
}
