import type { Db } from "../db/client.ts";
import { reachDatabase } from "../db/reach-database.ts";
import { parseSettings } from "../env.ts";
import { logger } from "../log.ts";
import { explainCommandError } from "./explain-command-error.ts";
import { print } from "./print.ts";

/** What is said beside the output, which may be for a program. */
export type Tell = (words: string) => void;

export interface Cli<Command> {
  readonly usage: string;
  /** Reads the words of a call; undefined where help is asked for. Throws `CommandError`. */
  readonly parse: (words: readonly string[]) => Command | undefined;
  /** Does what was asked and answers with what to print, made as fast as it is taken. */
  readonly run: (command: Command, db: Db, tell: Tell) => AsyncIterable<string>;
}

async function answer<Command>({ usage, parse, run }: Cli<Command>): Promise<void> {
  // The output is for people and for other programs: no log between.
  logger.level = "silent";
  const command = parse(process.argv.slice(2));
  if (command === undefined) {
    await print([usage]);
    return;
  }
  const database = await reachDatabase(parseSettings(process.env));
  try {
    const tell = (words: string) => process.stderr.write(`${words}\n`);
    await print(run(command, database.db, tell));
  } finally {
    await database.close();
  }
}

/** Answers the call of this process, on the database that the settings name. */
export function runCli<Command>(cli: Cli<Command>): void {
  // An exit, unlike a signal, takes a database that was started for this call along.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => process.exit(1));
  answer(cli).catch((error: unknown) => {
    process.stderr.write(`${explainCommandError(error)}\n`);
    process.exitCode = 1;
  });
}
