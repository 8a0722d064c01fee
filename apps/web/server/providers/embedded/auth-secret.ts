import { createHash } from "node:crypto";
import type { Client, Pool } from "pg";
import { SettingError } from "../../env.ts";

/** Its row among the verifications: it never expires. */
export const SECRET_ROW = "auth-secret";

const CLAIM = `
  insert into verification (id, identifier, value, expires_at) values ($1, $1, $2, 'infinity')
  on conflict (id) do nothing`;

export function fingerprintOf(secret: string): string {
  return createHash("sha256").update(`fingerprint:${secret}`).digest("base64url");
}

/** The fingerprint that a database's first process left there; null where none has. */
export async function fingerprintIn(on: Pick<Client | Pool, "query">): Promise<string | null> {
  const { rows } = await on.query<{ value: string }>("select value from verification where id = $1", [
    SECRET_ROW,
  ]);
  return rows[0]?.value ?? null;
}

/**
 * Makes sure that all processes of one database have the same secret: the first one leaves its fingerprint there. With two
 * secrets people would lose their session whenever another process answers, and nobody would see why.
 *
 * Errors   SettingError that says how to give this process the right secret
 */
export async function agreeOnSecret(pool: Pool, secret: string): Promise<void> {
  const fingerprint = fingerprintOf(secret);
  const claimed = await pool.query(CLAIM, [SECRET_ROW, fingerprint]);
  if (claimed.rowCount === 1) {
    // A first start finds none. After a lost secret these keys could not be opened any more.
    await pool.query("delete from jwks");
    return;
  }
  if ((await fingerprintIn(pool)) === fingerprint) return;
  throw new SettingError(
    "The accounts in this database were set up with another secret. Set AUTH_SECRET to the same value for every process " +
      "that uses the database; the first one keeps its own in DATA_DIR/secrets/auth. If it is lost, run " +
      `"delete from verification where id = '${SECRET_ROW}'" on the database: everybody then has to sign in again.`,
  );
}
