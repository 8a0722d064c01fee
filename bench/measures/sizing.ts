import { spawn } from "node:child_process";
import type { Connection } from "../../apps/web/server/db/client.ts";
import { programPath } from "../../apps/web/server/testing/run-program.ts";
import { needNode } from "../../scripts/lib/node-version.mjs";
import {
  figure,
  inSequence,
  type Measure,
  median,
  megabytes,
  milliseconds,
  type Row,
  repeated,
} from "../lib/measure.ts";
import { type Product, peakDuring, withDatabase, withProduct } from "../lib/product.ts";

type Pool = Connection["pool"];

const ACCOUNTS = 100_000;
const MESSAGES = 1_000_000;
const BATCH = 50_000;
const TIMES = 9;
/** The length of a typical message. */
const LETTERS = 384;

const numbers = "from generate_series($1::int, $2::int) n";
const FILL_ACCOUNTS = [
  `insert into "user" (id, name, email, email_verified) select 'sized-' || n, '', 'sized-' || n || '@example.com', true ${numbers}`,
  `insert into account (id, account_id, provider_id, user_id, password)
   select 'sized-' || n, 'sized-' || n, 'credential', 'sized-' || n, rpad('', 130, md5(n::text)) ${numbers}`,
  `insert into users (uid, full_name, company, email) select 'sized-' || n, 'Alex Rafter', 'Purlin High School', 'sized-' || n || '@example.com' ${numbers}`,
  `insert into session (id, expires_at, token, ip_address, user_agent, user_id)
   select 'sized-' || n, now() + interval '20 days', md5(n::text), '10.0.0.1', rpad('', 110, 'Mozilla/5.0 '), 'sized-' || n ${numbers}`,
];
const FILL_MESSAGES = [
  `insert into contact_messages (name, email, message, timestamp, notified_at)
   select 'Alex Rafter', 'sized-' || n % ${ACCOUNTS} || '@example.com', (select string_agg(md5(n || '.' || k), '') from generate_series(1, ${LETTERS / 32}) k),
     now() - n * interval '1 minute', now() ${numbers}`,
];

/** Seconds. */
async function fill(pool: Pool, statements: readonly string[], count: number): Promise<number> {
  const began = performance.now();
  for (let from = 1; from <= count; from += BATCH) {
    for (const statement of statements)
      await pool.query(statement, [from, Math.min(from + BATCH - 1, count)]);
  }
  await pool.query("analyze");
  return (performance.now() - began) / 1000;
}

/** What it is for, and the statement. */
const QUERIES: Readonly<Record<string, string>> = {
  "account by address (sign-in)": `select * from "user" where email = 'sized-77777@example.com'`,
  "session by token (every page of a signed-in user)": `select * from session s join "user" u on u.id = s.user_id where s.token = md5('77777')`,
  "sessions of one user (settings)": "select * from session where user_id = 'sized-77777'",
  "messages from one address":
    "select * from contact_messages where lower(email) = 'sized-777@example.com' order by timestamp desc, ordinal desc",
  "newest fifty messages": "select * from contact_messages order by timestamp desc, ordinal desc limit 50",
  "pending emails to the firm (start)":
    "select id, ordinal from contact_messages where notified_at is null and status = 'new' and ordinal > 0 order by ordinal limit 1000",
  "sessions that have ended (housekeeping)": "select id from session where expires_at < now()",
};

/** The time of a query, and how it accesses a table according to its plan, such as "Index Scan using ...". */
async function queryRow(pool: Pool, [what, sql]: readonly [string, string]): Promise<Row> {
  const times = await repeated(TIMES, async () => {
    const began = performance.now();
    await pool.query(sql);
    return performance.now() - began;
  });
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${sql}`);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  const scans = plan.match(/Seq Scan on \w+|(Index|Bitmap Index)( Only)? Scan \w+ \w+/g) ?? [];
  const measured = `${milliseconds(median(times))}; ${scans.join(", ")}`;
  return { what, goal: "by an index", measured, met: scans.length > 0 && !plan.includes("Seq Scan") };
}

const TABLES = `
  select format('table %s, %s rows', relname, reltuples::bigint) as what,
    format('%s, of which indices %s; %s bytes a row', pg_size_pretty(pg_total_relation_size(oid)), pg_size_pretty(pg_indexes_size(oid)),
      round(pg_total_relation_size(oid) / reltuples)) as measured
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 1000 order by pg_total_relation_size(oid) desc`;

/** Runs `npm run messages -- ...` on the filled product, piped to a reader. */
async function commandRow({ settings }: Product, words: string): Promise<Row> {
  const began = performance.now();
  const program = [programPath("messages"), ...words.split(" ")];
  const env = { ...process.env, ...settings };
  const child = spawn(needNode(), program, { env, stdio: ["ignore", "pipe", "inherit"] });
  let bytes = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const ended = new Promise<number | null>((settle) => child.once("close", settle));
  const { result: code, peak } = await peakDuring(child.pid ?? 0, ended);
  const took = milliseconds(performance.now() - began);
  const measured = `${took}, ${megabytes(bytes)}, in ${megabytes(peak.node)} of memory`;
  return figure(`npm run messages -- ${words}`, `${measured}${code === 0 ? "" : `, failed with ${code}`}`);
}

export const sizing: Measure = {
  name: "sizing",
  title: "Sizing: a hundred thousand accounts and a million messages",
  run: () =>
    withProduct((product) =>
      withDatabase(product, async (pool) => {
        const accounts = `${(await fill(pool, FILL_ACCOUNTS, ACCOUNTS)).toFixed(0)} s`;
        const messages = `${(await fill(pool, FILL_MESSAGES, MESSAGES)).toFixed(0)} s`;
        const tables = await pool.query<Row>(TABLES);
        const queries = await inSequence(Object.entries(QUERIES), (query) => queryRow(pool, query));
        const words = ["list", "list --all", "list --json", "export --csv"];
        const commands = await inSequence(words, (each) => commandRow(product, each));
        return {
          how: `Generated rows: ${ACCOUNTS.toLocaleString("en-AU")} accounts, each with a profile and one session, in ${accounts}; ${MESSAGES.toLocaleString("en-AU")} contact messages of ${LETTERS} characters in ${messages}. Then the product's queries on the embedded database, median of ${TIMES}, and their query plans.`,
          rows: [...tables.rows, ...queries, ...commands],
        };
      }),
    ),
};
