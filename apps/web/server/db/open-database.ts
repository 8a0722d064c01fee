import type { Settings } from "../env.ts";
import { logger } from "../log.ts";
import { type Connection, connect } from "./client.ts";
import { startEmbedded } from "./embedded/start.ts";
import { isAway } from "./faults.ts";
import { migrate } from "./migrate.ts";

/** What is done with a database before it is used; in most cases `migrate`. */
export type Prepare = (url: string) => Promise<unknown>;

/** A database that is ready. */
export interface Database extends Connection {
  /** With its password: never for a log. */
  readonly url: string;
}

/** The server of DATABASE_URL does not let us in: the message says where and why, without the password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = "DatabaseUnreachableError";
}

/** Wrong user, wrong password, no such database, or no right to it: PostgreSQL's classes 28, 3D and 42501; or to its socket. */
const REFUSED = /^(28|3D|42501|EACCES)/;

/** A certificate that is not one that we trust: Node's codes. */
const NOT_TRUSTED = /^ERR_(SSL|TLS)|CERT|^UNABLE_TO/;
/** TLS was asked for and there is none: pg gives it no code. */
const NO_TLS = /^(The server does not support SSL|There was an error establishing an SSL)/;

/** The address without what is secret in it. */
export function publicPart(url: string): string {
  const parts = /^\w+:\/\/(?:[^@/]*@)?([^?#]*)/.exec(url);
  return parts?.[1] ?? "the given address";
}

function explain(error: unknown, url: string): unknown {
  const { message = "", code = "" } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const isShutOut = REFUSED.test(code) || NOT_TRUSTED.test(code) || NO_TLS.test(message);
  if (!isAway(error) && !isShutOut) return error;
  // Several addresses were tried: the message of the whole is empty.
  const reason = message || code;
  return new DatabaseUnreachableError(
    `The database at ${publicPart(url)} can not be used (${reason}). Check DATABASE_URL, or leave it out for the embedded one.`,
    { cause: error },
  );
}

async function openServer(url: string, prepare: Prepare): Promise<Database> {
  try {
    await prepare(url);
  } catch (error) {
    throw explain(error, url);
  }
  return { url, ...connect(url) };
}

async function openEmbedded(dataDir: string, prepare: Prepare): Promise<Database> {
  const began = performance.now();
  const server = await startEmbedded(dataDir);
  try {
    await prepare(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  logger.info({ ms: Math.round(performance.now() - began), pid: server.pid() }, "the database runs");
  const connection = connect(server.url);
  return { url: server.url, ...connection, close: () => connection.close().finally(server.stop) };
}

/**
 * Opens the database of the settings and, if not said otherwise, brings it to the newest schema: the server of DATABASE_URL, else
 * our own.
 *
 * Errors   DatabaseUnreachableError, EmbeddedDatabaseError, MigrationError
 */
export function openDatabase(
  { DATABASE_URL, DATA_DIR }: Settings,
  prepare: Prepare = migrate,
): Promise<Database> {
  return DATABASE_URL ? openServer(DATABASE_URL, prepare) : openEmbedded(DATA_DIR, prepare);
}
