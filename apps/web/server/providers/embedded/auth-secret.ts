import { createHash } from "node:crypto";
import type { Client, Pool } from "pg";
import { SettingError } from "../../env.ts";

/** The ID of its row in `verification`, which never expires. */
export const SECRET_ROW = "auth-secret";

const CLAIM = `
  insert into verification (id, identifier, value, expires_at) values ($1, $1, $2, 'infinity')
  on conflict (id) do nothing`;

export function fingerprintOf(secret: string): string {
  return createHash("sha256").update(`fingerprint:${secret}`).digest("base64url");
}

/** The fingerprint stored by the database's first process; null if there is none. */
export async function fingerprintIn(on: Pick<Client | Pool, "query">): Promise<string | null> {
  const { rows } = await on.query<{ value: string }>("select value from verification where id = $1", [
    SECRET_ROW,
  ]);
  return rows[0]?.value ?? null;
}

/**
 * Ensures that all processes of one database have the same secret: the first one stores its fingerprint. With two
 * secrets users would lose their session whenever another process responds, without a visible reason.
 */
export async function agreeOnSecret(pool: Pool, secret: string): Promise<void> {
  const fingerprint = fingerprintOf(secret);
  const claimed = await pool.query(CLAIM, [SECRET_ROW, fingerprint]);
  if (claimed.rowCount === 1) {
    // Empty at a first start. After the loss of a secret these keys cannot be decrypted.
    await pool.query("delete from jwks");
    return;
  }
  if ((await fingerprintIn(pool)) === fingerprint) return;
  throw new SettingError(
    "The accounts in this database were set up with another secret. Set AUTH_SECRET to the same value for every process " +
      "that uses the database; the first one stores it in DATA_DIR/secrets/auth. If it is lost, run " +
      `"delete from verification where id = '${SECRET_ROW}'" on the database: all users then have to sign in again.`,
  );
}
