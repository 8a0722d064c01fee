import { spawn } from "node:child_process";
import type { Connection } from "../../apps/web/server/db/client.ts";
import { needNode } from "../../scripts/lib/node-version.mjs";
import { print } from "../../scripts/lib/output.mjs";
import { ROOT } from "../../scripts/lib/root.mjs";
import { connectBeside } from "../lib/database-watch.ts";
import { type Measure, megabytes, milliseconds, type Row } from "../lib/measure.ts";
import { peakDuring } from "../lib/memory.ts";
import { type Product, settingsFor, withProduct } from "../lib/product.ts";
import { median } from "../lib/statistics.ts";
import { newVisitor, PASSWORD, signUp } from "../lib/visitor.ts";

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

async function fill(pool: Pool, statements: readonly string[], count: number): Promise<number> {
  const began = performance.now();
  for (let from = 1; from <= count; from += BATCH) {
    for (const statement of statements)
      await pool.query(statement, [from, Math.min(from + BATCH - 1, count)]);
  }
  await pool.query("analyze");
  return (performance.now() - began) / 1000;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const began = performance.now();
    await work();
    all.push(performance.now() - began);
  }
  return median(all);
}

/** How a table is accessed according to the query plan, such as "Index Scan using ...". */
async function plan(pool: Pool, statement: string, values: readonly unknown[]): Promise<string> {
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${statement}`, [...values]);
  const found = rows.map(
    (row) => /(Seq Scan on \w+|(Index|Bitmap Index)( Only)? Scan \w+ \w+)/.exec(row["QUERY PLAN"])?.[1],
  );
  return found.filter((words) => words !== undefined).join(", ");
}

const QUERIES: readonly {
  readonly what: string;
  readonly sql: string;
  readonly values: readonly unknown[];
}[] = [
  {
    what: "account by address (sign-in)",
    sql: `select * from "user" where email = $1`,
    values: ["sized-77777@example.com"],
  },
  {
    what: "session by token (every page of a signed-in user)",
    sql: `select * from session s join "user" u on u.id = s.user_id where s.token = md5($1)`,
    values: ["77777"],
  },
  {
    what: "sessions of one user (settings)",
    sql: "select * from session where user_id = $1",
    values: ["sized-77777"],
  },
  {
    what: "messages from one address",
    sql: "select * from contact_messages where lower(email) = lower($1) order by timestamp desc, ordinal desc",
    values: ["sized-777@example.com"],
  },
  {
    what: "newest fifty messages",
    sql: "select * from contact_messages order by timestamp desc, ordinal desc limit 50",
    values: [],
  },
  {
    what: "pending emails to the firm (start)",
    sql: `select id, ordinal from contact_messages where notified_at is null and status = 'new' and ordinal > 0 order by ordinal limit 1000`,
    values: [],
  },
  {
    what: "sessions that have ended (housekeeping)",
    sql: "select id from session where expires_at < now()",
    values: [],
  },
];

async function tableRows(pool: Pool): Promise<readonly Row[]> {
  const { rows } = await pool.query<{ name: string; rows: string; bytes: string; indices: string }>(
    `select c.relname as name, c.reltuples::bigint as rows, pg_total_relation_size(c.oid) as bytes, pg_indexes_size(c.oid) as indices
     from pg_class c join pg_namespace s on s.oid = c.relnamespace
     where s.nspname = 'public' and c.relkind = 'r' and c.reltuples > 1000 order by 3 desc`,
  );
  return rows.map(({ name, rows: count, bytes, indices }) => ({
    what: `table ${name}, ${Number(count).toLocaleString("en-AU")} rows`,
    measured: `${megabytes(Number(bytes))}, of which indices ${megabytes(Number(indices))}; ${Math.round(Number(bytes) / Number(count))} bytes a row`,
  }));
}

async function signInTime(product: Product, email: string): Promise<number> {
  const visitor = newVisitor(product.origin);
  const time = await timed(async () => {
    const { status } = await visitor.ask({ path: "/signin", form: { email, password: PASSWORD } });
    if (status !== 302) throw new Error(`No sign-in: status ${status}.`);
  });
  visitor.leave();
  return time;
}

/** Runs `npm run messages -- ...` on the filled product, piped to a reader. */
async function command(product: Product, ...words: readonly string[]): Promise<Row> {
  const began = performance.now();
  const what = `npm run messages -- ${words.join(" ")}`;
  const child = spawn(needNode(), ["apps/web/server/messages-cli.ts", ...words], {
    cwd: ROOT,
    env: settingsFor(0, product.dataFolder),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let bytes = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const ended = new Promise<number | null>((settle) => child.once("close", settle));
  const peak = await peakDuring(child.pid ?? 0, ended);
  const code = await ended;
  const measured = `${milliseconds(performance.now() - began)}, ${megabytes(bytes)}, in ${megabytes(peak.node)} of memory`;
  return { what, measured: code === 0 ? measured : `failed with ${code} after ${measured}` };
}

async function measureSizing(product: Product): Promise<{ how: string; rows: readonly Row[] }> {
  const visitor = newVisitor(product.origin);
  const { email } = await signUp(visitor);
  visitor.leave();
  const emptySignIn = await signInTime(product, email);
  const database = connectBeside(product.dataFolder);
  const { pool } = database;
  try {
    const accountsS = await fill(pool, FILL_ACCOUNTS, ACCOUNTS);
    print(`accounts: ${accountsS.toFixed(1)} s`);
    const messagesS = await fill(pool, FILL_MESSAGES, MESSAGES);
    print(`messages: ${messagesS.toFixed(1)} s`);
    const rows: Row[] = [...(await tableRows(pool))];
    for (const { what, sql, values } of QUERIES) {
      const time = await timed(() => pool.query(sql, [...values]));
      const reached = await plan(pool, sql, values);
      rows.push({
        what,
        goal: "by an index",
        measured: `${milliseconds(time)}; ${reached}`,
        met: !reached.includes("Seq Scan"),
      });
    }
    const fullSignIn = await signInTime(product, email);
    rows.push({
      what: "a sign-in as a user sees it, empty and full",
      measured: `${milliseconds(emptySignIn)}, ${milliseconds(fullSignIn)}`,
    });
    for (const words of [["list"], ["list", "--all"], ["list", "--json"], ["export", "--csv"]])
      rows.push(await command(product, ...words));
    return {
      how: `Generated rows: ${ACCOUNTS.toLocaleString("en-AU")} accounts, each with a profile and one session, in ${accountsS.toFixed(0)} s; ${MESSAGES.toLocaleString("en-AU")} contact messages of ${LETTERS} characters in ${messagesS.toFixed(0)} s. Then the product's queries on the embedded database, median of ${TIMES}, and their query plans.`,
      rows,
    };
  } finally {
    await database.close();
  }
}

export const sizing: Measure = {
  name: "sizing",
  title: "Sizing: a hundred thousand accounts and a million messages",
  run: () => withProduct(measureSizing, { TRUST_PROXY: "true", BOT_CHECK: "off" }),
};
