import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "../../log.ts";
import { EmbeddedDatabaseError } from "./error.ts";
import type { Paths } from "./paths.ts";
import { postmasterNote } from "./postmaster.ts";
import { commandOf } from "./processes.ts";

const POLL_MS = 20;
const FAST_MS = 10_000;
const IMMEDIATE_MS = 5000;

async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  return (await commandOf(pid)).includes(` -D ${cluster} `);
}

async function endsWithin(ms: number, pid: number, cluster: string): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(POLL_MS)) {
    if (!(await isPostmaster(pid, cluster))) return true;
  }
  return false;
}

async function stopPostmaster(cluster: string): Promise<void> {
  const pid = (await postmasterNote(cluster))?.pid;
  if (!pid || pid < 0) return;
  if (!(await isPostmaster(pid, cluster))) {
    // The process ID may have been reused: PostgreSQL would take that process for another server and give up. Or it is free, and the
    // server that is about to start may get it, as in a new container: the old PID file would be taken for its own. If a server does
    // run here after all, its shared memory still prevents a second one.
    await rm(join(cluster, "postmaster.pid"), { force: true });
    return;
  }
  logger.warn({ pid }, "a killed process left its database running; stopping it first");
  process.kill(pid, "SIGINT");
  if (await endsWithin(FAST_MS, pid, cluster)) return;
  process.kill(pid, "SIGQUIT");
  if (await endsWithin(IMMEDIATE_MS, pid, cluster)) return;
  throw new EmbeddedDatabaseError(
    `A database of an earlier start (process ${pid}) is still running and cannot be stopped. End it: kill -QUIT ${pid}`,
  );
}

/**
 * Stops an orphaned PostgreSQL of an earlier start that was killed. Only for the owner of the folder.
 *
 * Adopting it instead would leave us without its output and its exit.
 */
export async function stopLeftover({ cluster, run }: Paths): Promise<void> {
  await stopPostmaster(cluster);
  // A killed server leaves its socket and lock. This process owns the folder, so they are stale.
  for (const name of await readdir(run)) await rm(join(run, name), { force: true });
}
