import { addressBucket } from "../../http/client-address.ts";
import { MAX_LENGTH, passwordLength } from "../../passwords/password-rule.ts";
import type { Account, AccountProvider, AccountResult, Cookies } from "../accounts.ts";
import { parseEmail } from "../common/email.ts";
import { failure, limited, NOT_OF_THIS_SIGN_UP, NOT_VERIFIED } from "../common/failures.ts";
import { changeAsVisitor } from "../common/request-rules.ts";
import { attemptCounter } from "../common/sign-in-limits.ts";
import type { Context } from "./context.ts";
import { deviceFor } from "./device-generation.ts";
import { type NewSession, openSession } from "./open-session.ts";
import { provePassword, withProof } from "./password-proof.ts";
import { insertSession } from "./session-store.ts";
import { confirmAddress, markUsed, unconfirmedOwner } from "./verification.ts";

/** Sends a new link after the right password. Counted with the sign-ups, because anyone can sign up with another user's address. */
async function resendLink({ db, mail }: Context, { uid, email }: Account): Promise<void> {
  const { allowed } = await mail.count("sign-up-mail", email);
  if (allowed) await mail.add(db, { kind: "verification", uid });
}

type Entry =
  | { readonly state: "in"; readonly session: NewSession }
  | { readonly state: "unconfirmed"; readonly account: Account }
  | { readonly state: "wrong" | "changing" };

/** How often a password is checked again if the stored hash has changed: it may be an upgraded hash of the same password. */
const TRIES = 3;

/** Checks the password and creates the session under the account's lock. A link for this account confirms its address. */
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
      await markUsed(tx, account.uid);
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
    // No account can have such a password, so rejecting it without hashing reveals nothing.
    if (password === "" || passwordLength(password) > MAX_LENGTH) return failure("invalid-credentials");
    const device = await deviceFor(context, request, email);
    const counter = attemptCounter(context.limits, email, addressBucket(request.headers), device);
    const allowed = await counter.attempt();
    if (!allowed.allowed) return limited(allowed.retryAfter);
    const claimed = await unconfirmedOwner(context, input.confirmation, email);
    const entry = await enter(context, request, { email, password }, claimed);
    switch (entry.state) {
      case "in":
        await counter.succeed();
        return openSession(context, request, entry.session);
      case "unconfirmed":
        await resendLink(context, entry.account);
        return NOT_VERIFIED;
      case "wrong":
        return claimed === undefined ? failure("invalid-credentials") : NOT_OF_THIS_SIGN_UP;
      case "changing":
        return failure("conflict");
    }
  });
}
