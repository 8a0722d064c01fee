import { statfs } from "node:fs/promises";
import type { Pool } from "pg";
import { Gauge } from "prom-client";
import { brand } from "../../shared/brand.ts";
import type { RequestBounds } from "../http/request-bounds.ts";
import { VERSION } from "../version.ts";
import "./registry.ts";

/** The values read at each scrape. */
interface Sources {
  readonly pool: Pool;
  readonly bounds: Pick<RequestBounds, "byKind">;
  readonly dataDir: string;
}

/** Milliseconds: a database that hangs must not block the other metrics. */
const PATIENCE_MS = 2000;

let sources: Partial<Sources> = {};

/** Adds sources for the gauges. */
export function showInMetrics(what: Partial<Sources>): void {
  sources = { ...sources, ...what };
}

new Gauge({
  name: "kingpost_http_requests_waiting",
  help: "Requests that wait, by kind: visitor, user (signed in), form, account (a form with a password)",
  labelNames: ["kind"],
  collect() {
    for (const [kind, queue] of Object.entries(sources.bounds?.byKind ?? {}))
      this.set({ kind }, queue.waiting());
  },
});

new Gauge({
  name: "kingpost_database_connections",
  help: "Connections of this process to the database: in use, idle; and requests that wait for one",
  labelNames: ["state"],
  collect() {
    if (!sources.pool) return;
    const { totalCount, idleCount, waitingCount } = sources.pool;
    this.set({ state: "in_use" }, totalCount - idleCount);
    this.set({ state: "idle" }, idleCount);
    this.set({ state: "waiting" }, waitingCount);
  },
});

new Gauge({
  name: "kingpost_build_info",
  help: `Always 1; the labels are the versions of ${brand.productName} and Node`,
  labelNames: ["version", "node"],
}).set({ version: VERSION, node: process.versions.node }, 1);

new Gauge({
  name: "kingpost_data_free_bytes",
  help: "Free space on the disk of DATA_DIR",
  async collect() {
    if (sources.dataDir === undefined) return;
    try {
      const { bavail, bsize } = await statfs(sources.dataDir);
      this.set(bavail * bsize);
    } catch {
      this.set(Number.NaN);
    }
  },
});

/** A gauge of a number in the database. While that is unreachable, no value is better than the last one. */
function showFromDatabase(name: string, help: string, text: string, figureOf = (value: number) => value) {
  const query = { text, query_timeout: PATIENCE_MS };
  new Gauge({
    name,
    help,
    async collect() {
      try {
        const answer = await sources.pool?.query<{ value: number }>(query);
        if (answer?.rows[0]) this.set(figureOf(answer.rows[0].value));
      } catch {
        this.set(Number.NaN);
      }
    },
  });
}

showFromDatabase(
  "kingpost_clock_ahead_seconds",
  "By how much this process's clock is ahead of the database's; negative where it is behind",
  "select extract(epoch from clock_timestamp())::float8 as value",
  (now) => Date.now() / 1000 - now,
);

showFromDatabase(
  "kingpost_contact_messages_to_notify",
  "Contact messages in the database not emailed to the firm yet; the same on all processes",
  "select count(*)::int as value from contact_messages where notified_at is null and status = 'new'",
);

showFromDatabase(
  "kingpost_account_mails_waiting",
  "Emails to users in the job queue not sent yet; the same on all processes",
  "select count(*)::int as value from pgboss.job where name = 'account-mail'",
);
