import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everything } from "./backup/testing/filled-database.ts";
import { startEmbedded } from "./db/embedded/start.ts";
import { inTransaction } from "./db/migrate.ts";
import { createDatabase, createTestDatabase, dropDatabase } from "./db/testing.ts";
import { ask, cookieOf, PASSWORD, PUBLIC_URL, signUpForm } from "./testing/ask.ts";
import { endProduct, type Product, startProduct } from "./testing/product.ts";
import { query } from "./testing/query.ts";
import { runProgram } from "./testing/run-program.ts";
import { copyStartedFolder } from "./testing/started-folder.ts";
import { until } from "./testing/until.ts";

const KEY = "a long random text for the tests";
const PERSON = { email: "ann@example.com", password: PASSWORD };

// Starts the product several times in sequence.
const LONG_MS = 180_000;

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

const dataDir = (name: string) => ({ DATA_DIR: join(folder, name) });
const file = (name: string) => join(folder, name);

test("a backup moves accounts from the data folder to an external server and back", {
  timeout: LONG_MS,
}, async () => {
  const first = await start(dataDir("first"));
  const signedUp = await send(first, "/signup", signUpForm(PERSON.email));
  expect(signedUp.to).toBe("/dashboard");
  const written = await runProgram(
    "backup",
    folder,
    { ...dataDir("first"), BACKUP_KEY: KEY },
    "backup",
    file("one"),
  );
  expect(written).toMatchObject({ code: 0, error: "" });
  expect(written.output).toMatch(
    /^.*one: \d+ rows of \d+ tables \(1 accounts, 0 contact messages\), encrypted\.\n$/,
  );
  await endProduct(first);

  const external = { DATABASE_URL: url, ...dataDir("second") };
  const moved = await runProgram("backup", folder, { ...external, BACKUP_KEY: KEY }, "restore", file("one"));
  expect(moved).toMatchObject({ code: 0, error: "" });
  const second = await start(external);
  // The old session is still valid, which needs the old secret, and the password works.
  expect(await dashboard(second, signedUp.cookie)).toBe(200);
  expect((await send(second, "/signin", PERSON)).to).toBe("/dashboard");
  expect((await send(second, "/signin", { ...PERSON, password: "wrong" })).to).toBeNull();
  expect(await runProgram("backup", folder, external, "backup", file("two"))).toMatchObject({
    code: 0,
    error: "",
  });
  await endProduct(second);

  const back = await runProgram("backup", folder, dataDir("third"), "restore", file("two"));
  expect(back).toMatchObject({ code: 0, error: "" });
  const server = await startEmbedded(join(folder, "third"));
  const [restored, backedUp] = await Promise.all([everything(server.url), everything(url)]);
  await server.stop();
  expect(restored.user).toHaveLength(1);
  expect(restored).toEqual(backedUp);
  const third = await start(dataDir("third"));
  expect(await dashboard(third, signedUp.cookie)).toBe(200);
  expect((await send(third, "/signin", PERSON)).to).toBe("/dashboard");
  const used = await runProgram("backup", folder, dataDir("third"), "restore", file("two"));
  expect(used.error).toMatch(/^The data folder .*third is in use by another Kingpost/);
  await endProduct(third);

  const full = await runProgram("backup", folder, dataDir("third"), "restore", file("two"));
  expect(full).toMatchObject({ code: 1, output: "" });
  expect(full.error).toMatch(/^The database is not empty/);
  expect(full.error.trim()).not.toContain("\n");

  const refused = await runProgram(
    "backup",
    folder,
    { DATABASE_URL: url, ...dataDir("fourth") },
    "restore",
    file("two"),
  );
  expect(refused.error).toMatch(/^The database is not empty/);
  // The secret of the backup is not left in the data folder.
  expect(await readdir(file("fourth"), { recursive: true })).not.toContainEqual(
    expect.stringMatching(/auth/),
  );
});

