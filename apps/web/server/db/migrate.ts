import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";
import { brand } from "../../shared/brand.ts";
import { CONFIGURATION, OperatorError } from "../operator-error.ts";
import { codeOf } from "../safe-error.ts";
import { inTransaction } from "./client.ts";

/** The ID of the advisory lock: "king" in ASCII. */
const LOCK = 0x6b_69_6e_67;

/** Possible folders of the migrations, relative to a folder above this module: beside it, or in the sources above the build. */
const PLACES = ["migrations", "server/db/migrations"];

/** The table of applied migrations, where drizzle-kit looks for it too. */
const CREATE_NOTES = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** The database cannot be migrated; it is unchanged. */
export class MigrationError extends OperatorError {
  override readonly exitCode = CONFIGURATION;
}

/** The folder of the migrations, for this module in the sources and in the bundle in `build/server`. */
export function findMigrations(from = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = PLACES.map((place) => join(folder, place)).find((path) =>
      existsSync(join(path, "meta/_journal.json")),
    );
    if (found) return found;
    if (dirname(folder) === folder) throw new Error(`No migrations were found at or above ${from}.`);
  }
}

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** A migration with its name. `folderMillis` identifies it in a database. */
export interface Migration extends MigrationMeta {
  readonly name: string;
}

/** The migrations of this version, oldest first. */
export function readMigrations(): readonly Migration[] {
  const migrationsFolder = findMigrations();
  // Written by drizzle-kit and part of the release; its own reader returns them in the same order, without their names.
  const { entries }: Journal = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"));
  const migrations = readMigrationFiles({ migrationsFolder });
  return migrations.map((one, at) => ({ ...one, name: entries[at]?.tag ?? "" }));
}

/** The migrations applied to a database, oldest first; none if it is not one of ours. */
export async function appliedMigrations(client: Client): Promise<readonly number[]> {
  const { rows: notes } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as notes");
  if (notes[0]?.notes === null) return [];
  const { rows } = await client.query<{ created_at: string }>(
    "select created_at from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map((row) => Number(row.created_at));
}

async function apply(client: Client, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of sql) await client.query(statement);
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
    hash,
    folderMillis,
  ]);
}

/** Applies the missing migrations inside the caller's transaction, all or none, and returns them. */
export async function applyMissing(
  client: Client,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
  const applied = await appliedMigrations(client);
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis));
  if (applied.some((one) => !known.has(one))) {
    throw new MigrationError(
      `The database was migrated by a newer version of ${brand.productName}. Start that version, or restore a backup from before the update into an empty database.`,
    );
  }
  const missing = migrations.filter(({ folderMillis }) => !applied.includes(folderMillis));
  // On a database that is up to date, a start writes nothing.
  if (missing.length > 0) await client.query(CREATE_NOTES);
  for (const migration of missing) await apply(client, migration);
  return missing;
}

/** An error of the migration itself, with a message for the operator; an unreachable database keeps its own error. */
function explain(error: unknown): unknown {
  const code = codeOf(error);
  // Classes 22, 23, 42 and 0A: data, constraints, definitions, features. 42501 is a missing permission, which has its own message.
  if (!/^(22|23|42|0A)/.test(code) || code === "42501" || !(error instanceof Error)) return error;
  return new MigrationError(
    `The database could not be brought to this version's schema (${error.message}). Nothing was changed: the previous version still works.`,
    { cause: error },
  );
}

/**
 * Migrates the database to the newest schema, completely or not at all; a second process that starts at the same time waits and
 * then finds nothing to do. Returns the name of the newest migration, and of those applied by this call, oldest first.
 */
export async function migrate(url: string, migrations = readMigrations()) {
  try {
    const applied = await inTransaction(url, "begin", (client) => applyMissing(client, migrations));
    return { schema: migrations.at(-1)?.name ?? "", applied: applied.map(({ name }) => name) };
  } catch (error) {
    throw explain(error);
  }
}
