import type { Db } from "../db/client.ts";
import { reachDatabase } from "../db/reach-database.ts";
import { parseSettings } from "../env.ts";
import { logger } from "../log.ts";
import { explainCommandError } from "./explain-command-error.ts";
import { print } from "./print.ts";

/** Prints to stderr, because the output may be for a program. */
export type Notify = (text: string) => void;

export interface Cli<Command> {
  readonly usage: string;
  /** Parses the arguments; undefined if help is requested. Throws `CommandError`. */
  readonly parse: (words: readonly string[]) => Command | undefined;
  /** Runs the command and yields the text to print, as fast as it is consumed. */
  readonly run: (command: Command, db: Db, notify: Notify) => AsyncIterable<string>;
}

async function answer<Command>({ usage, parse, run }: Cli<Command>): Promise<void> {
  // The output is for users and other programs: no log lines in it.
  logger.level = "silent";
  const command = parse(process.argv.slice(2));
  if (command === undefined) {
    await print([usage]);
    return;
  }
  const database = await reachDatabase(parseSettings(process.env));
  try {
    const notify = (text: string) => process.stderr.write(`${text}\n`);
    await print(run(command, database.db, notify));
  } finally {
    await database.close();
  }
}

/** Runs the command of this process on the database of the settings. */
export function runCli<Command>(cli: Cli<Command>): void {
  // Unlike a signal, an exit stops a database that was started for this command.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => process.exit(1));
  answer(cli).catch((error: unknown) => {
    process.stderr.write(`${explainCommandError(error)}\n`);
    process.exitCode = 1;
  });
}
