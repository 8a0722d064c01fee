import { expect, test } from "vitest";
import { createTestDatabase } from "./testing/database.ts";

test("a connection that breaks between two statements fails only its transaction", async () => {
  const database = await createTestDatabase();
  const { pool } = database;
  // Without a listener it would be an uncaught exception, which ends the process.
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const broken = new Promise((settle) => client.once("end", settle));
  await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await broken;
  await expect(client.query("select 1")).rejects.toThrow();
  client.release(true);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.drop();
});

test("a process with all connections busy is still ready", async () => {
  const database = await createTestDatabase();
  const busy = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()));
  expect(await database.isReady()).toBe(true);
  for (const client of busy) client.release();
  await database.drop();
});
