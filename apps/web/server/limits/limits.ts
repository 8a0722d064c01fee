import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { limitRefusals } from "../metrics/registry.ts";
import type { LimitName, LimitRule, WindowRule } from "./rules.ts";

export type Attempt =
  | { readonly allowed: true }
  /** Seconds until the next attempt is allowed. */
  | { readonly allowed: false; readonly retryAfter: number };

export interface Limits {
  /**
   * Counts an attempt, or rejects it. It counts BEFORE the work it guards, in one statement, so that a hundred concurrent attempts
   * count as a hundred. Rejected attempts are not counted, so they do not extend the delay.
   */
  attempt(key: string, rule: LimitRule): Promise<Attempt>;
  /** The same for several keys: the attempt counts for all of them or, if one is over its limit, for none. */
  attemptAll(keys: readonly (readonly [key: string, rule: LimitRule])[]): Promise<Attempt>;
  /** Removes one successful attempt from the count; those of others remain. */
  giveBack(key: string): Promise<void>;
  /** Resets the counts after a successful attempt. */
  forget(keys: readonly string[]): Promise<void>;
  /** Counts an attempt in a fixed window. Attempts over the limit are not stored. */
  withinWindow(key: string, rule: WindowRule): Promise<Attempt>;
}

/** The maximum of `memory` and `window` in all rules: older rows may be deleted. */
export const MAX_MEMORY_S = 24 * 3600;

/** The key of a limit, hashed so that the table contains no user's address. */
export function limitKey(what: LimitName, ...who: readonly string[]): string {
  return `${what}:${createHash("sha256").update(who.join("\n")).digest("base64url")}`;
}

const DELAY = `case when l.count < $3 then 0 else least($4 * power(2, least(l.count - $3, 30)), $5) end * interval '1 second'`;

/** Counted by a wrong clock: further in the future than the longest delay. */
const FROM_THE_FUTURE = "l.window_start > $2::timestamptz + $5 * interval '1 second'";

/**
 * The clock is read before the row's lock is held: an attempt that waited for it can be older than the last one counted. The first
 * `free` attempts are still allowed, and the last attempt's time never goes back.
 */
const ATTEMPT = `
  insert into limits as l (key, count, window_start) values ($1, 1, $2)
  on conflict (key) do update set
    count = case when l.window_start < $2::timestamptz - $6 * interval '1 second' or ${FROM_THE_FUTURE} then 1 else l.count + 1 end,
    window_start = case when ${FROM_THE_FUTURE} then $2 else greatest(l.window_start, $2) end
  where l.count < $3 or l.window_start + ${DELAY} <= $2 or ${FROM_THE_FUTURE}`;

const WAIT = `
  select ceil(extract(epoch from l.window_start + ${DELAY} - $2::timestamptz))::int as seconds from limits l where key = $1`;

/** Includes a window that starts further in the future than its length: a wrong clock must not lock out clients until then. */
const WINDOW_OVER =
  "(l.window_start <= $2::timestamptz - $3 * interval '1 second' or l.window_start > $2::timestamptz + $3 * interval '1 second')";

const COUNT = `
  insert into limits as l (key, count, window_start) values ($1, 1, $2)
  on conflict (key) do update set
    count = case when ${WINDOW_OVER} then 1 else l.count + 1 end,
    window_start = case when ${WINDOW_OVER} then $2 else l.window_start end
  where ${WINDOW_OVER} or l.count < $4`;

const WINDOW_LEFT = `
  select ceil(extract(epoch from l.window_start - $2::timestamptz) + $3::float8)::int as seconds from limits l where key = $1`;

/** The result of an attempt over its limit, which the metrics count. */
export function reject(key: string, seconds = 1): Attempt {
  limitRefusals.inc({ limit: key.split(":", 1)[0] ?? "" });
  return { allowed: false, retryAfter: Math.max(1, Math.ceil(seconds)) };
}

async function attempt(
  on: Pick<Pool, "query">,
  now: Date,
  key: string,
  { free, firstDelay, maxDelay, memory }: LimitRule,
): Promise<Attempt> {
  const counted = await on.query(ATTEMPT, [key, now, free, firstDelay, maxDelay, memory]);
  if (counted.rowCount === 1) return { allowed: true };
  const wait = await on.query<{ seconds: number }>(WAIT, [key, now, free, firstDelay, maxDelay]);
  return reject(key, wait.rows[0]?.seconds);
}

/** Limits in the table `limits`: every web process counts in the same rows. */
export function createLimits(pool: Pool, clock: () => Date): Limits {
  return {
    attempt: (key, rule) => attempt(pool, clock(), key, rule),
    async attemptAll(keys) {
      const client = await pool.connect();
      try {
        await client.query("begin");
        const now = clock();
        for (const [key, rule] of keys) {
          const answer = await attempt(client, now, key, rule);
          if (answer.allowed) continue;
          await client.query("rollback");
          return answer;
        }
        await client.query("commit");
        return { allowed: true };
      } catch (error) {
        await client.query("rollback").catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    async giveBack(key) {
      await pool.query("update limits set count = count - 1 where key = $1 and count > 0", [key]);
    },
    async forget(keys) {
      await pool.query("delete from limits where key = any($1)", [keys]);
    },
    async withinWindow(key, { window, max }) {
      const now = clock();
      const counted = await pool.query(COUNT, [key, now, window, max]);
      if (counted.rowCount === 1) return { allowed: true };
      const left = await pool.query<{ seconds: number }>(WINDOW_LEFT, [key, now, window]);
      return reject(key, left.rows[0]?.seconds);
    },
  };
}
