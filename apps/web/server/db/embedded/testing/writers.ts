import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { query } from "../../../testing/query.ts";
import { until } from "../../../testing/until.ts";
import { pathsIn } from "../paths.ts";
import { isPostmaster, postmasterNote } from "../postmaster-note.ts";
import { startEmbedded } from "../start.ts";

const WRITER = fileURLToPath(new URL("./writer.ts", import.meta.url));

/** The process of `writer.ts`. */
export interface Writer {
  readonly child: ChildProcess;
  /** The process ID of PostgreSQL, once it is up. */
  readonly up: Promise<number>;
  /** The numbers acknowledged so far. */
  readonly acknowledged: readonly string[];
  readonly errors: () => string;
  /** The exit code or signal. */
  readonly ended: Promise<number | string | null>;
}

/** Starts a writer on a folder, as another user if `ids` is given. */
export function startWriter(folder: string, ids: { uid?: number; gid?: number } = {}): Writer {
  const child = spawn(process.execPath, [WRITER, folder], { stdio: ["ignore", "pipe", "pipe"], ...ids });
  const acknowledged: string[] = [];
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<number | string | null>((settle) => {
    child.once("close", (code, signal) => settle(signal ?? code));
  });
  const up = new Promise<number>((settle, refuse) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [word, number = ""] = line.split(" ");
      if (word === "up") settle(Number(number));
      else acknowledged.push(number);
    });
    void ended.then((how) => refuse(new Error(`the writer ended (${how}): ${errors}`)));
  });
  // Tests that expect it to fail wait for `ended` instead.
  up.catch(() => undefined);
  return { child, up, acknowledged, errors: () => errors, ended };
}

/** Waits until `count` more writes are acknowledged. */
export function moreWrites({ acknowledged }: Writer, count: number): Promise<void> {
  const goal = acknowledged.length + count;
  return until(`${count} more writes`, () => acknowledged.length >= goal);
}

/** The numbers in the database of a folder, read by starting it. */
export async function writtenIn(folder: string): Promise<Set<string>> {
  const server = await startEmbedded(folder);
  try {
    const rows = await query(server.url, "select number from written");
    return new Set(rows.map(({ number }) => String(number)));
  } finally {
    await server.stop();
  }
}

/** A data folder for one test; `clean` kills the remaining writers and removes it. */
export async function temporaryFolder(): Promise<{
  path: string;
  clean: (...left: Writer[]) => Promise<void>;
}> {
  const path = await mkdtemp(join(tmpdir(), "kingpost-supervisor-"));
  return {
    path,
    clean: async (...left) => {
      for (const { child, ended } of left) {
        if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
        await ended;
      }
      const { cluster } = pathsIn(path);
      const pid = (await postmasterNote(cluster))?.pid ?? 0;
      if (await isPostmaster(pid, cluster)) process.kill(pid, "SIGQUIT");
      await until("the end of PostgreSQL", async () => !(await isPostmaster(pid, cluster)));
      await rm(path, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
