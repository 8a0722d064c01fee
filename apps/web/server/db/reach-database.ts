import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { brand } from "../../shared/brand.ts";
import type { Settings } from "../env.ts";
import { OperatorError } from "../operator-error.ts";
import { type Connection, connect, inTransaction } from "./client.ts";
import { urlAt } from "./embedded/endpoint.ts";
import { pathsIn } from "./embedded/paths.ts";
import { isPostmaster, postmasterNote } from "./embedded/postmaster-note.ts";
import { PRODUCT_DATABASE, PRODUCT_ROLE, PRODUCT_SECRET } from "./embedded/product-database.ts";
import { appliedMigrations } from "./migrate.ts";
import { openDatabase, type Prepare, publicPart } from "./open-database.ts";
import { readSecret } from "./secrets.ts";

/** Rejects a database on which Kingpost has not run, for example another application's. Takes the place of the migration: a command leaves the schema as it is. */
function expectOurs(where: string, advice: string): Prepare {
  return async (url) => {
    const applied = await inTransaction(url, "begin read only", appliedMigrations);
    if (applied.length === 0)
      throw new OperatorError(`${brand.productName} has not run on ${where}. ${advice}`);
  };
}

/** The URL of the data folder's PostgreSQL while a product runs it. */
async function runningServer(dataFolder: string): Promise<string | undefined> {
  const { dataDir, cluster } = pathsIn(dataFolder);
  const note = await postmasterNote(cluster);
  const password = await readSecret(dataDir, PRODUCT_SECRET);
  // A killed server leaves its PID file, and the ID may have been reused.
  const runs = note?.isReady && (await isPostmaster(note.pid, cluster));
  return runs && password ? urlAt(note, PRODUCT_ROLE, password, PRODUCT_DATABASE) : undefined;
}

/**
 * Connects to the database of these settings, whether the product runs or not. Uses the embedded database if it runs; if the
 * product is stopped, starts it for the duration. Its schema may be older: only a start of the product migrates it.
 */
export async function reachDatabase(settings: Settings): Promise<Connection> {
  const { DATABASE_URL } = settings;
  if (DATABASE_URL) {
    const where = `the database at ${publicPart(DATABASE_URL)}`;
    return openDatabase(settings, expectOurs(where, "Check DATABASE_URL, or start the product on it once."));
  }
  const folder = resolve(settings.DATA_DIR);
  const advice = "Start the product once, or set DATA_DIR or DATABASE_URL to what it runs with.";
  if (!existsSync(join(folder, "postgres/cluster")))
    throw new OperatorError(`There is no database in ${folder} yet. ${advice}`);
  const prepare = expectOurs(`the database in ${folder} yet`, advice);
  const running = await runningServer(folder);
  if (running === undefined) return openDatabase(settings, prepare);
  await prepare(running);
  return connect(running);
}
