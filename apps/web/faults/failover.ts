import { randomInt } from "node:crypto";
import { chown, cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { findBinaries } from "../server/db/embedded/binaries.ts";
import { SUPERUSER, SUPERUSER_SECRET } from "../server/db/embedded/cluster.ts";
import { pathsIn } from "../server/db/embedded/paths.ts";
import { PRODUCT_DATABASE, PRODUCT_ROLE, PRODUCT_SECRET } from "../server/db/embedded/product-database.ts";
import { startEmbedded } from "../server/db/embedded/start.ts";
import { systemUserFor } from "../server/db/embedded/system-user.ts";
import { readSecret } from "../server/db/secrets.ts";
import { mailsIn } from "../server/testing/outbox.ts";
import { freePort } from "../server/testing/product.ts";
import { until } from "../server/testing/until.ts";
import { startClients } from "./clients.ts";
import type { Fault, Outcome } from "./fault.ts";
import { Ledger } from "./ledger.ts";
import { startLine } from "./network.ts";
import { openStage, type Stage } from "./stage.ts";

/** The longest that the product may take to answer again, from the promotion. */
const AGAIN_MS = 10_000;
const PATIENCE_MS = 60_000;

/** A PostgreSQL server of the pair. */
interface Server {
  readonly port: number;
  readonly cluster: string;
  /** Runs statements in the database with the product's tables, as the superuser. */
  readonly query: (...statements: readonly string[]) => Promise<readonly Record<string, unknown>[]>;
  readonly kill: () => Promise<void>;
}

/** Makes servers of one cluster: the first from the embedded database, each further one as the standby of another. */
async function pairIn(home: string) {
  const binaries = await findBinaries();
  // The embedded start creates the cluster, the role and the database of the product.
  const embedded = await startEmbedded(home);
  await embedded.stop();
  const paths = pathsIn(home);
  const user = systemUserFor(paths.home, binaries.postgres);
  const admin = await secretIn(SUPERUSER_SECRET);
  const password = await secretIn(PRODUCT_SECRET);

  async function secretIn(name: string): Promise<string> {
    const secret = await readSecret(paths.dataDir, name);
    if (secret === undefined) throw new Error(`The data folder has no ${name}.`);
    return secret;
  }

  async function start(cluster: string, settings: Readonly<Record<string, string>> = {}): Promise<Server> {
    const port = await freePort();
    const all = {
      port: String(port),
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      wal_level: "replica",
      wal_keep_size: "256MB",
      synchronous_commit: "on",
      ...settings,
    };
    const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = user.spawn(binaries.postgres, ["-D", cluster, ...options]);
    let words = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        words = (words + chunk).slice(-2000);
      });
    }
    const ended = new Promise<void>((settle) => child.once("close", () => settle()));
    const query: Server["query"] = async (...statements) => {
      const client = new Client({
        host: "127.0.0.1",
        port,
        user: SUPERUSER,
        password: admin,
        database: PRODUCT_DATABASE,
        query_timeout: PATIENCE_MS,
      });
      client.on("error", () => undefined);
      await client.connect();
      try {
        const results = [];
        for (const statement of statements) results.push((await client.query(statement)).rows);
        return results.at(-1) ?? [];
      } finally {
        await client.end();
      }
    };
    const kill = async () => {
      // The children of a killed server end by themselves; its port is free only then.
      child.kill("SIGKILL");
      await ended;
    };
    const server = { port, cluster, query, kill };
    const answers = () => query("select 1").then(Boolean, () => false);
    await until("a PostgreSQL server", answers, PATIENCE_MS).catch((error: unknown) => {
      throw new Error(`${error}\n${words}`);
    });
    return server;
  }

  /** A standby from an online base backup of the primary. From then on no commit is acknowledged before the standby has it. */
  async function startStandby(primary: Server, cluster: string): Promise<Server> {
    await rm(cluster, { recursive: true, force: true });
    const client = new Client({
      host: "127.0.0.1",
      port: primary.port,
      user: SUPERUSER,
      password: admin,
      database: PRODUCT_DATABASE,
    });
    await client.connect();
    let label = "";
    try {
      await client.query("select pg_backup_start('standby', true)");
      await cp(primary.cluster, cluster, {
        recursive: true,
        filter: (path) => !/postmaster\.(pid|opts)$/.test(path),
      });
      label =
        (await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)")).rows[0]
          ?.labelfile ?? "";
    } finally {
      await client.end();
    }
    const conninfo = `host=127.0.0.1 port=${primary.port} user=${SUPERUSER} password=${admin}`;
    await writeFile(join(cluster, "backup_label"), label, { mode: 0o600 });
    await writeFile(join(cluster, "standby.signal"), "", { mode: 0o600 });
    await writeFile(join(cluster, "postgresql.auto.conf"), "", { mode: 0o600 });
    await ownAll(cluster);
    const standby = await start(cluster, { primary_conninfo: conninfo });
    const streams = async () =>
      (await primary.query("select 1 from pg_stat_replication where state = 'streaming'")).length > 0;
    await until("the standby", streams, PATIENCE_MS);
    await primary.query("alter system set synchronous_standby_names = '*'", "select pg_reload_conf()");
    const isSynchronous = async () =>
      (await primary.query("select 1 from pg_stat_replication where sync_state = 'sync'")).length > 0;
    await until("synchronous replication", isSynchronous, PATIENCE_MS);
    return standby;
  }

  async function ownAll(folder: string): Promise<void> {
    const { ids } = user;
    if (!ids) return;
    await chown(folder, ids.uid, ids.gid);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      await chown(join(entry.parentPath, entry.name), ids.uid, ids.gid);
    }
  }

  return { first: paths.cluster, second: join(paths.home, "standby"), password, start, startStandby };
}

