import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { connect } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import {
  createDatabase,
  createTestDatabase,
  dropDatabase,
  type TestDatabase,
} from "../db/testing/database.ts";
import { query } from "../testing/query.ts";
import { programPath } from "../testing/run-program.ts";
import { until } from "../testing/until.ts";
import { openBackup } from "./restore-backup.ts";
import { counts, everything, fill } from "./testing/filled-database.ts";
import { writeBackup } from "./write-backup.ts";

/** Rows of each kind in the source, which the tests leave as it is. */
const ROWS = 100;

/** A small temporary disk, which not every machine allows an unprivileged user. */
const APART = process.getuid?.() === 0 ? "-m" : "-rm";
const canMount = spawnSync("unshare", [APART, "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;

let folder: string;
let source: TestDatabase;
/** Empty at the beginning of each test. */
let target: string;
/** A backup of the source. */
let whole: Buffer;

const path = () => join(folder, "backup");

async function write(url = source.url) {
  await rm(path(), { force: true });
  return writeBackup({ url, file: path(), key: undefined, authSecret: undefined });
}

async function restore() {
  const open = await openBackup(path(), undefined);
  return open.into(target, async () => undefined).finally(open.close);
}

beforeAll(async () => {
  [folder, source, target] = await Promise.all([
    mkdtemp(join(tmpdir(), "kingpost-backup-")),
    createTestDatabase(),
    createDatabase(),
  ]);
  await fill(source.url, ROWS);
  await write();
  whole = await readFile(path());
});
afterEach(() =>
  query(
    target,
    "drop schema public cascade; create schema public; drop schema if exists drizzle cascade; drop schema if exists pgboss cascade",
  ),
);
afterAll(async () => {
  await source.drop();
  await dropDatabase(target);
  await rm(folder, { recursive: true, force: true });
});

describe("a backup", () => {
  test("restores every row unchanged, and continues the numbering of messages", async () => {
    const rows = await write();
    for (const table of ["user", "users", "contact_messages", "projects", "designs", "design_revisions"])
      expect([table, rows[table]]).toEqual([table, ROWS]);
    expect(await restore()).toEqual(rows);
    const before = await everything(source.url);
    expect(await everything(target)).toEqual(before);
    expect(counts(before)).toEqual(rows);
    await query(target, "insert into contact_messages (name, email, message) values ('', '', '')");
    expect(await query(target, "select max(ordinal)::int as last from contact_messages")).toEqual([
      { last: ROWS + 1 },
    ]);
  });

  test("is a consistent snapshot while users keep writing", async () => {
    const writing = new AbortController();
    let written = 0;
    const writer = (async () => {
      for (; !writing.signal.aborted; written += 1) {
        // A reader sees both or neither.
        await source.pool.query(
          `with account as (insert into "user" (id, name, email) values ($1, '', $1) returning id)
           insert into users select id, '', '', id from account`,
          [`late${written}`],
        );
      }
      return true;
    })();
    await until("a write", () => written > 0);
    const rows = await write();
    const during = written;
    await until("a write after the backup", () => written > during);
    writing.abort();
    expect(await writer).toBe(true);
    await restore();
    const found = await everything(target);
    expect(rows.user).toBeGreaterThan(ROWS);
    expect(found.user).toHaveLength(rows.user ?? 0);
    expect(found.users).toHaveLength(rows.user ?? 0);
    expect((await everything(source.url)).user?.length).toBeGreaterThan(rows.user ?? 0);
    await query(source.url, `delete from users where uid like 'late%'`);
    await query(source.url, `delete from "user" where id like 'late%'`);
  });

  test.skipIf(!canMount)("to a full disk gives a one-line error and leaves no file", async () => {
    const disk = await mkdtemp(join(folder, "disk-"));
    const script =
      'mount -t tmpfs -o size=16k none "$1" && "$2" "$3" backup "$1/small"; code=$?; ls -A "$1"; exit $code';
    const words = [APART, "sh", "-c", script, "sh", disk, process.execPath, programPath("backup")];
    const { status, stdout, stderr } = spawnSync("unshare", words, {
      env: { PATH: process.env.PATH ?? "", DATABASE_URL: source.url, DATA_DIR: folder },
      encoding: "utf8",
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: "",
      stderr: `The disk of ${join(disk, "small")} is full: no backup was written.\n`,
    });
  });

  test("of an empty database is an error, because it would look like a valid backup", async () => {
    await expect(write(target)).rejects.toThrow(/Nothing to back up/);
  });
});

describe("a damaged backup is an error, and nothing of it is restored", () => {
  const text = () => gunzipSync(whole).toString("utf8");
  const put = (changed: string) => writeFile(path(), gzipSync(changed));

  test.each([
    ["as its header", () => "x".repeat(17_000_000)],
    ["among its rows", (it: string) => it.replace('{"table":"users"', `${"x".repeat(17_000_000)}\n$&`)],
  ])("a line of 17 MB %s", async (_, change) => {
    await put(change(text()));
    await expect(restore()).rejects.toThrow(
      /is damaged or incomplete \(a line has more than 16 MB, which no row has\)\.$/,
    );
    expect(await everything(target)).toEqual({});
  });

  test.each([
    ["empty rows", "\n"],
    ["rows that the database rejects", "x\n"],
  ])("20 MB of %s end the restore long before the end of the file is read", async (_, row) => {
    await put(text().replace(/\{"table":"users".*\n/, `$&${row.repeat(20_000_000 / row.length)}`));
    // Reading up to its end would find that it is incomplete.
    const bytes = await readFile(path());
    await writeFile(path(), bytes.subarray(0, bytes.length * 0.99));
    await expect(restore()).rejects.toThrow("(the table users cannot be read).");
    expect(await everything(target)).toEqual({});
  });

  test.each([
    ["an unknown table", (it: string) => it.replace('{"table":"users"', '{"table":"people"')],
    ["an unknown column", (it: string) => it.replace('"columns":["id"', '"columns":["number"')],
    ["a value of another type", (it: string) => it.replace(/^u1\t/m, "u1\tprivate\t")],
    ["a duplicated row", (it: string) => it.replace(/^(u1\t[^\n]*\n)/m, "$1$1")],
  ])("%s, without repeating its values", async (_, change) => {
    await put(change(text()));
    const failure = await restore().catch((error: unknown) => error);
    expect(String(failure)).toMatch(/is damaged or incomplete \(the table \w+ cannot be read\)\.$/);
    expect(inspect(failure)).not.toMatch(/private|u1\b/);
    expect(await everything(target)).toEqual({});
  });

  test.each([
    ["without the line of row counts", (it: string) => it.replace(/\{"rows.*\n/, ""), /its end is missing/],
    ["cut in a row", (it: string) => it.slice(0, it.indexOf("u1\t") + 10), /its end is missing/],
    ["with a row too few", (it: string) => it.replace(/^u1\t[^\n]*\n/m, ""), /should have 100 rows/],
    ["with more behind its end", (it: string) => `${it}more\n`, /there is data after its end/],
    ["of another format", (it: string) => it.replace('"format":1', '"format":2'), /has format 2/],
    ["of a newer version", (it: string) => it.replace('"migrations":[', '"migrations":[1,'), /newer version/],
  ])("a file %s", async (_, change, reason) => {
    await put(change(text()));
    await expect(restore()).rejects.toThrow(reason);
    expect(await everything(target)).toEqual({});
  });
});

describe("the target database of a restore", () => {
  const putWhole = () => writeFile(path(), whole);

  test("may be of a product that was started but never used", async () => {
    await putWhole();
    await migrate(target);
    await query(
      target,
      "insert into verification (id, identifier, value, expires_at) values ('auth-secret', 'x', 'y', 'infinity')",
    );
    await query(target, "insert into limits values ('contact:x', 1, now())");
    await restore();
    expect(await everything(target)).toEqual(await everything(source.url));
  });

  test("must be empty, and is not changed otherwise", async () => {
    await putWhole();
    await migrate(target);
    await fill(target, 1);
    const before = await everything(target);
    await expect(restore()).rejects.toThrow(/The database is not empty/);
    expect(await everything(target)).toEqual(before);
  });

  test("must not belong to another application", async () => {
    await putWhole();
    await query(target, "create table theirs (id int)");
    await expect(restore()).rejects.toThrow(/tables of another application/);
    expect(await everything(target)).toEqual({ theirs: [] });
  });

  test("must not be in use", async () => {
    await putWhole();
    const product = connect(target);
    await product.pool.query("select 1");
    await expect(restore()).rejects.toThrow(/Kingpost is running on this database/);
    await product.close();
    const others =
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'kingpost'";
    await until("the end of its connection", async () => (await query(target, others)).length === 0);
    await restore();
  });
});
