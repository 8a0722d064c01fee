import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import papa from "papaparse";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everything } from "./backup/testing/filled-database.ts";
import { connect } from "./db/client.ts";
import { type EmbeddedDatabase, startEmbedded } from "./db/embedded/start.ts";
import { inTransaction, migrate } from "./db/migrate.ts";
import { createDatabase, createTestDatabase, dropDatabase } from "./db/testing.ts";
import { documentsIn } from "./providers/embedded/documents.ts";
import { query } from "./testing/query.ts";
import { programPath, runProgram, runProgramInShell } from "./testing/run-program.ts";
import { until } from "./testing/until.ts";

const MESSAGE = { name: "Ann", email: "ann@example.com", message: "=1+1\nHello" };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-messages-"));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const run = (settings: Record<string, string>, ...words: string[]) =>
  runProgram("messages-cli.ts", folder, settings, ...words);

async function addTo(url: string, message = MESSAGE): Promise<string> {
  const connection = connect(url);
  const stored = await documentsIn(connection.db).contactMessages.add(message);
  await connection.close();
  if (!stored.ok) throw new Error(stored.message);
  return stored.id;
}

/** Every command once, against whatever the settings name. */
async function walkThrough(settings: Record<string, string>, id: string): Promise<void> {
  const listed = await run(settings, "list");
  expect(listed).toMatchObject({ code: 0, complaint: "1 message.\n" });
  expect(listed.output).toContain(id.slice(0, 8));
  expect(await run(settings, "mark", id.slice(0, 8), "answered")).toEqual({
    code: 0,
    output: `Message ${id} is marked answered.\n`,
    complaint: "",
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
    complaint: "There is no message 0000.\n",
  });
}

test("on the database of DATABASE_URL", async () => {
  const database = await createTestDatabase();
  await walkThrough({ DATABASE_URL: database.url }, await addTo(database.url));
  await database.drop();
});

