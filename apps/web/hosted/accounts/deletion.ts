import type { Firestore, WriteBatch } from "firebase-admin/firestore";
import type { Logger } from "pino";
import { z } from "zod";
import { UnavailableError } from "../../server/db/unavailable.ts";
import { accountDeletedMail } from "../../server/mail/account-messages.ts";
import { failure } from "../../server/providers/common/failures.ts";
import { codeOf, safeError } from "../../server/safe-error.ts";
import { type Calls, type Context, userOf } from "../context.ts";
import { inBatches, inTime } from "../service-call.ts";
import { timestamp } from "../timestamps.ts";
import { IdentityError } from "./identity-toolkit.ts";
import { sendMail } from "./mails.ts";

/** A deletion stays known for so long: longer than any session or request. */
const KNOWN_MS = 30 * 24 * 3600 * 1000;
/** Longer than a deletion takes: one that is under way is left alone. */
const UNDER_WAY_MS = 2 * 60 * 1000;

/** One document a user, by uid. */
const OF_USER = [
  "users",
  "firms",
  "favourites",
  "comparisons",
  "totals",
  "pendingSignUps",
  "resets",
  "sessionEnds",
] as const;
/** Documents with the uid in a field. */
const WITH_UID = ["designs", "projects"] as const;

const deletions = (db: Firestore) => db.collection("deletions");

/** Deletes all documents of a user. It can be repeated. */
async function deleteDocuments(db: Firestore, uid: string): Promise<void> {
  const refs = OF_USER.map((name) => db.collection(name).doc(uid));
  for (const name of WITH_UID) {
    const { docs } = await db.collection(name).where("uid", "==", uid).get();
    for (const { ref } of docs) {
      refs.push(ref);
      if (name === "designs")
        refs.push(...(await ref.collection("revisions").get()).docs.map((one) => one.ref));
    }
  }
  await inBatches(db, refs, (batch, ref) => batch.delete(ref));
}

type DeletionContext = Pick<Context, "auth" | "db" | "clock">;

function mark({ db, clock }: DeletionContext, uid: string, isDone: boolean, batch = db.batch()): WriteBatch {
  const expiresAt = new Date(clock().getTime() + KNOWN_MS);
  return batch.set(deletions(db).doc(uid), { isDone, expiresAt });
}

/** The write from which on no document of the user is written, and `finishDeletions` completes or withdraws it. */
export const announce = (context: DeletionContext, uid: string, batch?: WriteBatch): WriteBatch =>
  mark(context, uid, false, batch);

export const withdraw = (db: Firestore, uid: string, batch = db.batch()): WriteBatch =>
  batch.delete(deletions(db).doc(uid));

async function finish(context: DeletionContext, uid: string): Promise<void> {
  await deleteDocuments(context.db, uid);
  await mark(context, uid, true).commit();
}

/** Deletes an account and its documents without its password. */
export async function deleteUser(context: Context, uid: string): Promise<void> {
  await inTime(announce(context, uid).commit());
  await inTime(context.auth.deleteUser(uid));
  await finish(context, uid);
}

/** Deletes the account with the token of its password; false if the password has changed since. */
async function deleteWith(context: Context, uid: string, idToken: string): Promise<boolean> {
  try {
    await context.identity.deleteAccount(idToken);
  } catch (error) {
    // Without an answer it may have been deleted: `finishDeletions` finds out.
    if (error instanceof UnavailableError && error.retryAfter === undefined) throw error;
    if ((await userOf(context, uid)) === undefined) return true;
    await inTime(withdraw(context.db, uid).commit());
    if (!(error instanceof IdentityError)) throw error;
    return false;
  }
  return true;
}

export const deletionCalls = (context: Context) =>
  ({
    async deleteAccount({ account: { uid, email } }, { idToken }) {
      await inTime(announce(context, uid).commit());
      if (!(await deleteWith(context, uid, idToken))) return failure("conflict");
      // The account is gone whatever follows; what fails here is done by `finishDeletions`.
      await inTime(finish(context, uid)).catch((error: unknown) =>
        context.logger.error(
          { fault: safeError(error) },
          "accounts: documents of a deleted account remain for now",
        ),
      );
      await sendMail(context, accountDeletedMail(email), "deletion-notice");
      return { ok: true };
    },
  }) satisfies Partial<Calls>;

const announced = z.object({ expiresAt: timestamp });

/** Completes deletions that were cut short, and withdraws those whose account remained. For the start and every few minutes. */
export async function finishDeletions(context: DeletionContext, logger: Logger): Promise<void> {
  try {
    const { docs } = await inTime(deletions(context.db).where("isDone", "==", false).limit(100).get());
    for (const found of docs) {
      const uid = found.id;
      const announcedAt = announced.parse(found.data()).expiresAt.toDate().getTime() - KNOWN_MS;
      if (context.clock().getTime() - announcedAt < UNDER_WAY_MS) continue;
      const user = await userOf(context, uid);
      const isThere = user?.email !== undefined;
      // A token that was made at the same moment has created the account again, without an address.
      if (user && !isThere) await inTime(context.auth.deleteUser(uid));
      await (isThere ? inTime(withdraw(context.db, uid).commit()) : finish(context, uid));
      logger.info({ isThere }, "accounts: an unfinished deletion was completed or withdrawn");
    }
  } catch (error) {
    logger.error(
      { fault: safeError(error), code: codeOf(error) },
      "accounts: deletions could not be completed",
    );
  }
}
