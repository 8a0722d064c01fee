import { randomUUID } from "node:crypto";
import { alreadyRegisteredMail } from "../server/mail/account-messages.ts";
import type { SignUp } from "../server/providers/accounts.ts";
import { confirmationUrl } from "../server/providers/common/account-context.ts";
import { failure } from "../server/providers/common/failures.ts";
import { codeOf, safeError } from "../server/safe-error.ts";
import { announce, deleteUser, withdraw } from "./accounts/deletion.ts";
import { passwordText } from "./accounts/identity-toolkit.ts";
import { sendMail } from "./accounts/mails.ts";
import { newIdToken, replaceSession } from "./accounts/sessions.ts";
import { accountOf, type Calls, type Context, updateUser, userOf, userWithEmail } from "./context.ts";
import { inTime } from "./service-call.ts";

/** Sign-ups whose address is not confirmed and that were never used: another sign-up may replace them. */
const pendingOnes = ({ db }: Context) => db.collection("pendingSignUps");

/** A sign-up that has been used is not replaced by another with the same address. */
async function markUsed(context: Context, uid: string): Promise<void> {
  await inTime(pendingOnes(context).doc(uid).delete());
}

/**
 * Deletes an earlier, unconfirmed sign-up with the same address, including its password and profile, because it may be a stranger's. The
 * owner of the mailbox confirms with the newest link.
 */
async function dropUnconfirmed(context: Context, email: string): Promise<void> {
  const user = await userWithEmail(context, email);
  if (!user || user.emailVerified) return;
  const pending = await inTime(pendingOnes(context).doc(user.uid).get());
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
  await inTime(announce(context, uid, before).commit());
  try {
    await inTime(auth.createUser({ uid, email, password: passwordText(password) }));
  } catch (error) {
    if (codeOf(error) !== "auth/email-already-exists") throw error;
    await inTime(withdraw(db, uid, db.batch().delete(profile).delete(pending)).commit());
    return undefined;
  }
  // The account is complete, whether this succeeds now or is done by `finishDeletions`.
  await inTime(withdraw(db, uid).commit()).catch((error: unknown) =>
    logger.error({ fault: safeError(error) }, "accounts: the mark of a sign-up remains for now"),
  );
  return uid;
}

/** The service sends the email with the link to the page that confirms. */
async function sendConfirmation(context: Context, uid: string): Promise<void> {
  const idToken = await newIdToken(context, uid);
  if (idToken !== undefined)
    await context.identity.sendVerificationMail(idToken, confirmationUrl(context, uid));
}

export const signInCalls = (context: Context) =>
  ({
    async signUp(request, email, input) {
      const uid = await createUser(context, email, input);
      const user = uid === undefined ? undefined : await userOf(context, uid);
      // With the password: a reset that was made meanwhile has replaced it.
      const idToken = user && (await context.identity.provePassword(email, input.password));
      return user && idToken !== undefined ? replaceSession(context, request, idToken, user) : undefined;
    },
    async signUpUnconfirmed(email, input) {
      await dropUnconfirmed(context, email);
      const uid = await createUser(context, email, input);
      if (uid === undefined) await sendMail(context, alreadyRegisteredMail(email, context.publicUrl));
      else await sendConfirmation(context, uid);
    },
    sendConfirmation: ({ uid }) => sendConfirmation(context, uid),
    async signIn(request, { email, password }, claimed) {
      // Before the password is checked: a later change invalidates what is derived from it. The same calls for an unknown address.
      const user = await userWithEmail(context, email);
      const idToken = await context.identity.provePassword(email, password);
      if (idToken === undefined || !user) return undefined;
      if (!context.requireEmailVerification) return replaceSession(context, request, idToken, user);
      const { uid, emailVerified } = user;
      if (!emailVerified && claimed !== uid) return { unconfirmed: accountOf(user) };
      const confirmed = emailVerified ? user : await updateUser(context, uid, { emailVerified: true });
      if (!confirmed) return failure("invalid-credentials");
      await markUsed(context, uid);
      // For the verified address; with the password again, because a reset may have replaced it meanwhile.
      const token = emailVerified ? idToken : await context.identity.provePassword(email, password);
      return token === undefined
        ? failure("invalid-credentials")
        : replaceSession(context, request, token, confirmed);
    },
  }) satisfies Partial<Calls>;
