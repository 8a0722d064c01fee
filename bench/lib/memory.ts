import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { processTree } from "./processes.ts";

export interface Memory {
  readonly node: number;
  readonly postgres: number;
}

/** The proportional set size: shared memory counts once. Undefined if the system does not report it. */
function shareOf(pid: number): number | undefined {
  try {
    const kib = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1];
    return kib === undefined ? undefined : Number(kib) * 1024;
  } catch {
    // Not Linux, or a process that has just ended.
    return undefined;
  }
}

/** The current memory of the product and its database. */
export function memoryOf(pid: number): Memory {
  const bytes = (isNode: boolean) =>
    processTree(pid)
      .filter((line) => (line.pid === pid) === isNode)
      .reduce((sum, line) => sum + (shareOf(line.pid) ?? line.bytes), 0);
  return { node: bytes(true), postgres: bytes(false) };
}

/** The peak memory during the work. */
export async function peakDuring(pid: number, work: Promise<unknown>): Promise<Memory> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let peak = memoryOf(pid);
  while (!isOver) {
    await wait(250);
    const now = memoryOf(pid);
    if (now.node + now.postgres > peak.node + peak.postgres) peak = now;
  }
  await over;
  return peak;
}
