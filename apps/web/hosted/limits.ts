import type { DocumentReference, Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { type Attempt, type Limits, MAX_MEMORY_S, reject } from "../server/limits/limits.ts";
import type { LimitRule, WindowRule } from "../server/limits/rules.ts";
import { inTime } from "./service-call.ts";
import { createTurns } from "./turns.ts";

/** A document of the collection `limits`; `start` in milliseconds since 1970. */
const stored = z.object({ count: z.number(), start: z.number() });
type Stored = z.output<typeof stored>;

type Verdict = { readonly next: Stored } | { readonly waitS: number };

/** The count after one more attempt, or the seconds until it is allowed. */
function afterAttempt(
  now: number,
  { free, firstDelay, maxDelay, memory }: LimitRule,
  before?: Stored,
): Verdict {
  // A wrong clock counted it: it must not lock out anyone until then.
  const isFromTheFuture = before !== undefined && before.start > now + maxDelay * 1000;
  if (before === undefined || isFromTheFuture || before.start < now - memory * 1000)
    return { next: { count: 1, start: now } };
  const over = before.count - free;
  const delay = over < 0 ? 0 : Math.min(firstDelay * 2 ** Math.min(over, 30), maxDelay);
  const allowedAt = before.start + delay * 1000;
  if (over >= 0 && allowedAt > now) return { waitS: (allowedAt - now) / 1000 };
  return { next: { count: before.count + 1, start: Math.max(before.start, now) } };
}

function inWindow(now: number, { window, max }: WindowRule, before?: Stored): Verdict {
  const length = window * 1000;
  const isOver = before === undefined || before.start <= now - length || before.start > now + length;
  if (isOver) return { next: { count: 1, start: now } };
  if (before.count < max) return { next: { count: before.count + 1, start: before.start } };
  return { waitS: (before.start + length - now) / 1000 };
}

const TRIES = { maxAttempts: 20 };

/** Limits in the collection `limits`: every web process counts in the same documents. Expired ones are removed by the service. */
export function firestoreLimits(db: Firestore, clock: () => Date): Limits {
  const documentOf = (key: string) => db.collection("limits").doc(key);
  const read = async (tx: Transaction, ref: DocumentReference) =>
    stored.safeParse((await tx.get(ref)).data()).data;
  const write = (tx: Transaction, ref: DocumentReference, next: Stored) =>
    tx.set(ref, { ...next, expiresAt: new Date(next.start + MAX_MEMORY_S * 1000) });
  const inTurn = createTurns();
  // Many requests of one client meet in the same first document.
  const change = <Value>(key: string, work: (tx: Transaction) => Promise<Value>) =>
    inTime(inTurn(key, () => inTime(db.runTransaction(work, TRIES))));

  type Count = readonly [key: string, judge: (now: number, before?: Stored) => Verdict];
  const countAll = (counts: readonly Count[]): Promise<Attempt> =>
    change(counts[0]?.[0] ?? "", async (tx) => {
      const now = clock().getTime();
      const judged = [];
      for (const [key, judge] of counts) {
        const ref = documentOf(key);
        judged.push({ key, ref, verdict: judge(now, await read(tx, ref)) });
      }
      for (const { key, verdict } of judged) if ("waitS" in verdict) return reject(key, verdict.waitS);
      for (const { ref, verdict } of judged) if ("next" in verdict) write(tx, ref, verdict.next);
      return { allowed: true };
    });
  const byRule =
    (rule: LimitRule): Count[1] =>
    (now, before) =>
      afterAttempt(now, rule, before);

  return {
    attempt: (key, rule) => countAll([[key, byRule(rule)]]),
    attemptAll: (keys) => countAll(keys.map(([key, rule]) => [key, byRule(rule)])),
    async giveBack(key) {
      await change(key, async (tx) => {
        const ref = documentOf(key);
        const before = await read(tx, ref);
        if (before && before.count > 0) tx.update(ref, { count: before.count - 1 });
      });
    },
    async forget(keys) {
      const batch = db.batch();
      for (const key of keys) batch.delete(documentOf(key));
      await inTime(batch.commit());
    },
    withinWindow: (key, rule) => countAll([[key, (now, before) => inWindow(now, rule, before)]]),
  };
}
