import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { endProduct, freePort, startProduct } from "../../apps/web/server/testing/product.ts";
import { inTemporaryFolder } from "../../scripts/lib/temporary-folder.mjs";

export const LIBRARY = "/section-library-preview";

/** The public pages. */
export const PUBLIC_PAGES = ["/", "/consulting", "/engineering-tools", "/design", "/terms", "/privacy"];

type Settings = Readonly<Record<string, string>>;

export interface Product {
  readonly origin: string;
  readonly pid: number;
}

/** The settings of every benchmark: loopback only, its own data, quiet. */
export async function settingsIn(folder: string, more: Settings = {}): Promise<Settings> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const own = { HOST: "127.0.0.1", PORT: port, PUBLIC_URL: origin, DATA_DIR: folder, LOG_LEVEL: "warn" };
  return { ...own, NODE_ENV: "production", ...more };
}

/** Runs the built product on an empty data folder for the duration of the work. */
export const withProduct = <T>(work: (product: Product) => Promise<T>, more: Settings = {}): Promise<T> =>
  inTemporaryFolder(async (folder: string) => {
    const settings = await settingsIn(folder, more);
    const product = startProduct(folder, settings);
    try {
      await product.ready;
      return await work({ origin: product.origin(), pid: product.child.pid ?? 0 });
    } finally {
      await endProduct(product);
    }
  });

/** Milliseconds of processor that the server's process has taken so far, all of its threads; PostgreSQL's are not among them. */
export async function cpuOf(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return 1000 * Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

interface ProcessLine {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory. */
  readonly bytes: number;
  readonly command: string;
}

/** The process and all its descendants. */
export function processTree(root: number): readonly ProcessLine[] {
  const text = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,args="], { encoding: "utf8" });
  const lines = [...text.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/gm)].map(
    ([, pid, parent, kib, command = ""]) => {
      return { pid: Number(pid), parent: Number(parent), bytes: Number(kib) * 1024, command };
    },
  );
  const below = (pid: number): readonly ProcessLine[] =>
    lines.filter(({ parent }) => parent === pid).flatMap((line) => [line, ...below(line.pid)]);
  return [...lines.filter(({ pid }) => pid === root), ...below(root)];
}

export interface Memory {
  readonly node: number;
  readonly postgres: number;
}

/** The proportional set size, in which shared memory counts once; the resident size if the system does not report it. */
function shareOf({ pid, bytes }: ProcessLine): number {
  try {
    const kib = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1];
    return kib === undefined ? bytes : Number(kib) * 1024;
  } catch {
    // Not Linux, or a process that has just ended.
    return bytes;
  }
}

/** The current memory of the product and its database. */
export function memoryOf(root: number): Memory {
  const memory = { node: 0, postgres: 0 };
  for (const line of processTree(root)) memory[line.pid === root ? "node" : "postgres"] += shareOf(line);
  return memory;
}
