import type { UserRecord } from "firebase-admin/auth";
import { addressBucket } from "../../http/client-address.ts";
import { MAX_LENGTH, passwordLength } from "../../passwords/password-rule.ts";
import { safeError } from "../../safe-error.ts";
import type { Account, AccountProvider, AccountResult, Confirmation, Cookies } from "../accounts.ts";
import { parseEmail } from "../common/email.ts";
import { failure, limited, NOT_OF_THIS_SIGN_UP, NOT_VERIFIED } from "../common/failures.ts";
import { hasDeviceCookie, knownDevice } from "../common/known-device.ts";
import { changeAsVisitor } from "../common/request-rules.ts";
import { attemptCounter } from "../common/sign-in-limits.ts";
import { type Context, generationOf, updateUser, userOf, userWithEmail } from "./context.ts";
import { provePassword } from "./prove-password.ts";
import { newIdToken, openSession } from "./sessions.ts";
import { markUsed, sendConfirmation } from "./sign-up.ts";

/** The owner of a verification link's value. */
async function ownerOf(context: Context, value: string) {
  const uid = context.confirmations.read(value);
  return uid === undefined ? undefined : userOf(context, uid);
}

/** The uid of the account with this address, if the link is valid for it. */
async function unconfirmedOwner(context: Context, value: string | undefined, email: string) {
  const owner = value === undefined ? undefined : await ownerOf(context, value);
  return owner?.email === email && !owner.emailVerified ? owner.uid : undefined;
}

export async function confirmation(context: Context, value: string): Promise<Confirmation> {
  try {
    const owner = await ownerOf(context, value);
    if (!owner) return { state: "outdated" };
    return { state: owner.emailVerified ? "confirmed" : "open", email: owner.email ?? "" };
  } catch (error) {
    context.logger.error({ fault: safeError(error) }, "accounts: a link could not be checked");
    return { state: "unavailable" };
  }
}

type Answer = AccountResult<{ readonly account: Account } & Cookies>;

/** Signs in after the right password: an unconfirmed address needs its link too, if the setting requires it. */
async function enter(
  context: Context,
  request: Request,
  idToken: string,
  user: UserRecord,
  claimed: string | undefined,
): Promise<Answer> {
  const { uid } = user;
  if (!context.requireEmailVerification || user.emailVerified) {
    if (context.requireEmailVerification) await markUsed(context, uid);
    return openSession(context, request, idToken, user);
  }
  if (claimed !== uid) {
    const { allowed } = await context.mailLimits.count("sign-up-mail", user.email ?? "");
    if (allowed) await sendConfirmation(context, uid, idToken);
    return NOT_VERIFIED;
  }
  const confirmed = await updateUser(context, uid, { emailVerified: true });
  if (!confirmed) return failure("invalid-credentials");
  await markUsed(context, uid);
  return openSession(context, request, await newIdToken(context, uid), confirmed);
}

export function signIn(
  context: Context,
  request: Request,
  input: Parameters<AccountProvider["signIn"]>[1],
): Promise<Answer> {
  return changeAsVisitor(context, request, "sign-in", async () => {
    const email = parseEmail(input.email);
    if (!email) return failure("invalid-email");
    const { password } = input;
    if (password === "" || passwordLength(password) > MAX_LENGTH) return failure("invalid-credentials");
    // Before the password is checked: a later change invalidates what is derived from it. The same calls for an unknown address.
    const before = await userWithEmail(context, email);
    const generation = before ? generationOf(before) : "no account";
    const device = hasDeviceCookie(context, request) ? knownDevice(context, request, generation) : undefined;
    const counter = attemptCounter(context.limits, email, addressBucket(request.headers), device);
    const allowed = await counter.attempt();
    if (!allowed.allowed) return limited(allowed.retryAfter);
    const claimed = await unconfirmedOwner(context, input.confirmation, email);
    const idToken = await provePassword(context, email, password);
    if (idToken === undefined || !before)
      return claimed === undefined ? failure("invalid-credentials") : NOT_OF_THIS_SIGN_UP;
    const answer = await enter(context, request, idToken, before, claimed);
    if (answer.ok) await counter.succeed();
    return answer;
  });
}
