import type { Settings } from "../env.ts";
import { logger } from "../log.ts";
import { OperatorError } from "../operator-error.ts";
import { CONNECTION_SETTINGS, type Connection, connect, withClient } from "./client.ts";
import { startEmbedded } from "./embedded/start.ts";
import { migrate } from "./migrate.ts";
import { isUnavailable } from "./unavailable.ts";

/** Prepares a database before it is used; usually `migrate`. */
export type Prepare = (url: string) => Promise<unknown>;

/** Wrong user, password or database, or no permission: PostgreSQL's classes 28, 3D and 42501; or no access to its socket. */
const REFUSED = /^(28|3D|42501|EACCES)/;

/** An untrusted certificate: Node's codes. */
const NOT_TRUSTED = /^ERR_(SSL|TLS)|CERT|^UNABLE_TO/;
/** TLS is required and the server has none: pg has no code for it. */
const NO_TLS = /^(The server does not support SSL|There was an error establishing an SSL)/;

/** The URL without its secrets. */
export function publicPart(url: string): string {
  const parts = /^\w+:\/\/(?:[^@/]*@)?([^?#]*)/.exec(url);
  return parts?.[1] ?? "the given address";
}

/** A pooler such as PgBouncer rejects settings of a session that it does not know. */
const POOLER = /^unsupported startup parameter: (\w+)/;

/** What the operator can do about an error of a first connection, without the password; any other error as it is. */
export function explainUnreachable(error: unknown, url: string): unknown {
  const { message = "", code = "" } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const isShutOut = REFUSED.test(code) || NOT_TRUSTED.test(code) || NO_TLS.test(message);
  if (!isUnavailable(error) && !isShutOut) return error;
  // Several addresses were tried: the aggregate's message is empty.
  const reason = message || code;
  const setting = POOLER.exec(message)?.[1];
  if (setting !== undefined) {
    return new OperatorError(
      `The pooler at ${publicPart(url)} rejects the setting ${setting}. Add it to \`ignore_startup_parameters\` in the pooler's configuration, and set it for the role instead.`,
      { cause: error },
    );
  }
  return new OperatorError(
    `The database at ${publicPart(url)} cannot be used (${reason}). Check DATABASE_URL, or remove it to use the embedded one.`,
    { cause: error },
  );
}

async function openServer(url: string, prepare: Prepare): Promise<Connection> {
  try {
    await prepare(url);
    // A pooler may reject the settings of the pool's connections.
    await withClient(url, (client) => client.query("select 1"), CONNECTION_SETTINGS);
  } catch (error) {
    throw explainUnreachable(error, url);
  }
  return connect(url);
}

async function openEmbedded(dataDir: string, prepare: Prepare): Promise<Connection> {
  const began = performance.now();
  const server = await startEmbedded(dataDir);
  try {
    await prepare(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  logger.info(
    { ms: Math.round(performance.now() - began), pid: server.pid() },
    "the embedded database is running",
  );
  const connection = connect(server.url);
  return { ...connection, close: () => connection.close().finally(server.stop) };
}

/** Opens the database of the settings, by default migrated to the newest schema: the server of DATABASE_URL, else the embedded one. */
export function openDatabase(
  { DATABASE_URL, DATA_DIR }: Settings,
  prepare: Prepare = migrate,
): Promise<Connection> {
  return DATABASE_URL ? openServer(DATABASE_URL, prepare) : openEmbedded(DATA_DIR, prepare);
}
