import { setTimeout as wait } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Client, type ClientConfig, Pool, type PoolConfig } from "pg";
import { logger } from "../log.ts";
import * as schema from "./schema.ts";

/** Connections per process. A managed PostgreSQL allows about 100 in total, enough for several processes. */
const POOL_SIZE = 10;
/** Connection timeout: how long a request waits for a connection. */
const CONNECT_MS = 5000;
/** The same for a migration, a backup and other work that no user waits for. */
const WORK_CONNECT_MS = 10_000;
/** Statement timeout: no statement needs a tenth of it, and a slow one holds a connection that others wait for. */
const STATEMENT_MS = 15_000;
/** Client-side timeout: the server's own does not help when the network fails. */
const ANSWER_MS = STATEMENT_MS + 5000;
/** Readiness timeout. Under full load a response takes a second, and marking the process unready would move its load to the others. */
const READY_MS = 3000;

/** The settings of the pool's connections: timeouts and the name in PostgreSQL's list of them. */
export const CONNECTION_SETTINGS = {
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
  application_name: "kingpost",
};

export type Db = NodePgDatabase<typeof schema>;

/** An open database: queries through `db`, raw ones through `pool`. */
export interface Connection {
  /** Includes its password: never log it. */
  readonly url: string;
  readonly db: Db;
  readonly pool: Pool;
  /** Whether the database responds within three seconds and accepts writes, on a connection that no request uses. */
  readonly isReady: () => Promise<boolean>;
  /** Waits for running queries and closes every connection. */
  readonly close: () => Promise<void>;
}

function answers(pool: Pool): Promise<boolean> {
  // After a failover the old primary may be back as a standby, which answers but accepts no write.
  const asked = pool.query<{ writable: boolean }>("select not pg_is_in_recovery() as writable").then(
    ({ rows }) => rows[0]?.writable === true,
    (error: unknown) => {
      logger.debug({ err: error }, "the database is not reachable");
      return false;
    },
  );
  return Promise.race([asked, wait(READY_MS, false, { ref: false })]);
}

/**
 * A pool whose connections may break. Without a listener, a connection that the server closes would end the process: the pool's own
 * listener covers only idle ones, not one that a transaction holds between two statements. Its next statement fails anyway.
 */
function openPool(config: PoolConfig, broke: (error: Error) => void): Pool {
  const pool = new Pool({ keepAlive: true, ...config });
  pool.on("error", broke);
  pool.on("connect", (client) => {
    client.on("error", (error) => logger.debug({ err: error }, "a database connection broke"));
  });
  return pool;
}

/**
 * Opens a pool for a PostgreSQL URL. It connects at the first query, and replaces a broken connection at the next one.
 */
export function connect(url: string): Connection {
  const pool = openPool({ connectionString: url, max: POOL_SIZE, ...CONNECTION_SETTINGS }, (error) =>
    logger.warn({ err: error }, "an idle database connection broke"),
  );
  // A separate connection: the pool's may all be busy, which is load and no reason to be unready.
  const probe = openPool(
    {
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: READY_MS,
      query_timeout: READY_MS,
      application_name: "kingpost-ready",
    },
    (error) => logger.debug({ err: error }, "the connection for readiness broke"),
  );
  return {
    url,
    db: drizzle(pool, { schema }),
    pool,
    isReady: () => answers(probe),
    close: () => Promise.all([pool.end(), probe.end()]).then(() => undefined),
  };
}

/** Runs `work` on a separate connection, by default without a statement timeout. */
export async function withClient<Value>(
  url: string,
  work: (client: Client) => Promise<Value>,
  settings: ClientConfig = { connectionTimeoutMillis: WORK_CONNECT_MS, application_name: "kingpost-work" },
): Promise<Value> {
  const client = new Client({ connectionString: url, ...settings });
  // The pending query reports a broken connection; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    // The server rolls back what was not committed.
    await client.end();
  }
}

/** Runs `work` in one transaction on a separate connection. */
export function inTransaction<Value>(
  url: string,
  begin: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  return withClient(url, async (client) => {
    await client.query(begin);
    const value = await work(client);
    await client.query("commit");
    return value;
  });
}
