import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackup } from "../backup/restore-backup.ts";
import { everything } from "../backup/testing/filled-database.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { parseSettings } from "../env.ts";
import { startMailServer } from "../mail/testing/mail-server.ts";
import { documentsIn } from "../providers/embedded/documents.ts";
import { embeddedHarness } from "../providers/embedded/testing/accounts-harness.ts";
import { explainStartError } from "../start-error.ts";
import { startServices } from "../start-services.ts";
import { until } from "../testing/until.ts";
import { connect, inTransaction } from "./client.ts";
import { type Migration, MigrationError, migrate, readMigrations } from "./migrate.ts";
import { createDatabase, dropDatabase } from "./testing/database.ts";

/** A database of each released schema, as SQL, named by its last migration. */
const FOLDER = fileURLToPath(new URL("./released", import.meta.url));
const RELEASED = readdirSync(FOLDER).map((name) => basename(name, ".sql"));
/** Tables that later migrations drop. */
const DROPPED = ["rate_limit"];
const PASSWORD = "a quiet purlin over the river";

/** Databases of all tests. */
const urls: string[] = [];
async function newDatabase(): Promise<string> {
  const url = await createDatabase();
  urls.push(url);
  return url;
}
afterAll(() => Promise.all(urls.map(dropDatabase)));

/** A database of a released schema. */
async function load(schema: string): Promise<string> {
  const url = await newDatabase();
  const sql = readFileSync(join(FOLDER, `${schema}.sql`), "utf8");
  await inTransaction(url, "begin", (client) => client.query(sql));
  return url;
}

/** The columns of every table, sorted: a column that was added later is last in its table. */
async function shape(of: string): Promise<string[]> {
  const { rows } = await inTransaction(of, "begin read only", (client) =>
    client.query(`
      select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
      from information_schema.columns where table_schema = 'public'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace and contype <> 'n'`),
  );
  return rows.map(({ line }) => String(line)).sort();
}

test("a profile that an earlier version kept with the account becomes a document", async () => {
  const url = await load("0003");
  await inTransaction(url, "begin", (client) => client.query("delete from users where uid = 'u2'"));
  await migrate(url);
  const { rows } = await inTransaction(url, "begin", (client) =>
    client.query(
      `select full_name, company, u.email, is_pending from users join "user" u on id = uid order by id`,
    ),
  );
  expect(rows).toEqual([
    { full_name: "Ann Rafter", company: "Purlin High School", email: "ann@example.com", is_pending: false },
    { full_name: "Bob Purlin", company: "UQ", email: "bob@example.com", is_pending: true },
  ]);
});

test("there is a database of each released schema", () => {
  expect(RELEASED).toEqual(["0001", "0003"]);
});

describe.each(RELEASED)("a database of the schema %s", (schema) => {
  let url: string;
  let released: Awaited<ReturnType<typeof everything>>;
  beforeAll(async () => {
    url = await load(schema);
    released = await everything(url);
  });

  const failing = (sql: string[]): readonly Migration[] => [
    ...readMigrations(),
    { sql, bps: true, folderMillis: 9_000_000_000_000, hash: "x", name: "failing" },
  ];

  test("has migrations that are unchanged since", async () => {
    const { rows } = await inTransaction(url, "begin", (client) =>
      client.query("select hash, created_at from drizzle.__drizzle_migrations order by id"),
    );
    const known = readMigrations().slice(0, rows.length);
    expect(rows).toHaveLength(Number(schema) + 1);
    expect(rows.map(({ hash }) => hash)).toEqual(known.map(({ hash }) => hash));
    expect(rows.map(({ created_at }) => Number(created_at))).toEqual(known.map((one) => one.folderMillis));
  });

  test.each([
    ["fails on a row", ["create table later (id int)", "alter table users add check (company <> 'UQ')"]],
    ["uses an unknown table", ["drop table session", "alter table nowhere add column x text"]],
    ["is invalid SQL", ["delete from users", "make it so"]],
  ])("is unchanged after a migration that %s, and the start reports the error", async (_, sql) => {
    const before = await shape(url);
    const error = await migrate(url, failing(sql)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MigrationError);
    expect(explainStartError(error)).toMatch(
      /^The database could not be brought to this version's schema \(.*\)\. Nothing was changed/,
    );
    expect({ rows: await everything(url), shape: await shape(url) }).toEqual({
      rows: released,
      shape: before,
    });
  });

  describe("and its copy from a backup, both migrated to the newest schema,", () => {
    let copy: string;
    beforeAll(async () => {
      const folder = mkdtempSync(join(tmpdir(), "kingpost-released-"));
      const file = join(folder, "backup");
      copy = await newDatabase();
      await writeBackup({ url, file, key: undefined, authSecret: undefined });
      const open = await openBackup(file, undefined);
      await open.into(copy, async () => undefined);
      rmSync(folder, { recursive: true, force: true });
      expect(await everything(copy)).toEqual(released);
      await Promise.all([migrate(url), migrate(copy)]);
    });

    test("have the schema of a fresh one and their rows", async () => {
      const after = await everything(url);
      for (const [table, rows] of Object.entries(released))
        if (!DROPPED.includes(table)) expect(after[table]).toHaveLength(rows.length);
      expect(await everything(copy)).toEqual(after);
      const fresh = await newDatabase();
      await migrate(fresh);
      expect(await shape(url)).toEqual(await shape(fresh));
      expect(await shape(copy)).toEqual(await shape(url));
    });

    test("still work: users sign in and messages are kept", async () => {
      const connection = connect(copy);
      const { accounts, publicUrl } = embeddedHarness(connection, { lines: [], secrets: new Set() });
      const request = new Request(`${publicUrl}/signin`, { method: "POST", headers: { Origin: publicUrl } });
      expect(await accounts.signIn(request, { email: "ann@example.com", password: PASSWORD })).toMatchObject({
        ok: true,
      });
      expect(
        await accounts.signIn(request, { email: "bob@example.com", password: "a louder purlin over it" }),
      ).toMatchObject({ ok: false, code: "invalid-credentials" });
      const documents = documentsIn(connection.db);
      expect(await documents.users.get("u1")).toMatchObject({ profile: { company: "Purlin High School" } });
      await connection.close();
    });

    test("send the emails that an earlier version has not sent yet", async () => {
      const server = await startMailServer();
      const folder = mkdtempSync(join(tmpdir(), "kingpost-released-"));
      const settings = {
        DATABASE_URL: copy,
        DATA_DIR: folder,
        LOG_LEVEL: "silent",
        AUTH_SECRET: "s".repeat(32),
      };
      const mail = { SMTP_URL: server.url, CONTACT_EMAIL: "office@example.com" };
      const { stop } = await startServices(parseSettings({ ...settings, ...mail }));
      try {
        await until("the email", () => server.letters.length > 0);
      } finally {
        await stop();
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      }
      expect(server.letters).toEqual([expect.stringMatching(/Subject: Message from Dan\r.*Not \w+ yet/s)]);
    });

    test("are an error, and are unchanged, once a newer version has migrated them", async () => {
      await migrate(url, failing(["create table later (id int)"]));
      const before = await shape(url);
      await expect(migrate(url)).rejects.toThrow(/migrated by a newer version of Kingpost/);
      expect(await shape(url)).toEqual(before);
    });
  });
});