describe("with AUTH_SECRET", () => {
  const AUTH_SECRET = "0123456789".repeat(4);

  test("the backup does not contain it, and a restore requires it or --new-secret", {
    timeout: LONG_MS,
  }, async () => {
    await copyStartedFolder(file("given"));
    const product = await start({ ...dataDir("given"), AUTH_SECRET });
    const { cookie } = await send(product, "/signup", signUpForm(PERSON.email));
    await endProduct(product);
    // The product is stopped: the command starts its database for the duration.
    await runProgram("backup", folder, { ...dataDir("given"), AUTH_SECRET }, "backup", file("given.backup"));
    const bytes = await readFile(file("given.backup"));
    expect(bytes.length).toBeGreaterThan(1000);

    const without = await runProgram("backup", folder, dataDir("asked"), "restore", file("given.backup"));
    expect(without.error).toMatch(/^The backup was made where AUTH_SECRET was set/);
    const wrong = { ...dataDir("asked"), AUTH_SECRET: "x".repeat(40) };
    expect((await runProgram("backup", folder, wrong, "restore", file("given.backup"))).error).toMatch(
      /^AUTH_SECRET is not the one/,
    );
    expect(existsSync(join(folder, "asked"))).toBe(false);

    const renewed = await runProgram(
      "backup",
      folder,
      dataDir("asked"),
      "restore",
      file("given.backup"),
      "--new-secret",
    );
    expect(renewed).toMatchObject({ code: 0, error: "" });
    const later = await start(dataDir("asked"));
    expect(await dashboard(later, cookie)).toBe(302);
    expect((await send(later, "/signin", PERSON)).to).toBe("/dashboard");
    await endProduct(later);
  });
});

test("a database that stops during a backup or restore gives a one-line error", async () => {
  const database = await createTestDatabase();
  const settings = { DATABASE_URL: database.url };
  const run = (word: string, name: string) => runProgram("backup", folder, settings, word, file(name));
  expect(await run("backup", "whole")).toMatchObject({ code: 0 });
  for (const [word, name] of [
    ["backup", "stopped"],
    ["restore", "whole"],
  ] as const) {
    const done = await inTransaction(database.url, "begin", async (client) => {
      // Both commands wait for this table.
      await client.query("lock table contact_messages in access exclusive mode");
      const running = run(word, name);
      const end =
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await until(word, async () => (await query(database.url, end)).length > 0);
      return running;
    });
    expect(done).toEqual({
      code: 1,
      output: "",
      error:
        "The database cannot be reached at the moment (terminating connection due to administrator command). Try again.\n",
    });
  }
  expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/^stopped/));
  await database.drop();
});

describe("an impossible command gives a one-line error", () => {
  test.each([
    [["backup", "x"], /^There is no database in /],
    [["restore", "missing"], /^The backup cannot be read \(ENOENT/],
    [["restore", "."], / is a folder, not a backup\.\n$/],
    [["restore", "text"], /^.*text is not a backup of Kingpost\.\n$/],
  ])("%j", async (words, reason) => {
    await writeFile(file("text"), "hello");
    const answer = await runProgram("backup", folder, dataDir("nowhere"), ...words);
    expect(answer).toMatchObject({ code: 1, output: "" });
    expect(answer.error).toMatch(reason);
    expect(existsSync(join(folder, "nowhere"))).toBe(false);
  });

  test("an unreachable server, without its password", async () => {
    const away = { DATABASE_URL: "postgresql://k:hush@127.0.0.1:1/k" };
    const { code, error } = await runProgram("backup", folder, away, "backup", file("away"));
    expect(code).toBe(1);
    expect(error).toMatch(/^The database at 127\.0\.0\.1:1\/k cannot be used .*\n$/);
    expect(error).not.toContain("hush");
  });

  test("a short key, without the key", async () => {
    const { error } = await runProgram("backup", folder, { BACKUP_KEY: "short" }, "backup", file("short"));
    expect(error).toMatch(/^Invalid setting: BACKUP_KEY must have at least 16 characters/);
    expect(error).not.toContain("=");
  });
});
