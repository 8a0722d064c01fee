import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT } from "../../scripts/lib/root.mjs";
import { SERVER_ENTRY } from "../../scripts/lib/server-entry.mjs";
import { inTemporaryFolder } from "../../scripts/lib/temporary-folder.mjs";
import { judged, type Measure, megabytes, milliseconds } from "../lib/measure.ts";
import { freePort, type ProcessLine, processTree, stop, untilAnswers } from "../lib/processes.ts";
import { settingsFor } from "../lib/product.ts";
import { median } from "../lib/statistics.ts";

const RUNS = 5;
const IDLE_MS = 3000;

interface Started {
  readonly ms: number;
  readonly serverBytes: number;
  readonly totalBytes: number;
}

const isServer = ({ command }: ProcessLine) => command.endsWith(SERVER_ENTRY);

/** npm forwards no signal; the process that it started notices within a second that npm is gone. */
async function untilEnded(pid: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await wait(100);
  }
  process.kill(pid, "SIGKILL");
}

function startOnce(): Promise<Started> {
  return inTemporaryFolder(async (folder: string) => {
    const port = await freePort();
    const began = performance.now();
    const child = spawn("npm", ["start"], { cwd: ROOT, env: settingsFor(port, folder), stdio: "ignore" });
    try {
      await untilAnswers(`http://127.0.0.1:${port}/`, child);
      const ms = performance.now() - began;
      await wait(IDLE_MS);
      const tree = processTree(child.pid ?? 0);
      const server = tree.find(isServer);
      if (!server) throw new Error("The server's process was not found.");
      const totalBytes = tree.reduce((sum, { bytes }) => sum + bytes, 0);
      await stop(child);
      await untilEnded(server.pid);
      return { ms, serverBytes: server.bytes, totalBytes };
    } finally {
      await stop(child);
    }
  });
}

export const start: Measure = {
  name: "start",
  title: "Start and memory",
  async run() {
    // The first start may still have to check every file; the goal is for the second.
    await startOnce();
    const runs: Started[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await startOnce());
    return {
      how:
        "`npm start` with nothing changed since the last one, from its first moment to the first page answered with 200, " +
        `polled every 10 ms; median of ${RUNS}. Memory is the resident size ${IDLE_MS / 1000} s later.`,
      rows: [
        judged(
          "npm start to the first 200",
          median(runs.map(({ ms }) => ms)),
          { atMost: 3000 },
          milliseconds,
        ),
        { what: "slowest", measured: milliseconds(Math.max(...runs.map(({ ms }) => ms))) },
        { what: "memory of the server", measured: megabytes(median(runs.map((run) => run.serverBytes))) },
        {
          what: "memory with npm and the start script",
          measured: megabytes(median(runs.map((run) => run.totalBytes))),
        },
      ],
    };
  },
};