test("shows one message in full, a long name and address too, of which the list shows the beginning", async () => {
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

test("deletes what is named and nothing else, of an address only when told so", async () => {
  const database = await createTestDatabase();
  const settings = { DATABASE_URL: database.url };
  const listed = async (): Promise<unknown> => JSON.parse((await run(settings, "list", "--json")).output);
  const ben = { ...MESSAGE, email: "ben@example.com" };
  const first = await addTo(database.url);
  const second = await addTo(database.url, ben);
  await addTo(database.url, { ...ben, email: "Ben@Example.com" });
  const kept = await addTo(database.url, { ...ben, email: "someone.else@example.com" });

  const mistyped = await run(settings, "delete", first.slice(0, 8), "0000");
  expect(mistyped).toEqual({ code: 1, output: "", complaint: "There is no message 0000.\n" });
  expect(await listed()).toHaveLength(4);

  const asked = await run(settings, "delete", "--from", "ben@example.com");
  expect(asked).toMatchObject({ code: 0, complaint: "" });
  expect(asked.output).toMatch(/^2 messages from ben@example\.com; nothing was deleted\. .* --yes\n$/);
  expect(await listed()).toHaveLength(4);

  expect(await run(settings, "delete", first.slice(0, 8), first.slice(0, 8).toUpperCase(), second)).toEqual({
    code: 0,
    output: "2 messages deleted.\n",
    complaint: "",
  });
  expect(await run(settings, "delete", "--yes", "--from", "BEN@example.com")).toEqual({
    code: 0,
    output: "1 message from BEN@example.com deleted.\n",
    complaint: "",
  });
  expect(await listed()).toMatchObject([{ id: kept }]);
  await database.drop();
});

test.runIf(existsSync("/dev/full")).each([["list"], ["export", "--csv"], ["help"]])(
  "%s says in one line that the disk under its output is full, and ends quietly with its reader",
  async (...words) => {
    const database = await createTestDatabase();
    const settings = { DATABASE_URL: database.url };
    await addTo(database.url);
    const inShell = (line: string) => runProgramInShell(line, "messages-cli.ts", folder, settings, ...words);
    const full = await inShell('"$@" > /dev/full');
    expect(full.code).toBe(1);
    // The list's summary, which is for the person, comes beside it.
    expect(full.complaint).toMatch(/^(1 message\.\n)?The output can not be written \(ENOSPC: .*\)\.\n$/);
    const read = await inShell('{ "$@"; echo $? >&2; } | true');
    expect(read.complaint).toMatch(/^(1 message\.\n)?0\n$/);
    await database.drop();
  },
);

test("beside a product of an older version it leaves the schema as it is", async () => {
  const url = await createDatabase();
  const sql = await readFile(new URL("./db/released/0001.sql", import.meta.url), "utf8");
  await inTransaction(url, "begin", (client) => client.query(sql));
  const before = Object.keys(await everything(url));
  expect(await run({ DATABASE_URL: url }, "list")).toMatchObject({ code: 0 });
  expect(Object.keys(await everything(url))).toEqual(before);
  expect(before).not.toContain("favourites");
  await dropDatabase(url);
});

describe("on the database of the data folder", () => {
  const settings = () => ({ DATA_DIR: join(folder, ".") });
  let server: EmbeddedDatabase;
  let id: string;
  beforeAll(async () => {
    server = await startEmbedded(folder);
    await migrate(server.url);
    id = await addTo(server.url);
  });

  test("while the product runs, beside it and without disturbing it", async () => {
    const before = server.pid();
    await walkThrough(settings(), id);
    expect(server.pid()).toBe(before);
    expect(await addTo(server.url)).toBeTruthy();
  });

  test("while the product is stopped, and nothing is left running", async () => {
    await server.stop();
    const shown = await run(settings(), "show", id);
    expect(shown).toMatchObject({ code: 0, complaint: "" });
    expect(shown.output).toContain("ann@example.com");
    expect(existsSync(join(folder, "postgres/cluster/postmaster.pid"))).toBe(false);
  });

  test("while the product is stopped, and a start waits for the command's end", async () => {
    const filled = await startEmbedded(folder);
    const much = "insert into contact_messages (name, email, message) select 'Ann', '', repeat('x', 500)";
    await query(filled.url, `${much} from generate_series(1, 5000)`);
    await filled.stop();
    // Nobody reads its output yet, so that it can not end.
    const command = spawn(process.execPath, [programPath("messages-cli.ts"), "export", "--csv"], {
      env: settings(),
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(command, "exit");
    const owner = () => readFile(join(folder, "owner.pid"), "utf8");
    await until("the command", async () => (await owner()).trim() === String(command.pid));
    const starting = startEmbedded(folder);
    await wait(500);
    expect(command.exitCode).toBeNull();
    command.stdout.resume();
    expect(await ended).toEqual([0, null]);
    await (await starting).stop();
  });
});

describe("a call that can not be done", () => {
  test("in a folder without a database is told so, and makes none", async () => {
    const nowhere = join(folder, "nowhere");
    const { code, complaint } = await run({ DATA_DIR: nowhere }, "list");
    expect(code).toBe(1);
    expect(complaint).toMatch(/^There is no database in .*nowhere yet\..*\n$/);
    expect(existsSync(nowhere)).toBe(false);
  });

  test("on a server that is away is told so without the password", async () => {
    const { code, complaint } = await run({ DATABASE_URL: "postgresql://k:hush@127.0.0.1:1/k" }, "list");
    expect(code).toBe(1);
    expect(complaint).toMatch(/^The database at 127\.0\.0\.1:1\/k can not be used .*\n$/);
    expect(complaint).not.toContain("hush");
  });

  test("on a database of something else is told so, and leaves it as it is", async () => {
    const url = await createDatabase();
    await query(url, "create table contact_messages (theirs int)");
    const { code, complaint } = await run({ DATABASE_URL: url }, "list");
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^There is nothing of Kingpost in the database at \S*test_\w+\. Check DATABASE_URL, .*\n$/,
    );
    expect(await everything(url)).toEqual({ contact_messages: [] });
    await dropDatabase(url);
  });

  test("in other words than it knows is explained in one line", async () => {
    const { code, output, complaint } = await run({}, "erase");
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(complaint).toMatch(/^There is no "erase"; .*\n$/);
  });

  test("without a word the usage is shown", async () => {
    expect(await run({}, "help")).toMatchObject({ code: 0, complaint: "" });
    const { output } = await run({});
    expect(output).toContain("npm run messages -- list");
    // What goes into a file or a program must not begin with npm's own lines.
    expect(output).toContain("npm run -s messages -- export --csv > file.csv");
    expect(output).not.toMatch(/npm run messages.*(--csv|--json)/);
  });
});
