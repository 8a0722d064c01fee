import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { verification } from "../../db/schema.ts";
import type { Transaction } from "./account-lock.ts";
import type { Context } from "./context.ts";
import { newId } from "./session-store.ts";

const HOUR_MS = 3600 * 1000;

/** Tokens are stored hashed: a plain one is as good as a password. */
function identifierOf(token: string): string {
  return createHash("sha256").update(`reset-password:${token}`).digest("base64url");
}

const isOpen = ({ clock }: Pick<Context, "clock">, token: string) =>
  and(eq(verification.identifier, identifierOf(token)), gt(verification.expiresAt, clock()));

/** Creates a link under the account's lock, so that none remains of an account that is being deleted. Returns its token. */
export async function insertLink(
  tx: Transaction,
  { clock }: Pick<Context, "clock">,
  uid: string,
): Promise<string> {
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

/** The uid of a token's account, if the link is still valid. */
export async function uidOfLink(
  context: Pick<Context, "db" | "clock">,
  token: string,
): Promise<string | undefined> {
  if (!/^[A-Za-z0-9_-]{1,200}$/.test(token)) return undefined;
  const [row] = await context.db
    .select({ uid: verification.value })
    .from(verification)
    .where(isOpen(context, token));
  return row?.uid;
}

/** Marks the link as used. False if it has been used or has expired. */
export async function useLink(
  tx: Transaction,
  context: Pick<Context, "clock">,
  token: string,
): Promise<boolean> {
  const rows = await tx.delete(verification).where(isOpen(context, token)).returning({ id: verification.id });
  return rows.length === 1;
}

/** Invalidates every reset link of an account, after a completed reset or with the account. */
export async function endLinks(db: Db | Transaction, uid: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, uid));
}
