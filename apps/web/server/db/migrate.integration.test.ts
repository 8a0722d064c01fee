import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { connect } from "./client.ts";
import { findMigrations, migrate } from "./migrate.ts";
import { createDatabase, dropDatabase } from "./testing/database.ts";

const urls: string[] = [];
afterAll(() => Promise.all(urls.map(dropDatabase)));

async function emptyDatabase(): Promise<string> {
  const url = await createDatabase();
  urls.push(url);
  return url;
}

async function rowsOf(url: string, statement: string): Promise<unknown[]> {
  const { pool, close } = connect(url);
  const { rows } = await pool.query(statement);
  await close();
  return rows;
}

const applied = (url: string) => rowsOf(url, "select hash from drizzle.__drizzle_migrations");

async function expected(): Promise<number> {
  const journal = JSON.parse(await readFile(join(findMigrations(), "meta/_journal.json"), "utf8"));
  return journal.entries.length;
}

describe("migrations", () => {
  test("run once when several processes start together", async () => {
    const url = await emptyDatabase();
    await Promise.all(Array.from({ length: 6 }, () => migrate(url)));
    expect(await applied(url)).toHaveLength(await expected());
  });

  test("run again without a change", async () => {
    const url = await emptyDatabase();
    const { schema, applied: names } = await migrate(url);
    expect(names).toHaveLength(await expected());
    expect(names.at(0)).toBe("0000_first_tables");
    expect(names.at(-1)).toBe(schema);
    const before = await applied(url);
    expect(await migrate(url)).toEqual({ schema, applied: [] });
    expect(await applied(url)).toEqual(before);
  });

  test("release their lock and connection", async () => {
    const url = await emptyDatabase();
    await migrate(url);
    // Other tests migrate databases of the same server.
    const own = "database = (select oid from pg_database where datname = current_database())";
    expect(await rowsOf(url, `select * from pg_locks where locktype = 'advisory' and ${own}`)).toEqual([]);
  });

  test("change nothing if one fails, and can be retried", async () => {
    const url = await emptyDatabase();
    await rowsOf(url, "create table users (obstacle text)");
    await expect(migrate(url)).rejects.toThrow();
    expect(await rowsOf(url, "select to_regclass('contact_messages') as it")).toEqual([{ it: null }]);
    await rowsOf(url, "drop table users");
    await migrate(url);
    expect(await applied(url)).toHaveLength(await expected());
  });

  test("are found from the sources and from the bundle", () => {
    const here = fileURLToPath(new URL(".", import.meta.url));
    const migrations = join(here, "migrations");
    expect(findMigrations()).toBe(migrations);
    expect(findMigrations(join(here, "../../build/server/assets"))).toBe(migrations);
    expect(() => findMigrations("/")).toThrow("No migrations were found");
  });
});
