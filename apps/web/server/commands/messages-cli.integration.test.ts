import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import papa from "papaparse";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everything } from "../backup/testing/filled-database.ts";
import { connect, inTransaction } from "../db/client.ts";
import { type EmbeddedDatabase, startEmbedded } from "../db/embedded/start.ts";
import { migrate } from "../db/migrate.ts";
import { createDatabase, createTestDatabase, dropDatabase } from "../db/testing/database.ts";
import { documentsIn } from "../providers/embedded/documents.ts";
import { query } from "../testing/query.ts";
import { runProgram, runProgramInShell } from "../testing/run-program.ts";
import { copyStartedFolder } from "../testing/started-folder.ts";

const MESSAGE = { name: "Ann", email: "ann@example.com", message: "=1+1\nHello" };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-messages-"));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const run = (settings: Record<string, string>, ...words: string[]) =>
  runProgram("messages", folder, settings, ...words);

async function addTo(url: string, message = MESSAGE): Promise<string> {
  const connection = connect(url);
  const stored = await documentsIn(connection.db).contactMessages.add(message);
  await connection.close();
  if (!stored.ok) throw new Error(stored.message);
  return stored.id;
}

/** Runs every command once on the database of the settings. */
async function walkThrough(settings: Record<string, string>, id: string): Promise<void> {
  const listed = await run(settings, "list");
  expect(listed).toMatchObject({ code: 0, error: "1 message.\n" });
  expect(listed.output).toContain(id.slice(0, 8));
  expect(await run(settings, "mark", id.slice(0, 8), "answered")).toEqual({
    code: 0,
    output: `Message ${id} is marked answered.\n`,
    error: "",
  });
  const shown = await run(settings, "show", id.toUpperCase());
  expect(shown.output).toMatch(/^Status: +answered$/m);
  const json = await run(settings, "list", "--json");
  expect(JSON.parse(json.output)).toMatchObject([{ ...MESSAGE, id, status: "answered" }]);
  const { output } = await run(settings, "export", "--csv");
  const rows = papa.parse(output.slice(1).trimEnd(), { header: true }).data;
  expect(rows).toMatchObject([{ id, name: "Ann", message: `'${MESSAGE.message}` }]);
  expect(await run(settings, "show", "0000")).toEqual({
    code: 1,
    output: "",
    error: "No message 0000.\n",
  });
}

test("the messages of the database of DATABASE_URL are listed, shown, marked and exported", async () => {
  const database = await createTestDatabase();
  await walkThrough({ DATABASE_URL: database.url }, await addTo(database.url));
  await database.drop();
});

test("shows one message in full, including a long name and address that the list shortens", async () => {
  const database = await createTestDatabase();
  const long = {
    ...MESSAGE,
    name: `Ann ${"van der ".repeat(8)}Berg`,
    email: `${"ann.".repeat(20)}b@example.com`,
  };
  const id = await addTo(database.url, long);
  const { output } = await run({ DATABASE_URL: database.url }, "show", id);
  expect(output).toContain(`Name:     ${long.name}\n`);
  expect(output).toContain(`Email:    ${long.email}\n`);
  expect((await run({ DATABASE_URL: database.url }, "list")).output).toContain(
    `<${long.email.slice(0, 59)}…>`,
  );
  await database.drop();
});

test("deletes only the given message, and all of an address only with --yes", async () => {
  const database = await createTestDatabase();
  const settings = { DATABASE_URL: database.url };
  const listed = async (): Promise<unknown> => JSON.parse((await run(settings, "list", "--json")).output);
  const ben = { ...MESSAGE, email: "ben@example.com" };
  const first = await addTo(database.url);
  const second = await addTo(database.url, ben);
  await addTo(database.url, { ...ben, email: "Ben@Example.com" });
  const kept = await addTo(database.url, { ...ben, email: "someone.else@example.com" });

  const mistyped = await run(settings, "delete", first.slice(0, 8), "0000");
  expect(mistyped).toEqual({ code: 1, output: "", error: "No message 0000.\n" });
  expect(await listed()).toHaveLength(4);

  const asked = await run(settings, "delete", "--from", "ben@example.com");
  expect(asked).toMatchObject({ code: 0, error: "" });
  expect(asked.output).toMatch(/^2 messages from ben@example\.com; nothing was deleted\. .* --yes\n$/);
  expect(await listed()).toHaveLength(4);

  expect(await run(settings, "delete", first.slice(0, 8), first.slice(0, 8).toUpperCase(), second)).toEqual({
    code: 0,
    output: "2 messages deleted.\n",
    error: "",
  });
  expect(await run(settings, "delete", "--yes", "--from", "BEN@example.com")).toEqual({
    code: 0,
    output: "1 message from BEN@example.com deleted.\n",
    error: "",
  });
  expect(await listed()).toMatchObject([{ id: kept }]);
  await database.drop();
});

