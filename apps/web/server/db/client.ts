import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig } from "pg";
import { logger } from "../log.ts";
import * as schema from "./schema.ts";

/** Connections of one web process. A managed PostgreSQL allows about 100 in all, so that several processes fit. */
const POOL_SIZE = 10;
/** How long a request waits for a connection before it is told that the database is away. */
const CONNECT_MS = 5000;
/** No statement of ours needs a tenth of this; one that does holds a connection that others wait for. */
const STATEMENT_MS = 15_000;
/** As seen from here: the server's own limit does not help when the network is gone. */
const ANSWER_MS = STATEMENT_MS + 5000;
/** Under full load an answer takes a second; a process that called itself unready for that would send its load to the others. */
const READY_MS = 3000;

export type Db = NodePgDatabase<typeof schema>;

/** A database in use: queries through `db`, raw ones through `pool`. */
export interface Connection {
  readonly db: Db;
  readonly pool: Pool;
  /** Whether the database answers within three seconds, on a connection that no request waits for. */
  readonly isReady: () => Promise<boolean>;
  /** Waits for running queries and closes every connection. */
  readonly close: () => Promise<void>;
}

async function answers(pool: Pool): Promise<boolean> {
  const timer = new AbortController();
  const late = wait(READY_MS, false, { signal: timer.signal }).catch(() => false);
  const asked = pool.query("select 1").then(
    () => true,
    (error: unknown) => {
      logger.debug({ err: error }, "the database does not answer");
      return false;
    },
  );
  const isReady = await Promise.race([asked, late]);
  timer.abort();
  return isReady;
}

/** Milliseconds that a server which does not answer may hold up the end of its connections. */
const GOODBYE_MS = 1000;

interface Opened {
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/**
 * A pool whose connections may break. Without a listener, one that the server closes would end the process: the pool's own hears of
 * idle ones only, not of one that a transaction holds between two statements. Its next statement fails, and so the caller hears of it.
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
    // The pool's own end does not wait until the server has heard of it: one that is stopped next would complain of each connection.
    async close() {
      await pool.end();
      const signal = AbortSignal.timeout(GOODBYE_MS);
      while (open > 0 && !signal.aborted) await once(pool, "remove", { signal }).catch(() => undefined);
    },
  };
}

/**
 * Opens a pool on a PostgreSQL address. Nothing is connected before the first query, and a connection that breaks is replaced
 * at the next one.
 */
export function connect(url: string): Connection {
  const work = openPool(
    {
      connectionString: url,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: ANSWER_MS,
      application_name: "kingpost",
    },
    (error) => logger.warn({ err: error }, "an idle database connection broke"),
  );
  // Not one of the others: all of them may be busy, which is load and no reason to be taken out of service.
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
