import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { commandOf } from "./db/embedded/postmaster-note.ts";
import { startEmbedded } from "./db/embedded/start.ts";
import { createDatabase, dropDatabase } from "./db/testing/database.ts";
import { endProduct, type Product, startProduct } from "./testing/product.ts";
import { copyStartedFolder } from "./testing/started-folder.ts";
import { until } from "./testing/until.ts";

let folder: string;
let started: Product[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-main-"));
  started = [];
});
afterEach(async () => {
  for (const product of started) await endProduct(product);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

function start(settings: Record<string, string> = {}): Product {
  const product = startProduct(folder, settings);
  started.push(product);
  return product;
}

const status = async (product: Product) => (await fetch(`${product.origin()}/readyz`)).status;
const postgresOf = async (data = join(folder, "data")) =>
  Number((await readFile(join(data, "postgres/cluster/postmaster.pid"), "utf8")).split("\n")[0]);
const runs = async (pid: number) => (await commandOf(pid)).includes("postgres");

describe("on its own database", () => {
  test("is ready when the database is, recovers from its crash, and stops it on SIGTERM", async () => {
    await copyStartedFolder(join(folder, "data"));
    const product = start();
    await product.ready;
    expect(await status(product)).toBe(200);
    for (const line of [
      /"version":"\d[^"]*","node":"[^"]+","msg":"Kingpost starts"/,
      /"count":(\d+),"applied":\["0000_first_tables",.*"migrations were applied"/,
      /"schema":"\d{4}_\w+","msg":"the database has this version's schema"/,
    ]) {
      await until(`the line ${line}`, () => line.test(product.output()));
    }
    const first = await postgresOf();

    process.kill(first, "SIGKILL");
    await until("readiness", async () => (await status(product)) === 200 && (await postgresOf()) !== first);
    const second = await postgresOf();
    expect(await runs(second)).toBe(true);

    product.child.kill("SIGTERM");
    expect(await product.ended).toBe(0);
    expect(await runs(second)).toBe(false);
    expect(product.errors()).toBe("");
  });

  test("a signal during the first start ends it and all its processes", async () => {
    const product = start();
    await until("the folder", () => existsSync(join(folder, "data/postgres")));
    product.child.kill("SIGTERM");
    expect(await product.ended).toBe(0);
    expect(product.output()).not.toContain("ready");
    // On a slow machine the time for a shutdown is over before the first start is: then the product ends with a signal to its database.
    await until("the end of its database", async () => {
      const noted = await postgresOf().catch(() => 0);
      return noted === 0 || !(await runs(noted));
    });
  });

  test("a start that fails at the port stops its database", async () => {
    await copyStartedFolder(join(folder, "data"));
    const blocker: Server = createServer();
    await new Promise<void>((settle) => blocker.listen(0, "127.0.0.1", settle));
    const address = blocker.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const product = start({ PORT: String(port) });
    expect(await product.ended).toBe(1);
    expect(product.errors()).toMatch(/^Port \d+ is already in use\..*\n$/);
    expect(await postgresOf().catch(() => 0)).toBe(0);
    blocker.close();
  });

  test("a folder that is not writable gives a one-line error", async () => {
    await writeFile(join(folder, "file"), "");
    const product = start({ DATA_DIR: join(folder, "file/data") });
    expect(await product.ended).toBe(1);
    expect(product.errors()).toMatch(/^The data folder .*file\/data cannot be written \(.*\n$/);
  });
});

test.each(["192.0.2.1", "nowhere.invalid"])(
  "HOST=%s, which is not an address of this machine, gives a one-line error",
  async (HOST) => {
    const product = start({ HOST });
    expect(await product.ended).toBe(1);
    expect(product.errors()).toBe(`Invalid setting: HOST="${HOST}" is not an address of this machine.\n`);
  },
);

test("a mistyped backup key stops startup, not the first nightly backup", async () => {
  const product = start({ BACKUP_KEY: `age1${"q".repeat(58)}` });
  expect(await product.ended).toBe(78);
  expect(product.errors()).toMatch(/^Invalid setting: BACKUP_KEY begins like an age key .*\n$/);
  expect(product.errors()).not.toContain("qqq");
});

// A system folder that returns ENOENT for a new folder, as a network share may.
test.skipIf(process.platform !== "linux")("a data folder that cannot be created stops startup", async () => {
  const product = start({ DATA_DIR: "/proc/kingpost/data" });
  expect(await product.ended).toBe(1);
  expect(product.errors()).toMatch(/^The data folder \/proc\/kingpost\/data cannot be written \(.*\n$/);
});

describe("on the database of DATABASE_URL", () => {
  test("two processes start together on an empty one, without an embedded database", async () => {
    const url = await createDatabase();
    const shared = { DATABASE_URL: url, AUTH_SECRET: "0123456789".repeat(4) };
    const products = ["a", "b"].map((name) => start({ ...shared, DATA_DIR: join(folder, name) }));
    for (const product of products) {
      await product.ready;
      expect(await status(product)).toBe(200);
    }
    expect(existsSync(join(folder, "a/postgres"))).toBe(false);
    for (const product of products) {
      product.child.kill("SIGTERM");
      expect(await product.ended).toBe(0);
    }
    await dropDatabase(url);
  });

  test("is not ready while it is unreachable, and ready again afterwards", async () => {
    await mkdir(join(folder, "other"));
    await copyStartedFolder(join(folder, "other"));
    const server = await startEmbedded(join(folder, "other"));
    const product = start({ DATABASE_URL: server.url });
    await product.ready;
    await server.stop();
    expect(await status(product)).toBe(503);
    const again = await startEmbedded(join(folder, "other"));
    // If the folder's path is too long for a socket, the port has changed.
    if (again.url === server.url) await until("readiness", async () => (await status(product)) === 200);
    product.child.kill("SIGTERM");
    expect(await product.ended).toBe(0);
    await again.stop();
  });

  test.each<[url: string, reason: RegExp, code?: number]>([
    [
      "postgresql://kingpost:hush@127.0.0.1:1/kingpost",
      /at 127\.0\.0\.1:1\/kingpost cannot be used \(.*ECONNREFUSED/,
    ],
    ["postgresql://kingpost:hush@nowhere.invalid/kingpost", /at nowhere\.invalid\/kingpost cannot be used/],
    ["postgresql://kingpost:hush@127.0.0.1:1/kingpost?sslrootcert=/no/such.pem", /\/no\/such\.pem/],
    // 78: retrying cannot help.
    ["mysql://kingpost:hush@127.0.0.1/kingpost", /^Invalid setting: DATABASE_URL must be/, 78],
  ])("%s gives a one-line error without the password", async (url, reason, code = 1) => {
    const product = start({ DATABASE_URL: url });
    expect(await product.ended).toBe(code);
    expect(product.errors()).toMatch(reason);
    expect(product.errors().trim()).not.toContain("\n");
    expect(product.errors() + product.output()).not.toContain("hush");
  });

  test("a server without the TLS that the URL requires gives a one-line error", async () => {
    // The answer of a server without TLS is "N" (PostgreSQL's protocol, SSLRequest).
    const server = createServer((socket) => socket.once("data", () => socket.write("N")));
    await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
    const { port } = server.address() as AddressInfo;
    const product = start({
      DATABASE_URL: `postgresql://kingpost:hush@127.0.0.1:${port}/k?sslmode=verify-full`,
    });
    expect(await product.ended).toBe(1);
    server.close();
    expect(product.errors()).toMatch(/^The database at \S+ cannot be used \(.*SSL.*\)\. .*\n$/);
    expect(product.errors()).not.toContain("hush");
  });

  test("a wrong password gives a one-line error", async () => {
    const url = (await createDatabase()).replace(/:[^:@/]+@/, ":hush@");
    const product = start({ DATABASE_URL: url });
    expect(await product.ended).toBe(1);
    expect(product.errors()).toMatch(/cannot be used \(password authentication failed/);
    expect(product.errors() + product.output()).not.toContain("hush");
    await dropDatabase(url);
  });
});
