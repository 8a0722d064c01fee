import { limitKey } from "../../limits/limits.ts";
import { OWN_PASSWORD } from "../../limits/rules.ts";
import { MAX_LENGTH, passwordFault, passwordLength } from "../../passwords/password-rule.ts";
import type { AccountFailure, AccountProvider, AccountResult, Cookies } from "../accounts.ts";
import type { AuthAnswer } from "./auth-request.ts";
import { type Context, type CurrentSession, call, changeOwn, endLinks, refused } from "./context.ts";
import { failure, limited } from "./failures.ts";

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
    const fault = await passwordFault(newPassword, session.account.email, fullName);
    if (fault) return failure("weak-password", fault);
    const body = { currentPassword, newPassword, revokeOtherSessions: true };
    return withPassword(context, request, session, currentPassword, () =>
      call(context, request, "/change-password", body),
    );
  });
}

export function deleteAccount(
  context: Context,
  request: Request,
  { password }: { readonly password: string },
): Promise<AccountResult<Cookies>> {
  return changeOwn(context, request, (session) =>
    withPassword(context, request, session, password, () =>
      call(context, request, "/delete-user", { password }),
    ),
  );
}
