import type { Pool } from "pg";
import type { Logger } from "pino";
import { MAX_MEMORY_S } from "../limits/limits.ts";
import { rowsSwept } from "../metrics/registry.ts";
import { safeError } from "../safe-error.ts";
import type { JobQueue } from "./job-queue.ts";

/** Not at the hour, when other programs start their work. */
const MINUTE = 17;
/** Rows per statement, so that none hits the statement timeout or blocks others. */
const BATCH = 5000;

/** The condition of expired rows of a table; `$1` is the current time. */
const EXPIRED = {
  session: "expires_at < $1",
  verification: "expires_at < $1",
  // An expired challenge cannot be replayed.
  used_challenges: "expires_at < $1",
  // The user can restore it until then.
  designs: "removed_at < $1::timestamptz - interval '1 day'",
  // Older than any rate limit's window.
  limits: `window_start < $1::timestamptz - interval '${MAX_MEMORY_S} seconds'`,
};

async function sweep(pool: Pool, table: string, expired: string, now: Date): Promise<number> {
  for (let total = 0; ; ) {
    const { rowCount } = await pool.query(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where ${expired} limit ${BATCH}))`,
      [now],
    );
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return total;
  }
}

/** Deletes expired rows and returns their number per table. */
export async function deleteExpired(pool: Pool, now: Date): Promise<Readonly<Record<string, number>>> {
  const swept: Record<string, number> = {};
  for (const [table, expired] of Object.entries(EXPIRED))
    swept[table] = await sweep(pool, table, expired, now);
  return swept;
}

/** A wrong clock would end every session and reset every limit, so this process's clock must agree with the database's. */
const CLOCKS_APART_MS = 60 * 1000;

/** The database's time, or undefined if this process's clock differs. */
async function agreedTime(pool: Pool, clock: () => Date): Promise<Date | undefined> {
  const { rows } = await pool.query<{ now: Date }>("select now()");
  const now = rows[0]?.now;
  return now && Math.abs(now.getTime() - clock().getTime()) < CLOCKS_APART_MS ? now : undefined;
}

/** Deletes expired rows every hour; of several processes on one database, one does it. */
export async function startHousekeeping(
  jobs: JobQueue,
  pool: Pool,
  logger: Logger,
  clock = () => new Date(),
): Promise<void> {
  await jobs.work("housekeeping", async () => {
    const now = await agreedTime(pool, clock);
    if (!now) {
      logger.warn(
        "the clocks of this process and of the database differ by more than a minute: nothing is deleted",
      );
      return;
    }
    const swept = await deleteExpired(pool, now).catch((error: unknown) => {
      logger.warn({ fault: safeError(error) }, "expired rows could not be deleted");
      throw error;
    });
    for (const [table, rows] of Object.entries(swept)) rowsSwept.inc({ table }, rows);
    const total = Object.values(swept).reduce((sum, rows) => sum + rows, 0);
    if (total > 0) logger.info({ swept }, "deleted expired rows");
  });
  await jobs.everyHour("housekeeping", MINUTE);
}
