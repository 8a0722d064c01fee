import { once } from "node:events";
import { platform } from "node:os";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "../../log.ts";
import { OperatorError } from "../../operator-error.ts";
import type { Binaries } from "./binaries.ts";
import type { Paths } from "./paths.ts";
import { postmasterNote } from "./postmaster-note.ts";
import type { Program, SystemUser } from "./system-user.ts";

const POLL_MS = 10;
/** A fast shutdown that takes longer is cut short; the next start then recovers from the log without loss. */
const FAST_SHUTDOWN_MS = 4000;
/** Messages that explain why PostgreSQL does not start or ended. Not that it ends our connections while it stops. */
const GRAVE = /^(FATAL(?!.*administrator command)|PANIC|.*postgres: )/;

export interface PostmasterPlan {
  readonly binaries: Binaries;
  readonly user: SystemUser;
  readonly paths: Paths;
  /** PostgreSQL settings, which override those in the folder's files. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Passes PostgreSQL's output to the log, and keeps the last fatal messages for the reason of a failed start. */
function listen(child: Program): () => string {
  const grave: string[] = [];
  child.stdout.resume();
  createInterface({ input: child.stderr }).on("line", (line) => {
    const isGrave = GRAVE.test(line);
    if (isGrave) grave.push(line.replace(/^\w+:\s+/, ""));
    logger[isGrave ? "warn" : "debug"]({ postgres: line }, "database");
  });
  return () => grave.slice(-3).join("; ");
}

async function stop(child: Program, ended: Promise<string>, plan: PostmasterPlan): Promise<void> {
  if (platform() !== "win32") child.kill("SIGINT");
  // Windows has no signals: kill() would be like a power failure.
  else plan.user.spawn(plan.binaries.pg_ctl, ["stop", "-D", plan.paths.cluster, "-m", "fast", "-W"]);
  const timer = setTimeout(() => {
    logger.warn("the database takes too long to stop; it will recover at the next start");
    child.kill("SIGQUIT");
  }, FAST_SHUTDOWN_MS);
  await ended;
  clearTimeout(timer);
}

/** Starts PostgreSQL and waits until it accepts connections, however long its recovery takes. */
export async function startPostmaster(plan: PostmasterPlan, signal: AbortSignal) {
  const settings = Object.entries(plan.settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = plan.user.spawn(plan.binaries.postgres, ["-D", plan.paths.cluster, ...settings]);
  const lastWords = listen(child);
  let isOver = false;
  const ended = once(child, "close")
    .then(
      ([code, by]) => String(by ?? `code ${code}`),
      (error: Error) => error.message,
    )
    .finally(() => {
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
        throw new OperatorError(`The database in ${plan.paths.cluster} does not start: ${reason}`);
      }
      const note = await postmasterNote(plan.paths.cluster);
      if (child.pid !== undefined && note?.pid === child.pid && note.isReady) break;
      await wait(POLL_MS);
    }
  } finally {
    signal.removeEventListener("abort", abort);
  }
  return {
    pid: child.pid,
    /** Settles with the exit code or signal when it has ended. */
    ended,
    stop: () => stop(child, ended, plan),
  };
}

export type Postmaster = Awaited<ReturnType<typeof startPostmaster>>;
