import { statfs } from "node:fs/promises";
import type { Pool, QueryResultRow } from "pg";
import { Gauge } from "prom-client";
import type { Turns } from "../http/turns.ts";
import type { Mailer } from "../mail/message.ts";
import { VERSION } from "../version.ts";
import { registry } from "./registry.ts";

/** What is looked at when somebody asks for the metrics. */
interface Sources {
  readonly pool: Pool;
  readonly mailer: Pick<Mailer, "waiting">;
  readonly turns: Pick<Turns, "waiting">;
  readonly dataDir: string;
}

/** Milliseconds: a database that hangs must not take the other figures with it just when somebody looks. */
const PATIENCE_MS = 2000;

let sources: Partial<Sources> = {};

/** Names what the gauges show from now on, beside what was named before. */
export function showInMetrics(what: Partial<Sources>): void {
  sources = { ...sources, ...what };
}

new Gauge({
  name: "kingpost_http_requests_waiting",
  help: "Requests that wait for their turn, by kind: visitor, person (signed in), form, account (a form with a password)",
  labelNames: ["kind"],
  registers: [registry],
  collect() {
    for (const [kind, waiting] of Object.entries(sources.turns?.waiting() ?? {})) this.set({ kind }, waiting);
  },
});

new Gauge({
  name: "kingpost_database_connections",
  help: "Connections of this process to the database: in use, idle; and requests that wait for one",
  labelNames: ["state"],
  registers: [registry],
  collect() {
    if (!sources.pool) return;
    const { totalCount, idleCount, waitingCount } = sources.pool;
    this.set({ state: "in_use" }, totalCount - idleCount);
    this.set({ state: "idle" }, idleCount);
    this.set({ state: "waiting" }, waitingCount);
  },
});

new Gauge({
  name: "kingpost_account_mails_waiting",
  help: "E-mails to people that this process is sending or will try again",
  registers: [registry],
  collect() {
    if (sources.mailer) this.set(sources.mailer.waiting());
  },
});

new Gauge({
  name: "kingpost_build_info",
  help: "Always 1; the labels say which version of Kingpost and of Node runs",
  labelNames: ["version", "node"],
  registers: [registry],
}).set({ version: VERSION, node: process.versions.node }, 1);

new Gauge({
  name: "kingpost_data_free_bytes",
  help: "What the product may still write on the disk of DATA_DIR",
  registers: [registry],
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

/** A gauge that asks the database for one row. While that is away, nothing is better than the number of before. */
function showFromDatabase<Row extends QueryResultRow>(
  name: string,
  help: string,
  text: string,
  figureOf: (row: Row) => number,
): void {
  const query = { text, query_timeout: PATIENCE_MS };
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      try {
        const answer = await sources.pool?.query<Row>(query);
        const row = answer?.rows[0];
        if (row) this.set(figureOf(row));
      } catch {
        this.set(Number.NaN);
      }
    },
  });
}

showFromDatabase<{ now: Date }>(
  "kingpost_clock_ahead_seconds",
  "By how much this process's clock is ahead of the database's; negative where it is behind",
  "select clock_timestamp() as now",
  ({ now }) => (Date.now() - now.getTime()) / 1000,
);

showFromDatabase<{ count: number }>(
  "kingpost_contact_messages_to_notify",
  "Contact messages in the database that the firm was not e-mailed about yet; all processes show the same",
  "select count(*)::int as count from contact_messages where notified_at is null",
  ({ count }) => count,
);
