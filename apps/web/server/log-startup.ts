import type { Logger } from "pino";
import type { Migrated } from "./db/migrate.ts";
import type { Settings } from "./env.ts";
import { VERSION } from "./version.ts";

/** Logs the version, and settings that are likely to be wrong. */
export function logStartup({ PUBLIC_URL, TRUST_PROXY }: Settings, logger: Logger): void {
  logger.info({ version: VERSION, node: process.versions.node }, "Kingpost starts");
  // This process has no TLS: an https URL means a reverse proxy, whose address all visitors would share.
  if (PUBLIC_URL.startsWith("https:") && !TRUST_PROXY) {
    logger.warn(
      "PUBLIC_URL is https and TRUST_PROXY is false: every visitor counts under the proxy's address and shares its limits. Set TRUST_PROXY=true if the proxy sets X-Forwarded-For.",
    );
  }
}

/** Logs the database's schema and the migrations that were applied. */
export function logMigrations({ schema, applied }: Migrated, logger: Logger): void {
  if (applied.length > 0) logger.info({ count: applied.length, applied }, "migrations were applied");
  logger.info({ version: VERSION, schema }, "the database has this version's schema");
}