test.runIf(existsSync("/dev/full")).each([["list"], ["export", "--csv"], ["help"]])(
  "%s gives a one-line error when the output's disk is full, and ends quietly when its reader closes",
  async (...words) => {
    const database = await createTestDatabase();
    const settings = { DATABASE_URL: database.url };
    await addTo(database.url);
    const inShell = (line: string) => runProgramInShell(line, "messages", folder, settings, ...words);
    const full = await inShell('"$@" > /dev/full');
    expect(full.code).toBe(1);
    // The list's summary goes to stderr.
    expect(full.error).toMatch(/^(1 message\.\n)?The output cannot be written \(ENOSPC: .*\)\.\n$/);
    const read = await inShell('{ "$@"; echo $? >&2; } | true');
    expect(read.error).toMatch(/^(1 message\.\n)?0\n$/);
    await database.drop();
  },
);

test("does not migrate the schema of an older running product", async () => {
  const url = await createDatabase();
  const sql = await readFile(new URL("../db/released/0001.sql", import.meta.url), "utf8");
  await inTransaction(url, "begin", (client) => client.query(sql));
  const before = Object.keys(await everything(url));
  expect(await run({ DATABASE_URL: url }, "list")).toMatchObject({ code: 0 });
  expect(Object.keys(await everything(url))).toEqual(before);
  expect(before).not.toContain("favourites");
  await dropDatabase(url);
});

describe("a command on the database of the data folder", () => {
  const settings = () => ({ DATA_DIR: join(folder, ".") });
  let server: EmbeddedDatabase;
  let id: string;
  beforeAll(async () => {
    await copyStartedFolder(folder);
    server = await startEmbedded(folder);
    await migrate(server.url);
    id = await addTo(server.url);
  });

  test("works while the product runs, without affecting it", async () => {
    const before = server.pid();
    await walkThrough(settings(), id);
    expect(server.pid()).toBe(before);
    expect(await addTo(server.url)).toBeTruthy();
  });

  test("works while the product is stopped, and leaves no process running", async () => {
    await server.stop();
    const shown = await run(settings(), "show", id);
    expect(shown).toMatchObject({ code: 0, error: "" });
    expect(shown.output).toContain("ann@example.com");
    expect(existsSync(join(folder, "postgres/cluster/postmaster.pid"))).toBe(false);
  });
});

describe("a command without a database of ours", () => {
  test("a folder without a database is an error, and none is created", async () => {
    const nowhere = join(folder, "nowhere");
    const { code, error } = await run({ DATA_DIR: nowhere }, "list");
    expect(code).toBe(1);
    expect(error).toMatch(/^There is no database in .*nowhere yet\..*\n$/);
    expect(existsSync(nowhere)).toBe(false);
  });

  test("an unreachable server is an error that does not show the password", async () => {
    const { code, error } = await run({ DATABASE_URL: "postgresql://k:hush@127.0.0.1:1/k" }, "list");
    expect(code).toBe(1);
    expect(error).toMatch(/^The database at 127\.0\.0\.1:1\/k cannot be used .*\n$/);
    expect(error).not.toContain("hush");
  });

  test("another application's database is an error, and is not changed", async () => {
    const url = await createDatabase();
    await query(url, "create table contact_messages (theirs int)");
    const { code, error } = await run({ DATABASE_URL: url }, "list");
    expect(code).toBe(1);
    expect(error).toMatch(/^Kingpost has not run on the database at \S*test_\w+\. Check DATABASE_URL, .*\n$/);
    expect(await everything(url)).toEqual({ contact_messages: [] });
    await dropDatabase(url);
  });
});
