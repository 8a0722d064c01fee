import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { startJobQueue } from "../../jobs/job-queue.ts";
import { logger } from "../../log.ts";
import { query } from "../../testing/query.ts";
import { COMPILE_CACHE } from "../../testing/run-program.ts";
import { connect } from "../client.ts";
import { SUPERUSER, SUPERUSER_SECRET } from "../embedded/cluster.ts";
import { PRODUCT_ROLE } from "../embedded/product-database.ts";
import { startEmbedded } from "../embedded/start.ts";
import { migrate } from "../migrate.ts";
import { readSecret } from "../secrets.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of a database on the tests' server, for creating and dropping others. */
    readonly serverUrl: string;
    /** A database as a product leaves it that was started once, which no client connects to: the template for each test file. */
    readonly template: string;
    /** A data folder whose database was started once, see `copyStartedFolder`. */
    readonly startedFolder: string;
  }
}

/** A PostgreSQL for the tests, with a role that may only create databases. */
interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The same server with another login or database. */
function variant(url: string, change: (parts: URL) => void): string {
  const parts = new URL(url);
  change(parts);
  return parts.href;
}

/** A data folder whose database was started once and stopped. */
async function startedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kingpost-test-started-"));
  const { stop } = await startEmbedded(folder);
  await stop();
  return folder;
}

/** The schema and the job queue's, which each start of the product would create in an empty database. */
async function prepare(url: string): Promise<void> {
  await migrate(url);
  const connection = connect(url);
  await (await startJobQueue({ connection, logger })).stop().finally(connection.close);
}

async function ownServer(started: string): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "kingpost-test-db-"));
  await promisify(execFile)("cp", ["-a", `${started}/.`, folder]);
  const { url, stop } = await startEmbedded(folder);
  const password = (await readSecret(folder, SUPERUSER_SECRET)) ?? "";
  const admin = variant(url, (parts) => Object.assign(parts, { username: SUPERUSER, password }));
  await query(admin, `alter role ${PRODUCT_ROLE} createdb`);
  // What survives a crash is tested on servers that the tests start themselves.
  await query(admin, `alter role ${PRODUCT_ROLE} set synchronous_commit = off`);
  return { url, stop: () => stop().then(() => rm(folder, { recursive: true, force: true })) };
}

/**
 * One real PostgreSQL for the whole run of the integration tests: that of TEST_DATABASE_URL, whose role must be allowed to
 * create databases, else an embedded one. Returns a function that stops it.
 */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  logger.level = "error";
  // For the workers and every process that a test starts.
  process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;
  const { TEST_DATABASE_URL } = process.env;
  const started = await startedFolder();
  const server: Server = TEST_DATABASE_URL
    ? { url: TEST_DATABASE_URL, stop: async () => {} }
    : await ownServer(started);
  const template = `test_template_${randomUUID().replaceAll("-", "")}`;
  const end = async () => {
    await query(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
    await rm(started, { recursive: true, force: true });
  };
  try {
    await query(server.url, `create database ${template}`);
    await prepare(variant(server.url, (parts) => Object.assign(parts, { pathname: `/${template}` })));
  } catch (error) {
    await end();
    throw error;
  }
  project.provide("serverUrl", server.url);
  project.provide("template", template);
  project.provide("startedFolder", started);
  return end;
}
