import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing/database.ts";
import { until } from "../testing/until.ts";
import { deleteExpired, startHousekeeping } from "./housekeeping.ts";
import { type JobQueue, startJobQueue } from "./job-queue.ts";

const NOW = new Date("2026-06-01T00:00:00Z");
const TABLES = ["session", "verification", "used_challenges", "designs", "limits"];
const KEYS: Readonly<Record<string, string>> = { designs: "name", limits: "key" };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Adds to each table one expired and one valid row, a second before and after the threshold. */
beforeEach(async () => {
  const { pool } = database;
  for (const table of [...TABLES, '"user"']) await pool.query(`delete from ${table}`);
  await pool.query(`insert into "user" (id, name, email) values ('u', '', 'u')`);
  const moments = (before: string) =>
    `(values ('old', $1::timestamptz - interval '${before}' - interval '1 s'), ('new', $1::timestamptz - interval '${before}' + interval '1 s')) m (id, at)`;
  for (const statement of [
    `insert into session (id, token, user_id, expires_at) select id, id, 'u', at from ${moments("0")}`,
    `insert into verification (id, identifier, value, expires_at) select id, id, '', at from ${moments("0")}`,
    `insert into used_challenges (id, expires_at) select id, at from ${moments("0")}`,
    `insert into designs (uid, kind, mark, file, status, name, removed_at)
     select 'u', '', '', '', 'none', id, at from ${moments("1 day")}`,
    `insert into limits (key, count, window_start) select id, 1, at from ${moments("1 day")}`,
  ])
    await pool.query(statement, [NOW]);
  await pool.query(
    "insert into verification (id, identifier, value, expires_at) values ('auth-secret', 'auth-secret', '', 'infinity')",
  );
  await pool.query(
    "insert into designs (uid, kind, mark, file, status, name) values ('u', '', '', '', 'none', 'kept')",
  );
});

async function left(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of TABLES) {
    const { rows } = await database.pool.query(
      `select ${KEYS[table] ?? "id"} as id from ${table} order by 1 desc`,
    );
    found[table] = rows.map(({ id }) => id);
  }
  return found;
}

const addJob = (jobs: JobQueue | undefined) => jobs?.add(database.db, "housekeeping", {}, { retryLimit: 0 });

async function waiting(): Promise<number> {
  const { rows } = await database.pool.query("select 1 from pgboss.job where name = 'housekeeping'");
  return rows.length;
}

test("only expired rows are deleted", async () => {
  expect(await deleteExpired(database.pool, NOW)).toEqual(
    Object.fromEntries(TABLES.map((table) => [table, 1])),
  );
  expect(await left()).toEqual({
    ...Object.fromEntries(TABLES.map((table) => [table, ["new"]])),
    verification: ["new", "auth-secret"],
    designs: ["new", "kept"],
  });
});

test("more rows than one batch are deleted too", async () => {
  await database.pool.query(
    "insert into used_challenges select n::text, '2020-01-01' from generate_series(1, 12000) n",
  );
  expect(await deleteExpired(database.pool, NOW)).toMatchObject({ used_challenges: 12_001 });
});

test("of two processes one deletes, once for each job", async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const processes = await Promise.all([1, 2].map(() => startJobQueue({ connection: database, logger })));
  for (const jobs of processes) await startHousekeeping(jobs, database.pool, logger);
  await addJob(processes[0]);
  await until("the deletion", async () => (await waiting()) === 0);
  for (const jobs of processes) await jobs.stop();
  expect(lines.filter((line) => line.includes("deleted expired rows"))).toHaveLength(1);
});

test("it is scheduled for every hour", async () => {
  const jobs = await startJobQueue({ connection: database, logger: pino({ level: "silent" }) });
  await startHousekeeping(jobs, database.pool, pino({ level: "silent" }));
  await jobs.stop();
  const { rows } = await database.pool.query("select name, cron from pgboss.schedule");
  expect(rows).toEqual([{ name: "housekeeping", cron: "17 * * * *" }]);
});

test.each([40, -40])(
  "a process whose clock is %i days off deletes nothing and logs a warning",
  async (days) => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    const clock = () => new Date(Date.now() + days * 86_400_000);
    await database.pool.query("update session set expires_at = now() + interval '10 days'");
    const before = await left();
    const jobs = await startJobQueue({ connection: database, logger });
    await startHousekeeping(jobs, database.pool, logger, clock);
    await addJob(jobs);
    await until("the job", async () => (await waiting()) === 0);
    await jobs.stop();
    expect(lines[0]).toContain("clocks of this process and of the database differ");
    expect(await left()).toEqual(before);
  },
);
