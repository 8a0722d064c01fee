import { type ChildProcess, spawn } from "node:child_process";
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OperatorError } from "../../operator-error.ts";
import { query } from "../../testing/query.ts";
import { copyStartedFolder } from "../../testing/started-folder.ts";
import { migrate } from "../migrate.ts";
import { socketFits } from "./endpoint.ts";
import { commandOf } from "./postmaster-note.ts";
import { type EmbeddedDatabase, startEmbedded } from "./start.ts";
import { startWriter } from "./testing/writers.ts";

const isRoot = process.getuid?.() === 0;
let folder: string;
const openFolder = async () => {
  folder = await mkdtemp(join(tmpdir(), "kingpost-start-"));
};
const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });

const cluster = (...path: string[]) => join(folder, "postgres/cluster", ...path);

async function using<Value>(
  work: (server: EmbeddedDatabase) => Promise<Value>,
  where = folder,
): Promise<Value> {
  const server = await startEmbedded(where);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o777;

describe("a new data folder", () => {
  let server: EmbeddedDatabase;
  beforeAll(async () => {
    await openFolder();
    server = await startEmbedded(folder);
  });
  afterAll(async () => {
    await server.stop();
    await removeFolder();
  });

  test("gets a durable UTF-8 database that listens only on this machine", async () => {
    const names = ["fsync", "synchronous_commit", "full_page_writes", "data_checksums", "server_encoding"];
    const shown = [...names, "listen_addresses"].map((name) => `current_setting('${name}') ${name}`);
    expect(await query(server.url, `select ${shown}`)).toEqual([
      {
        fsync: "on",
        synchronous_commit: "on",
        full_page_writes: "on",
        data_checksums: "on",
        server_encoding: "UTF8",
        listen_addresses: socketFits(join(folder, "postgres/run")) ? "" : "127.0.0.1",
      },
    ]);
  });

  test("gets passwords that only its owner can read, and connections without one are rejected", async () => {
    for (const file of [
      "secrets/postgres-password",
      "secrets/postgres-web-password",
      "owner.lock",
      "owner.pid",
    ])
      expect([file, await modeOf(file)]).toEqual([file, 0o600]);
    for (const path of ["secrets", "postgres"]) expect([path, await modeOf(path)]).toEqual([path, 0o700]);
    await expect(query(server.url.replace(/:[0-9a-f]{64}@/, ":wrong@"), "select 1")).rejects.toThrow(
      /password/,
    );
  });

  test("belongs to a role that has no rights beyond its database", async () => {
    const [rights] = await query(
      server.url,
      "select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user",
    );
    expect(Object.values(rights ?? {})).toEqual([false, false, false, false, false]);
    for (const statement of [
      "create role intruder",
      "create database other",
      "copy (select 1) to program 'true'",
      "select pg_read_file('postgresql.conf')",
      "alter system set fsync = off",
      "alter role kingpost password 'mine'",
    ])
      await expect(query(server.url, statement)).rejects.toThrow(/permission denied|must be|only roles/i);
    await query(server.url, "create table own (id serial)");
  });

  test.runIf(isRoot)(
    "started by root, others can traverse it but not list it or open anything in it, PostgreSQL's user too",
    async () => {
      const status = await readFile(`/proc/${server.pid()}/status`, "utf8");
      expect(status).toMatch(/^Uid:\s+[1-9]/m);
      expect((await stat(cluster())).uid).toBeGreaterThan(0);
      expect(await modeOf("")).toBe(0o701);
      for (const name of await readdir(folder))
        expect([name, (await modeOf(name)) & 0o077]).toEqual([name, 0]);
    },
  );

  test("is an error for a second start, which names the first, and the first keeps running", async () => {
    const second = startWriter(folder);
    expect(await second.ended).toBe(1);
    const line = second.errors().trim();
    expect(line).toContain(`is in use by another Kingpost (process ${process.pid}). A command, such`);
    expect(line).not.toContain("\n");
    expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("keeps its data until the next start, for which a lost password of the role is replaced", async () => {
    await query(server.url, "create table kept as select 'Ä🦆' as text");
    await server.stop();
    await rm(join(folder, "secrets/postgres-web-password"));
    server = await startEmbedded(folder);
    expect(await query(server.url, "select text from kept")).toEqual([{ text: "Ä🦆" }]);
  });
});

describe("a start on an existing folder", () => {
  beforeEach(openFolder);
  afterEach(removeFolder);

  test("uses a loopback port if the folder's path is too long for a socket", async () => {
    const deep = join(folder, "x".repeat(100));
    await mkdir(deep);
    await copyStartedFolder(deep);
    await using(async ({ url }) => {
      expect(url).toMatch(/\/kingpost\?host=127\.0\.0\.1&port=\d+$/);
      expect(await query(url, "select current_setting('listen_addresses') as listen")).toEqual([
        { listen: "127.0.0.1" },
      ]);
    }, deep);
  });

  test("takes over the tables and rows that an earlier version created as superuser", async () => {
    await copyStartedFolder(folder);
    await using(async ({ url }) => {
      // The folder as it was then: one role, which owned everything and was the product's.
      const password = await readFile(join(folder, "secrets/postgres-password"), "utf8");
      const admin = url.replace(/kingpost_web:[^@]+@/, `kingpost:${password.trim()}@`);
      await query(admin, "alter database kingpost owner to kingpost");
      await migrate(admin);
      await query(admin, "insert into users values ('u1', 'Ann', 'UQ', 'ann@example.com')");
      await query(admin.replace(/\/kingpost\?/, "/postgres?"), "drop role kingpost_web");
    });
    await rm(join(folder, "secrets/postgres-web-password"));
    await using(async ({ url }) => {
      expect(url).toContain("kingpost_web:");
      await migrate(url);
      const owners = await query(
        url,
        "select relname as name, relowner::regrole::text as owner from pg_class where relkind in ('r', 'S', 'i') and relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))",
      );
      expect(owners.length).toBeGreaterThan(20);
      expect(owners.filter(({ owner }) => owner !== "kingpost_web")).toEqual([]);
      await query(url, "insert into users values ('u2', 'Bob', 'UQ', 'bob@example.com')");
      await query(url, "alter table users add column later text");
      expect(await query(url, "select uid from users order by uid")).toEqual([{ uid: "u1" }, { uid: "u2" }]);
    });
  });

  describe("with PID files of a killed server that name an unrelated process", () => {
    let stranger: ChildProcess;
    afterEach(() => stranger.kill("SIGKILL"));

    test("works and does not affect that process", async () => {
      await copyStartedFolder(folder);
      const ids = await stat(cluster());
      stranger = spawn("sleep", ["60"], isRoot ? { uid: ids.uid, gid: ids.gid } : {});
      await writeFile(
        cluster("postmaster.pid"),
        `${stranger.pid}\n${cluster()}\n1\n5432\n\n\n  1 1\nready\n`,
      );
      await chown(cluster("postmaster.pid"), ids.uid, ids.gid);
      const socketNote = join(folder, "postgres/run/.s.PGSQL.5432.lock");
      await writeFile(socketNote, `${stranger.pid}\n${cluster()}\n1\n5432\n${dirname(socketNote)}\n`);
      await chown(socketNote, ids.uid, ids.gid);
      await using(async ({ url }) => expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]));
      expect(await commandOf(stranger.pid ?? 0)).toContain("sleep");
      expect(stranger.signalCode).toBeNull();
    });
  });

  test.each([
    ["no PG_VERSION", () => rm(cluster("PG_VERSION")), /is not a database of PostgreSQL/],
    ["another version", () => writeFile(cluster("PG_VERSION"), "17\n"), /was created by PostgreSQL 17/],
    ["a cut control file", () => truncate(cluster("global/pg_control"), 100), /does not start: .*pg_control/],
    ["no password", () => rm(join(folder, "secrets/postgres-password")), /database password is missing/],
  ])("that is damaged, with %s, gives a one-line error", async (_, damage, reason) => {
    await copyStartedFolder(folder);
    await damage();
    const failure = await startEmbedded(folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OperatorError);
    expect(String(failure)).toMatch(reason);
    expect(String(failure)).not.toContain("\n");
  });
});

describe.runIf(isRoot)("started by root", () => {
  beforeEach(openFolder);
  afterEach(removeFolder);

  test("below a folder closed to others it starts, or reports the closed folder", async () => {
    const closed = join(folder, "closed");
    await mkdir(join(closed, "data"), { recursive: true });
    await chmod(closed, 0o700);
    await chmod(folder, 0o700);
    const outcome = await using(async ({ url }) => query(url, "select 1 as one"), join(closed, "data")).catch(
      (error: Error) => error.message,
    );
    if (typeof outcome === "string") expect(outcome).toContain(`cannot traverse ${folder}, ${closed}.`);
    else expect(outcome).toEqual([{ one: 1 }]);
  });

  test("after an unprivileged user's start it works on the same folder and leaves its mode", async () => {
    const ids = { uid: 65_534, gid: 65_534 };
    const own = join(folder, "own");
    await mkdir(own, { mode: 0o700 });
    await chmod(folder, 0o755);
    await chown(own, ids.uid, ids.gid);
    const writer = startWriter(own, ids);
    await writer.up;
    writer.child.kill("SIGTERM");
    expect(await writer.ended).toBe(0);
    await using(async ({ url }) => expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]), own);
    expect((await stat(own)).mode & 0o777).toBe(0o700);
  });
});
