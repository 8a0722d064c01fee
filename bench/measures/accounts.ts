import { setTimeout as wait } from "node:timers/promises";
import { watchDatabase } from "../lib/database-watch.ts";
import { type Measure, megabytes, milliseconds, type Row } from "../lib/measure.ts";
import { type Memory, memoryOf, peakDuring } from "../lib/memory.ts";
import { type Product, withProduct } from "../lib/product.ts";
import { median, percentile } from "../lib/statistics.ts";
import { pageRows } from "./accounts-pages.ts";
import { CLIENTS, FLOOD_MS, guessingRows, signInFlood } from "./accounts-sign-in.ts";
import { startRows } from "./accounts-start.ts";

const IDLE_MS = 5000;

const memoryRow = (what: string, { node, postgres }: Memory): Row => ({
  what,
  measured: `${megabytes(node + postgres)}; of it Node ${megabytes(node)}, PostgreSQL ${megabytes(postgres)}`,
});

async function signInRows({ origin, pid }: Product): Promise<readonly Row[]> {
  await wait(IDLE_MS);
  const idle = memoryOf(pid);
  const flood = signInFlood(origin);
  const loaded = await peakDuring(pid, flood);
  const { times, seconds } = await flood;
  return [
    {
      what: `sign-ins a second, ${CLIENTS} clients for ${FLOOD_MS / 1000} s`,
      measured: `${(times.length / seconds).toFixed(1)}/s`,
    },
    { what: "a sign-in among them, median", measured: milliseconds(median(times)) },
    { what: "99 of 100", measured: milliseconds(percentile(times, 0.99)) },
    ...(await guessingRows(origin)),
    memoryRow("memory of the whole product, idle", idle),
    memoryRow("the same at its peak during the sign-ins", loaded),
  ];
}

export const accounts: Measure = {
  name: "accounts",
  title: "Accounts and their database",
  async run() {
    const starts = await startRows();
    const settings = { TRUST_PROXY: "true", BOT_CHECK: "off" };
    const measured = await withProduct(async (product) => {
      const database = watchDatabase(product.dataFolder);
      try {
        return [...(await signInRows(product)), ...(await pageRows(product.origin, database))];
      } finally {
        await database.close();
      }
    }, settings);
    return {
      how:
        "The product on its embedded PostgreSQL, clients on the same machine. To avoid rate limits, it trusts " +
        "X-Forwarded-For and every form has a new client address; the bot check is off. Passwords are right unless stated " +
        "otherwise. A session's cost is the difference of the medians of 300 responses with and 300 without its cookie, alternately over " +
        "one connection. Statements are counted in pg_stat_activity, transactions in pg_stat_database. Memory is each process's " +
        "proportional share (PSS), so that shared memory of PostgreSQL's processes counts once.",
      rows: [...measured, ...starts],
    };
  },
};
