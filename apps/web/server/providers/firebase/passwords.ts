import { setTimeout as wait } from "node:timers/promises";
import type { UserRecord } from "firebase-admin/auth";
import { z } from "zod";
import { passwordChangedMail } from "../../mail/account-messages.ts";
import { passwordFault } from "../../passwords/password-rule.ts";
import { safeError } from "../../safe-error.ts";
import type { AccountProvider, AccountResult, Cookies } from "../accounts.ts";
import { parseEmail } from "../common/email.ts";
import { failure, limited } from "../common/failures.ts";
import { rememberDevice } from "../common/known-device.ts";
import { changeFault, countChange, proveOwn } from "../common/own-password.ts";
import { changeAsVisitor } from "../common/request-rules.ts";
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
import { provePassword } from "./prove-password.ts";
import { accountCall } from "./service-call.ts";
import { changeOwn, endSessions, openSession } from "./sessions.ts";

/** Longer than the service takes to send an email, so that the response time does not reveal a known address. */
const EVEN_MS = 1000;
const HOUR_S = 3600;

const noticeOf = (context: Context, email: string) =>
  sendNotice(context, "password-notice", email, passwordChangedMail(email, context.publicUrl));

/**
 * The service sends the email, if the address has an account. Its link carries the time of the request. An error that only an address with
 * an account has is logged and not shown: it would reveal the account.
 */
async function sendReset(
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

export function requestPasswordReset(
  context: Context,
  request: Request,
  input: { readonly email: string },
): Promise<AccountResult<unknown>> {
  return changeAsVisitor(context, request, "reset", async () => {
    const email = parseEmail(input.email);
    if (!email) return failure("invalid-email");
    const allowed = await context.mailLimits.count("reset", email);
    if (!allowed.allowed) return limited(allowed.retryAfter);
    await Promise.all([sendReset(context, email), wait(EVEN_MS)]);
    return { ok: true };
  });
}

const lastReset = z.object({ at: z.number() });
const resetsOf = ({ db }: Context, uid: string) => db.collection("resets").doc(uid);

/**
 * The account of a reset link, and the service's code in it, if the link is still valid. The service's own code outlives a reset by
 * another link; ours does not.
 */
async function linkOwner(
  context: Context,
  token: string,
): Promise<{ readonly user: UserRecord; readonly code: string } | undefined> {
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
  return last && last.at >= Number.parseInt(askedAt, 36) ? undefined : { user, code: parts.code };
}

export async function isResetTokenValid(context: Context, token: string): Promise<boolean> {
  return (await linkOwner(context, token)) !== undefined;
}

export function resetPassword(
  context: Context,
  request: Request,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<AccountResult<Cookies>> {
  return changeAsVisitor(context, request, "reset-link", async () => {
    const owner = await linkOwner(context, token);
    if (!owner) return failure("invalid-token");
    const { uid, email = "" } = owner.user;
    const fault = await passwordFault(password, email);
    if (fault) return failure("weak-password", fault);
    try {
      await context.identity.resetPassword(owner.code, passwordText(password));
    } catch (error) {
      if (error instanceof IdentityError) return failure("invalid-token");
      throw error;
    }
    await accountCall(resetsOf(context, uid).set({ at: context.clock().getTime() }));
    // Again, in the next second: it ends sessions of this one, and overrides an intruder's change in it.
    await nextSecond();
    const user = await updateUser(context, uid, { password: passwordText(password), emailVerified: true });
    if (!user) return failure("invalid-token");
    await noticeOf(context, email);
    // The password has been reset, whether the count of emails could be or not.
    await context.mailLimits
      .forget("reset", email)
      .catch((error: unknown) =>
        context.logger.error({ fault: safeError(error) }, "accounts: a count was not reset"),
      );
    return { ok: true, cookies: [rememberDevice(context, request, generationOf(user))] };
  });
}

export function changePassword(
  context: Context,
  request: Request,
  input: Parameters<AccountProvider["changePassword"]>[1],
): Promise<AccountResult<Cookies>> {
  return changeOwn(context, request, async ({ account: { uid, email } }) => {
    const fault = await changeFault(email, input);
    if (fault) return fault;
    const proof = await proveOwn(context.limits, uid, input.currentPassword, async () => {
      const idToken = await provePassword(context, email, input.currentPassword);
      return idToken === undefined ? undefined : { idToken };
    });
    if ("ok" in proof) return proof;
    const tooMany = await countChange(context.limits, uid);
    if (tooMany) return tooMany;
    try {
      // With the token of the current password: the service rejects it if the password has changed since.
      await context.identity.changePassword(proof.idToken, passwordText(input.newPassword));
    } catch (error) {
      if (error instanceof IdentityError) return failure("conflict");
      throw error;
    }
    await endSessions(context, uid);
    const user = await userOf(context, uid);
    // Of two changes in one second the later one is stored.
    const idToken = await provePassword(context, email, input.newPassword);
    if (!user || idToken === undefined) return failure("conflict");
    await noticeOf(context, email);
    const { cookies } = await openSession(context, request, idToken, user);
    return { ok: true, cookies };
  });
}
