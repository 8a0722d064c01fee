import { setTimeout as wait } from "node:timers/promises";
import { logger } from "../../log.ts";
import { stopLeftover } from "./leftover.ts";
import { type Postmaster, type PostmasterPlan, startPostmaster } from "./postmaster.ts";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;
/** How long a start may be refused by what an earlier PostgreSQL left: its last processes take a moment to go. */
const REFUSED_MS = 30_000;
const IS_LEFT = /lock file|shared memory block/;

/** PostgreSQL under supervision: it is started again whenever it ends before it is asked to. */
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

/** Tries until it runs or is not wanted any more: a full disk may be freed, and nobody else would start it. */
async function startAgain(plan: PostmasterPlan, signal: AbortSignal): Promise<Postmaster | undefined> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await startClean(plan, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      logger.error({ err: error }, "the database could not be started again; trying once more");
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}

/** Starts PostgreSQL, and again after every end that was not asked for. A first start that fails is the caller's. */
export async function supervise(plan: PostmasterPlan): Promise<Supervised> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = await startClean(plan, signal);

  const watch = async () => {
    for (;;) {
      const how = await running.ended;
      if (signal.aborted) return;
      logger.error({ how, pid: running.pid }, "the database ended unexpectedly; starting it again");
      const next = await startAgain(plan, signal);
      if (!next) return;
      running = next;
      if (signal.aborted) await running.stop();
      else logger.info({ pid: running.pid }, "the database runs again");
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
