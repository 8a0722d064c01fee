import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { endProduct, freePort, startProduct } from "../../apps/web/server/testing/product.ts";
import { inTemporaryFolder } from "../../scripts/lib/temporary-folder.mjs";

export const LIBRARY = "/section-library-preview";

/** The public pages. */
export const PUBLIC_PAGES = ["/", "/consulting", "/engineering-tools", "/design", "/terms", "/privacy"];

const METRICS_TOKEN = randomUUID();

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
  return { ...own, METRICS_TOKEN, NODE_ENV: "production", ...more };
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

/** A number from the metrics of the server's process; PostgreSQL's processes are not among them. */
export async function metricOf(origin: string, name: string): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

/** Milliseconds of processor that it has taken so far, all threads. */
export const cpuOf = async (origin: string) => 1000 * (await metricOf(origin, "process_cpu_seconds_total"));

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
