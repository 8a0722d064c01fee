import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connect } from "./db/client.ts";
import { createTestDatabase, type TestDatabase } from "./db/testing.ts";
import { keepHouse, startHousekeeping } from "./housekeeping.ts";
import { until } from "./testing/until.ts";

const NOW = new Date("2026-06-01T00:00:00Z");
const TABLES = ["session", "verification", "used_challenges", "limits", "rate_limit"];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** In each table one row that has expired and one that has not, a second before and after the moment that counts. */
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

test("what has expired goes, and nothing else", async () => {
  expect(await keepHouse(database.pool, NOW)).toEqual(Object.fromEntries(TABLES.map((table) => [table, 1])));
  expect(await left()).toEqual({
    ...Object.fromEntries(TABLES.map((table) => [table, ["new"]])),
    verification: ["new", "auth-secret"],
  });
});

test("more than one statement deletes goes as well", async () => {
  await database.pool.query(
    "insert into used_challenges select n::text, '2020-01-01' from generate_series(1, 12000) n",
  );
  expect(await keepHouse(database.pool, NOW)).toMatchObject({ used_challenges: 12_001 });
});

test("one process does it, the others leave it to that one, and afterwards anyone may", async () => {
  const other = connect(database.url);
  const client = await other.pool.connect();
  // What the one that is at it holds.
  await client.query("select pg_advisory_lock($1)", [0x6b_65_65_70]);
  expect(await keepHouse(database.pool, NOW)).toBeUndefined();
  expect((await left()).session).toEqual(["old", "new"]);
  client.release(true);
  await other.close();
  const at = async () => (await keepHouse(database.pool, NOW)) !== undefined;
  await until("the lock", at);
  const { rows } = await database.pool.query("select 1 from pg_locks where locktype = 'advisory'");
  expect(rows).toEqual([]);
});

test("it is done by the clock, without anybody's visit, until the process stops", async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const stop = startHousekeeping({ pool: database.pool, logger, firstMs: 1, everyMs: 5 });
  await until("the first sweep", () => lines.length > 0);
  await database.pool.query("insert into used_challenges values ('again', '2020-01-01')");
  await until("the next sweep", async () => !(await left()).used_challenges?.includes("again"));
  await stop();
  expect(lines[0]).toContain("deleted what has expired");
  await database.pool.query("insert into used_challenges values ('late', '2020-01-01')");
  expect((await left()).used_challenges).toContain("late");
});

test.each([40, -40])("a process whose clock is %i days off deletes nothing, and says so", async (days) => {
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
});
