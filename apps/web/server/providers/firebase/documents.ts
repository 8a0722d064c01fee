import type { Firestore, Transaction } from "firebase-admin/firestore";
import { type Running, userDocumentsIn } from "../common/document-store.ts";
import type { DocumentStore } from "../documents.ts";
import { designCalls, type Own } from "./designs.ts";
import type { Library } from "./library.ts";
import { contactMessagesIn, type MessageOptions } from "./messages.ts";
import { projectCalls } from "./projects.ts";
import { changeOf, queryInTime } from "./run-query.ts";
import { comparisonCalls, favouriteCalls, profileCalls } from "./saved-documents.ts";
import { readTotals, type Totals } from "./totals.ts";

/** The documents in Firestore. */
export function documentsIn(db: Firestore, library: Library, options: MessageOptions = {}): DocumentStore {
  const running: Running<Transaction> = {
    query: queryInTime,
    change: (call, uid, work) => changeOf(db, call, uid, work),
  };
  const own = userDocumentsIn<Transaction, Own, Totals>(running, {
    users: profileCalls(db),
    favourites: favouriteCalls(db),
    comparisons: comparisonCalls(db),
    usage: (tx, uid) => readTotals(tx, db, uid),
    projects: projectCalls(db),
    designs: designCalls(db),
  });
  return { ...own, contactMessages: contactMessagesIn(db, library, options) };
}