const statusOf = async (origin: string, path: string): Promise<number> => {
  const answer = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(5000) }).catch(
    () => undefined,
  );
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
};

/** Kills the primary of a synchronous pair under load and promotes its standby, behind one address. */
async function failingOver(rounds: number): Promise<Outcome> {
  const home = await mkdtemp(join(tmpdir(), "kingpost-failover-"));
  const pair = await pairIn(home);
  let primary = await pair.start(pair.first);
  let standby = await pair.startStandby(primary, pair.second);
  const line = await startLine(() => ({ host: "127.0.0.1", port: primary.port }));
  const login = `${PRODUCT_ROLE}:${pair.password}`;
  const stage = await openStage({
    DATABASE_URL: `postgresql://${login}@127.0.0.1:${line.port}/${PRODUCT_DATABASE}`,
    CONTACT_EMAIL: "office@example.com",
  });
  const ledger = new Ledger();
  const problems: string[] = [];
  try {
    await stage.start();
    const clients = startClients(stage.origin, ledger);
    try {
      for (let round = 0; round < rounds; round += 1) {
        await wait(randomInt(500, 1500));
        const fallen = primary;
        line.turn("cut");
        await fallen.kill();
        if ((await statusOf(stage.origin, "/readyz")) !== 503) problems.push("ready without a primary");
        if ((await statusOf(stage.origin, "/section-library-preview")) !== 200)
          problems.push("a public page was not sent without a primary");
        await standby.query("select pg_promote(true)");
        primary = standby;
        line.turn("whole");
        const began = performance.now();
        await stage.untilReady();
        const took = performance.now() - began;
        if (took > AGAIN_MS) problems.push(`ready ${Math.round(took)} ms after the promotion`);
        standby = await pair.startStandby(primary, fallen.cluster);
      }
    } finally {
      await clients.stop();
    }
    problems.push(...(await jobProblems(primary, stage, ledger)));
    const { lost, twice } = await stage.check(ledger);
    return { ledger, rounds, lost: lost.length, twice: twice.length, problems };
  } finally {
    await stage.end();
    await line.stop();
    await Promise.all([primary.kill(), standby.kill()]);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A job that ran when the primary fell runs again after its lease of five minutes. */
const JOBS_MS = 420_000;

/** Every stored message is emailed to the firm once. */
async function jobProblems(primary: Server, stage: Stage, ledger: Ledger): Promise<readonly string[]> {
  const open = async () =>
    (await primary.query("select 1 from pgboss.job where name = 'contact-mail'")).length;
  await until("the jobs", async () => (await open()) === 0, JOBS_MS).catch(() => undefined);
  const left = await open();
  const keys = mailsIn(join(stage.folder, "data")).flatMap(
    (mail) => /fault [0-9a-f-]{36}/.exec(mail)?.[0] ?? [],
  );
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const missing = ledger.stored("message").filter((key) => !counts.has(key)).length;
  const twice = [...counts.values()].filter((count) => count > 1).length;
  return [
    ...(left > 0 ? [`${left} jobs are not finished`] : []),
    ...(missing > 0 ? [`${missing} emails were not sent`] : []),
    ...(twice > 0 ? [`${twice} emails were sent twice`] : []),
  ];
}

export const FAILOVER: readonly Fault[] = [
  {
    title: "failover to a synchronous standby",
    run: (rounds) => failingOver(Math.ceil((rounds * 2) / 5)),
  },
];
