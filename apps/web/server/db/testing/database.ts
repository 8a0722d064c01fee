import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseError } from "pg";
import { inject } from "vitest";
import { query } from "../../testing/query.ts";
import { type Connection, connect } from "../client.ts";

/** An empty, migrated database for one test file. */
export interface TestDatabase extends Connection {
  /** Closes every connection and drops the database. */
  readonly drop: () => Promise<void>;
}

const onServer = (statement: string) => query(inject("serverUrl"), statement);

/** The URL of a new database; without `template` it is empty. */
export async function createDatabase(template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(`create database ${name}${template ? ` template ${template}` : ""}`);
  const url = new URL(inject("serverUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

/** The URL of a new database as a product leaves it that was started once. */
export const createPreparedDatabase = () => createDatabase(inject("template"));

/**
 * A fresh database on real PostgreSQL, for `beforeAll` of a `*.integration.test.ts`:
 *
 *   const database = await createTestDatabase();
 *   afterAll(() => database.drop());
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await createPreparedDatabase();
  const connection = connect(url);
  return { ...connection, drop: () => connection.close().then(() => dropDatabase(url)) };
}

/** While autovacuum works in a database, only the superuser may end that; it ends by itself soon. */
const INSUFFICIENT_PRIVILEGE = "42501";

export async function dropDatabase(url: string): Promise<void> {
  const name = /\/(test_\w+)(\?|$)/.exec(url)?.[1];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await onServer(`drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      const isBusy = error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
      if (!isBusy || attempt === 20) throw error;
      await wait(500);
    }
  }
}
