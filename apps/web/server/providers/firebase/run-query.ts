import type { Firestore, Transaction } from "firebase-admin/firestore";
import { isAway, retryAfterOf } from "../../db/faults.ts";
import { logger } from "../../log.ts";
import { safeError } from "../../safe-error.ts";
import { NO_OWNER, UNAVAILABLE } from "../common/document-failures.ts";
import type { DocumentResult } from "../documents.ts";
import { createDeadline, inTime } from "./service-call.ts";
import { createTurns } from "./turns.ts";

const TRIES = { maxAttempts: 20 };
const inTurn = createTurns();

/** Runs a query. An unreachable service is returned as a value; any other error is a defect and is thrown. */
export async function runQuery<Value>(
  call: string,
  work: () => Promise<DocumentResult<Value>>,
): Promise<DocumentResult<Value>> {
  try {
    return await inTime(work());
  } catch (error) {
    if (!isAway(error)) throw error;
    logger.error({ call, fault: safeError(error) }, "Firestore is unreachable");
    return { ...UNAVAILABLE, ...retryAfterOf(error) };
  }
}

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
  return runQuery(call, () => inTurn(uid, change));
}
