import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reachDatabase } from "../server/db/reach-database.ts";
import { parseSettings } from "../server/env.ts";
import { endProduct, freePort, type Product, startProduct } from "../server/testing/product.ts";
import { until } from "../server/testing/until.ts";
import type { Ledger } from "./ledger.ts";

/** Enough for a shared machine. */
const READY_MS = 120_000;

/** A product with its own data, which can be stopped and restarted on the same port. */
export interface Stage {
  readonly folder: string;
  readonly origin: string;
  product(): Product;
  start(): Promise<void>;
  /** Waits for the ready line. */
  untilReady(): Promise<void>;
  postgres(): Promise<number>;
  check(ledger: Ledger): ReturnType<Ledger["check"]>;
  end(): Promise<void>;
}

/** `dataDir` if it is not a plain folder; `settings` in addition to those of every fault. */
export async function openStage(
  settings: Readonly<Record<string, string>> = {},
  dataDir?: string,
): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), "kingpost-faults-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const all = {
    PORT: String(port),
    PUBLIC_URL: origin,
    TRUST_PROXY: "true",
    BOT_CHECK: "off",
    LOG_LEVEL: "error",
    DATA_DIR: dataDir ?? join(folder, "data"),
    ...settings,
  };
  let product: Product | undefined;
  const isReady = async () => {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    return answer?.status === 200;
  };
  return {
    folder,
    origin,
    product: () => {
      if (!product) throw new Error("The product was not started.");
      return product;
    },
    async start() {
      product = startProduct(folder, all, READY_MS);
      await product.ready;
    },
    untilReady: () => until("readiness", isReady, READY_MS),
    async postgres() {
      const note = await readFile(join(all.DATA_DIR, "postgres/cluster/postmaster.pid"), "utf8");
      const pid = Number(note.split("\n")[0]);
      // Process ID 0 would signal this process group.
      if (!(pid > 1)) throw new Error("The database's PID file is still being written.");
      return pid;
    },
    async check(ledger) {
      const database = await reachDatabase(parseSettings(all));
      try {
        return await ledger.check(database.pool);
      } finally {
        await database.close();
      }
    },
    async end() {
      if (product) await endProduct(product);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
