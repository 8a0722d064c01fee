import { setTimeout as wait } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import type { Logger } from "pino";
import { LONGEST_MEMORY_S } from "./limits/limits.ts";
import { rowsSwept } from "./metrics/registry.ts";
import { safeError } from "./safe-error.ts";

const EVERY_MS = 3600 * 1000;
/** After the start, so that it does not compete with the first requests. */
const FIRST_MS = 60 * 1000;
/** The ID of the advisory lock: "keep" in ASCII. */
const LOCK = 0x6b_65_65_70;
/** Rows per statement, so that none hits the statement timeout or blocks others. */
const BATCH = 5000;

interface Sweep {
  readonly table: string;
  /** The condition of expired rows; `$1` is the current time. */
  readonly expired: string;
}

const SWEEPS: readonly Sweep[] = [
  { table: "session", expired: "expires_at < $1" },
  { table: "verification", expired: "expires_at < $1" },
  // An expired challenge cannot be replayed.
  { table: "used_challenges", expired: "expires_at < $1" },
  // Older than any rate limit's window.
  { table: "limits", expired: `window_start < $1::timestamptz - interval '${LONGEST_MEMORY_S} seconds'` },
  // Written by earlier versions only; no longer read.
  { table: "rate_limit", expired: "last_request < extract(epoch from $1::timestamptz) * 1000" },
];

async function sweep(
  client: PoolClient,
  { table, expired }: Sweep,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<number> {
  let total = 0;
  for (;;) {
    const { rowCount } = await client.query(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where ${expired} limit ${BATCH}))`,
      [now],
    );
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH || signal?.aborted) return total;
  }
}

/**
 * Deletes expired rows unless another process is doing so. Returns the number of rows per table, or undefined if another is.
 */
export async function deleteExpired(
  pool: Pool,
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number> | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ ours: boolean }>("select pg_try_advisory_lock($1) as ours", [LOCK]);
    const swept: Record<string, number> = {};
    if (rows[0]?.ours) {
      for (const one of SWEEPS) swept[one.table] = await sweep(client, one, now, signal);
      await client.query("select pg_advisory_unlock($1)", [LOCK]);
    }
    client.release();
    return rows[0]?.ours ? swept : undefined;
  } catch (error) {
    // The lock is released with the connection.
    client.release(true);
    throw error;
  }
}

/** A wrong clock would end every session and reset every limit, so this process's clock must agree with the database's. */
const CLOCKS_APART_MS = 60 * 1000;

/** The database's time, or undefined if this process's clock differs. */
async function agreedTime(pool: Pool, clock: () => Date): Promise<Date | undefined> {
  const { rows } = await pool.query<{ now: Date }>("select now()");
  const now = rows[0]?.now;
  return now && Math.abs(now.getTime() - clock().getTime()) < CLOCKS_APART_MS ? now : undefined;
}

interface Options {
  readonly pool: Pool;
  readonly logger: Logger;
  readonly clock?: () => Date;
  readonly firstMs?: number;
  readonly everyMs?: number;
}

/** Deletes expired rows every hour; of several processes on one database, one does it. Returns a function that stops it. */
export function startHousekeeping({
  pool,
  logger,
  clock = () => new Date(),
  firstMs = FIRST_MS,
  everyMs = EVERY_MS,
}: Options): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function once(): Promise<void> {
    try {
      const now = await agreedTime(pool, clock);
      if (!now) {
        logger.warn(
          "the clocks of this process and of the database differ by more than a minute: nothing is deleted",
        );
        return;
      }
      const swept = await deleteExpired(pool, now, signal);
      for (const [table, rows] of Object.entries(swept ?? {})) rowsSwept.inc({ table }, rows);
      const total = Object.values(swept ?? {}).reduce((sum, rows) => sum + rows, 0);
      if (total > 0) logger.info({ swept }, "deleted expired rows");
    } catch (error) {
      logger.warn({ fault: safeError(error) }, "expired rows could not be deleted");
    }
  }

  const working = (async () => {
    for (let pause = firstMs; ; pause = everyMs) {
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await once();
    }
  })();
  return () => {
    stopping.abort();
    return working;
  };
}
