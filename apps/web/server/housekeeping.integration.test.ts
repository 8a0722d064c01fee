import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connect } from "./db/client.ts";
import { createTestDatabase, type TestDatabase } from "./db/testing.ts";
import { deleteExpired, startHousekeeping } from "./housekeeping.ts";
import { until } from "./testing/until.ts";

const NOW = new Date("2026-06-01T00:00:00Z");
const TABLES = ["session", "verification", "used_challenges", "limits", "rate_limit"];

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
    `insert into limits (key, count, window_start) select id, 1, at from ${moments("1 day")}`,
    `insert into rate_limit (id, key, count, last_request) select id, id, 1, extract(epoch from at) * 1000 from ${moments("0")}`,
  ])
    await pool.query(statement, [NOW]);
  await pool.query(
    "insert into verification (id, identifier, value, expires_at) values ('auth-secret', 'auth-secret', '', 'infinity')",
  );
});

async function left(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of TABLES) {
    const key = table === "limits" ? "key" : "id";
    const { rows } = await database.pool.query(`select ${key} as id from ${table} order by 1 desc`);
    found[table] = rows.map(({ id }) => id);
  }
  return found;
}

test("only expired rows are deleted", async () => {
  expect(await deleteExpired(database.pool, NOW)).toEqual(
    Object.fromEntries(TABLES.map((table) => [table, 1])),
  );
  expect(await left()).toEqual({
    ...Object.fromEntries(TABLES.map((table) => [table, ["new"]])),
    verification: ["new", "auth-secret"],
  });
});

test("more rows than one batch are deleted too", async () => {
  await database.pool.query(
    "insert into used_challenges select n::text, '2020-01-01' from generate_series(1, 12000) n",
  );
  expect(await deleteExpired(database.pool, NOW)).toMatchObject({ used_challenges: 12_001 });
});

test("only one process at a time deletes, and afterwards any process may", async () => {
  const other = connect(database.url);
  const client = await other.pool.connect();
  // The lock of the process that is deleting.
  await client.query("select pg_advisory_lock($1)", [0x6b_65_65_70]);
  expect(await deleteExpired(database.pool, NOW)).toBeUndefined();
  expect((await left()).session).toEqual(["old", "new"]);
  client.release(true);
  await other.close();
  const at = async () => (await deleteExpired(database.pool, NOW)) !== undefined;
  await until("the lock", at);
  const { rows } = await database.pool.query("select 1 from pg_locks where locktype = 'advisory'");
  expect(rows).toEqual([]);
});

test("it runs on a timer until the process stops", async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const stop = startHousekeeping({ pool: database.pool, logger, firstMs: 1, everyMs: 5 });
  await until("the first sweep", () => lines.length > 0);
  await database.pool.query("insert into used_challenges values ('again', '2020-01-01')");
  await until("the next sweep", async () => !(await left()).used_challenges?.includes("again"));
  await stop();
  expect(lines[0]).toContain("deleted expired rows");
  await database.pool.query("insert into used_challenges values ('late', '2020-01-01')");
  expect((await left()).used_challenges).toContain("late");
});

test.each([40, -40])(
  "a process whose clock is %i days off deletes nothing and logs a warning",
  async (days) => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    const clock = () => new Date(Date.now() + days * 86_400_000);
    await database.pool.query("update session set expires_at = now() + interval '10 days'");
    const before = await left();
    const stop = startHousekeeping({ pool: database.pool, logger, clock, firstMs: 1, everyMs: 5 });
    await until("two looks", () => lines.length > 1);
    await stop();
    expect(lines[0]).toContain("clocks of this process and of the database differ");
    expect(await left()).toEqual(before);
  },
);
