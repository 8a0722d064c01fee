import { parseSettings, type Settings } from "../env.ts";
import { logger } from "../log.ts";
import { explainCommandError } from "./explain-command-error.ts";
import { print } from "./print.ts";

/** Prints to stderr, because the output may be for a program. */
export type Notify = (text: string) => void;

/** What a command works on. */
export interface Opened<Store> {
  readonly store: Store;
  readonly close: () => Promise<void>;
}

export interface Cli<Command, Store> {
  readonly usage: string;
  /** Parses the arguments; undefined if help is requested. Throws `CommandError`. */
  readonly parse: (words: readonly string[]) => Command | undefined;
  readonly open: (settings: Settings) => Promise<Opened<Store>>;
  /** Runs the command and yields the text to print, as fast as it is consumed. */
  readonly run: (command: Command, store: Store, notify: Notify) => AsyncIterable<string>;
}

async function answer<Command, Store>({ usage, parse, open, run }: Cli<Command, Store>): Promise<void> {
  // The output is for users and other programs: no log lines in it.
  logger.level = "silent";
  const command = parse(process.argv.slice(2));
  if (command === undefined) {
    await print([usage]);
    return;
  }
  const { store, close } = await open(parseSettings(process.env));
  try {
    const notify = (text: string) => process.stderr.write(`${text}\n`);
    await print(run(command, store, notify));
  } finally {
    await close();
  }
}

/** Ends the process after what it has written: a service that does not answer would keep it alive for minutes. */
function failCommand(error: unknown): void {
  process.exitCode = 1;
  const text = `${explainCommandError(error)}\n`;
  process.stdout.write("", () => process.stderr.write(text, () => process.exit()));
}

/** Runs the command of this process on what the settings select. */
export function runCli<Command, Store>(cli: Cli<Command, Store>): void {
  // Unlike a signal, an exit stops a database that was started for this command.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => process.exit(1));
  answer(cli).catch(failCommand);
}
