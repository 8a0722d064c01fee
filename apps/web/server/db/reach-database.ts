import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Settings } from "../env.ts";
import { connect } from "./client.ts";
import { pathsIn } from "./embedded/paths.ts";
import { postmasterNote } from "./embedded/postmaster.ts";
import { commandOf } from "./embedded/processes.ts";
import { PRODUCT_DATABASE, PRODUCT_ROLE, PRODUCT_SECRET } from "./embedded/product-database.ts";
import { appliedMigrations, inTransaction } from "./migrate.ts";
import { type Database, openDatabase, type Prepare, publicPart } from "./open-database.ts";
import { readSecret } from "./secrets.ts";

/** There is no database to ask: the message is the line for the person. */
export class NoDatabaseError extends Error {
  override readonly name = "NoDatabaseError";
}

/** Only that the server lets us in: whoever comes beside the product leaves its schema as it is. */
export const justConnect = (url: string) => inTransaction(url, "begin read only", async () => undefined);

/** Leaves the schema as it is too, and refuses a database on which no Kingpost has run: another one by mistake, say. */
function expectOurs(where: string, advice: string): Prepare {
  return async (url) => {
    const applied = await inTransaction(url, "begin read only", appliedMigrations);
    if (applied.length === 0)
      throw new NoDatabaseError(`There is nothing of Kingpost in ${where}. ${advice}`);
  };
}

/** The address of the data folder's PostgreSQL while a product runs it. */
async function runningServer(dataFolder: string): Promise<string | undefined> {
  const { dataDir, cluster } = pathsIn(dataFolder);
  const note = await postmasterNote(cluster);
  const password = await readSecret(dataDir, PRODUCT_SECRET);
  if (note?.state !== "ready" || !password) return undefined;
  // A killed server leaves its note, and its number may be another process's by now.
  if (!(await commandOf(note.pid)).includes(` -D ${cluster} `)) return undefined;
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
  const [port = "", socket = "", address = ""] = lines.slice(3, 6).map((line) => line.trim());
  const login = `postgresql://${PRODUCT_ROLE}:${password}@`;
  return socket === ""
    ? `${login}${address}:${port}/${PRODUCT_DATABASE}`
    : `${login}localhost/${PRODUCT_DATABASE}?host=${encodeURIComponent(socket)}&port=${port}`;
}

async function opened(url: string, prepare: Prepare): Promise<Database> {
  const connection = connect(url);
  try {
    if (!(await connection.isReady()))
      throw new NoDatabaseError(`The database at ${publicPart(url)} does not answer.`);
    await prepare(url);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return { url, ...connection };
}

/**
 * A connection to where the product of these settings keeps its rows, beside the product or without it. The embedded database is
 * used where it runs; while the product is stopped it is started for as long as this takes. Its schema may be an older one: only a
 * start of the product brings it up to date.
 *
 * Errors   NoDatabaseError, and those of `openDatabase`
 */
export async function reachDatabase(settings: Settings): Promise<Database> {
  const { DATABASE_URL } = settings;
  if (DATABASE_URL) {
    const where = `the database at ${publicPart(DATABASE_URL)}`;
    return openDatabase(settings, expectOurs(where, "Check DATABASE_URL, or start the product on it once."));
  }
  const folder = resolve(settings.DATA_DIR);
  const advice = "Start the product once, or set DATA_DIR or DATABASE_URL to what it runs with.";
  if (!existsSync(join(folder, "postgres/cluster")))
    throw new NoDatabaseError(`There is no database in ${folder} yet. ${advice}`);
  const prepare = expectOurs(`the database in ${folder} yet`, advice);
  const running = await runningServer(folder);
  return running === undefined ? openDatabase(settings, prepare) : opened(running, prepare);
}
