import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everything } from "../backup/testing/filled-database.ts";
import { inTransaction } from "../db/client.ts";
import { startEmbedded } from "../db/embedded/start.ts";
import {
  createDatabase,
  createTestDatabase,
  dropDatabase,
  type TestDatabase,
} from "../db/testing/database.ts";
import { ask, cookieOf, PASSWORD, PUBLIC_URL, signUpForm } from "../testing/ask.ts";
import { endProduct, type Product, startProduct } from "../testing/product.ts";
import { query } from "../testing/query.ts";
import { programPath, runProgram } from "../testing/run-program.ts";
import { copyStartedFolder } from "../testing/started-folder.ts";
import { until } from "../testing/until.ts";

const KEY = "a long random text for the tests";
const PERSON = { email: "ann@example.com", password: PASSWORD };

let folder: string;
let url: string;
const started: Product[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-restore-"));
  url = await createDatabase();
});
afterAll(async () => {
  for (const product of started) await endProduct(product);
  await dropDatabase(url);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function start(settings: Record<string, string>): Promise<Product> {
  const product = startProduct(folder, { PUBLIC_URL, ...settings });
  started.push(product);
  await product.ready;
  return product;
}

/** Submits a form as the page does; returns the redirect and the cookies. */
async function send(product: Product, path: string, form: Record<string, string>) {
  const answer = await ask(product.port(), path, { form });
  return { to: answer.headers.get("Location"), cookie: cookieOf(answer) };
}

const dashboard = async (product: Product, cookie: string) =>
  (await ask(product.port(), "/dashboard", { cookie })).status;

const run = (settings: Record<string, string>, ...words: string[]) =>
  runProgram("backup", folder, settings, ...words);

const dataDir = (name: string) => ({ DATA_DIR: join(folder, name) });
const file = (name: string) => join(folder, name);

/** A backup of the first product, whose only account is that of PERSON, and the cookie of its session. */
let first: { readonly file: string; readonly cookie: string };
beforeAll(async () => {
  await copyStartedFolder(file("first"));
  const product = await start(dataDir("first"));
  const { to, cookie } = await send(product, "/signup", signUpForm(PERSON.email));
  expect(to).toBe("/dashboard");
  first = { file: file("one"), cookie };
  const written = await run({ ...dataDir("first"), BACKUP_KEY: KEY }, "backup", first.file);
  expect(written).toMatchObject({ code: 0, error: "" });
  expect(written.output).toMatch(
    /^.*one: \d+ rows of \d+ tables \(1 account, 0 contact messages\), encrypted\.\n$/,
  );
  await endProduct(product);
});

test("a backup moves accounts with their sessions from the data folder to an external server and back", async () => {
  const external = { DATABASE_URL: url, ...dataDir("second") };
  const restored = await run({ ...external, BACKUP_KEY: KEY }, "restore", first.file);
  expect(restored).toMatchObject({ code: 0, error: "" });
  const second = await start(external);
  // The old session is still valid, which needs the old secret, and the password works.
  expect(await dashboard(second, first.cookie)).toBe(200);
  expect((await send(second, "/signin", PERSON)).to).toBe("/dashboard");
  expect((await send(second, "/signin", { ...PERSON, password: "wrong" })).to).toBeNull();
  await endProduct(second);

  // As if the secret had been in the environment all along: then it is not in the backup.
  const AUTH_SECRET = (await readFile(join(folder, "second/secrets/auth"), "utf8")).trim();
  const two = file("two");
  expect(await run({ ...external, AUTH_SECRET }, "backup", two)).toMatchObject({ code: 0, error: "" });
  const without = await run(dataDir("third"), "restore", two);
  expect(without.error).toMatch(/^The backup was made where AUTH_SECRET was set/);
  expect(existsSync(file("third"))).toBe(false);
  await copyStartedFolder(file("third"));
  const back = await run({ ...dataDir("third"), AUTH_SECRET }, "restore", two);
  expect(back).toMatchObject({ code: 0, error: "" });
  const server = await startEmbedded(file("third"));
  const [moved, backedUp] = await Promise.all([everything(server.url), everything(url)]);
  await server.stop();
  expect(moved.user).toHaveLength(1);
  expect(moved).toEqual(backedUp);

  const fourth = { DATABASE_URL: url, ...dataDir("fourth"), BACKUP_KEY: KEY };
  const refused = await run(fourth, "restore", first.file);
  expect(refused).toMatchObject({ code: 1, output: "" });
  expect(refused.error).toMatch(/^The database is not empty.*\n$/);
  // The secret of the backup is not left in the data folder.
  expect(await readdir(file("fourth"), { recursive: true })).not.toContainEqual(
    expect.stringMatching(/auth/),
  );
});

test("with --new-secret a restore keeps the accounts and ends their sessions", async () => {
  const settings = dataDir("renewed");
  await copyStartedFolder(file("renewed"));
  const renewed = await run({ ...settings, BACKUP_KEY: KEY }, "restore", first.file, "--new-secret");
  expect(renewed).toMatchObject({ code: 0, error: "" });
  const product = await start(settings);
  expect(await dashboard(product, first.cookie)).toBe(302);
  expect((await send(product, "/signin", PERSON)).to).toBe("/dashboard");
  await endProduct(product);
});

describe("a backup or restore that is interrupted", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    expect(await run({ DATABASE_URL: database.url }, "backup", file("whole"))).toMatchObject({ code: 0 });
  });
  afterAll(() => database.drop());

  /** Runs a command that waits for a table, and then `interrupt`. */
  const whileWaiting = <Value>(command: () => Value, interrupt: (command: Value) => unknown) =>
    inTransaction(database.url, "begin", async (client) => {
      await client.query("lock table contact_messages in access exclusive mode");
      const running = command();
      const waiting =
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await until("the command", async () => (await query(database.url, waiting)).length > 0);
      await interrupt(running);
      return running;
    });

  test.each([
    ["backup", "stopped"],
    ["restore", "whole"],
  ])("by the end of its database: a %s gives a one-line error", async (word, name) => {
    const end =
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    const done = await whileWaiting(
      () => run({ DATABASE_URL: database.url }, word, file(name)),
      () => query(database.url, end),
    );
    expect(done).toEqual({
      code: 1,
      output: "",
      error:
        "The database cannot be reached at the moment (terminating connection due to administrator command). Try again.\n",
    });
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/^stopped/));
  });

  test("by a signal: a backup leaves no file", async () => {
    const parts = async () => (await readdir(folder)).filter((name) => name.startsWith("cut."));
    const command = () =>
      spawn(process.execPath, [programPath("backup"), "backup", file("cut")], {
        env: { PATH: process.env.PATH ?? "", DATABASE_URL: database.url },
        stdio: "ignore",
      });
    const child = await whileWaiting(command, async (running) => {
      expect(await parts()).toHaveLength(1);
      running.kill("SIGTERM");
      expect(await once(running, "exit")).toEqual([1, null]);
    });
    expect(child.exitCode).toBe(1);
    expect(await parts()).toEqual([]);
    expect(existsSync(file("cut"))).toBe(false);
  });
});

