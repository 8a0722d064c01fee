import { randomUUID } from "node:crypto";
import { alreadyRegisteredMail } from "../../mail/account-messages.ts";
import { safeError } from "../../safe-error.ts";
import type { SignUp } from "../accounts.ts";
import type { SignedIn } from "../common/account-calls.ts";
import { confirmationUrl } from "../common/account-context.ts";
import { type Context, passwordText, userOf, userWithEmail } from "./context.ts";
import { announce, deleteUser, withdraw } from "./deletion.ts";
import { accountCall, codeOf, inTime } from "./service-call.ts";
import { newIdToken, openSession } from "./sessions.ts";

/** Sign-ups whose address is not confirmed and that were never used: another sign-up may replace them. */
const pendingOnes = ({ db }: Pick<Context, "db">) => db.collection("pendingSignUps");

/** A sign-up that has been used is not replaced by another with the same address. */
export async function markUsed(context: Pick<Context, "db">, uid: string): Promise<void> {
  await accountCall(pendingOnes(context).doc(uid).delete());
}

/**
 * Deletes an earlier, unconfirmed sign-up with the same address, including its password and profile, because it may be a stranger's. The
 * owner of the mailbox confirms with the newest link.
 */
async function dropUnconfirmed(context: Context, email: string): Promise<void> {
  const user = await userWithEmail(context, email);
  if (!user || user.emailVerified) return;
  const pending = await accountCall(pendingOnes(context).doc(user.uid).get());
  if (pending.exists) await deleteUser(context, user.uid);
}

/**
 * Creates the account and its profile; undefined if the address is taken, also by a concurrent sign-up.
 *
 * The two services have no common transaction. The profile is written first, with the mark of a deletion: if the answer about the account
 * never arrives, `finishDeletions` finds out whether there is one, and keeps or deletes the profile.
 */
async function createUser(
  context: Context,
  email: string,
  { password, profile: { fullName, company } }: SignUp,
): Promise<string | undefined> {
  const { auth, db, requireEmailVerification, logger } = context;
  const uid = randomUUID();
  const profile = db.collection("users").doc(uid);
  const pending = pendingOnes(context).doc(uid);
  const before = db.batch().set(profile, { fullName, company, email });
  if (requireEmailVerification) before.set(pending, {});
  await accountCall(announce(context, uid, before).commit());
  try {
    await accountCall(auth.createUser({ uid, email, password: passwordText(password) }));
  } catch (error) {
    if (codeOf(error) !== "auth/email-already-exists") throw error;
    await accountCall(withdraw(db, uid, db.batch().delete(profile).delete(pending)).commit());
    return undefined;
  }
  // The account is complete, whether this succeeds now or is done by `finishDeletions`.
  await inTime(withdraw(db, uid).commit()).catch((error: unknown) =>
    logger.error({ fault: safeError(error) }, "accounts: the mark of a sign-up remains for now"),
  );
  return uid;
}

export async function signUp(
  context: Context,
  request: Request,
  email: string,
  input: SignUp,
): Promise<SignedIn | undefined> {
  const uid = await createUser(context, email, input);
  const user = uid === undefined ? undefined : await userOf(context, uid);
  return user && openSession(context, request, await newIdToken(context, user.uid), user);
}

/** The service sends the email with the link to the page that confirms. */
export async function sendConfirmation(context: Context, uid: string): Promise<void> {
  await context.identity.sendVerificationMail(await newIdToken(context, uid), confirmationUrl(context, uid));
}

export async function signUpUnconfirmed(context: Context, email: string, input: SignUp): Promise<void> {
  await dropUnconfirmed(context, email);
  const uid = await createUser(context, email, input);
  if (uid === undefined) await context.mails.add(alreadyRegisteredMail(email, context.publicUrl));
  else await sendConfirmation(context, uid);
}
