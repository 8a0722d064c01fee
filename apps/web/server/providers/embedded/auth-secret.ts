import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { SettingError } from "../../env.ts";

const IDENTIFIER = "auth-secret";

const CLAIM = `
  insert into verification (id, identifier, value, expires_at) values ($1, $1, $2, 'infinity')
  on conflict (id) do nothing`;

/**
 * Makes sure that all processes of one database have the same secret: the first one leaves its fingerprint there. With two
 * secrets people would lose their session whenever another process answers, and nobody would see why.
 *
 * Errors   SettingError that says how to give this process the right secret
 */
export async function agreeOnSecret(pool: Pool, secret: string): Promise<void> {
  const fingerprint = createHash("sha256").update(`fingerprint:${secret}`).digest("base64url");
  const claimed = await pool.query(CLAIM, [IDENTIFIER, fingerprint]);
  if (claimed.rowCount === 1) {
    // A first start finds none. After a lost secret these keys could not be opened any more.
    await pool.query("delete from jwks");
    return;
  }
  const { rows } = await pool.query<{ value: string }>("select value from verification where id = $1", [
    IDENTIFIER,
  ]);
  if (rows[0]?.value === fingerprint) return;
  throw new SettingError(
    "The accounts in this database were set up with another secret. Set AUTH_SECRET to the same value for every process " +
      "that uses the database; the first one keeps its own in DATA_DIR/secrets/auth. If it is lost, run " +
      `"delete from verification where id = '${IDENTIFIER}'" on the database: everybody then has to sign in again.`,
  );
}
