import type { Logger } from "pino";
import type { Migrated } from "./db/migrate.ts";
import type { Settings } from "./env.ts";
import { VERSION } from "./version.ts";

/** What an operator should know before the first request: which version this is, and what is set so that it will not do. */
export function sayStart({ PUBLIC_URL, TRUST_PROXY }: Settings, logger: Logger): void {
  logger.info({ version: VERSION, node: process.versions.node }, "Kingpost starts");
  // This process speaks no TLS: an https address means a proxy in front, whose address everybody would share.
  if (PUBLIC_URL.startsWith("https:") && !TRUST_PROXY) {
    logger.warn(
      "PUBLIC_URL is https and TRUST_PROXY is false: every visitor counts under the proxy's address and shares its limits. Set TRUST_PROXY=true if the proxy sets X-Forwarded-For.",
    );
  }
}

/** The schema that the database has now, and what was done to bring it there. */
export function sayMigrated({ schema, applied }: Migrated, logger: Logger): void {
  if (applied.length > 0) logger.info({ count: applied.length, applied }, "migrations were applied");
  logger.info({ version: VERSION, schema }, "the database has this version's schema");
}
