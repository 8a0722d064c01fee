import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { limitRefusals } from "../metrics/registry.ts";
import type { LimitName } from "./rules.ts";

/**
 * How often something may be tried. The first `free` attempts pass at once; after each further one the next has to wait twice as
 * long as before, from `firstDelay` up to `maxDelay`. Nothing is ever locked for good: after `memory` without an attempt all is
 * forgotten. In seconds.
 */
export interface LimitRule {
  readonly free: number;
  readonly firstDelay: number;
  readonly maxDelay: number;
  readonly memory: number;
}

/** So many within so many seconds. */
export interface WindowRule {
  readonly window: number;
  readonly max: number;
}

export type Attempt =
  | { readonly allowed: true }
  /** Seconds until the next attempt will be looked at. */
  | { readonly allowed: false; readonly retryAfter: number };

export interface Limits {
  /**
   * Counts an attempt, or refuses it. It counts BEFORE the work it guards, in one statement, so that a hundred attempts at once
   * count as a hundred. A refused attempt is not counted: waiting helps, however often somebody knocks.
   */
  attempt(key: string, rule: LimitRule): Promise<Attempt>;
  /** The same for several keys: the attempt counts for all of them or, when one refuses, for none. */
  attemptAll(keys: readonly (readonly [key: string, rule: LimitRule])[]): Promise<Attempt>;
  /** Takes back one attempt that was counted, because it was right: those of others stay. */
  giveBack(key: string): Promise<void>;
  /** Forgets attempts, because one of them was right. */
  forget(keys: readonly string[]): Promise<void>;
  /** The same for so many in a fixed window of time, all of them alike. What is too much is not even written down. */
  withinWindow(key: string, rule: WindowRule): Promise<Attempt>;
}

/** No rule may remember for longer: what is older may be deleted. */
export const LONGEST_MEMORY_S = 24 * 3600;

/** What is counted, without a person's address in the table. */
export function limitKey(what: LimitName, ...who: readonly string[]): string {
  return `${what}:${createHash("sha256").update(who.join("\n")).digest("base64url")}`;
}

const DELAY = `case when l.count < $3 then 0 else least($4 * power(2, least(l.count - $3, 30)), $5) end * interval '1 second'`;

/** Counted by a clock that was wrong: further ahead than anybody is made to wait. */
const FROM_THE_FUTURE = "l.window_start > $2::timestamptz + $5 * interval '1 second'";

const ATTEMPT = `
  insert into limits as l (key, count, window_start) values ($1, 1, $2)
  on conflict (key) do update set
    count = case when l.window_start < $2::timestamptz - $6 * interval '1 second' or ${FROM_THE_FUTURE} then 1 else l.count + 1 end,
    window_start = $2
  where l.window_start + ${DELAY} <= $2 or ${FROM_THE_FUTURE}`;

const WAIT = `
  select ceil(extract(epoch from l.window_start + ${DELAY} - $2::timestamptz))::int as seconds from limits l where key = $1`;

/** Also one that begins further ahead than it is long: a clock that was wrong must not shut anybody out until then. */
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

function refusal(key: string, seconds = 1): Attempt {
  limitRefusals.inc({ limit: key.split(":", 1)[0] ?? "" });
  return { allowed: false, retryAfter: Math.max(1, seconds) };
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
  return refusal(key, wait.rows[0]?.seconds);
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
      return refusal(key, left.rows[0]?.seconds);
    },
  };
}
