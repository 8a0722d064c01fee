import type { Account, AccountFailure } from "../accounts.ts";
import type { SignedIn } from "../common/account-calls.ts";
import { failure } from "../common/failures.ts";
import { accountOf, type Context, updateUser, userWithEmail } from "./context.ts";
import { provePassword } from "./prove-password.ts";
import { newIdToken, openSession } from "./sessions.ts";
import { markUsed } from "./sign-up.ts";

/** Signs in after the right password: an unconfirmed address needs its link too, if the setting requires it. */
export async function signIn(
  context: Context,
  request: Request,
  { email, password }: { readonly email: string; readonly password: string },
  claimed: string | undefined,
): Promise<SignedIn | AccountFailure | { readonly unconfirmed: Account } | undefined> {
  // Before the password is checked: a later change invalidates what is derived from it. The same calls for an unknown address.
  const user = await userWithEmail(context, email);
  const idToken = await provePassword(context, email, password);
  if (idToken === undefined || !user) return undefined;
  if (!context.requireEmailVerification) return openSession(context, request, idToken, user);
  const { uid, emailVerified } = user;
  if (!emailVerified && claimed !== uid) return { unconfirmed: accountOf(user) };
  const confirmed = emailVerified ? user : await updateUser(context, uid, { emailVerified: true });
  if (!confirmed) return failure("invalid-credentials");
  await markUsed(context, uid);
  const token = emailVerified ? idToken : await newIdToken(context, uid);
  return openSession(context, request, token, confirmed);
}
