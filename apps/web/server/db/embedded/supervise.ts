import { setTimeout as wait } from "node:timers/promises";
import { logger } from "../../log.ts";
import { stopLeftover } from "./leftover.ts";
import { type Postmaster, type PostmasterPlan, startPostmaster } from "./postmaster.ts";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;
/** How long a start may fail because of an earlier PostgreSQL: its last processes take a moment to end. */
const REFUSED_MS = 30_000;
const IS_LEFT = /lock file|shared memory block/;

/** PostgreSQL under supervision: it is restarted after an unexpected end. */
export interface Supervised {
  readonly pid: () => number;
  readonly stop: () => Promise<void>;
}

async function startClean(plan: PostmasterPlan, signal: AbortSignal): Promise<Postmaster> {
  const end = Date.now() + REFUSED_MS;
  for (;;) {
    await stopLeftover(plan.paths);
    try {
      return await startPostmaster(plan, signal);
    } catch (error) {
      const isLeft = error instanceof Error && IS_LEFT.test(error.message);
      if (!isLeft || signal.aborted || Date.now() > end) throw error;
      await wait(FIRST_PAUSE_MS);
    }
  }
}

/** Retries until it runs or is stopped: space on a full disk may be freed, and no other process would start it. */
async function startAgain(plan: PostmasterPlan, signal: AbortSignal): Promise<Postmaster | undefined> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await startClean(plan, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      logger.error({ err: error }, "the database could not be restarted; retrying");
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}

/** Starts PostgreSQL, and restarts it after every unexpected end. A failure of the first start is thrown. */
export async function supervise(plan: PostmasterPlan): Promise<Supervised> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = await startClean(plan, signal);

  const watch = async () => {
    for (;;) {
      const how = await running.ended;
      if (signal.aborted) return;
      logger.error({ how, pid: running.pid }, "the database ended unexpectedly; restarting it");
      const next = await startAgain(plan, signal);
      if (!next) return;
      running = next;
      if (signal.aborted) await running.stop();
      else logger.info({ pid: running.pid }, "the embedded database is running again");
    }
  };
  const watching = watch();

  return {
    pid: () => running.pid,
    stop: async () => {
      stopping.abort();
      await running.stop();
      await watching;
    },
  };
}
