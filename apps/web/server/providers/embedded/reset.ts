import { eq } from "drizzle-orm";
import { user } from "../../db/schema.ts";
import { hashPassword } from "../../passwords/password-hash.ts";
import { credentialOf, generationOf, withAccountLock } from "./account-lock.ts";
import type { Context } from "./context.ts";
import { storeHash } from "./password-proof.ts";
import { endLinks, uidOfLink, useLink } from "./reset-links.ts";
import { deleteSessionsOf } from "./session-store.ts";

export async function sendReset({ db, mail }: Context, email: string): Promise<void> {
  const [found] = await db.select({ uid: user.id }).from(user).where(eq(user.email, email));
  if (found) await mail.add(db, { kind: "reset", uid: found.uid });
}

/** The account of a reset link that is still valid. */
export interface LinkOwner {
  readonly token: string;
  readonly uid: string;
  readonly email: string;
}

export async function linkOwner(context: Context, token: string): Promise<LinkOwner | undefined> {
  const uid = await uidOfLink(context, token);
  const owner = uid === undefined ? undefined : await credentialOf(context.db, { uid });
  return owner && { token, uid: owner.account.uid, email: owner.account.email };
}

/**
 * Depends on the link and not on the current password: the link must still be valid under the account's lock, and the reset overrides any
 * change by an intruder, before or during it.
 */
export async function resetPassword(
  context: Context,
  { token, uid, email }: LinkOwner,
  password: string,
): Promise<string | undefined> {
  const hash = await hashPassword(password);
  const addNotice = await context.mail.notice("password-notice", email);
  return withAccountLock(context.db, uid, async (tx, { account }) => {
    if (!(await useLink(tx, context, token))) return undefined;
    await storeHash(tx, uid, hash);
    await deleteSessionsOf(tx, uid);
    await endLinks(tx, uid);
    await addNotice(tx, { kind: "password-changed", uid });
    // The link proves access to the mailbox.
    await tx.update(user).set({ emailVerified: true }).where(eq(user.id, uid));
    return generationOf({ account, hash });
  });
}