describe("an impossible command gives a one-line error", () => {
  test.each([
    [["backup", "x"], /^There is no database in /],
    [["restore", "missing"], /^The backup cannot be read \(ENOENT/],
    [["restore", "."], / is a folder, not a backup\.\n$/],
    [["restore", "text"], /^.*text is not a backup of Kingpost\.\n$/],
  ])("%j", async (words, reason) => {
    await writeFile(file("text"), "hello");
    const answer = await run(dataDir("nowhere"), ...words);
    expect(answer).toMatchObject({ code: 1, output: "" });
    expect(answer.error).toMatch(reason);
    expect(existsSync(join(folder, "nowhere"))).toBe(false);
  });

  test("an unreachable server, without its password", async () => {
    const away = { DATABASE_URL: "postgresql://k:hush@127.0.0.1:1/k" };
    const { code, error } = await run(away, "backup", file("away"));
    expect(code).toBe(1);
    expect(error).toMatch(/^The database at 127\.0\.0\.1:1\/k cannot be used .*\n$/);
    expect(error).not.toContain("hush");
  });

  test("a short key, without the key", async () => {
    const { error } = await run({ BACKUP_KEY: "short" }, "backup", file("short"));
    expect(error).toMatch(/^Invalid setting: BACKUP_KEY must have at least 16 characters/);
    expect(error).not.toContain("=");
  });
});
