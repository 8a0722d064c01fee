import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "../../log.ts";
import { OperatorError } from "../../operator-error.ts";
import { type Postmaster, type PostmasterPlan, startPostmaster } from "./postmaster.ts";
import { isPostmaster, postmasterNote } from "./postmaster-note.ts";
import { runAs } from "./system-user.ts";

const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 5000;
/** How long a start may fail because of an earlier PostgreSQL: its last processes take a moment to end. */
const REFUSED_MS = 30_000;
const IS_LEFT = /lock file|shared memory block/;

type Leftover = Pick<PostmasterPlan, "paths" | "user" | "binaries">;

async function stopPostmaster(pid: number, { paths, user, binaries }: Leftover): Promise<void> {
  if (!(await isPostmaster(pid, paths.cluster))) return;
  logger.warn({ pid }, "a killed process left its database running; stopping it first");
  for (const mode of ["fast", "immediate"]) {
    const words = ["stop", "-D", paths.cluster, "-m", mode, "-t", "10"];
    if ((await runAs(user, binaries.pg_ctl, words)) === undefined) return;
  }
  if (!(await isPostmaster(pid, paths.cluster))) return;
  throw new OperatorError(
    `A database of an earlier start (process ${pid}) is still running and cannot be stopped. End it: kill -QUIT ${pid}`,
  );
}

/** Stops an orphaned PostgreSQL of an earlier start that was killed. Adopting it would leave us without its output and its exit. */
export async function stopLeftover(plan: Leftover): Promise<void> {
  const { cluster, run } = plan.paths;
  await stopPostmaster((await postmasterNote(cluster))?.pid ?? 0, plan);
  // What a killed server leaves is stale. The process ID in its file may have been reused: PostgreSQL would take that process for
  // another server and give up; or it is free, and the server that is about to start may get it, as in a new container. If a server
  // does run here after all, its shared memory still prevents a second one.
  await rm(join(cluster, "postmaster.pid"), { force: true });
  for (const name of await readdir(run)) await rm(join(run, name), { force: true });
}

/** Starts PostgreSQL, again and again after a failure for which `mayRetry` returns true. */
async function start(
  plan: PostmasterPlan,
  signal: AbortSignal,
  mayRetry: (error: unknown) => boolean,
): Promise<Postmaster> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      await stopLeftover(plan);
      return await startPostmaster(plan, signal);
    } catch (error) {
      if (signal.aborted || !mayRetry(error)) throw error;
      logger.warn({ err: error }, "the database did not start; retrying");
      await wait(pause, undefined, { signal });
    }
  }
}

/** Starts PostgreSQL, and restarts it after every unexpected end. A failure of the first start is thrown. */
export async function supervise(plan: PostmasterPlan) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const end = Date.now() + REFUSED_MS;
  let running = await start(
    plan,
    signal,
    (error) => Date.now() < end && error instanceof Error && IS_LEFT.test(error.message),
  );

  const watch = async () => {
    while (!signal.aborted) {
      const how = await running.ended;
      if (signal.aborted) return;
      logger.error({ how, pid: running.pid }, "the database ended unexpectedly; restarting it");
      // Whatever the reason: space on a full disk may be freed, and no other process would start it.
      running = await start(plan, signal, () => true);
      logger.info({ pid: running.pid }, "the embedded database is running again");
    }
    await running.stop();
  };
  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });

  return {
    pid: () => running.pid,
    stop: async () => {
      stopping.abort();
      await running.stop();
      await watching;
    },
  };
}
