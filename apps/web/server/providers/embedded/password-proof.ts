import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { account } from "../../db/schema.ts";
import { hashPassword, verifyPassword } from "../../passwords/password-hash.ts";
import { type Credential, credentialOf, type Transaction, withAccountLock } from "./account-lock.ts";

/** A password that matched the stored hash when it was checked. `withProof` checks under the lock that it still does. */
export interface PasswordProof {
  readonly uid: string;
  readonly hash: string;
  /** A replacement, if the stored hash is of an earlier kind. */
  readonly better?: string;
}

/** Checks a password, outside any transaction. An unknown account costs the same hash. Undefined if the password is wrong. */
export async function provePassword(
  db: Db,
  who: Parameters<typeof credentialOf>[1],
  password: string,
): Promise<PasswordProof | undefined> {
  const found = await credentialOf(db, who);
  if (!found) {
    await hashPassword(password);
    return undefined;
  }
  const { isRight, better } = await verifyPassword(password, found.hash);
  return isRight ? { uid: found.account.uid, hash: found.hash, ...(better && { better }) } : undefined;
}

export function storeHash(tx: Transaction, uid: string, hash: string): Promise<unknown> {
  return tx.update(account).set({ password: hash, updatedAt: new Date() }).where(eq(account.userId, uid));
}

/**
 * Runs `work` under the account's lock if the hash that the password was checked with is still stored; the password then stays valid
 * until `work` commits. Undefined if the password has changed or the account is gone.
 */
export function withProof<Value extends object>(
  db: Db,
  { uid, hash, better }: PasswordProof,
  work: (tx: Transaction, now: Credential) => Promise<Value>,
): Promise<Value | undefined> {
  return withAccountLock(db, uid, async (tx, now) => {
    if (now.hash !== hash) return undefined;
    if (better !== undefined) await storeHash(tx, uid, better);
    return work(tx, { ...now, hash: better ?? hash });
  });
}
