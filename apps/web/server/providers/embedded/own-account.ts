import { limitKey } from "../../limits/limits.ts";
import { OWN_PASSWORD } from "../../limits/rules.ts";
import { accountDeletedMail, passwordChangedMail } from "../../mail/account-messages.ts";
import { MAX_LENGTH, passwordFault, passwordLength } from "../../passwords/password-rule.ts";
import type { AccountFailure, AccountProvider, AccountResult, Cookies } from "../accounts.ts";
import type { AuthAnswer } from "./auth-request.ts";
import { type Context, type CurrentSession, call, changeOwn, endLinks, refused } from "./context.ts";
import { failure, limited } from "./failures.ts";
import { forgetDevice, rememberDevice } from "./known-device.ts";

const SAME_PASSWORD = "The new password is the same as the current one. Choose another.";

/** A call that asks the signed-in person for the password again: counted before it hashes, forgotten when it was right. */
async function withPassword(
  context: Context,
  request: Request,
  { account }: CurrentSession,
  password: string,
  work: () => Promise<AuthAnswer>,
): Promise<AccountFailure | ({ readonly ok: true } & Cookies)> {
  // Without a password the service would take a young session for proof.
  if (password === "" || passwordLength(password) > MAX_LENGTH) return failure("wrong-password");
  const key = limitKey("own-password", account.uid);
  const allowed = await context.limits.attempt(key, OWN_PASSWORD);
  if (!allowed.allowed) return limited(allowed.retryAfter);
  const answer = await work();
  if (answer.status !== 200) return refused(context, request, answer);
  await context.limits.forget([key]);
  await endLinks(context, account.uid);
  return { ok: true, cookies: answer.cookies };
}

export function changePassword(
  context: Context,
  request: Request,
  { currentPassword, newPassword, fullName }: Parameters<AccountProvider["changePassword"]>[1],
): Promise<AccountResult<Cookies>> {
  return changeOwn(context, request, async (session) => {
    const { email, uid } = session.account;
    const fault = await passwordFault(newPassword, email, fullName);
    if (fault) return failure("weak-password", fault);
    // Judged by what was typed: it tells nothing about the password that is stored.
    if (newPassword.normalize("NFKC") === currentPassword.normalize("NFKC"))
      return failure("weak-password", SAME_PASSWORD);
    const body = { currentPassword, newPassword, revokeOtherSessions: true };
    const answer = await withPassword(context, request, session, currentPassword, () =>
      call(context, request, "/change-password", body),
    );
    if (!answer.ok) return answer;
    context.mailer.send(passwordChangedMail(email, context.publicUrl));
    return { ok: true, cookies: [...answer.cookies, await rememberDevice(context, request, uid)] };
  });
}

export function deleteAccount(
  context: Context,
  request: Request,
  { password }: { readonly password: string },
): Promise<AccountResult<Cookies>> {
  return changeOwn(context, request, async (session) => {
    const answer = await withPassword(context, request, session, password, () =>
      call(context, request, "/delete-user", { password }),
    );
    if (!answer.ok) return answer;
    context.mailer.send(accountDeletedMail(session.account.email));
    return { ok: true, cookies: [...answer.cookies, forgetDevice(context)] };
  });
}
