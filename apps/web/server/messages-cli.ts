import { pipeline } from "node:stream/promises";
import { CommandError, parseCommand, USAGE } from "./contact/messages-command.ts";
import { runCommand } from "./contact/run-messages.ts";
import { NoDatabaseError, reachDatabase } from "./db/reach-database.ts";
import { parseSettings } from "./env.ts";
import { logger } from "./log.ts";
import { documentsIn } from "./providers/embedded/documents.ts";
import { explainStartError } from "./start-error.ts";

/** Tables or columns are missing: PostgreSQL's 42P01 and 42703. */
const OLD_SCHEMA = /^(42P01|42703)$/;

function isOldSchema(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && OLD_SCHEMA.test(String(error.code))) || isOldSchema(error.cause);
}

function explain(error: unknown): string {
  if (error instanceof CommandError || error instanceof NoDatabaseError) return error.message;
  if (isOldSchema(error))
    return "The database is of an older version. Restart the product, which brings it up to date.";
  return explainStartError(error);
}

async function main(): Promise<void> {
  // The output is for people and for other programs: no log between.
  logger.level = "silent";
  const command = parseCommand(process.argv.slice(2));
  if (command === undefined) {
    process.stdout.write(USAGE);
    return;
  }
  const database = await reachDatabase(parseSettings(process.env));
  try {
    const tell = (words: string) => process.stderr.write(`${words}\n`);
    await pipeline(runCommand(command, documentsIn(database.db).contactMessages, tell), process.stdout);
  } finally {
    await database.close();
  }
}

// An exit, unlike a signal, takes a database that was started for this call along.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => process.exit(1));
main().catch((error: unknown) => {
  // Whoever reads our output has seen enough, as `head` has.
  if (error instanceof Error && "code" in error && error.code === "EPIPE") return;
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
