import type { Firestore, WriteBatch } from "firebase-admin/firestore";
import { UnavailableError } from "../server/db/unavailable.ts";
import { codeOf } from "../server/safe-error.ts";

/** The longest that a user waits for one call of the service. */
const TIMEOUT_MS = 5000;

/** The seconds after which a request may be repeated that the service rejected for its quota. */
const QUOTA_RETRY_S = 60;

/** Codes of gRPC: cancelled, deadline, permission, quota, aborted, internal, unavailable, unauthenticated. */
const UNAVAILABLE_STATUS = new Set([1, 4, 7, 8, 10, 13, 14, 16]);
const UNAVAILABLE_CODE =
  /^(auth\/(internal-error|network-.*|.*quota.*|too-many-requests|insufficient-permission|invalid-credential)|app\/.*|E(CONN|NOTFOUND|TIMEDOUT|AI_|PIPE|HOST|NET)\w*|UND_ERR_.*)$/;
const QUOTA = /too-many-requests|quota|TOO_MANY_ATTEMPTS|QUOTA_EXCEEDED|RESOURCE_EXHAUSTED/i;

const isQuota = (code: string) => QUOTA.test(code) || code === "8";

/** The error for a code of the service that means that it cannot answer now. */
export const unavailableError = (code: string) =>
  new UnavailableError(code, isQuota(code) ? QUOTA_RETRY_S : undefined);

function unavailableErrorIn(error: unknown): UnavailableError | undefined {
  if (error instanceof UnavailableError) return error;
  const code = codeOf(error);
  if (UNAVAILABLE_STATUS.has(Number(code === "" ? Number.NaN : code)) || UNAVAILABLE_CODE.test(code))
    return unavailableError(code);
  return undefined;
}

let unanswered = 0;

/** Whether a call that timed out has still not been answered. */
export const hasUnanswered = () => unanswered > 0;

/**
 * Waits for a call of the service, at most five seconds; what comes later is ignored.
 *
 * Errors   UnavailableError if the service does not answer in time, cannot be reached or has reached its quota; else the call's own
 */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => {
    unanswered += 1;
    const settled = () => {
      unanswered -= 1;
    };
    work.then(settled, settled);
    reject(new UnavailableError("time-out"));
  };
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw unavailableErrorIn(error) ?? error;
  } finally {
    clearTimeout(timer);
  }
}

/** Throws once a call that began now has timed out: a change that its user was shown as failed must not happen later. */
export function createDeadline(): () => void {
  const end = performance.now() + TIMEOUT_MS;
  return () => {
    if (performance.now() > end) throw new UnavailableError("time-out");
  };
}

/** Items of one commit: the service allows 500 writes, and an item may be two. */
const BATCH = 200;

export async function inBatches<Item>(
  db: Firestore,
  items: readonly Item[],
  write: (batch: WriteBatch, item: Item) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += BATCH) {
    const batch = db.batch();
    for (const item of items.slice(from, from + BATCH)) write(batch, item);
    await batch.commit();
  }
}
