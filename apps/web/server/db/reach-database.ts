import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Settings } from "../env.ts";
import { connect } from "./client.ts";
import { pathsIn } from "./embedded/paths.ts";
import { postmasterNote } from "./embedded/postmaster.ts";
import { commandOf } from "./embedded/processes.ts";
import { PRODUCT_DATABASE, PRODUCT_ROLE, PRODUCT_SECRET } from "./embedded/product-database.ts";
import { inTransaction } from "./migrate.ts";
import { type Database, openDatabase, publicPart } from "./open-database.ts";
import { readSecret } from "./secrets.ts";

/** There is no database to ask: the message is the line for the person. */
export class NoDatabaseError extends Error {
  override readonly name = "NoDatabaseError";
}

/** Only that the server lets us in: whoever comes beside the product leaves its schema as it is. */
export const justConnect = (url: string) => inTransaction(url, "begin read only", async () => undefined);

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

async function opened(url: string): Promise<Database> {
  const connection = connect(url);
  if (await connection.isReady()) return { url, ...connection };
  await connection.close();
  throw new NoDatabaseError(`The database at ${publicPart(url)} does not answer.`);
}

/**
 * A connection to where the product of these settings keeps its rows, beside the product or without it. The embedded database is
 * used where it runs; while the product is stopped it is started for as long as this takes. Its schema may be an older one: only a
 * start of the product brings it up to date.
 *
 * Errors   NoDatabaseError, and those of `openDatabase`
 */
export async function reachDatabase(settings: Settings): Promise<Database> {
  if (settings.DATABASE_URL) return openDatabase(settings, justConnect);
  const folder = resolve(settings.DATA_DIR);
  if (!existsSync(join(folder, "postgres/cluster"))) {
    throw new NoDatabaseError(
      `There is no database in ${folder} yet. Start the product once, or set DATA_DIR or DATABASE_URL to what it runs with.`,
    );
  }
  const running = await runningServer(folder);
  return running === undefined ? openDatabase(settings, justConnect) : opened(running);
}
