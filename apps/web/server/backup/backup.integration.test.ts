import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connect } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import { createDatabase, createTestDatabase, dropDatabase, type TestDatabase } from "../db/testing.ts";
import { query } from "../testing/query.ts";
import { programPath } from "../testing/run-program.ts";
import { until } from "../testing/until.ts";
import { openBackup } from "./restore-backup.ts";
import { counts, everything, fill } from "./testing/filled-database.ts";
import { writeBackup } from "./write-backup.ts";

const KEY = "a long random text for the tests";

/** A small temporary disk, which not every machine allows an unprivileged user. */
const APART = process.getuid?.() === 0 ? "-m" : "-rm";
const canMount = spawnSync("unshare", [APART, "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;

let folder: string;
let source: TestDatabase;
let target: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-backup-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const openDatabases = async () => {
  [source, target] = await Promise.all([createTestDatabase(), createDatabase()]);
};
const dropDatabases = async () => {
  await source.drop();
  await dropDatabase(target);
};

const path = (name = "backup") => join(folder, name);

function write(key?: string) {
  return writeBackup({ url: source.url, file: path(), key, authSecret: undefined });
}

async function restore(url = target, key?: string) {
  const open = await openBackup({ file: path(), key });
  return open.into(url, async () => undefined).finally(open.close);
}

describe("a backup", () => {
  beforeEach(openDatabases);
  afterEach(dropDatabases);

  test.each([
    ["without a key", undefined],
    ["with a key", KEY],
  ])("%s restores every row unchanged", async (_, key) => {
    await fill(source.url, 50);
    const rows = await write(key);
    expect(rows).toMatchObject({
      user: 50,
      users: 50,
      contact_messages: 50,
      projects: 50,
      designs: 50,
      design_revisions: 50,
    });
    expect(await restore(target, key)).toEqual(rows);
    const before = await everything(source.url);
    expect(await everything(target)).toEqual(before);
    expect(counts(before)).toEqual(rows);
  });

  test("is readable by its owner only, and leaves no temporary file", async () => {
    await write();
    expect((await stat(path())).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["backup"]);
  });

  test("is a consistent snapshot while users keep writing", async () => {
    await fill(source.url, 500);
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
    writing.abort();
    expect(await writer).toBe(true);
    await restore();
    const found = await everything(target);
    expect(rows.user).toBeGreaterThan(500);
    expect(found.user).toHaveLength(rows.user ?? 0);
    expect(found.users).toHaveLength(rows.user ?? 0);
    expect((await everything(source.url)).user?.length).toBeGreaterThan(rows.user ?? 0);
  });

  test("continues the numbering of messages after a restore", async () => {
    await fill(source.url, 3);
    await write();
    await restore();
    const { pool, close } = connect(target);
    await pool.query("insert into contact_messages (name, email, message) values ('', '', '')");
    const { rows } = await pool.query(
      "select max(ordinal)::int as last, count(*)::int as all from contact_messages",
    );
    await close();
    expect(rows).toEqual([{ last: 4, all: 4 }]);
  });

  test("does not overwrite an existing file", async () => {
    await writeFile(path(), "precious");
    await expect(write()).rejects.toThrow(/already exists/);
    expect(await readFile(path(), "utf8")).toBe("precious");
  });

  test("interrupting a backup leaves no file", async () => {
    await fill(source.url, 5000);
    const stop = AbortSignal.timeout(30);
    const plan = { url: source.url, file: path(), key: KEY, authSecret: undefined, signal: stop };
    await expect(writeBackup(plan)).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });

  test.skipIf(!canMount)("to a full disk gives a one-line error and leaves no file", async () => {
    await fill(source.url, 500);
    const script =
      'mount -t tmpfs -o size=16k none "$1" && "$2" "$3" backup "$1/small"; code=$?; ls -A "$1"; exit $code';
    const words = [APART, "sh", "-c", script, "sh", folder, process.execPath, programPath("backup")];
    const { status, stdout, stderr } = spawnSync("unshare", words, {
      env: { PATH: process.env.PATH ?? "", DATABASE_URL: source.url, DATA_DIR: folder },
      encoding: "utf8",
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: "",
      stderr: `The disk of ${path("small")} is full: no backup was written.\n`,
    });
  });

  test("of an empty database is an error, because it would look like a valid backup", async () => {
    const plan = { url: target, file: path(), key: undefined, authSecret: undefined };
    await expect(writeBackup(plan)).rejects.toThrow(/Nothing to back up/);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("encryption", () => {
  beforeEach(openDatabases);
  afterEach(dropDatabases);

  test("hides everything, and another key cannot decrypt it", async () => {
    await fill(source.url, 1);
    await write(KEY);
    const bytes = await readFile(path());
    expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    expect(bytes.includes("person1@example.com")).toBe(false);
    await expect(restore(target, "another long random text")).rejects.toThrow(/BACKUP_KEY is not the key/);
    await expect(restore()).rejects.toThrow(/is encrypted. Set the key/);
    expect(await everything(target)).toEqual({});
  });

  test("with a key pair needs only the public key to write", async () => {
    const secret = await generateX25519Identity();
    const recipient = await identityToRecipient(secret);
    await fill(source.url, 2);
    const rows = await write(recipient);
    await expect(restore(target, recipient)).rejects.toThrow(/public key/);
    expect(await restore(target, secret)).toEqual(rows);
  });

  test.each(["age1abcdefghijklmnop", "AGE-SECRET-KEY-1QQQQQQQQ"])(
    "with %s, which is cut or mistyped, is an error, and nothing is written",
    async (key) => {
      await expect(write(key)).rejects.toThrow(/^Invalid setting: BACKUP_KEY begins like an age key/);
      expect(await readdir(folder)).toEqual([]);
      await write(KEY);
      await expect(restore(target, key)).rejects.toThrow(/^Invalid setting: BACKUP_KEY/);
    },
  );

  test.each([
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExample ann@example.com",
    `AGE1${"Q".repeat(58)}`,
    "age-secret-key-1qqqqqqqq",
  ])("with %s, a public key that could pass as a passphrase, writes nothing", async (key) => {
    await expect(write(key)).rejects.toThrow(
      /^Invalid setting: BACKUP_KEY looks like an unsupported kind of key/,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("a damaged backup is an error, and nothing of it is restored", () => {
  // Each test leaves the target empty.
  beforeAll(async () => {
    await openDatabases();
    await fill(source.url, 100);
  });
  afterAll(dropDatabases);

  const cutAt = async (part: number) => truncate(path(), Math.floor((await stat(path())).size * part));

  test.each([
    ["in its middle", undefined, 0.5],
    ["shortly before its end", undefined, 0.999],
    ["in its middle, encrypted", KEY, 0.5],
    ["shortly before its end, encrypted", KEY, 0.999],
  ])("a file that was cut %s", async (_, key, part) => {
    await write(key);
    await cutAt(part);
    await expect(restore(target, key)).rejects.toThrow(/damaged or incomplete/);
    expect(await everything(target)).toEqual({});
  });

  test("an encrypted file in which one bit was changed", async () => {
    await write(KEY);
    const bytes = await readFile(path());
    const at = bytes.length - 100;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(path(), bytes);
    await expect(restore(target, KEY)).rejects.toThrow(/damaged or incomplete/);
    expect(await everything(target)).toEqual({});
  });

  async function rewrite(change: (text: string) => string): Promise<void> {
    await write();
    const text = gunzipSync(await readFile(path())).toString("utf8");
    await writeFile(path(), gzipSync(change(text)));
  }

  test.each([
    ["as its header", () => "x".repeat(17_000_000)],
    ["among its rows", (text: string) => text.replace('{"table":"users"', `${"x".repeat(17_000_000)}\n$&`)],
  ])("a line of 17 MB %s ends the restore with an error, and nothing is restored", async (_, change) => {
    await rewrite(change);
    await expect(restore(target)).rejects.toThrow(
      /is damaged or incomplete \(a line has more than 16 MB, which no row has\)\.$/,
    );
    expect(await query(target, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  });

  test.each([
    ["empty rows", "\n", "a row is empty"],
    ["rows that the database rejects", "x\n", "the table users cannot be read"],
  ])("20 MB of %s end the restore long before the end of the file is read", async (_, row, reason) => {
    await rewrite((text) =>
      text.replace(/\{"table":"users".*\n/, `$&${row.repeat(20_000_000 / row.length)}`),
    );
    // Reading up to its end would find that it is incomplete.
    await cutAt(0.99);
    await expect(restore(target)).rejects.toThrow(`(${reason}).`);
    expect(await everything(target)).toEqual({});
  });

  test.each([
    ["table", (text: string) => text.replace('{"table":"users"', '{"table":"people"')],
    ["column", (text: string) => text.replace('"columns":["id"', '"columns":["number"')],
  ])("an unknown %s is reported as damage", async (_, change) => {
    await rewrite(change);
    await expect(restore(target)).rejects.toThrow(
      /is damaged or incomplete \(the table \w+ cannot be read\)\.$/,
    );
    expect(await everything(target)).toEqual({});
  });

  test.each([
    ["whose value is of another type", (text: string) => text.replace(/^u1\t/m, "u1\tprivate\t")],
    ["that is duplicated", (text: string) => text.replace(/^(u1\t[^\n]*\n)/m, "$1$1")],
  ])("a row %s, without repeating its values", async (_, change) => {
    await rewrite(change);
    const failure = await restore(target).catch((error: unknown) => error);
    expect(String(failure)).toMatch(/is damaged or incomplete \(the table \w+ cannot be read\)\.$/);
    expect(inspect(failure)).not.toMatch(/private|u1\b/);
    expect(await everything(target)).toEqual({});
  });

  test.each([
    [
      "without the line of row counts",
      (text: string) => text.replace(/\{"rows.*\n/, ""),
      /its end is missing/,
    ],
    ["with a row too few", (text: string) => text.replace(/^u1\t[^\n]*\n/m, ""), /should have 100 rows/],
    ["with more behind its end", (text: string) => `${text}more\n`, /there is data after its end/],
    ["of another format", (text: string) => text.replace('"format":1', '"format":2'), /has format 2/],
    [
      "of a newer version",
      (text: string) => text.replace('"migrations":[', '"migrations":[1,'),
      /newer version/,
    ],
  ])("a file %s", async (_, change, reason) => {
    await rewrite(change);
    await expect(restore()).rejects.toThrow(reason);
    expect(await everything(target)).toEqual({});
  });

  test("a file of another type, or an empty one", async () => {
    await writeFile(path(), "PK something");
    await expect(restore()).rejects.toThrow(/is not a backup of Kingpost/);
    await writeFile(path(), "");
    await expect(restore()).rejects.toThrow(/is not a backup of Kingpost/);
    await rm(path());
    await expect(restore()).rejects.toThrow(/cannot be read \(ENOENT/);
  });
});

describe("the target database of a restore", () => {
  afterEach(dropDatabases);
  beforeEach(async () => {
    await openDatabases();
    await fill(source.url, 2);
    await write();
  });

  test("may be of a product that was started but never used", async () => {
    await migrate(target);
    const { pool, close } = connect(target);
    await pool.query(
      "insert into verification (id, identifier, value, expires_at) values ('auth-secret', 'x', 'y', 'infinity')",
    );
    await pool.query("insert into limits values ('contact:x', 1, now())");
    await close();
    await restore();
    expect(await everything(target)).toEqual(await everything(source.url));
  });

  test("must be empty, and is not changed otherwise", async () => {
    await migrate(target);
    await fill(target, 1);
    const before = await everything(target);
    await expect(restore()).rejects.toThrow(/The database is not empty/);
    expect(await everything(target)).toEqual(before);
  });

  test("must not belong to another application", async () => {
    const { pool, close } = connect(target);
    await pool.query("create table theirs (id int)");
    await close();
    await expect(restore()).rejects.toThrow(/tables of another application/);
    expect(await everything(target)).toEqual({ theirs: [] });
  });

  test("must not be in use", async () => {
    const product = connect(target);
    await product.pool.query("select 1");
    await expect(restore()).rejects.toThrow(/Kingpost is running on this database/);
    await product.close();
    await restore();
  });
});
