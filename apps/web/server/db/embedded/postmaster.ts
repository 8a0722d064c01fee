import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { platform } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "../../log.ts";
import type { Binaries } from "./binaries.ts";
import { EmbeddedDatabaseError } from "./error.ts";
import type { Paths } from "./paths.ts";
import type { SystemUser } from "./system-user.ts";

const POLL_MS = 10;
/** A fast shutdown that takes longer is cut short; the next start then recovers from the log without loss. */
const FAST_SHUTDOWN_MS = 4000;

/** A running PostgreSQL. */
export interface Postmaster {
  readonly pid: number;
  /** Settles with the exit code or signal when it has ended. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

export interface PostmasterPlan {
  readonly binaries: Binaries;
  readonly user: SystemUser;
  readonly paths: Paths;
  /** PostgreSQL settings, which override those in the folder's files. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The lines of `postmaster.pid`: 0 the process ID, 7 its state. */
export async function postmasterNote(cluster: string): Promise<{ pid: number; state: string } | undefined> {
  try {
    const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
    return { pid: Number(lines[0]), state: (lines[7] ?? "").trim() };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Passes PostgreSQL's output to the log, and keeps the last fatal messages for the reason of a failed start. */
function listen(child: ChildProcess): () => string {
  const grave: string[] = [];
  child.stdout?.resume();
  if (child.stderr) {
    createInterface({ input: child.stderr }).on("line", (line) => {
      const isGrave = /^(FATAL|PANIC|.*postgres: )/.test(line);
      if (isGrave) grave.push(line.replace(/^\w+:\s+/, ""));
      logger[isGrave ? "warn" : "debug"]({ postgres: line }, "database");
    });
  }
  return () => grave.slice(-3).join("; ");
}

function askToStop(child: ChildProcess, plan: PostmasterPlan): void {
  if (platform() !== "win32") child.kill("SIGINT");
  // Windows has no signals: kill() would be like a power failure.
  else plan.user.spawn(plan.binaries.pg_ctl, ["stop", "-D", plan.paths.cluster, "-m", "fast", "-W"]);
}

async function stop(child: ChildProcess, ended: Promise<string>, plan: PostmasterPlan): Promise<void> {
  askToStop(child, plan);
  const timer = setTimeout(() => {
    logger.warn("the database takes too long to stop; it will recover at the next start");
    child.kill("SIGQUIT");
  }, FAST_SHUTDOWN_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * Starts PostgreSQL and waits until it accepts connections, however long its recovery takes.
 *
 * Errors   EmbeddedDatabaseError with PostgreSQL's message if it ends early or `signal` aborts
 */
export async function startPostmaster(plan: PostmasterPlan, signal: AbortSignal): Promise<Postmaster> {
  const settings = Object.entries(plan.settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = plan.user.spawn(plan.binaries.postgres, ["-D", plan.paths.cluster, ...settings]);
  const lastWords = listen(child);
  let isOver = false;
  const ended = new Promise<string>((settle) => {
    child.once("error", (error) => settle(error.message));
    child.once("close", (code, by) => settle(by ?? `code ${code}`));
  }).finally(() => {
    isOver = true;
  });
  const onExit = () => child.kill("SIGINT");
  // PostgreSQL must not outlive an unexpected end of this process.
  process.once("exit", onExit);
  void ended.then(() => process.removeListener("exit", onExit));
  const abort = () => child.kill("SIGQUIT");
  signal.addEventListener("abort", abort);
  try {
    for (;;) {
      if (isOver) {
        const reason = lastWords() || (await ended);
        throw new EmbeddedDatabaseError(`The database in ${plan.paths.cluster} does not start: ${reason}`);
      }
      const note = await postmasterNote(plan.paths.cluster);
      if (child.pid !== undefined && note?.pid === child.pid && note.state === "ready") break;
      await wait(POLL_MS);
    }
  } finally {
    signal.removeEventListener("abort", abort);
  }
  return { pid: child.pid, ended, stop: () => stop(child, ended, plan) };
}
