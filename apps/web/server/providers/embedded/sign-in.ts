import { eq } from "drizzle-orm";
import { user } from "../../db/schema.ts";
import { addressBucket } from "../../http/client-address.ts";
import { type Attempt, limitKey } from "../../limits/limits.ts";
import { MAIL_TO_ONE, SIGN_IN_ANYWHERE, SIGN_IN_HERE, SIGN_IN_KNOWN } from "../../limits/rules.ts";
import { verifyEmailMail } from "../../mail/account-messages.ts";
import { MAX_LENGTH, passwordLength } from "../../passwords/password-rule.ts";
import type { Account, AccountProvider, AccountResult, Cookies } from "../accounts.ts";
import type { AuthAnswer } from "./auth-request.ts";
import { type Context, call, changeAsVisitor, refused } from "./context.ts";
import { parseEmail } from "./email.ts";
import { failure, limited, NOT_OF_THIS_SIGN_UP, NOT_VERIFIED, refusalCode } from "./failures.ts";
import { type KnownDevice, knownDevice } from "./known-device.ts";
import { letIn } from "./let-in.ts";
import { confirmAddress, confirmationUrl, unconfirmedOwner } from "./verification.ts";

/** How the attempts of one browser at one account are counted. */
interface Counting {
  readonly mayTry: () => Promise<Attempt>;
  readonly wasRight: () => Promise<void>;
}

/**
 * A browser that is known counts by itself, and for all known browsers of the account together: who can make himself known often
 * gains nothing. Any other counts for its address, and for all addresses together.
 */
function countingOf({ limits }: Context, email: string, address: string, device?: KnownDevice): Counting {
  const here = device ? limitKey("sign-in-device", device.nonce) : limitKey("sign-in", email, address);
  const [all, rule] = device
    ? ([limitKey("sign-in-known", device.generation), SIGN_IN_KNOWN] as const)
    : ([limitKey("sign-in", email), SIGN_IN_ANYWHERE] as const);
  return {
    mayTry: () =>
      limits.attemptAll([
        [here, SIGN_IN_HERE],
        [all, rule],
      ]),
    async wasRight() {
      await limits.forget([here]);
      // What others have guessed elsewhere stays counted: the owner's coming and going must not help them.
      await limits.giveBack(all);
    },
  };
}

/**
 * Asks the service; where the password is right, only the address is not confirmed, and the link for this very account came along,
 * confirms it and asks again. The service looks at the password first.
 */
async function signInConfirmed(
  context: Context,
  request: Request,
  body: { readonly email: string; readonly password: string },
  claimed: string | undefined,
): Promise<AuthAnswer> {
  const answer = await call(context, request, "/sign-in/email", body);
  if (claimed === undefined || refusalCode(answer) !== "EMAIL_NOT_VERIFIED") return answer;
  await confirmAddress(context, claimed);
  return call(context, request, "/sign-in/email", body);
}

/** Counted with the sign-ups: with the right password anybody could fill the mailbox of an address that is not theirs. */
async function sendLinkAgain(
  { db, limits, mailer, publicUrl, confirmations }: Context,
  email: string,
): Promise<void> {
  const { allowed } = await limits.attempt(limitKey("sign-up-mail", email), MAIL_TO_ONE);
  const [owner] = allowed ? await db.select({ uid: user.id }).from(user).where(eq(user.email, email)) : [];
  if (owner) mailer.send(verifyEmailMail(email, confirmationUrl(publicUrl, confirmations, owner.uid)));
}

export function signIn(
  context: Context,
  request: Request,
  input: Parameters<AccountProvider["signIn"]>[1],
): Promise<AccountResult<{ readonly account: Account } & Cookies>> {
  return changeAsVisitor(context, request, "sign-in", async () => {
    const email = parseEmail(input.email);
    if (!email) return failure("invalid-email");
    // No account can have such a password, so that refusing it unhashed tells nothing.
    if (input.password === "" || passwordLength(input.password) > MAX_LENGTH)
      return failure("invalid-credentials");
    const device = await knownDevice(context, request, email);
    const counting = countingOf(context, email, addressBucket(request.headers), device);
    const allowed = await counting.mayTry();
    if (!allowed.allowed) return limited(allowed.retryAfter);
    const claimed = await unconfirmedOwner(context, input.confirmation, email);
    const answer = await signInConfirmed(context, request, { email, password: input.password }, claimed);
    if (answer.status !== 200) {
      const refusal = refused(context, request, answer);
      if (refusal === NOT_VERIFIED) await sendLinkAgain(context, email);
      const isWrong = refusalCode(answer) === "INVALID_EMAIL_OR_PASSWORD";
      return claimed !== undefined && isWrong ? NOT_OF_THIS_SIGN_UP : refusal;
    }
    await counting.wasRight();
    return letIn(context, request, answer);
  });
}
