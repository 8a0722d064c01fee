import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { and, eq, gt } from "drizzle-orm";
import { session } from "../../db/schema.ts";
import { CLIENT_ADDRESS_HEADER } from "../../http/client-address.ts";
import type { Transaction } from "./account-lock.ts";
import { SESSION_S } from "./auth.ts";
import type { Context } from "./context.ts";

/** 192 random bits in 32 characters. */
export function newId(): string {
  return randomBytes(24).toString("base64url");
}

/**
 * Creates a session, in a transaction that holds the account's lock and has verified the password proof. Returns its token,
 * which the browser gets from `cookiesOf` once the transaction has committed.
 */
export async function insertSession(
  tx: Transaction,
  { clock }: Pick<Context, "clock">,
  request: Request,
  uid: string,
): Promise<string> {
  const now = clock();
  const token = newId();
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "";
  await tx.insert(session).values({
    id: newId(),
    token,
    userId: uid,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_S * 1000),
    ipAddress: isIP(address) ? address : null,
    userAgent: request.headers.get("user-agent"),
  });
  return token;
}

/** Whether a session still exists. Under the account's lock the result stays valid until the transaction ends. */
export async function isSessionAlive(
  tx: Transaction,
  { clock }: Pick<Context, "clock">,
  id: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, id), gt(session.expiresAt, clock())));
  return rows.length === 1;
}

export function deleteSessionsOf(tx: Transaction, uid: string): Promise<unknown> {
  return tx.delete(session).where(eq(session.userId, uid));
}
