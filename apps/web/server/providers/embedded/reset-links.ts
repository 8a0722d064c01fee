import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { verification } from "../../db/schema.ts";
import type { Transaction } from "./account-lock.ts";
import type { Context } from "./context.ts";
import { newId } from "./session-store.ts";

const HOUR_MS = 3600 * 1000;

/** A table of plain reset tokens would be a table of passwords. */
function identifierOf(token: string): string {
  return createHash("sha256").update(`reset-password:${token}`).digest("base64url");
}

const isOpen = ({ clock }: Pick<Context, "clock">, token: string) =>
  and(eq(verification.identifier, identifierOf(token)), gt(verification.expiresAt, clock()));

/** Creates a link under the account's lock, so that none is left of an account that is being deleted. Returns its token. */
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

/** The uid of the account that a token is for, while its link is open. */
export async function linkOwner(
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

/** Uses the link up. False where it has been used or has expired by then. */
export async function useLink(
  tx: Transaction,
  context: Pick<Context, "clock">,
  token: string,
): Promise<boolean> {
  const rows = await tx.delete(verification).where(isOpen(context, token)).returning({ id: verification.id });
  return rows.length === 1;
}

/** Ends every reset link of an account, after a completed reset or with the account. */
export async function endLinks(db: Db | Transaction, uid: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, uid));
}
