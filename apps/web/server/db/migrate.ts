import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

/** Our number among the database's advisory locks: "king" in ASCII. */
const LOCK = 0x6b_69_6e_67;
const CONNECT_MS = 10_000;

/** Where the migrations may stand, seen from a folder above this module: beside it, or in the sources above the build. */
const PLACES = ["migrations", "server/db/migrations"];

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

/**
 * Brings the database to the newest schema. Each migration runs once, all of them or none; a second process that starts at the
 * same time waits and then finds nothing to do.
 */
export async function migrate(url: string): Promise<void> {
  // A connection of its own: the lock belongs to it and goes with it, however this process ends; and no time limit.
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: "kingpost-migrate",
  });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: findMigrations() });
  } finally {
    await client.end();
  }
}
