import type { DocumentReference, Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";

const totalsDocument = z.object({
  designs: z.number(),
  projects: z.number(),
  bytes: z.number(),
  changes: z.number(),
});

/** What a user's designs and projects add up to, in `totals/{uid}`: a limit needs one read instead of hundreds. */
export type Totals = z.output<typeof totalsDocument>;

const NONE: Totals = { designs: 0, projects: 0, bytes: 0, changes: 0 };

export function totalsOf(db: Firestore, uid: string): DocumentReference {
  return db.collection("totals").doc(uid);
}

export async function readTotals(tx: Transaction, db: Firestore, uid: string): Promise<Totals> {
  return totalsDocument.safeParse((await tx.get(totalsOf(db, uid))).data()).data ?? NONE;
}

/** Writes the totals after a change, which gets the next number: lists are in the order of changes, whatever the clocks. */
export function writeTotals(
  tx: Transaction,
  db: Firestore,
  uid: string,
  before: Totals,
  change: { readonly designs?: number; readonly projects?: number; readonly bytes?: number },
): number {
  const changes = before.changes + 1;
  tx.set(totalsOf(db, uid), {
    designs: before.designs + (change.designs ?? 0),
    projects: before.projects + (change.projects ?? 0),
    bytes: before.bytes + (change.bytes ?? 0),
    changes,
  });
  return changes;
}
