import type { Client } from "pg";
import { appliedMigrations } from "../db/migrate.ts";
import { SECRET_ROW } from "../providers/embedded/auth-secret.ts";
import { tablesOf } from "./tables.ts";

/** A backup would stand among what is there already: the message is the line for the person. */
export class NotEmptyError extends Error {
  override readonly name = "NotEmptyError";
}

/** What a product writes that was started and used by nobody: counters of visits, keys, the fingerprint of its secret. */
const WRITTEN_UNUSED: Readonly<Record<string, string>> = {
  jwks: "true",
  limits: "true",
  rate_limit: "true",
  used_challenges: "true",
  verification: `id = '${SECRET_ROW}'`,
};

async function expectNobody(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = 'kingpost' and pid <> pg_backend_pid()`,
  );
  if (rows.length === 0) return;
  throw new NotEmptyError("A Kingpost runs on this database. Stop it, restore, and start it again.");
}

/**
 * Removes the product's tables, which must hold nothing, so that those of the backup's version can be made.
 *
 * Errors   NotEmptyError where there are rows or foreign tables, or a product is running
 */
export async function clearEmpty(client: Client): Promise<void> {
  await expectNobody(client);
  const tables = await tablesOf(client);
  if (tables.length === 0) return;
  if ((await appliedMigrations(client)).length === 0) {
    throw new NotEmptyError(
      "The database holds tables that are not Kingpost's. A backup goes into a database of its own.",
    );
  }
  const names = tables.map(({ table }) => client.escapeIdentifier(table));
  await client.query(`lock table ${names.join(", ")} in access exclusive mode`);
  for (const { table } of tables) {
    const { rowCount } = await client.query(
      `select 1 from ${client.escapeIdentifier(table)} where not (${WRITTEN_UNUSED[table] ?? "false"}) limit 1`,
    );
    if (rowCount === 0) continue;
    throw new NotEmptyError(
      `The database is not empty (there are rows in "${table}"). A backup is restored into an empty one: choose another DATA_DIR, or another database in DATABASE_URL.`,
    );
  }
  await client.query(`drop table ${names.join(", ")} cascade`);
  await client.query("drop schema drizzle cascade");
}
