import { spawn } from "node:child_process";
import { needNode } from "../../scripts/lib/node-version.mjs";
import { ROOT } from "../../scripts/lib/root.mjs";
import { SERVER_ENTRY } from "../../scripts/lib/server-entry.mjs";
import { inTemporaryFolder } from "../../scripts/lib/temporary-folder.mjs";
import { milliseconds, type Row } from "../lib/measure.ts";
import { freePort, stop, untilAnswers } from "../lib/processes.ts";
import { settingsFor } from "../lib/product.ts";
import { median } from "../lib/statistics.ts";

const FOLDERS = 3;

interface Started {
  /** From the process's start to the first 200 of /readyz. */
  readonly whole: number;
  /** The durations that the product logs: PostgreSQL's start and the migrations. */
  readonly database: number;
}

async function startOn(folder: string): Promise<Started> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(needNode(), [SERVER_ENTRY], {
    cwd: ROOT,
    env: { ...settingsFor(port, folder), LOG_LEVEL: "info" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let log = "";
  child.stdout.on("data", (chunk) => {
    log += chunk;
  });
  try {
    await untilAnswers(`http://127.0.0.1:${port}/readyz`, child);
    const whole = performance.now() - began;
    const database = /"ms":(\d+)[^\n]*"the embedded database is running"/.exec(log)?.[1];
    return { whole, database: Number(database) };
  } finally {
    await stop(child);
  }
}

/** The embedded database's first start on an empty folder, and the next one. */
export async function startRows(): Promise<readonly Row[]> {
  const firsts: Started[] = [];
  const seconds: Started[] = [];
  for (let run = 0; run < FOLDERS; run += 1) {
    await inTemporaryFolder(async (folder: string) => {
      firsts.push(await startOn(folder));
      seconds.push(await startOn(folder));
    });
  }
  const row = (what: string, runs: readonly Started[]): Row => ({
    what,
    measured: `${milliseconds(median(runs.map(({ whole }) => whole)))}; of it the database ${milliseconds(median(runs.map(({ database }) => database)))}`,
  });
  return [
    row(`first start on an empty folder, to ready, median of ${FOLDERS}`, firsts),
    row("second start on it", seconds),
  ];
}
