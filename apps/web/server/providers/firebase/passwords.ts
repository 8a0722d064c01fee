import { z } from "zod";
import { passwordChangedMail } from "../../mail/account-messages.ts";
import type { AccountResult, Cookies } from "../accounts.ts";
import { failure } from "../common/failures.ts";
import {
  type Context,
  generationOf,
  nextSecond,
  passwordText,
  updateUser,
  userOf,
  userWithEmail,
} from "./context.ts";
import { IdentityError } from "./identity-toolkit.ts";
import { partsOfResetToken, resetPage } from "./links.ts";
import { sendNotice } from "./mails.ts";
import { type PasswordToken, provePassword } from "./prove-password.ts";
import { accountCall } from "./service-call.ts";
import { type CurrentSession, endSessions, openSession } from "./sessions.ts";

const HOUR_S = 3600;

const noticeOf = (context: Context, email: string) =>
  sendNotice(context, "password-notice", email, passwordChangedMail(email, context.publicUrl));

/**
 * The service sends the email, if the address has an account. Its link carries the time of the request. An error that only an address with
 * an account has is logged and not shown: it would reveal the account.
 */
export async function sendReset(
  { identity, resets, clock, publicUrl, logger }: Context,
  email: string,
): Promise<void> {
  const state = resets.sign(clock().getTime().toString(36), HOUR_S, email);
  await identity.sendResetMail(email, resetPage(publicUrl, state)).catch((error: unknown) => {
    if (!(error instanceof IdentityError)) throw error;
    if (error.code !== "EMAIL_NOT_FOUND")
      logger.error({ code: error.code }, "accounts: the service did not send a reset email");
  });
}

const lastReset = z.object({ at: z.number() });
const resetsOf = ({ db }: Context, uid: string) => db.collection("resets").doc(uid);

/** A reset link that is still valid: the service's code in it, and the account. */
export interface LinkOwner {
  readonly code: string;
  readonly uid: string;
  readonly email: string;
}

/** The service's own code outlives a reset by another link; ours does not. */
export async function linkOwner(context: Context, token: string): Promise<LinkOwner | undefined> {
  const parts = partsOfResetToken(token);
  if (!parts) return undefined;
  const email = await context.identity.emailOfResetCode(parts.code).catch((error: unknown) => {
    if (error instanceof IdentityError) return undefined;
    throw error;
  });
  const askedAt = email === undefined ? undefined : context.resets.read(parts.state, email);
  if (email === undefined || askedAt === undefined) return undefined;
  const user = await userWithEmail(context, email);
  if (!user) return undefined;
  const last = lastReset.safeParse((await accountCall(resetsOf(context, user.uid).get())).data()).data;
  const isOutdated = last !== undefined && last.at >= Number.parseInt(askedAt, 36);
  return isOutdated ? undefined : { code: parts.code, uid: user.uid, email };
}

export async function resetPassword(
  context: Context,
  { code, uid, email }: LinkOwner,
  password: string,
): Promise<string | undefined> {
  try {
    await context.identity.resetPassword(code, passwordText(password));
  } catch (error) {
    if (error instanceof IdentityError) return undefined;
    throw error;
  }
  await accountCall(resetsOf(context, uid).set({ at: context.clock().getTime() }));
  // Again, in the next second: it ends sessions of this one, and overrides an intruder's change in it.
  await nextSecond();
  const user = await updateUser(context, uid, { password: passwordText(password), emailVerified: true });
  if (user) await noticeOf(context, email);
  return user && generationOf(user);
}

export async function changePassword(
  context: Context,
  request: Request,
  { account: { uid, email } }: CurrentSession,
  { idToken }: PasswordToken,
  password: string,
): Promise<AccountResult<Cookies>> {
  try {
    // With the token of the current password: the service rejects it if the password has changed since.
    await context.identity.changePassword(idToken, passwordText(password));
  } catch (error) {
    if (error instanceof IdentityError) return failure("conflict");
    throw error;
  }
  await endSessions(context, uid);
  const user = await userOf(context, uid);
  // Of two changes in one second the later one is stored.
  const fresh = await provePassword(context, email, password);
  if (!user || fresh === undefined) return failure("conflict");
  await noticeOf(context, email);
  return openSession(context, request, fresh, user);
}
