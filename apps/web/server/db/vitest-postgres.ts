import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { logger } from "../log.ts";
import { startEmbedded } from "./embedded/start.ts";
import { migrate } from "./migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a migrated database that nobody connects to: the template of each test file's own. */
    readonly templateUrl: string;
  }
}

/** One real PostgreSQL for the whole run of the integration tests; answers with what ends it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  logger.level = "error";
  const folder = await mkdtemp(join(tmpdir(), "kingpost-test-db-"));
  const server = await startEmbedded(folder);
  await migrate(server.url);
  project.provide("templateUrl", server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
