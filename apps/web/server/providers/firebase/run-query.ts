import type { Firestore, Transaction } from "firebase-admin/firestore";
import { NO_OWNER } from "../common/document-failures.ts";
import { runQuery } from "../common/run-query.ts";
import type { DocumentResult } from "../documents.ts";
import { createDeadline, inTime } from "./service-call.ts";
import { createTurns } from "./turns.ts";

const TRIES = { maxAttempts: 20 };
const inTurn = createTurns();

/** `runQuery`, within the longest time that a user waits. */
export const queryInTime: typeof runQuery = (call, work) => runQuery(call, () => inTime(work()));

/**
 * Runs a change of a user's documents in a transaction, which is repeated if another one changes what it has read. Nothing is written
 * for a deleted account, so that none of its documents remains, even with concurrent writes.
 */
export function changeOf<Value>(
  db: Firestore,
  call: string,
  uid: string,
  work: (tx: Transaction) => Promise<DocumentResult<Value>>,
): Promise<DocumentResult<Value>> {
  const expectInTime = createDeadline();
  const change = () => {
    expectInTime();
    const done = db.runTransaction(async (tx) => {
      expectInTime();
      const deletion = await tx.get(db.collection("deletions").doc(uid));
      return deletion.exists ? NO_OWNER : work(tx);
    }, TRIES);
    return inTime(done);
  };
  return queryInTime(call, () => inTurn(uid, change));
}
