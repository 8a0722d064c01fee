import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig } from "pg";
import { logger } from "../log.ts";
import * as schema from "./schema.ts";

/** Connections per process. A managed PostgreSQL allows about 100 in total, enough for several processes. */
const POOL_SIZE = 10;
/** Connection timeout: how long a request waits for a connection. */
const CONNECT_MS = 5000;
/** Statement timeout: no statement needs a tenth of it, and a slow one holds a connection that others wait for. */
const STATEMENT_MS = 15_000;
/** Client-side timeout: the server's own does not help when the network fails. */
const ANSWER_MS = STATEMENT_MS + 5000;
/** Readiness timeout. Under full load a response takes a second, and marking the process unready would move its load to the others. */
const READY_MS = 3000;

export type Db = NodePgDatabase<typeof schema>;

/** An open database: queries through `db`, raw ones through `pool`. */
export interface Connection {
  readonly db: Db;
  readonly pool: Pool;
  /** Whether the database responds within three seconds and accepts writes, on a connection that no request uses. */
  readonly isReady: () => Promise<boolean>;
  /** Waits for running queries and closes every connection. */
  readonly close: () => Promise<void>;
}

async function answers(pool: Pool): Promise<boolean> {
  const timer = new AbortController();
  const late = wait(READY_MS, false, { signal: timer.signal }).catch(() => false);
  // After a failover the old primary may be back as a standby, which answers but accepts no write.
  const asked = pool.query<{ writable: boolean }>("select not pg_is_in_recovery() as writable").then(
    ({ rows }) => rows[0]?.writable === true,
    (error: unknown) => {
      logger.debug({ err: error }, "the database is not reachable");
      return false;
    },
  );
  const isReady = await Promise.race([asked, late]);
  timer.abort();
  return isReady;
}

/** Milliseconds that an unresponsive server may delay closing its connections. */
const GOODBYE_MS = 1000;

interface Opened {
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/**
 * A pool whose connections may break. Without a listener, a connection that the server closes would end the process: the pool's own
 * listener covers only idle ones, not one that a transaction holds between two statements. Its next statement fails anyway.
 */
function openPool(config: PoolConfig, broke: (error: Error) => void): Opened {
  const pool = new Pool({ keepAlive: true, ...config });
  let open = 0;
  pool.on("error", broke);
  pool.on("connect", (client) => {
    open += 1;
    client.on("error", (error) => logger.debug({ err: error }, "a database connection broke"));
  });
  pool.on("remove", () => {
    open -= 1;
  });
  return {
    pool,
    // The pool's own end does not wait for the server: one that stops next would log a warning for each connection.
    async close() {
      await pool.end();
      const signal = AbortSignal.timeout(GOODBYE_MS);
      while (open > 0 && !signal.aborted) await once(pool, "remove", { signal }).catch(() => undefined);
    },
  };
}

const workConfig = (url: string): PoolConfig => ({
  connectionString: url,
  max: POOL_SIZE,
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
  application_name: "kingpost",
});

/**
 * Opens and closes a connection with the settings of the pool's: a pooler may reject them.
 *
 * Errors   those of the connection
 */
export async function tryConnection(url: string): Promise<void> {
  const { pool, close } = openPool({ ...workConfig(url), max: 1 }, () => undefined);
  try {
    await pool.query("select 1");
  } finally {
    await close();
  }
}

/**
 * Opens a pool for a PostgreSQL URL. It connects at the first query, and replaces a broken connection at the next one.
 */
export function connect(url: string): Connection {
  const work = openPool(workConfig(url), (error) =>
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
    db: drizzle(work.pool, { schema }),
    pool: work.pool,
    isReady: () => answers(probe.pool),
    close: () => Promise.all([work.close(), probe.close()]).then(() => undefined),
  };
}
