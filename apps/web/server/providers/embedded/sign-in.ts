import { addressBucket } from "../../http/client-address.ts";
import { type Attempt, limitKey } from "../../limits/limits.ts";
import { SIGN_IN_ANYWHERE, SIGN_IN_HERE, SIGN_IN_KNOWN } from "../../limits/rules.ts";
import { verifyEmailMail } from "../../mail/account-messages.ts";
import { MAX_LENGTH, passwordLength } from "../../passwords/password-rule.ts";
import type { Account, AccountProvider, AccountResult, Cookies } from "../accounts.ts";
import { type Context, changeAsVisitor } from "./context.ts";
import { parseEmail } from "./email.ts";
import { failure, limited, NOT_OF_THIS_SIGN_UP, NOT_VERIFIED } from "./failures.ts";
import { type KnownDevice, knownDevice } from "./known-device.ts";
import { type NewSession, openSession } from "./open-session.ts";
import { provePassword, withProof } from "./password-proof.ts";
import { insertSession } from "./session-store.ts";
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

/** Sent anew to whoever has the right password, counted with the sign-ups: anybody could fill the mailbox of an address not theirs. */
async function sendLinkAgain(
  { mail, publicUrl, confirmations }: Context,
  { uid, email }: Account,
): Promise<void> {
  const slot = await mail.slot("sign-up-mail", email);
  if (slot.allowed) slot.send(verifyEmailMail(email, confirmationUrl(publicUrl, confirmations, uid)));
}

type Entry =
  | { readonly state: "in"; readonly session: NewSession }
  | { readonly state: "unconfirmed"; readonly account: Account }
  | { readonly state: "wrong" | "changing" };

/** How often a password is checked again because the stored hash has changed since: an old hash made new is no new password. */
const TRIES = 3;

/** Checks the password and, under the account's lock, creates the session. The link for this very account confirms its address. */
async function enter(
  context: Context,
  request: Request,
  input: { readonly email: string; readonly password: string },
  claimed: string | undefined,
): Promise<Entry> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const proof = await provePassword(context.db, { email: input.email }, input.password);
    if (!proof) return { state: "wrong" };
    const entry = await withProof<Entry>(context.db, proof, async (tx, now) => {
      const isConfirming = context.requireEmailVerification && !now.account.emailVerified;
      if (isConfirming && claimed !== now.account.uid) return { state: "unconfirmed", account: now.account };
      if (isConfirming) await confirmAddress(tx, now.account.uid);
      const account = isConfirming ? { ...now.account, emailVerified: true } : now.account;
      const token = await insertSession(tx, context, request, account.uid);
      return { state: "in", session: { token, current: { ...now, account } } };
    });
    if (entry) return entry;
  }
  return { state: "changing" };
}

export function signIn(
  context: Context,
  request: Request,
  input: Parameters<AccountProvider["signIn"]>[1],
): Promise<AccountResult<{ readonly account: Account } & Cookies>> {
  return changeAsVisitor(context, request, "sign-in", async () => {
    const email = parseEmail(input.email);
    if (!email) return failure("invalid-email");
    const { password } = input;
    // No account can have such a password, so that refusing it unhashed tells nothing.
    if (password === "" || passwordLength(password) > MAX_LENGTH) return failure("invalid-credentials");
    const device = await knownDevice(context, request, email);
    const counting = countingOf(context, email, addressBucket(request.headers), device);
    const allowed = await counting.mayTry();
    if (!allowed.allowed) return limited(allowed.retryAfter);
    const claimed = await unconfirmedOwner(context, input.confirmation, email);
    const entry = await enter(context, request, { email, password }, claimed);
    switch (entry.state) {
      case "in":
        await counting.wasRight();
        return openSession(context, request, entry.session);
      case "unconfirmed":
        await sendLinkAgain(context, entry.account);
        return NOT_VERIFIED;
      case "wrong":
        return claimed === undefined ? failure("invalid-credentials") : NOT_OF_THIS_SIGN_UP;
      case "changing":
        return failure("conflict");
    }
  });
}
