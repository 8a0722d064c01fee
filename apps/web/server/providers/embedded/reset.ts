import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { user, verification } from "../../db/schema.ts";
import { hashPassword } from "../../passwords/password-hash.ts";
import { credentialOf, generationOf, storeHash, type Transaction, withAccountLock } from "./account-lock.ts";
import type { Calls, Context } from "./context.ts";
import { deleteSessionsOf, newId } from "./sessions.ts";

const HOUR_MS = 3600 * 1000;

/** Tokens are stored hashed: a plain one is as good as a password. */
function identifierOf(token: string): string {
  return createHash("sha256").update(`reset-password:${token}`).digest("base64url");
}

const isOpen = ({ clock }: Context, token: string) =>
  and(eq(verification.identifier, identifierOf(token)), gt(verification.expiresAt, clock()));

/** Creates a link under the account's lock, so that none remains of an account that is being deleted. Returns its token. */
export async function insertLink(tx: Transaction, clock: () => Date, uid: string): Promise<string> {
  const token = newId();
  const now = clock();
  await tx.insert(verification).values({
    id: newId(),
    identifier: identifierOf(token),
    value: uid,
    expiresAt: new Date(now.getTime() + HOUR_MS),
    createdAt: now,
    updatedAt: now,
  });
  return token;
}

/** Invalidates every reset link of an account, after a completed reset or with the account. */
export async function endLinks(tx: Transaction, uid: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.value, uid));
}

export const resetCalls = (context: Context) => {
  const { db, mail } = context;
  return {
    async sendReset(email) {
      const [found] = await db.select({ uid: user.id }).from(user).where(eq(user.email, email));
      if (found) await mail.add(db, { kind: "reset", uid: found.uid });
    },
    async linkOwner(token) {
      if (!/^[A-Za-z0-9_-]{1,200}$/.test(token)) return undefined;
      const [link] = await db
        .select({ uid: verification.value })
        .from(verification)
        .where(isOpen(context, token));
      const owner = link && (await credentialOf(db, link));
      return owner && { token, uid: owner.account.uid, email: owner.account.email };
    },
    /**
     * Depends on the link and not on the current password: the link must still be valid under the account's lock, and the reset overrides
     * any change by an intruder, before or during it.
     */
    async resetPassword({ token, uid, email }, password) {
      const hash = await hashPassword(password);
      const addNotice = await mail.notice("password-notice", email);
      return withAccountLock(db, uid, async (tx, { account }) => {
        // It has been used or has expired.
        if ((await tx.delete(verification).where(isOpen(context, token))).rowCount !== 1) return undefined;
        await storeHash(tx, uid, hash);
        await deleteSessionsOf(tx, uid);
        await endLinks(tx, uid);
        await addNotice(tx, { kind: "password-changed", uid });
        // The link proves access to the mailbox.
        await tx.update(user).set({ emailVerified: true }).where(eq(user.id, uid));
        return generationOf({ account, hash });
      });
    },
  } satisfies Partial<Calls>;
};
