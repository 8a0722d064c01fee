import { and, eq } from "drizzle-orm";
import { user } from "../../db/schema.ts";
import type { Account, AccountFailure } from "../accounts.ts";
import type { SignedIn } from "../common/account-calls.ts";
import { failure } from "../common/failures.ts";
import type { Context } from "./context.ts";
import { provePassword, withProof } from "./password-proof.ts";
import { insertSession } from "./session-store.ts";
import { type NewSession, openSession } from "./sessions.ts";

/** How often a password is checked again if the stored hash has changed: it may be an upgraded hash of the same password. */
const TRIES = 3;

/** Checks the password and creates the session under the account's lock. A link for this account confirms its address. */
export async function signIn(
  context: Context,
  request: Request,
  input: { readonly email: string; readonly password: string },
  claimed: string | undefined,
): Promise<SignedIn | AccountFailure | { readonly unconfirmed: Account } | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const proof = await provePassword(context.db, { email: input.email }, input.password);
    if (!proof) return undefined;
    const entry = await withProof<NewSession | { readonly unconfirmed: Account }>(
      context.db,
      proof,
      async (tx, now) => {
        const isConfirming = context.requireEmailVerification && !now.account.emailVerified;
        const { uid } = now.account;
        if (isConfirming && claimed !== uid) return { unconfirmed: now.account };
        const account = isConfirming ? { ...now.account, emailVerified: true } : now.account;
        // A sign-up that has been used is not replaced by another with the same address.
        if (isConfirming)
          await tx.update(user).set({ emailVerified: true, isPending: false }).where(eq(user.id, uid));
        else
          await tx
            .update(user)
            .set({ isPending: false })
            .where(and(eq(user.id, uid), user.isPending));
        return { token: await insertSession(tx, context, request, uid), current: { ...now, account } };
      },
    );
    if (entry) return "unconfirmed" in entry ? entry : openSession(context, request, entry);
  }
  return failure("conflict");
}
