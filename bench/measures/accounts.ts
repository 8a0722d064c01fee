import { setTimeout as wait } from "node:timers/promises";
import { ask, crowd, rate, signIn, signUp, type User } from "../lib/client.ts";
import {
  atMost,
  figure,
  type Measure,
  median,
  megabytes,
  percentile,
  perSecond,
  type Row,
  repeated,
} from "../lib/measure.ts";
import {
  type Memory,
  memoryOf,
  NO_LIMITS,
  type Product,
  peakDuring,
  withDatabase,
  withProduct,
} from "../lib/product.ts";

const IDLE_MS = 5000;
const CLIENTS = 10;
const SECONDS = 10;
const PAIRS = 300;
const WARM_UP = 50;
const COUNTED = 200;
/** An idle connection reports its activity to the statistics within ten seconds. */
const REPORTED_MS = 11_000;
/** The smallest response that checks the session. */
const EMPTY_LIST = "/api/v1/sections?q=nothing-is-called-so";

const memoryRow = (what: string, { node, postgres }: Memory) =>
  figure(
    what,
    `${megabytes(node + postgres)}; of it Node ${megabytes(node)}, PostgreSQL ${megabytes(postgres)}`,
  );

/** Sign-ins of several users, each again after the response. */
async function signInRows({ origin, pid }: Product): Promise<readonly Row[]> {
  const users = await repeated(CLIENTS, () => signUp(origin));
  const next = () => signIn(origin, users[Math.floor(Math.random() * CLIENTS)] ?? { email: "" });
  const flood = crowd(origin, next, { connections: CLIENTS, duration: SECONDS });
  const { result, peak } = await peakDuring(pid, flood);
  const times = result.replies.map(({ milliseconds }) => milliseconds);
  if (result.replies.some(({ status }) => status !== 302)) throw new Error("Not every sign-in succeeded.");
  return [
    figure(`sign-ins a second, ${CLIENTS} clients for ${SECONDS} s`, (times.length / SECONDS).toFixed(1)),
    figure("a sign-in among them, median", median(times)),
    figure("99 of 100", percentile(times, 0.99)),
    memoryRow("memory of the whole product at its peak during the sign-ins", peak),
  ];
}

/** With and without the cookie alternately over one connection; the medians of both. */
async function inTurns(origin: string, path: string, headers: Readonly<Record<string, string>>) {
  const pairs = await repeated(WARM_UP + PAIRS, async () => [
    await ask(origin, { path, headers }),
    await ask(origin, { path }),
  ]);
  if (pairs.flat().some(({ status }) => status !== 200)) throw new Error(`${path} was not always 200.`);
  const warm = pairs.slice(WARM_UP);
  const [signedIn = Number.NaN, signedOut = Number.NaN] = [0, 1].map((at) =>
    median(warm.map((pair) => pair[at]?.milliseconds ?? Number.NaN)),
  );
  return { signedIn, signedOut, cost: signedIn - signedOut };
}

async function sessionRows(origin: string, { cookie: Cookie }: User): Promise<readonly Row[]> {
  const { perSecond: rates } = await rate(`${origin}/dashboard`, SECONDS, { Cookie });
  const page = await inTurns(origin, "/", { Cookie });
  const list = await inTurns(origin, EMPTY_LIST, { Cookie });
  return [
    figure("guarded page /dashboard with a session, not compressed, 16 connections", perSecond(rates)),
    atMost("cost of a session on the first page: look-up and account menu", page.cost, 2),
    figure("the first page with a session", page.signedIn),
    figure("the first page without a session", page.signedOut),
    atMost("cost of a session on an empty list of the open data: look-up only", list.cost, 2),
  ];
}

const NOW = "select clock_timestamp()::text as value";
const BUSY = `select count(*)::text as value from pg_stat_activity
  where application_name = 'kingpost' and pid <> pg_backend_pid() and query_start > $1::timestamptz
    and query not like '%pgboss%'`;
const COMMITTED =
  "select xact_commit::text as value from pg_stat_database where datname = current_database()";

const statementRows = (product: Product, { cookie: Cookie }: User): Promise<readonly Row[]> =>
  withDatabase(product, async (pool) => {
    const read = async (query: string, ...values: readonly string[]) =>
      (await pool.query<{ value: string }>(query, [...values])).rows[0]?.value ?? "";
    const committed = async () => {
      await wait(REPORTED_MS);
      return Number(await read(COMMITTED));
    };
    const paths = ["/", "/signin", "/section-library-preview", "/about-the-data"];
    const moment = await read(NOW);
    await repeated(COUNTED, (n) => ask(product.origin, { path: paths[n % paths.length] ?? "/" }));
    const busy = Number(await read(BUSY, moment));
    // The job queue's own, on the same connections.
    const idle = -(await committed()) + (await committed());
    const before = await committed();
    const began = performance.now();
    await repeated(COUNTED, () => ask(product.origin, { path: "/dashboard", headers: { Cookie } }));
    const after = await committed();
    const own = after - before - (idle * (performance.now() - began)) / REPORTED_MS;
    const what = `connections that ran a statement during ${COUNTED} pages for a visitor without a cookie`;
    return [
      atMost(what, busy, 0, String),
      figure(`database transactions per guarded page, mean of ${COUNTED}`, (own / COUNTED).toFixed(2)),
    ];
  });

export const accounts: Measure = {
  name: "accounts",
  title: "Accounts and their database",
  run: () =>
    withProduct(async (product) => {
      await wait(IDLE_MS);
      const idle = memoryRow("memory of the whole product, idle", memoryOf(product.pid));
      const user = await signUp(product.origin);
      const rows = [
        await signInRows(product),
        await sessionRows(product.origin, user),
        await statementRows(product, user),
      ];
      return {
        how: `The product on its embedded PostgreSQL, clients on the same machine. To avoid rate limits, it trusts X-Forwarded-For and every form has a new client address; the bot check is off. A session's cost is the difference of the medians of ${PAIRS} responses with and ${PAIRS} without its cookie, alternately over one connection. Statements are counted in pg_stat_activity, transactions in pg_stat_database. Memory is each process's proportional share (PSS), so that shared memory of PostgreSQL's processes counts once.`,
        rows: [idle, ...rows.flat()],
      };
    }, NO_LIMITS),
};
