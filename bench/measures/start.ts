import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { until } from "../../apps/web/server/testing/until.ts";
import { ROOT } from "../../scripts/lib/root.mjs";
import { SERVER_ENTRY } from "../../scripts/lib/server-entry.mjs";
import { inTemporaryFolder } from "../../scripts/lib/temporary-folder.mjs";
import { atMost, figure, type Measure, median, megabytes, repeated, sum } from "../lib/measure.ts";
import { processTree, settingsIn } from "../lib/product.ts";

const RUNS = 5;
const IDLE_MS = 3000;

async function startOn(folder: string) {
  const settings = await settingsIn(folder);
  const env = { ...process.env, ...settings };
  const began = performance.now();
  const child = spawn("npm", ["start"], { cwd: ROOT, env, stdio: "ignore" });
  const tree = () => processTree(child.pid ?? 0);
  try {
    const page = () => fetch(`${settings.PUBLIC_URL}/`).then(({ ok }) => ok);
    await until("the first page", () => page().catch(() => false), 60_000);
    const ms = performance.now() - began;
    await wait(IDLE_MS);
    const server = tree().find(({ command }) => command.endsWith(SERVER_ENTRY))?.bytes ?? Number.NaN;
    return { ms, server, total: sum(tree().map(({ bytes }) => bytes)) };
  } finally {
    // npm forwards no signal; the process that it started notices within a second that npm is gone.
    const pids = tree().map(({ pid }) => pid);
    child.kill();
    await until("the end of the product", () => pids.every((pid) => processTree(pid).length === 0));
  }
}

export const start: Measure = {
  name: "start",
  title: "Start and memory",
  async run() {
    // The very first start may still have to check every file. Of each folder the first start creates the database.
    const folders = await repeated(1 + RUNS, () =>
      inTemporaryFolder((folder: string) => repeated(2, () => startOn(folder))),
    );
    const [firsts, seconds] = [0, 1].map((at) => folders.slice(1).flatMap((runs) => runs.slice(at, at + 1)));
    const runs = firsts ?? [];
    const times = runs.map(({ ms }) => ms);
    return {
      how: `\`npm start\` with nothing changed since the last one, on an empty folder, from its first moment to the first page answered with 200; median of ${RUNS}. Memory is the resident size ${IDLE_MS / 1000} s later.`,
      rows: [
        atMost("npm start to the first 200", median(times), 3000),
        figure("slowest", Math.max(...times)),
        figure("the next start on the same folder", median((seconds ?? []).map(({ ms }) => ms))),
        figure("memory of the server", megabytes(median(runs.map(({ server }) => server)))),
        figure("memory with npm and the start script", megabytes(median(runs.map(({ total }) => total)))),
      ],
    };
  },
};
