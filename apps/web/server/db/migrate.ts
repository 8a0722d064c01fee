import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";

/** Our number among the database's advisory locks: "king" in ASCII. */
const LOCK = 0x6b_69_6e_67;
const CONNECT_MS = 10_000;

/** Where the migrations may stand, seen from a folder above this module: beside it, or in the sources above the build. */
const PLACES = ["migrations", "server/db/migrations"];

/** The notes of what was applied, where drizzle-kit looks for them too. */
const CREATE_NOTES = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** The database can not be brought to this version's schema; it is as it was. The message is the line for the person. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** The folder of the migrations, for this module in the sources as well as bundled into `build/server`. */
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
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

/** What the migrations are called, by the number by which a database knows them. */
function namesOfMigrations(folder = findMigrations()): ReadonlyMap<number, string> {
  // Written by drizzle-kit and released with us.
  const { entries }: Journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
  return new Map(entries.map(({ when, tag }) => [when, tag]));
}

/** The migrations of this version, oldest first. `folderMillis` is what a migration is known by. */
export function readMigrations(folder = findMigrations()): readonly MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder });
}

/** The migrations that a database has had, oldest first; none where it is not one of ours. */
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

/**
 * Applies what a database lacks of the given migrations. Inside the caller's transaction: all of them or none.
 *
 * Answers with those that were applied.
 *
 * Errors   MigrationError for a database that a newer version has changed; the database's own for a statement that fails
 */
export async function applyMissing(
  client: Client,
  migrations: readonly MigrationMeta[],
): Promise<readonly MigrationMeta[]> {
  await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
  const applied = await appliedMigrations(client);
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis));
  if (applied.some((one) => !known.has(one))) {
    throw new MigrationError(
      "The database was changed by a newer version of Kingpost than this one. Start that version, or restore a backup from before the update into an empty database.",
    );
  }
  const missing = migrations.filter(({ folderMillis }) => !applied.includes(folderMillis));
  // Only then: on a database that is up to date, a start writes nothing.
  if (missing.length > 0) await client.query(CREATE_NOTES);
  for (const migration of missing) await apply(client, migration);
  return missing;
}

/** Runs `work` on a connection of its own, without a time limit, in one transaction. */
export async function inTransaction<Value>(
  url: string,
  begin: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: "kingpost-work",
  });
  // A connection that breaks is told to the query that waits; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(begin);
    const value = await work(client);
    await client.query("commit");
    return value;
  } finally {
    // What was not committed is undone by the server.
    await client.end();
  }
}

/** A fault of the migration itself, in words for whoever updates; a database that is away keeps its own error. */
function explain(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  // Classes 22, 23, 42 and 0A: data, constraints, definitions, features. 42501 is a missing right, which has its own words.
  if (!/^(22|23|42|0A)/.test(code) || code === "42501" || !(error instanceof Error)) return error;
  return new MigrationError(
    `The database could not be brought to this version's schema (${error.message}). Nothing was changed: the version before still runs on it.`,
    { cause: error },
  );
}

/** What a database has become, in names of migrations. */
export interface Migrated {
  /** The newest that the database has now. */
  readonly schema: string;
  /** Those that this call applied, oldest first. */
  readonly applied: readonly string[];
}

/**
 * Brings the database to the newest schema. All migrations that it lacks, or none; a second process that starts at the same time
 * waits and then finds nothing to do.
 *
 * Errors   MigrationError, and those of a database that is away or refuses us
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<Migrated> {
  const names = namesOfMigrations();
  const nameOf = ({ folderMillis }: MigrationMeta) => names.get(folderMillis) ?? String(folderMillis);
  try {
    const applied = await inTransaction(url, "begin", (client) => applyMissing(client, migrations));
    return { schema: migrations.slice(-1).map(nameOf).join(""), applied: applied.map(nameOf) };
  } catch (error) {
    throw explain(error);
  }
}
