import { and, eq } from "drizzle-orm";
import { user } from "../../db/schema.ts";
import { safeError } from "../../safe-error.ts";
import type { Signer } from "../../signed-value.ts";
import type { Confirmation } from "../accounts.ts";
import type { Transaction } from "./account-lock.ts";
import type { Context } from "./context.ts";

const HOUR_S = 3600;

/** The link of a verification email. It contains the uid, so that it does not confirm a later sign-up with the same address. */
export function confirmationUrl(publicUrl: string, signer: Signer, uid: string): string {
  return `${publicUrl}/signin?confirm=${signer.sign(uid, HOUR_S)}`;
}

async function ownerOf({ db, confirmations }: Context, value: string) {
  const uid = confirmations.read(value);
  if (uid === undefined) return undefined;
  const [owner] = await db
    .select({ uid: user.id, email: user.email, isVerified: user.emailVerified })
    .from(user)
    .where(eq(user.id, uid));
  return owner;
}

/** The uid of the account with this address, if the link is valid for it. */
export async function unconfirmedOwner(
  context: Context,
  value: string | undefined,
  email: string,
): Promise<string | undefined> {
  const owner = value === undefined ? undefined : await ownerOf(context, value);
  return owner?.email === email && !owner.isVerified ? owner.uid : undefined;
}

export async function confirmation(context: Context, value: string): Promise<Confirmation> {
  try {
    const owner = await ownerOf(context, value);
    if (owner === undefined) return { state: "outdated" };
    return { state: owner.isVerified ? "confirmed" : "open", email: owner.email };
  } catch (error) {
    context.logger.error({ fault: safeError(error) }, "accounts: a link could not be checked");
    return { state: "unavailable" };
  }
}

/** Call it under the account's lock. */
export async function confirmAddress(tx: Transaction, uid: string): Promise<void> {
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, uid));
}

/** A sign-up that has been used is not replaced by another with the same address. Call it under the account's lock. */
export async function markUsed(tx: Transaction, uid: string): Promise<void> {
  await tx
    .update(user)
    .set({ isPending: false })
    .where(and(eq(user.id, uid), user.isPending));
}
