import type { Firestore } from "firebase-admin/firestore";
import type { Logger } from "pino";
import { accountDeletedMail } from "../../mail/account-messages.ts";
import { safeError } from "../../safe-error.ts";
import type { AccountResult, Cookies } from "../accounts.ts";
import { failure } from "../common/failures.ts";
import { proveOwn } from "../common/own-password.ts";
import { type Context, userOf } from "./context.ts";
import { IdentityError } from "./identity-toolkit.ts";
import { provePassword } from "./prove-password.ts";
import { accountCall, codeOf, inTime } from "./service-call.ts";
import { changeOwn, noCookies } from "./sessions.ts";

/** A deletion stays known for so long: longer than any session or request. */
const KNOWN_MS = 30 * 24 * 3600 * 1000;
/** Documents of one commit: the service allows 500. */
const BATCH = 400;

/** One document a user, by uid. */
const OF_USER = ["users", "favourites", "comparisons", "totals", "pendingSignUps", "resets"] as const;
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
  for (let from = 0; from < refs.length; from += BATCH) {
    const batch = db.batch();
    for (const ref of refs.slice(from, from + BATCH)) batch.delete(ref);
    await batch.commit();
  }
}

/** From here on no document of the user is written. */
async function announce({ db, clock }: Pick<Context, "db" | "clock">, uid: string): Promise<void> {
  const expiresAt = new Date(clock().getTime() + KNOWN_MS);
  await inTime(deletions(db).doc(uid).set({ isDone: false, expiresAt }));
}

const withdraw = (db: Firestore, uid: string) => inTime(deletions(db).doc(uid).delete());

async function finish(db: Firestore, uid: string): Promise<void> {
  await deleteDocuments(db, uid);
  await deletions(db).doc(uid).update({ isDone: true });
}

/** Deletes an account and its documents without its password. */
export async function deleteUser(context: Context, uid: string): Promise<void> {
  await announce(context, uid);
  await accountCall(context.auth.deleteUser(uid));
  await finish(context.db, uid);
}

export function deleteAccount(
  context: Context,
  request: Request,
  { password }: { readonly password: string },
): Promise<AccountResult<Cookies>> {
  return changeOwn(context, request, async ({ account: { uid, email } }) => {
    const proof = await proveOwn(context.limits, uid, password, async () => {
      const idToken = await provePassword(context, email, password);
      return idToken === undefined ? undefined : { idToken };
    });
    if ("ok" in proof) return proof;
    await announce(context, uid);
    try {
      await context.identity.deleteAccount(proof.idToken);
    } catch (error) {
      await withdraw(context.db, uid);
      // Its password has changed in the meantime, or it is gone.
      if (error instanceof IdentityError) return failure("conflict");
      throw error;
    }
    // The account is gone whatever follows; what fails here is done by `finishDeletions`.
    await inTime(finish(context.db, uid)).catch((error: unknown) =>
      context.logger.error(
        { fault: safeError(error) },
        "accounts: documents of a deleted account remain for now",
      ),
    );
    if (await context.mailLimits.allowsNotice("deletion-notice", email))
      await context.mails.add(accountDeletedMail(email));
    return { ok: true, cookies: noCookies(context) };
  });
}

/** Completes deletions that were cut short, and withdraws those whose account remained. For the start and every hour. */
export async function finishDeletions(context: Pick<Context, "auth" | "db">, logger: Logger): Promise<void> {
  try {
    const { docs } = await inTime(deletions(context.db).where("isDone", "==", false).limit(100).get());
    for (const { id: uid } of docs) {
      const user = await userOf(context, uid);
      const isThere = user?.email !== undefined;
      // A token that was made at the same moment has created the account again, without an address.
      if (user && !isThere) await accountCall(context.auth.deleteUser(uid));
      await (isThere ? withdraw(context.db, uid) : finish(context.db, uid));
      logger.info({ isThere }, "accounts: an unfinished deletion was completed or withdrawn");
    }
  } catch (error) {
    logger.error(
      { fault: safeError(error), code: codeOf(error) },
      "accounts: deletions could not be completed",
    );
  }
}
