import type { Client } from "pg";
import { brand } from "../../shared/brand.ts";
import { CommandError } from "../commands/command-error.ts";
import { appliedMigrations } from "../db/migrate.ts";
import { SECRET_ROW } from "../providers/embedded/auth-secret.ts";
import { tablesOf } from "./tables.ts";

/** Rows that a product writes without any user: counters of visits, keys, the fingerprint of its secret. */
const WRITTEN_UNUSED: Readonly<Record<string, string>> = {
  jwks: "true",
  limits: "true",
  used_challenges: "true",
  verification: `id = '${SECRET_ROW}'`,
};

async function expectNobody(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = 'kingpost' and pid <> pg_backend_pid()`,
  );
  if (rows.length === 0) return;
  throw new CommandError(
    `${brand.productName} is running on this database. Stop it, restore, and start it again.`,
  );
}

/** Drops the product's tables, which must be empty, so that the backup's version of them can be created. */
export async function clearEmpty(client: Client): Promise<void> {
  await expectNobody(client);
  const tables = await tablesOf(client);
  if (tables.length === 0) return;
  if ((await appliedMigrations(client)).length === 0) {
    throw new CommandError(
      "The database contains tables of another application. Restore into a separate database.",
    );
  }
  const names = tables.map(({ table }) => client.escapeIdentifier(table));
  await client.query(`lock table ${names.join(", ")} in access exclusive mode`);
  for (const { table } of tables) {
    const { rowCount } = await client.query(
      `select 1 from ${client.escapeIdentifier(table)} where not (${WRITTEN_UNUSED[table] ?? "false"}) limit 1`,
    );
    if (rowCount === 0) continue;
    throw new CommandError(
      `The database is not empty (there are rows in "${table}"). A backup is restored into an empty one: choose another DATA_DIR, or another database in DATABASE_URL.`,
    );
  }
  await client.query(`drop table ${names.join(", ")} cascade`);
  await client.query("drop schema drizzle cascade");
  // Jobs are not in a backup: those of this empty database have nothing to do.
  await client.query("drop schema if exists pgboss cascade");
}
