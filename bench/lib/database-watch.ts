import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Connection, connect } from "../../apps/web/server/db/client.ts";

/** An idle connection reports its activity within ten seconds. */
const REPORTED_MS = 11_000;

/** Observes the embedded database of a running product. */
export interface DatabaseWatch {
  /** How many of the product's connections have started a statement since the given time of the database's clock. */
  busySince(moment: string): Promise<number>;
  now(): Promise<string>;
  /** Transactions committed during the work, without those of this watch. */
  transactionsDuring(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

function addressIn(dataFolder: string): string {
  const lines = readFileSync(join(dataFolder, "postgres/cluster/postmaster.pid"), "utf8").split("\n");
  const [, , , port = "", socket = ""] = lines;
  const password = readFileSync(join(dataFolder, "secrets/postgres-password"), "utf8").trim();
  const host = socket === "" ? "127.0.0.1" : encodeURIComponent(socket);
  return `postgresql://kingpost:${password}@localhost/kingpost?host=${host}&port=${port}&application_name=bench`;
}

/** Connects to the embedded database of a running product. */
export const connectBeside = (dataFolder: string): Connection => connect(addressIn(dataFolder));

async function textOf({ pool }: Connection, query: string, ...values: string[]): Promise<string> {
  const { rows } = await pool.query<{ value: string }>(query, values);
  return rows[0]?.value ?? "";
}

export function watchDatabase(dataFolder: string): DatabaseWatch {
  const connection = connectBeside(dataFolder);
  const committed = async () => {
    await wait(REPORTED_MS);
    return Number(
      await textOf(
        connection,
        "select xact_commit::text as value from pg_stat_database where datname = 'kingpost'",
      ),
    );
  };
  return {
    busySince: async (moment) =>
      Number(
        await textOf(
          connection,
          "select count(*)::text as value from pg_stat_activity where application_name = 'kingpost' and query_start > $1::timestamptz",
          moment,
        ),
      ),
    now: () => textOf(connection, "select clock_timestamp()::text as value"),
    async transactionsDuring(work) {
      const before = await committed();
      await work();
      const after = await committed();
      // The second reading counts the first.
      return after - before - 1;
    },
    close: connection.close,
  };
}
